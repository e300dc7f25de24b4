import type { Session } from '#app/lib/session.ts';

/** What the auth facility may be in the middle of. */
export interface AuthWork {
  readonly session: Session;
  readonly isSigningIn: boolean;
  readonly isSigningUp: boolean;
  readonly isSigningOut: boolean;
}

/** Whether a sign-in, a sign-up or a sign-out runs, or the session of this browser has not been read yet. */
export function isAuthLoading({ session, isSigningIn, isSigningUp, isSigningOut }: AuthWork): boolean {
  return session.status === 'loading' || isSigningIn || isSigningUp || isSigningOut;
}
