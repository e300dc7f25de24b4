import { errorKinds, toasts } from '@freehold/contract';
import { CallError } from '#app/lib/call-error.ts';
import { errorText, isServerTrouble } from '#app/lib/error-text.ts';
import { counted } from '#app/lib/format.ts';

/** What stands beside the save button. */
export interface SaveNote {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

const kept = 'Everything you entered is still here.';

/** What a failed save says: why, and that nothing typed is lost. */
export function failedNote(error: unknown): SaveNote {
  if (isSignedOut(error)) return bad(`You are signed out. Sign in again, then save. ${kept}`);
  const fallback = isServerTrouble(error) ? errorKinds.unavailable.message : toasts.clientSaveFailed.description;
  return bad(`Not saved. ${errorText(error, fallback)} ${kept}`);
}

/** What a save says that was stopped on the way. */
export const stoppedNote = bad(`Not saved: you stopped it. ${kept}`);

/** What a save says that was refused for an older version, while the newer one could not be shown. */
export const unseenNote = bad(`Not saved: somebody else saved this record meanwhile. Save again to compare. ${kept}`);

/** What a save says that did not set out, because of so many fields. */
export function wrongNote(fields: number): SaveNote {
  return bad(`Not saved: ${counted(fields, 'field')} to correct.`);
}

/** That the record is stored, and since when. */
export function savedNote(at: Date): SaveNote {
  return { tone: 'good', text: `Saved at ${at.toLocaleTimeString('en-AU', { timeStyle: 'short' })}.` };
}

/** Whether a call failed because its session is over. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.code === 'signed-out';
}

function bad(text: string): SaveNote {
  return { tone: 'bad', text };
}
