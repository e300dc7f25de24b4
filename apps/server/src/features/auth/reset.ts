import {
  AppError,
  type ClientResetReply,
  isDeskRole,
  normaliseEmail,
  type ResetPassword,
  type Role,
  roleOf,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { bucketOf } from '../../address-bucket.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { inboxOf } from '../../mail/inbox.ts';
import { queueMail } from '../../mail/outbox.ts';
import { countMailsTo, lockRecipient } from '../../mail/queries.ts';
import { recordAudit } from '../audit/index.ts';
import { accountLink, createLink, endPasswordLinks, passwordLinkOf, spendLink } from './account-links.ts';
import { knownDevice, type Origin, rememberDevice } from './devices.ts';
import { accountTries } from './lockout.ts';
import { removeOtherHolds } from './other-holds.ts';
import { assertPassword } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import { findAccount, findAccountByEmail, isClientRecord, lockAccount, updatePassword } from './queries/accounts.ts';
import { forgetDevices } from './queries/devices.ts';
import { hasWorkingLink } from './queries/links.ts';
import { endSessionsOf } from './queries/sessions.ts';

// Longer than the work for a known account takes, so that timing does not reveal whether one exists.
const uniformAnswerMs = 60;

/**
 * While a mailed link is younger than this, milliseconds, another request mails none: a flood causes 15 mails an hour
 * at most.
 */
export const resetMailEveryMs = 4 * 60_000;
/**
 * Reset mails in an hour to one inbox for accounts whose address is unproven: a stranger can sign up with any tag of
 * it.
 */
const unprovenResetsPerInbox = 15;
const hourMs = 3_600_000;

/** Who requested a reset: an adviser, or, when null, the person at the sign-in page. */
type Requester = { readonly id: string; readonly role: Role } | null;

/** Makes a reset link for an account and queues its mail, in the given transaction. Returns the link's id. */
async function requestReset(
  deps: Deps,
  tx: Tx,
  { userId, requestedBy, askedFrom = null }: { userId: string; requestedBy: Requester; askedFrom?: string | null },
): Promise<{ linkId: string }> {
  const account = await findAccount(tx, userId);
  if (!account) throw new AppError('not-found');
  const link = await createLink(deps, tx, { userId, purpose: 'password-reset', askedFrom });
  await queueMail(deps, tx, { kind: 'password-reset', recipient: account.email, userId, linkId: link.id });
  const subject = { kind: 'user', id: userId } as const;
  await recordAudit(tx, { at: deps.now(), actor: requestedBy, action: 'reset-requested', subject });
  return { linkId: link.id };
}

/** A person's own reset request, before anything is mailed. */
export interface OwnRequest {
  readonly mayMail: boolean;
  /** Code of the requesting device, where the account was signed in to from it. */
  readonly device: string | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/**
 * Counts a person's own request: per network, and per known device regardless of network, so that nobody can use up
 * another person's requests. Addresses without an account count too.
 */
export async function countOwnRequest(deps: Deps, email: string, origin: Origin): Promise<OwnRequest> {
  const startedAt = Date.now();
  const asked = { emailNormalised: normaliseEmail(email), device: origin.device, at: deps.now() };
  const device = await knownDevice(deps.db.kysely, asked);
  const asker = device ?? bucketOf(origin.address).key;
  try {
    await deps.limits.consume(
      'resetAsker',
      deps.secrets.mac('reset-requests', JSON.stringify([inboxOf(email), asker])),
    );
    return { mayMail: true, device, startedAt };
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return { mayMail: false, device, startedAt };
    throw error;
  }
}

/**
 * Queues a reset for the account of an address, if it is open and no link mailed in the last four minutes still works:
 * its owner then has what they need, whoever requested it. A known device gets its own link.
 */
export async function requestOwnReset(
  deps: Deps,
  tx: Tx,
  { email, device }: { email: string; device: string | null },
): Promise<void> {
  const account = await findAccountByEmail(tx, normaliseEmail(email));
  if (!account || account.is_disabled) return;
  await lockRecipient(tx, account.email);
  const at = deps.now();
  const madeAfter = new Date(at.getTime() - resetMailEveryMs);
  const asked = { userId: account.id, purpose: 'password-reset', madeAfter, at, askedFrom: device } as const;
  if (await hasWorkingLink(tx, asked)) return;
  if (device === null && (await isFlooded(tx, account, at))) return;
  await requestReset(deps, tx, { userId: account.id, requestedBy: null, askedFrom: device });
}

type MailedAccount = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

async function isFlooded(tx: Tx, account: MailedAccount, at: Date): Promise<boolean> {
  if (account.email_verified_at !== null || isDeskRole(roleOf(account.role))) return false;
  const after = new Date(at.getTime() - hourMs);
  const kinds = ['password-reset'] as const;
  return (await countMailsTo(tx, { recipient: account.email, after, kinds })) >= unprovenResetsPerInbox;
}

/** Waits until the response may be sent: equally long for an address with and without an account. */
export async function uniformAnswerTime({ startedAt }: Pick<OwnRequest, 'startedAt'>): Promise<void> {
  const waitMs = Math.min(startedAt + uniformAnswerMs - Date.now(), uniformAnswerMs);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
}

/** Result of an adviser's reset for a client: the link's id, null for a record without a sign-in. */
export interface ClientReset {
  readonly linkId: string | null;
}

/** Starts a reset for a client. Throws AppError `not-found` for an id that is not a client's. */
export async function requestClientReset(
  deps: Deps,
  tx: Tx,
  { clientId, actor }: { clientId: string; actor: Actor },
): Promise<ClientReset> {
  const account = await findAccount(tx, clientId);
  if (account && roleOf(account.role) === 'CLIENT') {
    return await requestReset(deps, tx, { userId: account.id, requestedBy: actor });
  }
  if (account || !(await isClientRecord(tx, clientId))) throw new AppError('not-found');
  return { linkId: null };
}

/** The response to an adviser; it holds the link itself only where no mail goes out. */
export function clientResetReply(deps: Deps, { linkId }: ClientReset): ClientResetReply {
  if (linkId === null) return { hasAccount: false };
  const isMailed = deps.config.mail.smtpUrl !== null;
  return { hasAccount: true, link: isMailed ? null : accountLink(deps, 'password-reset', linkId) };
}

/**
 * The hash of a password that a link is to set. Throws AppError `link-not-valid` for a forged link, `invalid-input`.
 */
export async function prepareReset(deps: Deps, { token, password }: ResetPassword): Promise<string> {
  const { owner } = await passwordLinkOf(deps, deps.db.kysely, token);
  assertPassword(deps.config, owner, { field: 'password', password });
  return await hashPassword(password);
}

/** The person whose password was set. */
export interface ResetDone {
  readonly userId: string;
}

/**
 * Sets the prepared password, uses up the link, ends the account's other password links and every session, and forgets
 * its devices. For an unproven address the authenticator app of whoever signed up is removed too. Throws AppError
 * `link-not-valid`.
 */
export async function resetPassword(
  deps: Deps,
  tx: Tx,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<ResetDone> {
  const at = deps.now();
  const link = await passwordLinkOf(deps, tx, token);
  await spendLink(tx, { id: link.id, at });
  const { owner } = link;
  await updatePassword(tx, { id: owner.id, passwordHash, at });
  await endPasswordLinks(tx, { userId: owner.id, at });
  await endSessionsOf(tx, { userId: owner.id, at });
  if (!owner.isProven && roleOf(owner.role) === 'CLIENT') await removeOtherHolds(tx, owner.id);
  await forgetDevices(tx, { userId: owner.id });
  await queueMail(deps, tx, { kind: 'password-changed', recipient: owner.email, userId: owner.id });
  const actor = { id: owner.id, role: roleOf(owner.role) };
  await recordAudit(tx, { at, actor, action: 'password-reset', subject: { kind: 'user', id: owner.id } });
  return { userId: owner.id };
}

/**
 * Lets the owner in right after a reset, however many passwords others try: the browser that set the password becomes a
 * known device.
 */
export async function letInAfterReset(
  deps: Deps,
  { userId, device }: ResetDone & Pick<Origin, 'device'>,
): Promise<void> {
  const account = await findAccount(deps.db.kysely, userId);
  if (!account) return;
  const { email_normalised: emailNormalised, password_version: passwordVersion } = account;
  await deps.limits.forget('signInAccount', accountTries(deps.secrets, emailNormalised));
  await transaction(deps.db, async (tx) => {
    if (!(await lockAccount(tx, { id: userId, passwordVersion }))) return;
    await rememberDevice(tx, { userId, emailNormalised, device, at: deps.now() });
  });
}
