import { sql } from 'kysely';
import type { ClientScope } from '../../../client-scope.ts';
import type { Reader } from '../../../db/transaction.ts';

/** A client's name, email address, and phone number as leads store it for comparing. */
export function findIdentity(reader: Reader, { profileId }: ClientScope) {
  return reader
    .selectFrom('profiles')
    .select(['first_name', 'last_name', 'email_normalised'])
    .select(
      sql<string>`regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(?:0011|00)?61(?=[0-9]{9}$)', '0')`.as(
        'phone_digits',
      ),
    )
    .where('id', '=', profileId)
    .executeTakeFirst();
}
