import { toasts } from '@freehold/contract';
import { errorText } from '#app/lib/error-text.ts';

/** What the toasts about signing in and up are about. */
export const accountTopic = 'account';

/** What the facility itself says when nobody said more; a screen has words of its own (decision P-01). */
export const facilityFallbacks = { signIn: 'Login failed', signUp: 'Registration failed' } as const;

/**
 * What a failed sign-in says: the server's words, else that the service is away when it was, else 'Invalid credentials'
 * (specification section 8). A server that is away says nothing about the password.
 */
export function signInFailureText(error: unknown): string {
  return errorText(error, toasts.signInFailed.description);
}

/** As `signInFailureText`, for a sign-up. */
export function signUpFailureText(error: unknown): string {
  return errorText(error, toasts.signUpFailed.description);
}
