import { CallError } from '#app/lib/call-error.ts';

/** One line of the page's log. */
export interface LogEntry {
  readonly id: number;
  readonly at: Date;
  readonly type: 'info' | 'success' | 'error';
  readonly message: string;
  /** Body of the response as text; empty without one. */
  readonly details: string;
}

export type NewEntry = Omit<LogEntry, 'id' | 'at'>;

/** Error texts, word for word from specification section 8. */
export const failures = {
  diagnostic: 'Failed to get diagnostic info',
  createAdmin: 'Failed to create test admin',
  noUser: 'Response received but no user data found',
  login: 'Admin login failed',
  noToken: 'Login response missing token or user ID',
  profile: 'Failed to update profile',
  records: 'Error in additional tests',
  endpoints: 'Error during API endpoint tests',
  all: 'Error running tests',
} as const;

const withSeconds = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium' });

/** The reader's local time with seconds (decision R-10). */
export function timeText(at: Date): string {
  return withSeconds.format(at);
}

/** Log text of an error: the server's response, else the error's message, else 'Unknown error'. */
export function detailOf(error: unknown): string {
  if (error instanceof CallError && error.body !== undefined && error.body !== '') return error.body;
  return error instanceof Error && error.message !== '' ? error.message : 'Unknown error';
}

/** True when the server accepted the call but sent a response that the page cannot use. */
export function isUnusableAnswer(error: unknown): boolean {
  return error instanceof CallError && error.failure === 'refused' && error.status < 300;
}
