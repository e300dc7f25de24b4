import { AppError, type MailBlock, type MailKind, type MailText } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Reader, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { greeting, type LetterBlock } from '../../mail/letter.ts';
import { linkId } from '../../mail/link-id.ts';
import { findMail, type StoredMail } from '../../mail/queries.ts';
import { recordAudit } from '../audit/index.ts';
import { accountLink, findAccount } from '../auth/index.ts';
import { composeLetter } from './compose.ts';

type Reading = Pick<Deps, 'config' | 'secrets' | 'db' | 'now'>;
interface Asked {
  readonly actor: Actor;
  readonly id: string;
}

const confirmations: readonly MailKind[] = ['verify-email', 'confirm-reminder'];
// Advisers read the text only; attachments are rendered when sent, or on the lead's own screen.
const withoutFiles = { render: async () => Buffer.alloc(0), close: async () => undefined };

/**
 * The text of an outbox mail, composed from the current records it refers to. A link that acts for whoever holds it is
 * named and not included: an adviser may read a mail but must not get into an account by it. The read is audited.
 * Throws AppError `not-found`, also when the mail's subject was erased.
 */
export async function readMail(deps: Reading, { actor, id }: Asked): Promise<MailText> {
  const { kysely } = deps.db;
  const mail = await knownMail(kysely, id);
  // Before the transaction, since composing reads on connections of its own.
  const { letter, attachment } = await letterOf(deps, mail);
  const canPassLinkOn = isAlive(deps, mail) && (await canPassOn(deps, kysely, mail));
  const event = { at: deps.now(), actor, action: 'mail-read', subject: { kind: 'mail', id } } as const;
  await transaction(deps.db, (tx) => recordAudit(tx, event));
  return {
    id,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.subject,
    blocks: [greeting(letter), ...letter.blocks].map((block) => shownBlock(deps, block)),
    footer: letter.footer.map((block) => shownBlock(deps, block)),
    attachment: attachment?.filename ?? null,
    canPassLinkOn,
  };
}

/**
 * The confirmation link of a new client account, while no mail server is configured and so nobody gets it otherwise. As
 * with a reset link in that case, the adviser must prove their identity and the act is audited. Throws AppError
 * `not-found` for every other mail, and `already-done` once the link is used or expired.
 */
export async function passLinkOn(deps: Reading, { actor, id }: Asked): Promise<{ link: string }> {
  return await transaction(deps.db, async (tx) => {
    const mail = await knownMail(tx, id);
    if (!(await canPassOn(deps, tx, mail))) throw new AppError('not-found');
    if (!isAlive(deps, mail)) throw new AppError('already-done');
    await recordAudit(tx, { at: deps.now(), actor, action: 'mail-link-given', subject: { kind: 'mail', id } });
    return { link: accountLink(deps, 'verify-email', linkId(mail)) };
  });
}

async function knownMail(reader: Reader, id: string): Promise<StoredMail> {
  const mail = await findMail(reader, id);
  if (mail === undefined) throw new AppError('not-found');
  return mail;
}

async function letterOf(deps: Reading, mail: StoredMail) {
  try {
    return await composeLetter({ ...deps, renderer: withoutFiles }, mail);
  } catch (error) {
    if (error instanceof TypeError) throw new AppError('not-found', { message: 'What this email was about is gone.' });
    throw error;
  }
}

// With a mail server only the owner of the address gets the link; advisers have other ways to confirm.
async function canPassOn({ config }: Reading, reader: Reader, mail: StoredMail): Promise<boolean> {
  const { kind, user_id: userId } = mail;
  if (config.mail.smtpUrl !== null || !confirmations.includes(kind) || userId === null) return false;
  const account = await findAccount(reader, userId);
  return account?.role === 'CLIENT';
}

function isAlive({ now }: Reading, { link_expires_at: expiresAt, link_used_at: usedAt }: StoredMail): boolean {
  return expiresAt !== null && usedAt === null && expiresAt > now();
}

// Secrets sit in the query or fragment, so an address of ours without either is shown.
function shownBlock({ config }: Reading, block: LetterBlock): MailBlock {
  if (typeof block === 'string') return { text: block, url: null, isLink: false };
  const { origin, pathname, search, hash } = new URL(block.url);
  const isPlain = `${origin}${pathname}`.startsWith(config.publicUrl) && search === '' && hash === '';
  return { text: block.label, url: isPlain && isPublicPath(pathname) ? block.url : null, isLink: true };
}

// Enquiry and unsubscribe links carry their secret in the path.
function isPublicPath(pathname: string): boolean {
  return /^\/(?:account|auth|client-dashboard|contact|privacy|forgot-password|admin\/leads(?:\/[\da-f-]+)?)?$/.test(
    pathname,
  );
}
