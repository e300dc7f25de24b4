import { AppError, roleOf, type SignUpLook, type VerifyEmail } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { Reader, Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/index.ts';
import { isAdviserAsked } from '../profiles/index.ts';
import { createLink, endPasswordLinks, endVerifyLinks, openLinkOf, spendLink } from './account-links.ts';
import { removeOtherHolds } from './other-holds.ts';
import { checkPassword } from './own-password.ts';
import { assertPassword } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import { findAccount, markEmailVerified, updatePassword } from './queries/accounts.ts';
import { endSessionsOf } from './queries/sessions.ts';
import { endUnprovenAccount } from './unproven-accounts.ts';

/** The sign-up whose address a link is to prove. Throws AppError `link-not-valid`. */
export async function lookAtSignUp(
  deps: Deps,
  { token, actor }: { token: string; actor: Actor | null },
): Promise<SignUpLook> {
  const reader = deps.db.kysely;
  const { owner } = await verifyLinkOf(deps, reader, token);
  const account = await findAccount(reader, owner.id);
  if (!account || owner.isProven) throw new AppError('link-not-valid');
  return {
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    signedUpAt: account.created_at.toISOString(),
    origin: account.sign_up_origin,
    isOwn: actor?.id === owner.id,
  };
}

/** Why the reader of a link may speak for its account: they are signed in to it, or a new password locks others out. */
export type AddressProof = { readonly kind: 'own' } | { readonly kind: 'new-password'; readonly passwordHash: string };

/**
 * Checks what was sent with a link. Throws AppError `link-not-valid`, `account-password-needed` where there is neither
 * session nor password, `wrong-password`, `invalid-input` for a new password the policy rejects, `too-many-requests`.
 */
export async function prepareProof(
  deps: Deps,
  { given, actor }: { given: VerifyEmail; actor: Actor | null },
): Promise<AddressProof> {
  const { owner } = await verifyLinkOf(deps, deps.db.kysely, given.token);
  if (given.newPassword !== undefined) {
    assertPassword(deps.config, owner, { field: 'newPassword', password: given.newPassword });
    return { kind: 'new-password', passwordHash: await hashPassword(given.newPassword) };
  }
  if (actor?.id === owner.id) return { kind: 'own' };
  if (given.password === undefined) throw new AppError('account-password-needed');
  if (await checkPassword(deps, owner.id, given.password)) return { kind: 'own' };
  throw new AppError('wrong-password', { message: 'That is not the password of this account.' });
}

/**
 * Marks an address as proven. With a new password the account changes hands first: its sessions, authenticator app,
 * known devices and reset links end. Returns whether an adviser is asked to connect a record (decision E-11). Throws
 * AppError `link-not-valid`, for a new password also where the address was proven meanwhile.
 */
export async function verifyEmail(
  deps: Deps,
  tx: Tx,
  { token, proof }: { token: string; proof: AddressProof },
): Promise<{ isAdviserAsked: boolean }> {
  const at = deps.now();
  const link = await verifyLinkOf(deps, tx, token);
  await spendLink(tx, { id: link.id, at });
  const { id, role, email } = link.owner;
  const isFirst = await markEmailVerified(tx, { id, at });
  if (!isFirst && proof.kind === 'new-password') throw new AppError('link-not-valid');
  await endVerifyLinks(tx, { userId: id, at });
  const event = { at, actor: { id, role: roleOf(role) }, subject: { kind: 'user', id } } as const;
  if (proof.kind === 'new-password') {
    await takeOver(tx, { userId: id, passwordHash: proof.passwordHash, at });
    await queueMail(deps, tx, { kind: 'password-changed', recipient: email, userId: id });
    await recordAudit(tx, { ...event, action: 'password-reset' });
  }
  if (isFirst) await recordAudit(tx, { ...event, action: 'email-verified' });
  return { isAdviserAsked: await isAdviserAsked(tx, id) };
}

async function takeOver(tx: Tx, { userId, passwordHash, at }: { userId: string; passwordHash: string; at: Date }) {
  await updatePassword(tx, { id: userId, passwordHash, at });
  await endSessionsOf(tx, { userId, at });
  await endPasswordLinks(tx, { userId, at });
  await removeOtherHolds(tx, userId);
}

/**
 * Removes an account with an unproven address, for the person who reads its mails and did not create it. Throws
 * AppError `link-not-valid`.
 */
export async function declineSignUp(deps: Deps, tx: Tx, token: string): Promise<void> {
  const { owner } = await verifyLinkOf(deps, tx, token);
  const event = { at: deps.now(), actor: null, action: 'sign-up-declined' } as const;
  if (!(await endUnprovenAccount(tx, { id: owner.id, event }))) throw new AppError('link-not-valid');
}

/** Counts a request for another verification mail. Throws AppError `too-many-requests`. */
export async function countVerification(deps: Deps, actor: Actor): Promise<void> {
  await deps.limits.consume('accountMail', `verify.${actor.id}`);
}

/** Queues the verification mail again. Throws AppError `already-done` when the address is proven. */
export async function resendVerification(deps: Deps, tx: Tx, actor: Actor): Promise<void> {
  const account = await findAccount(tx, actor.id);
  if (!account || account.email_verified_at) throw new AppError('already-done');
  await queueVerification(deps, tx, { id: account.id, email: account.email });
}

/** Queues a mail with a new link that proves an account's address; `isReminder` where an earlier one was not used. */
export async function queueVerification(
  deps: Pick<Deps, 'jobs' | 'config' | 'now'>,
  tx: Tx,
  { id, email, isReminder = false }: { id: string; email: string; isReminder?: boolean },
): Promise<void> {
  const link = await createLink(deps, tx, { userId: id, purpose: 'verify-email' });
  const kind = isReminder ? 'confirm-reminder' : 'verify-email';
  await queueMail(deps, tx, { kind, recipient: email, userId: id, linkId: link.id });
}

function verifyLinkOf(deps: Deps, reader: Reader, token: string) {
  return openLinkOf(deps, reader, { token, purposes: ['verify-email'] });
}
