import { type ProfileInput, type Register, type RegisterReply, routes, type SignIn } from '@freehold/contract';
import { type ReactNode, useRef, useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { HeldKey } from '#app/lib/idempotency-key.ts';
import { signOut, startSession, useSession } from '#app/lib/session.ts';
import { useOwnProfile } from '#app/lib/session-profile.ts';
import { type CallOutcome, useCall } from '#app/lib/use-call.ts';
import { dismissToasts } from '#app/ui/toasts/toasts.ts';
import { accountTopic, facilityFallbacks } from '../failure-text.ts';
import { isAuthLoading } from '../is-auth-loading.ts';
import { updateOwnProfile } from '../update-profile.ts';
import { type Auth, AuthContext, type AuthOutcome } from '../use-auth.ts';

/** Provides the auth context; all screens below share the same running request. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const profile = useOwnProfile();
  const login = useCall(routes.auth.login);
  const register = useCall(routes.auth.register);
  const [isLeaving, setLeaving] = useState(false);
  const updateKey = useRef(new HeldKey());
  const user = session.status === 'signed-in' ? session.user : null;

  const auth: Auth = {
    user,
    profile: profile.status === 'found' ? profile.profile : null,
    isLoading: isAuthLoading({
      session,
      isSigningIn: login.isRunning,
      isSigningUp: register.isRunning,
      isSigningOut: isLeaving,
    }),
    waiting: login.waiting ?? register.waiting,
    signIn: async (given: SignIn) => begun(await login.run({ body: given }), facilityFallbacks.signIn),
    signUp: async (given: Register) => begun(await register.run({ body: given }), facilityFallbacks.signUp),
    async signOut() {
      setLeaving(true);
      await signOut();
      setLeaving(false);
    },
    async updateProfile(input: ProfileInput) {
      const isStored = await updateOwnProfile({ userId: user?.id, input, key: updateKey.current.keyFor(input) });
      if (isStored) updateKey.current.release();
      return isStored;
    },
    cancel() {
      login.cancel();
      register.cancel();
    },
  };
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function begun<Reply extends RegisterReply>(outcome: CallOutcome<Reply>, fallback: string): AuthOutcome<Reply> {
  if (outcome.kind === 'failed') return { ...outcome, text: errorText(outcome.error, fallback) };
  // If the server requires a confirmed address first, sign-up returns no tokens (decision B-09).
  if (outcome.kind === 'done') dismissToasts(accountTopic);
  const { accessToken } = outcome.kind === 'done' ? outcome.reply : {};
  if (outcome.kind === 'done' && accessToken) startSession({ ...outcome.reply, accessToken });
  return outcome;
}
