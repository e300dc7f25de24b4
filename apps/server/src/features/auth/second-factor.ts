import { AppError, type EnrolSecondFactorReply, isDeskRole, type RecoveryCodesReply } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Reader, type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/index.ts';
import { mostWrongCodes, takeCodeTry } from './code-tries.ts';
import { enrolmentUri, newRecoveryCodes, newSecret, normaliseRecoveryCode, stepOfCode } from './one-time-codes.ts';
import { assertOwnPassword } from './own-password.ts';
import { findAccount } from './queries/accounts.ts';
import {
  claimRecoveryCode,
  claimStep,
  confirmFactor,
  deleteSecondFactor,
  findSecondFactor,
  forgetWrongCodes,
  insertPendingFactor,
  replaceRecoveryCodes,
} from './queries/second-factors.ts';
import { endSessionsOf } from './queries/sessions.ts';

/** Purpose under which the secrets of authenticator apps are encrypted. */
export const factorPurpose = 'second-factor';
const recoveryPurpose = 'recovery-code';

/** True when an account must set up an authenticator app before anything else. */
export function isSecondFactorNeeded(
  config: Pick<Deps['config'], 'adminSecondFactor'>,
  { role, hasSecondFactor }: { role: Actor['role']; hasSecondFactor: boolean },
): boolean {
  return config.adminSecondFactor === 'required' && isDeskRole(role) && !hasSecondFactor;
}

/**
 * Starts setting up an authenticator app for the actor, who enters the password again. Returns the secret, this once.
 * Throws AppError `address-not-confirmed`, `wrong-password`, `already-done` where one is on, `too-many-requests`.
 */
export async function enrolSecondFactor(deps: Deps, actor: Actor, password: string): Promise<EnrolSecondFactorReply> {
  await requireProvenAddress(deps.db.kysely, actor);
  await assertOwnPassword(deps, actor.id, password);
  const secret = newSecret();
  const encrypted = deps.secrets.encrypt(factorPurpose, actor.id, secret);
  const isPending = await transaction(deps.db, (tx) =>
    insertPendingFactor(tx, { userId: actor.id, secret: encrypted, at: deps.now() }),
  );
  if (!isPending) throw new AppError('already-done');
  return { secret, uri: enrolmentUri(secret, actor.email) };
}

/**
 * Switches the authenticator app on with its first code, ends the account's other sessions, mails its owner and returns
 * the recovery codes, this once. Throws AppError `second-factor-wrong` (also where no set-up was started),
 * `address-not-confirmed`, `already-done`, `too-many-requests`.
 */
export async function confirmSecondFactor(deps: Deps, actor: Actor, code: string): Promise<RecoveryCodesReply> {
  await requireProvenAddress(deps.db.kysely, actor);
  await deps.limits.consume('secondFactor', actor.id);
  const recoveryCodes = newRecoveryCodes();
  await transaction(deps.db, async (tx) => {
    const at = deps.now();
    const factor = await findSecondFactor(tx, actor.id);
    if (factor?.confirmed_at) throw new AppError('already-done');
    const step = factor ? stepNow(deps, actor.id, { secret: factor.secret, code }) : null;
    if (!factor || step === null) throw new AppError('second-factor-wrong');
    if (!(await confirmFactor(tx, { userId: actor.id, secret: factor.secret, step, at }))) {
      throw new AppError('second-factor-wrong');
    }
    const codeMacs = recoveryCodes.map((shown) => deps.secrets.mac(recoveryPurpose, recoveryText(actor.id, shown)));
    await replaceRecoveryCodes(tx, { userId: actor.id, codeMacs });
    const subject = { kind: 'user', id: actor.id } as const;
    await recordAudit(tx, { at, actor, action: 'second-factor-on', subject });
    await tellAndEndOthers(deps, tx, { actor, kind: 'second-factor-on' });
  });
  await deps.limits.forget('secondFactor', actor.id);
  return { recoveryCodes };
}

/**
 * Checks what must hold before the app is switched off: the password, and a try at the code left. Throws AppError
 * `wrong-password`, `too-many-requests`.
 */
export async function assertMayDisable(deps: Deps, actor: Actor, password: string): Promise<void> {
  await assertOwnPassword(deps, actor.id, password);
  await takeCodeTry(deps, actor.id);
}

/**
 * Switches the authenticator app off, ends the account's other sessions and mails its owner. Throws AppError
 * `already-done` without one, `second-factor-wrong` for the code.
 */
export async function disableSecondFactor(deps: Deps, tx: Tx, { actor, code }: { actor: Actor; code: string }) {
  const factor = await findSecondFactor(tx, actor.id);
  if (!factor?.confirmed_at) throw new AppError('already-done');
  if (!(await acceptCode(deps, tx, { userId: actor.id, code }))) throw new AppError('second-factor-wrong');
  await deleteSecondFactor(tx, actor.id);
  const subject = { kind: 'user', id: actor.id } as const;
  await recordAudit(tx, { at: deps.now(), actor, action: 'second-factor-off', subject });
  await tellAndEndOthers(deps, tx, { actor, kind: 'second-factor-off' });
}

/**
 * Throws AppError `address-not-confirmed` for a client with an unproven address: an app set up by a stranger would lock
 * its owner out for good. An adviser's account is made by the operator and needs no proof.
 */
async function requireProvenAddress(reader: Reader, actor: Actor): Promise<void> {
  if (actor.role !== 'CLIENT') return;
  const account = await findAccount(reader, actor.id);
  if (!account?.email_verified_at) throw new AppError('address-not-confirmed');
}

async function tellAndEndOthers(
  deps: Pick<Deps, 'jobs' | 'config' | 'now'>,
  tx: Tx,
  { actor, kind }: { actor: Actor; kind: 'second-factor-on' | 'second-factor-off' },
): Promise<void> {
  await endSessionsOf(tx, { userId: actor.id, at: deps.now(), except: actor.sessionId });
  await queueMail(deps, tx, { kind, recipient: actor.email, userId: actor.id });
}

/**
 * True when a code of the app or a recovery code opens the account now, after `takeCodeTry`. The code is used up and
 * works once. After too many wrong ones only a recovery code works, which resets the count.
 */
export async function acceptCode(
  deps: Pick<Deps, 'secrets' | 'now' | 'log'>,
  tx: Tx,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const factor = await findSecondFactor(tx, userId);
  if (!factor?.confirmed_at) return false;
  const step = stepNow(deps, userId, { secret: factor.secret, code });
  if (step !== null) return await claimStep(tx, { userId, step, mostWrong: mostWrongCodes });
  if (normaliseRecoveryCode(code) === null) return false;
  const codeMacs = deps.secrets.macs(recoveryPurpose, recoveryText(userId, code));
  if (!(await claimRecoveryCode(tx, { userId, codeMacs, at: deps.now() }))) return false;
  await forgetWrongCodes(tx, userId);
  return true;
}

function stepNow(deps: Pick<Deps, 'secrets' | 'now' | 'log'>, userId: string, tried: { secret: string; code: string }) {
  const secret = deps.secrets.decrypt(factorPurpose, userId, tried.secret);
  if (secret === null)
    deps.log.warn({ userId }, 'a second factor cannot be read; is its key missing in DATA_SECRET_PREVIOUS?');
  return secret === null ? null : stepOfCode(secret, tried.code, deps.now());
}

function recoveryText(userId: string, code: string): string {
  return `${userId}.${normaliseRecoveryCode(code) ?? ''}`;
}
