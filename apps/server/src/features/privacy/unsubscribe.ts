import { normaliseEmail } from '@freehold/contract';
import { type Reader, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { findUnsubscribe, insertUnsubscribe, listUnsubscribes } from './queries/unsubscribes.ts';
import { isSameText } from './same-text.ts';

/**
 * The address that stops further mails to somebody, for the List-Unsubscribe header and the foot of a mail. It names the
 * e-mail address by a code alone, needs no sign-in and does not expire.
 */
export function unsubscribeLink({ config, secrets }: Pick<Deps, 'config' | 'secrets'>, email: string): string {
  const code = addressCode(secrets, email);
  return `${config.publicUrl}/api/unsubscribe/${code}.${proofOf(secrets, code)}`;
}

/** Whether an address wants no mails but those about its own account. */
export async function isUnsubscribed({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, email: string): Promise<boolean> {
  return (await findUnsubscribe(db.kysely, secrets.macs('unsubscribe-address', normaliseEmail(email)))) !== undefined;
}

/** When addresses (in normal form) were unsubscribed; one that was not is missing. */
export async function unsubscribeDates(
  { secrets }: Pick<Deps, 'secrets'>,
  reader: Reader,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (emails.length === 0) return new Map();
  const codes = new Map(emails.map((email) => [email, addressCode(secrets, email)]));
  const dates = await listUnsubscribes(reader, [...codes.values()]);
  return new Map(
    [...codes].flatMap(([email, code]) => {
      const at = dates.get(code);
      return at === undefined ? [] : [[email, at] as const];
    }),
  );
}

/** Stops further mails to the address of a link, at once; again changes nothing. False when the link is not one of ours. */
export async function unsubscribe(deps: Pick<Deps, 'db' | 'secrets' | 'now'>, token: string): Promise<boolean> {
  const code = codeOf(deps.secrets, token);
  if (code === null) return false;
  const at = deps.now();
  await transaction(deps.db, async (tx) => {
    const isNew = await insertUnsubscribe(tx, { code, at });
    if (isNew) await recordAudit(tx, { at, actor: null, action: 'unsubscribed', subject: null });
  });
  return true;
}

/** Whether a text is the token of an unsubscribe link of ours. */
export function isUnsubscribeToken({ secrets }: Pick<Deps, 'secrets'>, token: string): boolean {
  return codeOf(secrets, token) !== null;
}

function codeOf(secrets: Deps['secrets'], token: string): string | null {
  const [code = '', proof = '', ...rest] = token.split('.');
  const isProven = secrets.macs('unsubscribe-link', code).some((right) => isSameText(proof, right));
  return rest.length === 0 && isProven ? code : null;
}

function proofOf(secrets: Deps['secrets'], code: string): string {
  return secrets.mac('unsubscribe-link', code);
}

function addressCode(secrets: Deps['secrets'], email: string): string {
  return secrets.mac('unsubscribe-address', normaliseEmail(email));
}
