import { errorKinds } from '@freehold/contract';
import { CallError } from './call-error.ts';

/**
 * The sentence a person sees for an error: what the server marked for display, else its message, else its error field
 * (see `answer.ts` for which of them count), else that the service is away when it was, else the fallback. Technical text never
 * shows (decisions F-12, P-05), and nothing that was typed is blamed for a server that is away (decision Y-12).
 */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof CallError && error.displayText !== undefined) return error.displayText;
  return isServerTrouble(error) ? errorKinds.unavailable.message : fallback;
}

/** Whether the server could not be reached or was in trouble itself, so that the same call may well work later. */
export function isServerTrouble(error: unknown): boolean {
  return error instanceof CallError && (error.failure === 'no-answer' || error.status >= 500);
}

/** Messages of refused fields by field name, for a form. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  return Object.fromEntries((error.fields ?? []).map(({ field, message }) => [field, message]));
}
