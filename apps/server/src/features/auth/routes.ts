import { routes } from '@freehold/contract';
import { type Binding, bindPreparedWrite, bindRoute } from '../../http/bind-route.ts';
import { bindAccess } from './access-routes.ts';
import { changePassword, ownAccount, prepareChange } from './own-account.ts';
import { bindPersonSessions } from './person-routes.ts';
import { proveSession } from './prove.ts';
import {
  countOwnRequest,
  letInAfterReset,
  prepareReset,
  requestOwnReset,
  resetPassword,
  uniformAnswerTime,
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
  bindRoute(binding, routes.auth.login, ({ body, ...origin }) => signIn(deps, body, origin));
  bindRoute({ ...binding, limit: 'session' }, routes.auth.refresh, ({ body }) =>
    refreshSession(deps, body.refreshToken),
  );
  bindRoute({ ...binding, limit: 'session' }, routes.auth.logout, async ({ actor, body }) => {
    await signOut(deps, { actor, refreshToken: body?.refreshToken ?? null, ticket: body?.ticket ?? null });
    return done;
  });
}

function bindSignUp(binding: Binding): void {
  const { deps } = binding;
  bindPreparedWrite({ ...binding, limit: 'signUp' }, routes.auth.register, {
    prepare: ({ body, ...origin }) => prepareAccount(deps, body, origin),
    perform: (tx, { body, prepared, ...origin }) => createAccount(deps, tx, { given: body, prepared, origin }),
    answer: (created, origin) => enterNewAccount(deps, created, origin),
  });
}

function bindPasswords(binding: Binding): void {
  const { deps } = binding;
  bindPreparedWrite({ ...binding, limit: 'resetAddress' }, routes.auth.forgotPassword, {
    prepare: ({ body, ...origin }) => countOwnRequest(deps, body.email, origin),
    perform: async (tx, { body, prepared }) => {
      if (prepared.mayMail) await requestOwnReset(deps, tx, { email: body.email, device: prepared.device });
      return { startedAt: prepared.startedAt };
    },
    answer: async (request) => uniformAnswerTime(request).then(() => done),
  });
  bindPreparedWrite({ ...binding, limit: 'resetAddress' }, routes.auth.resetPassword, {
    prepare: ({ body }) => prepareReset(deps, body),
    perform: (tx, { body, prepared }) => resetPassword(deps, tx, { token: body.token, passwordHash: prepared }),
    answer: async (reset, { device }) => letInAfterReset(deps, { ...reset, device }).then(() => done),
  });
  bindPreparedWrite(binding, routes.auth.changePassword, {
    prepare: ({ actor, body }) => prepareChange(deps, actor, body),
    perform: (tx, { actor, prepared, device }) => changePassword(deps, tx, { actor, change: prepared, device }),
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
