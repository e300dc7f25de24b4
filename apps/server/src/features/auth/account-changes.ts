import { AppError, normaliseEmail, roleOf } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/index.ts';
import { isAddressHeld } from '../erasures/index.ts';
import { endAllLinks, openLinkOf, spendLink } from './account-links.ts';
import { checkPassword } from './own-password.ts';
import { endChange, listDueChanges, markChangeProven, updateEmail } from './queries/account-changes.ts';
import { findAccount, findAccountByEmail } from './queries/accounts.ts';
import { forgetDevices } from './queries/devices.ts';
import { deleteSecondFactor } from './queries/second-factors.ts';
import { endSessionsOf } from './queries/sessions.ts';
import { endUnprovenAccount } from './unproven-accounts.ts';

type DueChange = Awaited<ReturnType<typeof listDueChanges>>[number];
type Upkeep = Pick<Deps, 'db' | 'now' | 'jobs' | 'config'>;

/** How long a new address may stay unproven, milliseconds: as long as its link works. */
const proofLifeMs = 7 * 86_400_000;
const changesAtOnce = 100;

/** Stops a change with the link from the mail about it. Throws AppError `link-not-valid`, also once it took effect. */
export async function stopChange(deps: Deps, tx: Tx, token: string): Promise<void> {
  const at = deps.now();
  const link = await openLinkOf(deps, tx, { token, purposes: ['stop-change'] });
  await spendLink(tx, { id: link.id, at });
  const { id, role } = link.owner;
  if (!(await endChange(tx, { id: link.changeId ?? link.id, userId: id, at, outcome: 'stopped' }))) {
    throw new AppError('link-not-valid');
  }
  const actor = { id, role: roleOf(role) };
  await recordAudit(tx, { at, actor, action: 'account-change-stopped', subject: { kind: 'user', id } });
}

/**
 * Checks that the person following the link to a new address owns the account: an adviser may have mistyped it. Throws
 * AppError `link-not-valid`, `account-password-needed`, `wrong-password`, `too-many-requests`.
 */
export async function assertOwnsAccount(
  deps: Deps,
  { token, password, actor }: { token: string; password: string | undefined; actor: Actor | null },
): Promise<void> {
  const { owner } = await openLinkOf(deps, deps.db.kysely, { token, purposes: ['prove-new-email'] });
  if (actor?.id === owner.id) return;
  if (password === undefined) throw new AppError('account-password-needed');
  if (!(await checkPassword(deps, owner.id, password))) {
    throw new AppError('wrong-password', { message: 'That is not the password of this account.' });
  }
}

/** Marks a new address as proven; the change takes effect when due. Throws AppError `link-not-valid`. */
export async function proveNewEmail(deps: Deps, tx: Tx, token: string): Promise<{ dueAt: string }> {
  const at = deps.now();
  const link = await openLinkOf(deps, tx, { token, purposes: ['prove-new-email'] });
  await spendLink(tx, { id: link.id, at });
  const dueAt = link.changeId === null ? undefined : await markChangeProven(tx, { id: link.changeId, at });
  if (dueAt === undefined) throw new AppError('link-not-valid');
  const { id, role } = link.owner;
  const actor = { id, role: roleOf(role) };
  await recordAudit(tx, { at, actor, action: 'email-change-proven', subject: { kind: 'user', id } });
  return { dueAt: dueAt.toISOString() };
}

/** Applies changes that are due, and ends those whose new address was not proven. Returns how many were applied. */
export async function applyDueChanges(deps: Upkeep): Promise<number> {
  const now = deps.now();
  const askedBefore = new Date(now.getTime() - proofLifeMs);
  let applied = 0;
  for (const change of await listDueChanges(deps.db.kysely, { now, askedBefore }, changesAtOnce)) {
    if (await transaction(deps.db, (tx) => applyChange(deps, tx, change))) applied += 1;
  }
  return applied;
}

async function applyChange(deps: Upkeep, tx: Tx, change: DueChange): Promise<boolean> {
  const at = deps.now();
  const { id, user_id: userId, kind, new_email: newEmail, proven_at: provenAt } = change;
  const isPossible = kind === 'second-factor-reset' || (provenAt !== null && (await isFree(tx, change, at)));
  const outcome = isPossible ? 'done' : 'lapsed';
  if (!(await endChange(tx, { id, userId, at, outcome })) || !isPossible) return false;
  if (newEmail === null || provenAt === null) await removeFactor(deps, tx, { userId, at });
  else await moveToEmail(deps, tx, { userId, email: newEmail, provenAt, at });
  await endSessionsOf(tx, { userId, at });
  return true;
}

/** True when no other account has the new address or may come back under it; an unproven sign-up gives way. */
async function isFree(tx: Tx, { new_email: email, user_id: userId }: DueChange, at: Date): Promise<boolean> {
  const emailNormalised = normaliseEmail(email ?? '');
  if (await isAddressHeld(tx, emailNormalised)) return false;
  const holder = await findAccountByEmail(tx, emailNormalised);
  if (!holder) return true;
  const event = { at, actor: null, action: 'sign-up-lapsed' } as const;
  return holder.id !== userId && (await endUnprovenAccount(tx, { id: holder.id, event }));
}

async function removeFactor(deps: Upkeep, tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  const account = await findAccount(tx, userId);
  await deleteSecondFactor(tx, userId);
  if (account) await queueMail(deps, tx, { kind: 'second-factor-off', recipient: account.email, userId });
  await recordAudit(tx, { at, actor: null, action: 'second-factor-off', subject: { kind: 'user', id: userId } });
}

async function moveToEmail(
  deps: Upkeep,
  tx: Tx,
  { userId, email, provenAt, at }: { userId: string; email: string; provenAt: Date; at: Date },
): Promise<void> {
  const before = await findAccount(tx, userId);
  await updateEmail(tx, { id: userId, email, emailNormalised: normaliseEmail(email), provenAt, at });
  await forgetDevices(tx, { userId });
  // Links already in the old mailbox must stop working.
  await endAllLinks(tx, { userId, at });
  for (const recipient of new Set([before?.email ?? email, email])) {
    await queueMail(deps, tx, { kind: 'email-changed', recipient, userId });
  }
  await recordAudit(tx, { at, actor: null, action: 'email-changed', subject: { kind: 'user', id: userId } });
}
