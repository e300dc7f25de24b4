import { randomUUID } from 'node:crypto';
import { AppError } from '@freehold/contract';
import type { Reader, Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { claimLink, endLinks, findLink, insertLink } from './queries/links.ts';
import { isSameCode } from './same-code.ts';

const minuteMs = 60_000;

/** What a single-use link is for: how long it is good for and the page it opens. */
const linkKinds = {
  'password-reset': { lifeMs: 10 * minuteMs, page: '/reset-password' },
  'first-admin': { lifeMs: 24 * 60 * minuteMs, page: '/reset-password' },
  'verify-email': { lifeMs: 7 * 24 * 60 * minuteMs, page: '/verify-email' },
} as const;
export type LinkPurpose = keyof typeof linkKinds;

const passwordPurposes: readonly LinkPurpose[] = ['password-reset', 'first-admin'];

/**
 * The address of a single-use link. Its secret part is worked out from the id and never stored, and stands behind `#`, which
 * browsers do not send: it reaches no log.
 */
export function accountLink(deps: Pick<Deps, 'config' | 'secrets'>, purpose: LinkPurpose, linkId: string): string {
  return `${deps.config.publicUrl}${linkKinds[purpose].page}#token=${linkId}.${linkCode(deps, purpose, linkId)}`;
}

/** Stores a new link for an account. One that sets a password ends those made before it. Returns its id. */
export async function createLink(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  { userId, purpose }: { userId: string; purpose: LinkPurpose },
): Promise<{ id: string }> {
  const createdAt = deps.now();
  if (passwordPurposes.includes(purpose)) await endLinks(tx, { userId, purposes: passwordPurposes, at: createdAt });
  const expiresAt = new Date(createdAt.getTime() + linkKinds[purpose].lifeMs);
  const id = randomUUID();
  await insertLink(tx, { id, userId, purpose, createdAt, expiresAt });
  return { id };
}

/** Whose link an authentic token is, and for what; it may be used or expired. Throws AppError `link-not-valid`. */
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
  if (!isSameCode(code, linkCode(deps, link.purpose, id))) throw new AppError('link-not-valid');
  const owner = { id: link.user_id, email: link.email, emailNormalised: link.email_normalised, role: link.role };
  return { id, purpose: link.purpose, owner };
}

/** As `linkOf` for a link that sets a password. */
export function passwordLinkOf(deps: Pick<Deps, 'secrets'>, reader: Reader, token: string) {
  return linkOf(deps, reader, { token, purposes: passwordPurposes });
}

/** Uses a link up. Throws AppError `link-not-valid` when it was used before or has expired. */
export async function spendLink(tx: Tx, link: { id: string; at: Date }): Promise<void> {
  if (!(await claimLink(tx, link))) throw new AppError('link-not-valid');
}

/** Ends the unused links of an account that set a password. */
export async function endPasswordLinks(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await endLinks(tx, { userId, purposes: passwordPurposes, at });
}

function linkCode({ secrets }: Pick<Deps, 'secrets'>, purpose: LinkPurpose, linkId: string): string {
  return secrets.mac(`account-link:${purpose}`, linkId);
}
