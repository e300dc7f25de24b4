import { type Account, AppError, type ChangePassword, normaliseEmail } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { DeviceToken } from '../../device-token.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/index.ts';
import { isAdviserAsked } from '../profiles/index.ts';
import { endPasswordLinks } from './account-links.ts';
import { deviceCode } from './devices.ts';
import { checkPassword } from './own-password.ts';
import { assertPassword } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import { findAccount, updatePassword } from './queries/accounts.ts';
import { forgetDevices } from './queries/devices.ts';
import { countRecoveryCodes, findSecondFactor } from './queries/second-factors.ts';
import { endSessionsOf } from './queries/sessions.ts';
import { isSecondFactorNeeded } from './second-factor.ts';

/** The actor's own account. Throws AppError `signed-out` when it no longer exists. */
export async function ownAccount(deps: Deps, actor: Actor): Promise<Account> {
  const reader = deps.db.kysely;
  const account = await findAccount(reader, actor.id);
  if (!account) throw new AppError('signed-out');
  const factor = await findSecondFactor(reader, actor.id);
  const hasSecondFactor = Boolean(factor?.confirmed_at);
  return {
    id: actor.id,
    email: account.email,
    role: actor.role,
    firstName: account.first_name,
    lastName: account.last_name,
    isEmailVerified: account.email_verified_at !== null,
    confirmBy: account.confirm_by?.toISOString() ?? null,
    isAdviserAsked: await isAdviserAsked(reader, actor.id),
    hasSecondFactor,
    isSecondFactorNeeded: isSecondFactorNeeded(deps.config, { role: actor.role, hasSecondFactor }),
    recoveryCodesLeft: hasSecondFactor ? await countRecoveryCodes(reader, actor.id) : 0,
  };
}

/** A password change that has passed its checks. */
export interface PreparedChange {
  readonly passwordHash: string;
  readonly fromVersion: number;
}

/**
 * Checks the current password and hashes the new one. Throws AppError `wrong-password`, `invalid-input`,
 * `too-many-requests`.
 */
export async function prepareChange(deps: Deps, actor: Actor, change: ChangePassword): Promise<PreparedChange> {
  const account = await findAccount(deps.db.kysely, actor.id);
  if (!account || !(await checkPassword(deps, actor.id, change.currentPassword))) throw new AppError('wrong-password');
  assertPassword(deps.config, actor, { field: 'newPassword', password: change.newPassword });
  return { passwordHash: await hashPassword(change.newPassword), fromVersion: account.password_version };
}

/**
 * Sets the prepared password, ends the account's other sessions and its reset links, forgets its other devices, and
 * queues a mail about it. Throws AppError `wrong-password` when the password was changed meanwhile.
 */
export async function changePassword(
  deps: Deps,
  tx: Tx,
  { actor, change, device }: { actor: Actor; change: PreparedChange; device: DeviceToken },
): Promise<void> {
  const at = deps.now();
  if (!(await updatePassword(tx, { id: actor.id, ...change, at }))) throw new AppError('wrong-password');
  await endSessionsOf(tx, { userId: actor.id, at, except: actor.sessionId });
  await endPasswordLinks(tx, { userId: actor.id, at });
  await forgetDevices(tx, { userId: actor.id, except: deviceCode(normaliseEmail(actor.email), device) });
  await queueMail(deps, tx, { kind: 'password-changed', recipient: actor.email, userId: actor.id });
  const subject = { kind: 'user', id: actor.id } as const;
  await recordAudit(tx, { at, actor, action: 'password-changed', subject });
}
