/**
 * People who act: two clients with records, an adviser of the first, and two admins, one of whom has lost the role while
 * their session is still open.
 */
export const personNames = ['owner', 'other', 'adviser', 'admin', 'demoted'] as const;
export type PersonName = (typeof personNames)[number];

export interface Person {
  readonly id: string;
  readonly email: string;
  /** Header of their latest session. */
  readonly authorization: string;
}

/** A call to send: its address below `/api`, headers and body. */
export interface SentCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Strings and bytes are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  readonly from?: string | undefined;
}
