import { routes } from '@freehold/contract';
import { type Binding, bindPreparedWrite, bindRoute } from '../../http/bind-route.ts';
import { bindAccess } from './access-routes.ts';
import { changePassword, ownAccount, prepareChange } from './own-account.ts';
import { bindPersonSessions } from './person-routes.ts';
import { proveSession } from './prove.ts';
import {
  countOwnRequest,
  prepareReset,
  requestOwnReset,
  resetPassword,
  uniformAnswerTime,
  unlockAfterReset,
} from './reset.ts';
import { bindSecondFactor } from './second-factor-routes.ts';
import { endSessionOf, refreshSession, sessionsOf, signOut } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { createAccount, enterNewAccount, prepareAccount } from './sign-up.ts';
import { bindVerification } from './verification-routes.ts';

const done = { ok: true as const };

/** Accounts and sessions. */
export function bindAuth(binding: Binding): void {
  bindSignIn(binding);
  bindSignUp(binding);
  bindVerification(binding);
  bindAccess(binding);
  bindPasswords(binding);
  bindOwnSessions(binding);
  bindSecondFactor(binding);
  bindPersonSessions(binding);
}

function bindSignIn(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.auth.login, ({ body, address, userAgent }) => signIn(deps, body, { address, userAgent }));
  bindRoute({ ...binding, limit: 'session' }, routes.auth.refresh, ({ body }) =>
    refreshSession(deps, body.refreshToken),
  );
  bindRoute({ ...binding, limit: 'session' }, routes.auth.logout, async ({ actor, body }) => {
    await signOut(deps, { actor, refreshToken: body?.refreshToken ?? null });
    return done;
  });
}

function bindSignUp(binding: Binding): void {
  const { deps } = binding;
  bindPreparedWrite({ ...binding, limit: 'signUp' }, routes.auth.register, {
    prepare: ({ body, address, userAgent }) => prepareAccount(deps, body, { address, userAgent }),
    perform: (tx, { body, prepared, address, userAgent }) =>
      createAccount(deps, tx, { given: body, prepared, origin: { address, userAgent } }),
    answer: (created, { address, userAgent }) => enterNewAccount(deps, created, { address, userAgent }),
  });
}

function bindPasswords(binding: Binding): void {
  const { deps } = binding;
  bindPreparedWrite({ ...binding, limit: 'resetAddress' }, routes.auth.forgotPassword, {
    prepare: ({ body }) => countOwnRequest(deps, body.email),
    perform: async (tx, { body, prepared }) => {
      if (prepared.mayMail) await requestOwnReset(deps, tx, body.email);
      return { startedAt: prepared.startedAt };
    },
    answer: async (request) => uniformAnswerTime(request).then(() => done),
  });
  bindPreparedWrite({ ...binding, limit: 'resetAddress' }, routes.auth.resetPassword, {
    prepare: ({ body }) => prepareReset(deps, body),
    perform: (tx, { body, prepared }) => resetPassword(deps, tx, { token: body.token, passwordHash: prepared }),
    answer: async (reset) => unlockAfterReset(deps, reset).then(() => done),
  });
  bindPreparedWrite(binding, routes.auth.changePassword, {
    prepare: ({ actor, body }) => prepareChange(deps, actor, body),
    perform: (tx, { actor, prepared }) => changePassword(deps, tx, { actor, change: prepared }),
    answer: async () => done,
  });
}

function bindOwnSessions(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.auth.prove, async ({ actor, body }) => {
    await proveSession(deps, actor, body);
    return done;
  });
  bindRoute(binding, routes.auth.account, ({ actor }) => ownAccount(deps, actor));
  bindRoute(binding, routes.auth.sessions, ({ actor }) =>
    sessionsOf(deps, { userId: actor.id, currentId: actor.sessionId }),
  );
  bindRoute(binding, routes.auth.endSession, async ({ actor, params }) => {
    await endSessionOf(deps, { sessionId: params.id, userId: actor.id, actor });
    return done;
  });
}
