import type { Reader } from '../../../db/transaction.ts';

/** The admins and advisers who can sign in, by name. */
export function listAdvisers(reader: Reader) {
  return reader
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('role', '<>', 'CLIENT')
    .where('is_disabled', '=', false)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute();
}
