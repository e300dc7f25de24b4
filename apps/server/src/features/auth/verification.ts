import { AppError } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/service.ts';
import { linkAdviserRecord } from '../profiles/service.ts';
import { createLink, linkOf, spendLink } from './account-links.ts';
import { findAccount, markEmailVerified } from './queries/accounts.ts';

/**
 * Takes an address as confirmed by its link. Records that an adviser had made for it become the account's own only now: before,
 * anybody could have signed up with it (decision E-11). Returns whether there were any. Throws AppError `link-not-valid`.
 */
export async function verifyEmail(deps: Deps, tx: Tx, token: string): Promise<{ isLinked: boolean }> {
  const at = deps.now();
  const link = await linkOf(deps, tx, { token, purposes: ['verify-email'] });
  await spendLink(tx, { id: link.id, at });
  const { id, role, emailNormalised } = link.owner;
  if (!(await markEmailVerified(tx, { id, at }))) return { isLinked: false };
  const subject = { kind: 'user', id } as const;
  await recordAudit(tx, { at, actor: { id, role }, action: 'email-verified', subject });
  const { linked } = await linkAdviserRecord(tx, { userId: id, emailNormalised, at });
  return { isLinked: linked };
}

/** Counts a request for another verification mail. Throws AppError `too-many-requests`. */
export async function countVerification(deps: Deps, actor: Actor): Promise<void> {
  await deps.limits.consume('resetAccount', `verify.${actor.id}`);
}

/** Queues the verification mail again. Throws AppError `already-done` when the address is confirmed. */
export async function resendVerification(deps: Deps, tx: Tx, actor: Actor): Promise<void> {
  const account = await findAccount(tx, actor.id);
  if (!account || account.email_verified_at) throw new AppError('already-done');
  const link = await createLink(deps, tx, { userId: actor.id, purpose: 'verify-email' });
  await queueMail(deps, tx, { kind: 'verify-email', recipient: account.email, userId: actor.id, linkId: link.id });
}
