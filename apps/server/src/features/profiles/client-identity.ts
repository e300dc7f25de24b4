import { AppError, fullName, type LeadClient } from '@freehold/contract';
import { type Actor, reachOf } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import type { Reader } from '../../db/transaction.ts';
import { findIdentity, listAlike } from './queries/identity.ts';

/** Throws AppError `not-found` for an unknown client. */
export async function requireClient(reader: Reader, scope: ClientScope): Promise<void> {
  await getIdentity(reader, scope);
}

/** A client's name, blank where none was given. Throws AppError `not-found`. */
export async function clientName(reader: Reader, scope: ClientScope): Promise<string> {
  const { first_name: firstName, last_name: lastName } = await getIdentity(reader, scope);
  return fullName({ firstName, lastName });
}

const fewestDigits = 8;

/**
 * A client's email address and phone number, normalised to compare with leads; null where missing or too short to
 * identify a person. Throws AppError `not-found`.
 */
export async function clientContact(
  reader: Reader,
  scope: ClientScope,
): Promise<{ emailNormalised: string | null; phoneDigits: string | null }> {
  const { email_normalised: email, phone_digits: digits } = await getIdentity(reader, scope);
  return {
    emailNormalised: email === '' ? null : email,
    phoneDigits: digits.length < fewestDigits ? null : digits,
  };
}

/** Clients in the caller's reach with the email address or phone number of somebody, both normalised; by name. */
export async function clientsAlike(
  reader: Reader,
  { actor, email, phoneDigits: digits }: { actor: Actor; email: string; phoneDigits: string },
): Promise<LeadClient[]> {
  const phoneDigits = digits.length < fewestDigits ? null : digits;
  const rows = await listAlike(reader, { email, phoneDigits, adviser: reachOf(actor) });
  return rows.map(({ id, first_name: firstName, last_name: lastName, email_normalised: theirs }) => ({
    id,
    name: fullName({ firstName, lastName }),
    link: theirs === email ? 'email' : 'phone',
  }));
}

async function getIdentity(reader: Reader, scope: ClientScope) {
  const row = await findIdentity(reader, scope);
  if (row === undefined) throw new AppError('not-found');
  return row;
}
