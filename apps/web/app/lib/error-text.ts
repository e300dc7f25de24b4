import { errorKinds } from '@freehold/contract';
import { CallError } from './call-error.ts';

/**
 * The sentence a person sees for an error: the text the server marked for display, else its message, else its error
 * field (`answer.ts` says which count), else that the service is down if it was, else the fallback. Technical text
 * never shows (decisions F-12, P-05), and a server that is down is never blamed on what was typed (decision Y-12).
 */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof CallError && error.displayText !== undefined) return error.displayText;
  return isServerTrouble(error) ? errorKinds.unavailable.message : fallback;
}

/** True when the server was unreachable or failing, so the same call may work later. */
export function isServerTrouble(error: unknown): boolean {
  return error instanceof CallError && (error.failure === 'no-answer' || error.status >= 500);
}

/** Messages of rejected fields by field name, for a form. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  return Object.fromEntries((error.fields ?? []).map(({ field, message }) => [field, message]));
}
