import { sql } from 'kysely';
import type { ClientScope } from '../../../client-scope.ts';
import { clientInReach, type Reach } from '../../../db/reach.ts';
import type { Reader } from '../../../db/transaction.ts';

const digits = sql<string>`regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(?:0011|00)?61(?=[0-9]{9}$)', '0')`;

const mostAlike = 20;

/** Clients in an adviser's reach with an email address, or with a phone number as leads store it; by name. */
export function listAlike(
  reader: Reader,
  { email, phoneDigits, adviser }: { email: string; phoneDigits: string | null; adviser: Reach },
) {
  return (
    reader
      .selectFrom('profiles')
      .select(['id', 'first_name', 'last_name', 'email_normalised'])
      .where(clientInReach('profiles.id', adviser))
      .where(sql<boolean>`not exists (select from users where users.id = profiles.id and role <> 'CLIENT')`)
      // The text that is searched has these digits too, and an index.
      .where(({ or, eb }) =>
        or([
          eb('email_normalised', '=', email),
          ...(phoneDigits === null
            ? []
            : [sql<boolean>`(search_text like ${`% ${phoneDigits}%`} and ${digits} = ${phoneDigits})`]),
        ]),
      )
      .orderBy('sort_name')
      .orderBy('id')
      .limit(mostAlike)
      .execute()
  );
}

/** A client's name, email address, and phone number as leads store it for comparing. */
export function findIdentity(reader: Reader, { profileId }: ClientScope) {
  return reader
    .selectFrom('profiles')
    .select(['first_name', 'last_name', 'email_normalised'])
    .select(digits.as('phone_digits'))
    .where('id', '=', profileId)
    .executeTakeFirst();
}
