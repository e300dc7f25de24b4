import { routes } from '@freehold/contract';
import { scopeFor } from '../../http/access.ts';
import { type Binding, bindPreparedWrite, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { assertOwnsAccount, proveNewEmail, stopChange } from './account-changes.ts';
import { askEmailChange, askFactorReset, setDisabled, showAccess, withdrawChange } from './client-access.ts';
import { changePassword, ownAccount, prepareChange } from './own-account.ts';
import { proveSession } from './prove.ts';
import {
  clientResetReply,
  countOwnRequest,
  letInAfterReset,
  prepareReset,
  requestClientReset,
  requestOwnReset,
  resetPassword,
  uniformAnswerTime,
} from './reset.ts';
import { assertMayDisable, confirmSecondFactor, disableSecondFactor, enrolSecondFactor } from './second-factor.ts';
import { endSessionOf, refreshSession, sessionsOf, sessionsOfPerson, signOut } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { createAccount, enterNewAccount, prepareAccount } from './sign-up.ts';
import {
  countVerification,
  declineSignUp,
  lookAtSignUp,
  prepareProof,
  resendVerification,
  verifyEmail,
} from './verification.ts';

const done = { ok: true as const };

/** Proving that an account's address belongs to its owner, or that the account does not. */
function bindVerification(binding: Binding): void {
  const { deps } = binding;
  const byAddress = { ...binding, limit: 'mailedLink' } as const;
  bindRoute(byAddress, routes.auth.lookAtSignUp, ({ body, actor }) => lookAtSignUp(deps, { token: body.token, actor }));
  bindPreparedWrite(byAddress, routes.auth.verifyEmail, {
    prepare: ({ body, actor }) => prepareProof(deps, { given: body, actor }),
    perform: (tx, { body, prepared }) => verifyEmail(deps, tx, { token: body.token, proof: prepared }),
    answer: async ({ isAdviserAsked }) => ({ ...done, isAdviserAsked }),
  });
  bindWrite(byAddress, routes.auth.declineSignUp, async (tx, { body }) => {
    await declineSignUp(deps, tx, body.token);
    return done;
  });
  bindPreparedWrite(binding, routes.auth.resendVerification, {
    prepare: ({ actor }) => countVerification(deps, actor),
    perform: (tx, { actor }) => resendVerification(deps, tx, actor),
    answer: async () => done,
  });
}

/** What advisers can do about a client's account, and how its owner can object. */
function bindAccess(binding: Binding): void {
  const { deps } = binding;
  const { access, auth } = routes;
  bindRoute(binding, access.read, ({ actor, params }) =>
    showAccess(deps, { actor, clientId: scopeFor(actor, params.id).profileId }),
  );
  bindWrite(binding, access.disable, (tx, { actor, params }) =>
    setDisabled(deps, tx, { actor, clientId: scopeFor(actor, params.id).profileId, isDisabled: true }),
  );
  bindWrite(binding, access.enable, (tx, { actor, params }) =>
    setDisabled(deps, tx, { actor, clientId: scopeFor(actor, params.id).profileId, isDisabled: false }),
  );
  bindWrite(binding, access.resetSecondFactor, (tx, { actor, params }) =>
    askFactorReset(deps, tx, { actor, clientId: scopeFor(actor, params.id).profileId }),
  );
  bindWrite(binding, access.changeEmail, (tx, { actor, params, body }) =>
    askEmailChange(deps, tx, { actor, clientId: scopeFor(actor, params.id).profileId, email: body.email }),
  );
  bindWrite(binding, access.withdraw, (tx, { actor, params, body }) =>
    withdrawChange(deps, tx, { actor, clientId: scopeFor(actor, params.id).profileId, changeId: body.changeId }),
  );
  const byAddress = { ...binding, limit: 'mailedLink' } as const;
  bindWrite(byAddress, auth.stopChange, async (tx, { body }) => {
    await stopChange(deps, tx, body.token);
    return done;
  });
  bindPreparedWrite(byAddress, auth.confirmNewEmail, {
    prepare: ({ body, actor }) => assertOwnsAccount(deps, { ...body, password: body.password, actor }),
    perform: (tx, { body }) => proveNewEmail(deps, tx, body.token),
    answer: async ({ dueAt }) => ({ ...done, dueAt }),
  });
}

/** What an admin may do about another person's sign-in. */
function bindPersonSessions(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.auth.clientSessions, ({ actor, params }) =>
    sessionsOfPerson(deps, actor, scopeFor(actor, params.id).profileId),
  );
  bindRoute(binding, routes.auth.endClientSession, async ({ actor, params }) => {
    await endSessionOf(deps, { sessionId: params.sessionId, userId: scopeFor(actor, params.id).profileId, actor });
    return { ok: true as const };
  });
  bindPreparedWrite(binding, routes.auth.sendClientReset, {
    prepare: async () => undefined,
    perform: (tx, { actor, params }) =>
      requestClientReset(deps, tx, { clientId: scopeFor(actor, params.id).profileId, actor }),
    answer: async (reset) => clientResetReply(deps, reset),
  });
}

/** Switching an authenticator app on and off. */
function bindSecondFactor(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.auth.enrolSecondFactor, ({ actor, body }) => enrolSecondFactor(deps, actor, body.password));
  bindRoute(binding, routes.auth.confirmSecondFactor, ({ actor, body }) => confirmSecondFactor(deps, actor, body.code));
  bindPreparedWrite(binding, routes.auth.disableSecondFactor, {
    prepare: ({ actor, body }) => assertMayDisable(deps, actor, body.password),
    perform: (tx, { actor, body }) => disableSecondFactor(deps, tx, { actor, code: body.code }),
    answer: async (_kept, { actor }) => {
      await deps.limits.forget('secondFactor', actor.id);
      return { ok: true as const };
    },
  });
}

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
