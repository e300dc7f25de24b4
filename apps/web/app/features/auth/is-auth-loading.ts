import type { Session } from '#app/lib/session.ts';

/** State that `isAuthLoading` is derived from. */
export interface AuthWork {
  readonly session: Session;
  readonly isSigningIn: boolean;
  readonly isSigningUp: boolean;
  readonly isSigningOut: boolean;
}

/** True while a sign-in, sign-up or sign-out runs, or until this browser's session has been read. */
export function isAuthLoading({ session, isSigningIn, isSigningUp, isSigningOut }: AuthWork): boolean {
  return session.status === 'loading' || isSigningIn || isSigningUp || isSigningOut;
}
