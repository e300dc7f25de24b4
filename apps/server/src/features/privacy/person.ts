import { AppError } from '@freehold/contract';
import { dataMap } from '../../db/data-map/data-map.ts';
import type { Reader } from '../../db/transaction.ts';
import { findPerson, listLeadIds, type MappedTable, type PersonKeys } from './queries/person.ts';

/** Tables that hold rows about people, with the columns that say about whom. */
export const tablesAboutPeople: readonly MappedTable[] = Object.entries(dataMap)
  .map(([name, { about, columns }]) => ({ name, about, columns }))
  .filter(({ about }) => about.length > 0);

/**
 * The keys of a person's rows. Leads and mails under an email address are theirs only when they proved it: anyone can
 * type an address. Throws AppError `not-found` where there is neither account nor client record.
 */
export async function keysOf(reader: Reader, id: string): Promise<PersonKeys> {
  const person = await findPerson(reader, id);
  if (!person) throw new AppError('not-found');
  const { user } = person;
  const email = user?.email_verified_at ? user.email_normalised : null;
  return { id, email, leadIds: await listLeadIds(reader, { id, email }) };
}
