import { randomUUID } from 'node:crypto';
import {
  type AccountChange,
  AppError,
  accountChangeHours,
  type ClientAccess,
  isDeskRole,
  normaliseEmail,
  roleOf,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Reader, type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/index.ts';
import { isAddressHeld } from '../erasures/index.ts';
import { createLink, endPasswordLinks } from './account-links.ts';
import { endChange, insertChange, listOpenChanges, updateIsDisabled } from './queries/account-changes.ts';
import { findAccount, findAccountByEmail, isClientRecord } from './queries/accounts.ts';
import { forgetDevices } from './queries/devices.ts';
import { findSecondFactor } from './queries/second-factors.ts';
import { endSessionsOf } from './queries/sessions.ts';

/** An adviser's action on a client's account. */
interface Act {
  readonly actor: Actor;
  readonly clientId: string;
}

/** How a client signs in. Throws AppError `not-found` for an id that is not a client's. */
export async function readAccess(reader: Reader, clientId: string): Promise<ClientAccess> {
  const account = await findAccount(reader, clientId);
  if (!account) {
    if (await isClientRecord(reader, clientId)) return { account: null };
    throw new AppError('not-found');
  }
  if (roleOf(account.role) !== 'CLIENT') throw new AppError('not-found');
  const changes = await listOpenChanges(reader, clientId);
  return {
    account: {
      email: account.email,
      isEmailVerified: account.email_verified_at !== null,
      isDisabled: account.is_disabled,
      hasSecondFactor: Boolean((await findSecondFactor(reader, clientId))?.confirmed_at),
      changes: changes.map((change) => ({
        id: change.id,
        kind: change.kind,
        newEmail: change.new_email,
        askedAt: change.asked_at.toISOString(),
        dueAt: change.due_at.toISOString(),
        isProven: change.proven_at !== null,
      })),
    },
  };
}

/**
 * Shows an adviser how a client signs in, and audits the read. Throws AppError `not-found` for an id that is not a
 * client's.
 */
export async function showAccess(deps: Pick<Deps, 'db' | 'now'>, { actor, clientId }: Act): Promise<ClientAccess> {
  return await transaction(deps.db, async (tx) => {
    const access = await readAccess(tx, clientId);
    const subject = { kind: 'client', id: clientId } as const;
    await recordAudit(tx, { at: deps.now(), actor, action: 'client-read', subject, fields: ['access'] });
    return access;
  });
}

/**
 * Blocks or unblocks sign-in to a client's account; either way every session and reset link ends. Throws AppError
 * `not-found` for an id without a client's account, `already-done`.
 */
export async function setDisabled(
  deps: Deps,
  tx: Tx,
  { actor, clientId, isDisabled }: Act & { isDisabled: boolean },
): Promise<ClientAccess> {
  await clientAccount(tx, clientId);
  const at = deps.now();
  if (!(await updateIsDisabled(tx, { id: clientId, isDisabled, at }))) throw new AppError('already-done');
  await endSessionsOf(tx, { userId: clientId, at });
  await endPasswordLinks(tx, { userId: clientId, at });
  await forgetDevices(tx, { userId: clientId });
  const action = isDisabled ? 'account-disabled' : 'account-enabled';
  await recordAudit(tx, { at, actor, action, subject: { kind: 'user', id: clientId } });
  return await readAccess(tx, clientId);
}

/**
 * Removes a client's authenticator app in 24 hours, and mails the owner how to stop it. Throws AppError `not-found`,
 * `already-done` where there is no app or its removal is already pending.
 */
export async function askFactorReset(deps: Deps, tx: Tx, { actor, clientId }: Act): Promise<ClientAccess> {
  const account = await clientAccount(tx, clientId);
  if (!(await findSecondFactor(tx, clientId))?.confirmed_at) {
    throw new AppError('already-done', { message: 'This client has no authenticator app.' });
  }
  const change = await storeChange(deps, tx, { actor, clientId, kind: 'second-factor-reset', newEmail: null });
  await mailStopLink(deps, tx, { account, change, kind: 'second-factor-reset-asked' });
  const subject = { kind: 'user', id: clientId } as const;
  await recordAudit(tx, { at: deps.now(), actor, action: 'second-factor-reset-asked', subject });
  return await readAccess(tx, clientId);
}

/**
 * Changes a client's address in 72 hours, once its owner has proven the new one: mails the new address how to prove it,
 * and the old one how to stop the change. Throws AppError `not-found`, `already-done` where a change is pending or the
 * address is the same, `email-taken`.
 */
export async function askEmailChange(
  deps: Deps,
  tx: Tx,
  { actor, clientId, email }: Act & { email: string },
): Promise<ClientAccess> {
  const account = await clientAccount(tx, clientId);
  const holder = await findAccountByEmail(tx, normaliseEmail(email));
  if (holder?.id === clientId) throw new AppError('already-done', { message: 'This is the client’s address already.' });
  // An unconfirmed sign-up does not reserve the address: it is removed when the change takes effect.
  const isTaken = holder && (holder.email_verified_at !== null || isDeskRole(roleOf(holder.role)));
  // An erasure that can still be undone reserves its address.
  if (isTaken || (await isAddressHeld(tx, normaliseEmail(email)))) {
    throw new AppError('email-taken', { message: 'Another account has this address.' });
  }
  const change = await storeChange(deps, tx, { actor, clientId, kind: 'email-change', newEmail: email });
  await mailStopLink(deps, tx, { account, change, kind: 'email-change-asked' });
  const proof = await createLink(deps, tx, { userId: clientId, purpose: 'prove-new-email', changeId: change });
  await queueMail(deps, tx, { kind: 'email-change-proof', recipient: email, userId: clientId, linkId: proof.id });
  const subject = { kind: 'user', id: clientId } as const;
  await recordAudit(tx, { at: deps.now(), actor, action: 'email-change-asked', subject });
  return await readAccess(tx, clientId);
}

/** Withdraws a pending change. Throws AppError `not-found`. */
export async function withdrawChange(
  deps: Deps,
  tx: Tx,
  { actor, clientId, changeId }: Act & { changeId: string },
): Promise<ClientAccess> {
  await clientAccount(tx, clientId);
  const at = deps.now();
  if (!(await endChange(tx, { id: changeId, userId: clientId, at, outcome: 'stopped' })))
    throw new AppError('not-found');
  await recordAudit(tx, { at, actor, action: 'account-change-stopped', subject: { kind: 'user', id: clientId } });
  return await readAccess(tx, clientId);
}

async function clientAccount(tx: Tx, id: string) {
  const account = await findAccount(tx, id);
  if (!account || roleOf(account.role) !== 'CLIENT') throw new AppError('not-found');
  return account;
}

async function storeChange(
  deps: Deps,
  tx: Tx,
  { actor, clientId, kind, newEmail }: Act & Pick<AccountChange, 'kind' | 'newEmail'>,
): Promise<string> {
  const [id, askedAt] = [randomUUID(), deps.now()];
  const dueAt = new Date(askedAt.getTime() + accountChangeHours[kind] * 3_600_000);
  const change = { id, userId: clientId, kind, newEmail, askedBy: actor.id, askedAt, dueAt };
  if (!(await insertChange(tx, change)))
    throw new AppError('already-done', { message: 'Such a change waits already.' });
  return id;
}

async function mailStopLink(
  deps: Deps,
  tx: Tx,
  mail: {
    account: { id: string; email: string };
    change: string;
    kind: 'second-factor-reset-asked' | 'email-change-asked';
  },
): Promise<void> {
  const { account, change, kind } = mail;
  const link = await createLink(deps, tx, { userId: account.id, purpose: 'stop-change', changeId: change });
  await queueMail(deps, tx, { kind, recipient: account.email, userId: account.id, linkId: link.id });
}
