import { AppError, type ClientAccess, routes, type Session } from '@freehold/contract';
import { clientOf } from '../client-record.ts';
import { changes, type DemoScene, reads, refuses } from '../demo-answer.ts';
import { recordEvent } from '../record-event.ts';
import { demoSessions } from '../world/sessions.ts';

const { access } = routes;
const noAccounts = 'The demo has no real accounts to change.';

/** Sign-in details of the demo's clients; they cannot be changed. */
export const accessAnswers = {
  read: reads(access.read, (call) => accessOf(call, call.params.id)),
  disable: refuses(access.disable, noAccounts),
  enable: refuses(access.enable, noAccounts),
  resetSecondFactor: refuses(access.resetSecondFactor, noAccounts),
  changeEmail: refuses(access.changeEmail, noAccounts),
  withdraw: refuses(access.withdraw, noAccounts),
};

function accessOf({ world }: DemoScene, id: string): ClientAccess {
  const { hasAccount, emailVerified, profile } = clientOf(world, id);
  if (!hasAccount) return { account: null };
  const state = { isDisabled: false, hasSecondFactor: false, changes: [] };
  return { account: { email: profile.email, isEmailVerified: emailVerified, ...state } };
}

const { auth } = routes;
const leaveFirst = 'Leave the demo first.';
const ok = { ok: true } as const;

// Dummies for a real account's recovery codes; they open nothing.
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `demo-${1_000 + index * 37}-${2_000 + index * 53}`);

/** The demo user's account. Any password is accepted, since there is none. */
export const accountAnswers = {
  login: refuses(auth.login, leaveFirst),
  register: refuses(auth.register, leaveFirst),
  refresh: refuses(auth.refresh, leaveFirst),
  logout: refuses(auth.logout, leaveFirst),
  forgotPassword: refuses(auth.forgotPassword, leaveFirst),
  resetPassword: refuses(auth.resetPassword, leaveFirst),
  lookAtSignUp: refuses(auth.lookAtSignUp, leaveFirst),
  verifyEmail: refuses(auth.verifyEmail, leaveFirst),
  declineSignUp: refuses(auth.declineSignUp, leaveFirst),
  stopChange: refuses(auth.stopChange, leaveFirst),
  confirmNewEmail: refuses(auth.confirmNewEmail, leaveFirst),
  resendVerification: refuses(auth.resendVerification, 'The demo sends no emails.'),
  changePassword: changes(auth.changePassword, (call) => {
    call.world.sessions = call.world.sessions.filter(({ isCurrent }) => isCurrent);
    recordEvent(call, { action: 'password-changed', subject: { kind: 'user', id: call.actor.id } });
    return ok;
  }),
  prove: changes(auth.prove, () => ok),
  account: reads(auth.account, (call) => {
    const { id, email, role } = call.actor;
    const hasSecondFactor = call.world.secondFactor === 'on';
    return {
      ...{ id, email, role, firstName: 'Demo', lastName: role === 'ADMIN' ? 'Admin' : 'Client' },
      ...{ isEmailVerified: true, confirmBy: null, isAdviserAsked: false },
      ...{ hasSecondFactor, isSecondFactorNeeded: false },
      recoveryCodesLeft: hasSecondFactor ? recoveryCodes.length : 0,
    };
  }),
  sessions: reads(auth.sessions, ({ world }) => world.sessions),
  endSession: changes(auth.endSession, ({ world, params }) => {
    world.sessions = without(world.sessions, params.id);
    return ok;
  }),
  clientSessions: reads(auth.clientSessions, (call) => sessionsOf(call, call.params.id)),
  endClientSession: changes(auth.endClientSession, (call) => {
    const { id, sessionId } = call.params;
    call.world.clientSessions.set(id, without(sessionsOf(call, id), sessionId));
    recordEvent(call, { action: 'session-ended', subject: { kind: 'user', id } });
    return ok;
  }),
  sendClientReset: changes(auth.sendClientReset, (call) => {
    const { id, hasAccount } = clientOf(call.world, call.params.id);
    if (hasAccount) recordEvent(call, { action: 'reset-requested', subject: { kind: 'user', id } });
    return { hasAccount };
  }),
  enrolSecondFactor: changes(auth.enrolSecondFactor, ({ world, actor }) => {
    if (world.secondFactor === 'on') throw new AppError('already-done');
    world.secondFactor = 'waiting';
    const secret = 'DEMODEMODEMODEMO';
    return { secret, uri: `otpauth://totp/Freehold%20demo:${encodeURIComponent(actor.email)}?secret=${secret}` };
  }),
  confirmSecondFactor: changes(auth.confirmSecondFactor, ({ world }) => {
    if (world.secondFactor !== 'waiting') throw new AppError('already-done');
    world.secondFactor = 'on';
    return { recoveryCodes };
  }),
  disableSecondFactor: changes(auth.disableSecondFactor, ({ world }) => {
    if (world.secondFactor !== 'on') throw new AppError('already-done');
    world.secondFactor = 'none';
    return ok;
  }),
};

function sessionsOf({ world, at }: DemoScene, id: string): Session[] {
  const { hasAccount } = clientOf(world, id);
  if (!hasAccount) return [];
  return world.clientSessions.get(id) ?? demoSessions(at).map((session) => ({ ...session, isCurrent: false }));
}

function without(sessions: readonly Session[], id: string): Session[] {
  if (!sessions.some((session) => session.id === id)) throw new AppError('not-found');
  return sessions.filter((session) => session.id !== id);
}
