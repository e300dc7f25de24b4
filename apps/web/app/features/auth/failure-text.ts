import { errorKinds, toasts } from '@freehold/contract';
import { errorText, isServerTrouble } from '#app/lib/error-text.ts';

/** What the facility itself says when nobody said more; a screen has words of its own (decision P-01). */
export const facilityFallbacks = { signIn: 'Login failed', signUp: 'Registration failed' } as const;

/**
 * What a failed sign-in says: the server's words, else that the service is away when it was, else 'Invalid credentials'
 * (specification section 8). A server that is away says nothing about the password.
 */
export function signInFailureText(error: unknown): string {
  return failureText(error, toasts.signInFailed.description);
}

/** As `signInFailureText`, for a sign-up. */
export function signUpFailureText(error: unknown): string {
  return failureText(error, toasts.signUpFailed.description);
}

/** The server's words, else that the service is away when it was, else the fallback. */
export function failureText(error: unknown, fallback: string): string {
  return errorText(error, isServerTrouble(error) ? errorKinds.unavailable.message : fallback);
}
