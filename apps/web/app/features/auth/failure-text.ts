import { toasts } from '@freehold/contract';
import { errorText } from '#app/lib/error-text.ts';

/** Topic of the toasts about signing in and up. */
export const accountTopic = 'account';

/** Default messages where the error has none; screens have their own (decision P-01). */
export const facilityFallbacks = { signIn: 'Login failed', signUp: 'Registration failed' } as const;

/**
 * Message for a failed sign-in: the server's message, otherwise that the service is unavailable if it was, otherwise
 * 'Invalid credentials' (specification section 8). An unavailable server says nothing about the password.
 */
export function signInFailureText(error: unknown): string {
  return errorText(error, toasts.signInFailed.description);
}

/** Message for a failed sign-up; otherwise like `signInFailureText`. */
export function signUpFailureText(error: unknown): string {
  return errorText(error, toasts.signUpFailed.description);
}
