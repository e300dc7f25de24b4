import { randomUUID } from 'node:crypto';
import { AppError } from '@freehold/contract';
import type { Reader, Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { isSameCode } from '../../same-code.ts';
import { claimLink, endLinks, endOlderLinks, findLink, insertLink } from './queries/links.ts';

const minuteMs = 60_000;

/** Purposes of single-use links: how long each works and the page it opens. */
const linkKinds = {
  'password-reset': { lifeMs: 10 * minuteMs, page: '/reset-password' },
  'first-admin': { lifeMs: 24 * 60 * minuteMs, page: '/reset-password' },
  invitation: { lifeMs: 7 * 24 * 60 * minuteMs, page: '/reset-password' },
  'verify-email': { lifeMs: 7 * 24 * 60 * minuteMs, page: '/verify-email' },
  'stop-change': { lifeMs: 7 * 24 * 60 * minuteMs, page: '/stop-change' },
  'prove-new-email': { lifeMs: 7 * 24 * 60 * minuteMs, page: '/confirm-new-email' },
} as const;
export type LinkPurpose = keyof typeof linkKinds;

/** Links of people who have no password yet, whose page says so. */
const firstPasswords: readonly LinkPurpose[] = ['first-admin', 'invitation'];
const passwordPurposes: readonly LinkPurpose[] = ['password-reset', ...firstPasswords];

/**
 * The URL of a single-use link. Its secret derives from the id and is never stored; it is in the fragment (`#`), which
 * browsers do not send, so it reaches no log.
 */
export function accountLink(deps: Pick<Deps, 'config' | 'secrets'>, purpose: LinkPurpose, linkId: string): string {
  const first = firstPasswords.includes(purpose) ? '&first' : '';
  return `${deps.config.publicUrl}${linkKinds[purpose].page}#token=${linkId}.${linkCode(deps, purpose, linkId)}${first}`;
}

/**
 * How many reset links of an account work at a time: a stranger's request must not end the one its owner is about to
 * open.
 */
export const resetLinksAtOnce = 3;

/**
 * Stores a new link for an account. The newest three that reset a password all work; one for a first admin or an
 * invited adviser ends all earlier ones. Returns its id.
 */
export async function createLink(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  { userId, purpose, ...more }: { userId: string; purpose: LinkPurpose; changeId?: string; askedFrom?: string | null },
): Promise<{ id: string }> {
  const createdAt = deps.now();
  if (firstPasswords.includes(purpose)) await endPasswordLinks(tx, { userId, at: createdAt });
  if (purpose === 'password-reset') {
    await endOlderLinks(tx, { userId, purpose, newest: resetLinksAtOnce - 1, at: createdAt });
  }
  const expiresAt = new Date(createdAt.getTime() + linkKinds[purpose].lifeMs);
  const id = randomUUID();
  await insertLink(tx, { id, userId, purpose, ...more, createdAt, expiresAt });
  return { id };
}

/** As `linkOf`; also throws AppError `link-not-valid` for a used or expired link, and for a closed account. */
export async function openLinkOf(
  deps: Pick<Deps, 'secrets' | 'now'>,
  reader: Reader,
  asked: { token: string; purposes: readonly LinkPurpose[] },
) {
  const link = await linkOf(deps, reader, asked);
  if (!link.isUnused || link.expiresAt <= deps.now() || link.owner.isDisabled) throw new AppError('link-not-valid');
  return link;
}

/** Account and purpose of an authentic token; the link may be used or expired. Throws AppError `link-not-valid`. */
export async function linkOf(
  deps: Pick<Deps, 'secrets'>,
  reader: Reader,
  { token, purposes }: { token: string; purposes: readonly LinkPurpose[] },
) {
  const [, id, code] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? [];
  const link = id === undefined ? undefined : await findLink(reader, id);
  if (id === undefined || code === undefined || !link || !purposes.includes(link.purpose)) {
    throw new AppError('link-not-valid');
  }
  const right = deps.secrets.macs(macPurpose(link.purpose), id);
  if (!right.some((one) => isSameCode(code, one))) throw new AppError('link-not-valid');
  const { user_id: ownerId, email, email_normalised: emailNormalised, role, is_disabled: isDisabled } = link;
  const owner = { id: ownerId, email, emailNormalised, role, isDisabled, isProven: link.email_verified_at !== null };
  const { purpose, change_id: changeId, expires_at: expiresAt } = link;
  return { id, purpose, changeId, expiresAt, isUnused: link.used_at === null, owner };
}

/** As `linkOf`, for a link that sets a password. */
export function passwordLinkOf(deps: Pick<Deps, 'secrets'>, reader: Reader, token: string) {
  return linkOf(deps, reader, { token, purposes: passwordPurposes });
}

/** Uses up a link. Throws AppError `link-not-valid` when it was used before or has expired. */
export async function spendLink(tx: Tx, link: { id: string; at: Date }): Promise<void> {
  if (!(await claimLink(tx, link))) throw new AppError('link-not-valid');
}

/** Ends the unused links of an account that set a password. */
export async function endPasswordLinks(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await endLinks(tx, { userId, purposes: passwordPurposes, at });
}

/** Ends every unused link of an account, as when its address changes. */
export async function endAllLinks(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  const purposes: LinkPurpose[] = [...passwordPurposes, 'verify-email', 'stop-change', 'prove-new-email'];
  await endLinks(tx, { userId, purposes, at });
}

/** Ends the unused links that prove the address an account was created with. */
export async function endVerifyLinks(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await endLinks(tx, { userId, purposes: ['verify-email'], at });
}

function linkCode({ secrets }: Pick<Deps, 'secrets'>, purpose: LinkPurpose, linkId: string): string {
  return secrets.mac(macPurpose(purpose), linkId);
}

function macPurpose(purpose: LinkPurpose): string {
  return `account-link:${purpose}`;
}
