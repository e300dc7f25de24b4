import type { ProfileInput, Register, RegisterReply, SignIn, SignInReply } from '@freehold/contract';
import { createContext, use } from 'react';
import type { Waiting } from '#app/lib/api-client.ts';
import type { OwnProfile } from '#app/lib/session-profile.ts';
import type { CallOutcome } from '#app/lib/use-call.ts';

/** A failed outcome with what to say where no screen has words of its own. */
export type AuthOutcome<Reply> = CallOutcome<Reply> & { readonly text?: string };

/** Who is signed in, and how that changes. */
export interface Auth {
  readonly user: { readonly id: string; readonly email: string; readonly role: 'ADMIN' | 'CLIENT' } | null;
  /** Null while it is on the way and where there is none. */
  readonly profile: OwnProfile | null;
  /** True while a sign-in, sign-up or sign-out runs and until the session of this browser has been read. */
  readonly isLoading: boolean;
  /** The retry that is coming, or null. */
  readonly waiting: Waiting | null;
  /** Starts a session on success. */
  signIn(given: SignIn): Promise<AuthOutcome<SignInReply>>;
  /** Starts a session where the answer holds one. */
  signUp(given: Register): Promise<AuthOutcome<RegisterReply>>;
  signOut(): Promise<void>;
  /** Whether the profile was stored; without anybody signed in it was not, and the browser's log says so. */
  updateProfile(input: ProfileInput): Promise<boolean>;
  /** Gives up the sign-in or sign-up that runs. */
  cancel(): void;
}

export const AuthContext = createContext<Auth | null>(null);

/** The auth facility. Throws outside its provider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
