import type { ProfileInput, Register, RegisterReply, Role, SignIn, SignInReply } from '@freehold/contract';
import { createContext, use } from 'react';
import type { Waiting } from '#app/lib/api-client.ts';
import type { OwnProfile } from '#app/lib/session-profile.ts';
import type { CallOutcome } from '#app/lib/use-call.ts';

/** Call outcome; a failure carries a default message for screens without their own. */
export type AuthOutcome<Reply> = CallOutcome<Reply> & { readonly text?: string };

/** The signed-in user, and the actions that change the session. */
export interface Auth {
  readonly user: { readonly id: string; readonly email: string; readonly role: Role } | null;
  /** Null while loading and if there is none. */
  readonly profile: OwnProfile | null;
  /** True while a sign-in, sign-up or sign-out runs and until the session of this browser has been read. */
  readonly isLoading: boolean;
  /** The upcoming retry, or null. */
  readonly waiting: Waiting | null;
  /** Starts a session on success. */
  signIn(given: SignIn): Promise<AuthOutcome<SignInReply>>;
  /** Starts a session if the response holds tokens. */
  signUp(given: Register): Promise<AuthOutcome<RegisterReply>>;
  signOut(): Promise<void>;
  /** Resolves to true if the profile was stored; false and a console log if nobody is signed in. */
  updateProfile(input: ProfileInput): Promise<boolean>;
  /** Cancels the running sign-in or sign-up. */
  cancel(): void;
}

export const AuthContext = createContext<Auth | null>(null);

/** The auth context. Throws outside its provider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
