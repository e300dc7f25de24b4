import { errorKinds, toasts } from '@freehold/contract';
import { errorText, isServerTrouble } from '#app/lib/error-text.ts';

/**
 * What a failed sign-in says: the server's words, else that the service is away when it was, else 'Invalid credentials'
 * (specification section 8). A server that is away says nothing about the password.
 */
export function signInFailureText(error: unknown): string {
  const fallback = isServerTrouble(error) ? errorKinds.unavailable.message : toasts.signInFailed.description;
  return errorText(error, fallback);
}
