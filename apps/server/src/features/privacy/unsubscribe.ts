import { normaliseEmail } from '@freehold/contract';
import { type Reader, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { findUnsubscribe, insertUnsubscribe, listUnsubscribes } from './queries/unsubscribes.ts';
import { isSameText } from './same-text.ts';

/**
 * The unsubscribe link of an address, for the List-Unsubscribe header and the foot of a mail. It holds only a code of
 * the address, needs no sign-in and does not expire.
 */
export function unsubscribeLink({ config, secrets }: Pick<Deps, 'config' | 'secrets'>, email: string): string {
  const code = addressCode(secrets, email);
  return `${config.publicUrl}/api/unsubscribe/${code}.${proofOf(secrets, code)}`;
}

/** True when an address wants no mails except those about its own account. */
export async function isUnsubscribed({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, email: string): Promise<boolean> {
  return (await findUnsubscribe(db.kysely, secrets.macs('unsubscribe-address', normaliseEmail(email)))) !== undefined;
}

/** When normalised addresses were unsubscribed; one that was not is missing. */
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

/** Unsubscribes the address of a link at once; idempotent. False for an invalid link. */
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

/** True for the token of a valid unsubscribe link. */
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
