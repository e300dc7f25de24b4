import { type ClientAccess, routes } from '@freehold/contract';
import { clientOf } from '../client-record.ts';
import { type DemoScene, reads, refuses } from '../demo-answer.ts';

const { access } = routes;
const noAccounts = 'The demo has no real accounts to change.';

/** How the demo's clients sign in; nothing about it can be changed. */
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
