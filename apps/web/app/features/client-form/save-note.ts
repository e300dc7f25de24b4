import { errorKinds, toasts } from '@freehold/contract';
import { CallError } from '#app/lib/call-error.ts';
import { errorText, isServerTrouble } from '#app/lib/error-text.ts';
import { counted } from '#app/lib/format.ts';

/** Message beside the save button. */
export interface SaveNote {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

const kept = 'Everything you entered is still here.';

/** Note for a failed save: the reason, and that the input is not lost. */
export function failedNote(error: unknown): SaveNote {
  if (isSignedOut(error)) return bad(`You are signed out. Sign in again, then save. ${kept}`);
  const fallback = isServerTrouble(error) ? errorKinds.unavailable.message : toasts.clientSaveFailed.description;
  return bad(`Not saved. ${errorText(error, fallback)} ${kept}`);
}

/** Note for a save the user cancelled. */
export const stoppedNote = bad(`Not saved: you stopped it. ${kept}`);

/** Note for a save rejected as stale when the newer version could not be loaded. */
export const unseenNote = bad(`Not saved: somebody else saved this record meanwhile. Save again to compare. ${kept}`);

/** Note for a save that was not sent because this many fields are invalid. */
export function wrongNote(fields: number): SaveNote {
  return bad(`Not saved: ${counted(fields, 'field')} to correct.`);
}

/** Note that the record is stored, with the time. */
export function savedNote(at: Date): SaveNote {
  return { tone: 'good', text: `Saved at ${at.toLocaleTimeString('en-AU', { timeStyle: 'short' })}.` };
}

/** True if a call failed because the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.code === 'signed-out';
}

function bad(text: string): SaveNote {
  return { tone: 'bad', text };
}
