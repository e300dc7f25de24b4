import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Tx } from '../../../db/transaction.ts';

/** Every admin, locked until the transaction ends; in id order, so that two waiting commands cannot deadlock. */
export function lockAdmins(tx: Tx) {
  return tx
    .selectFrom('users')
    .select(['id', 'email_normalised', 'is_disabled', 'password_hash'])
    .where('role', '=', 'ADMIN')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The account of a client or an adviser by address, locked until the transaction ends. */
export function lockClient(tx: Tx, emailNormalised: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email_normalised', 'is_disabled', 'password_hash'])
    .where('role', '<>', 'ADMIN')
    .where('email_normalised', '=', emailNormalised)
    .forUpdate()
    .executeTakeFirst();
}

export type AdminAccount = Awaited<ReturnType<typeof lockAdmins>>[number];

/** Changes the role of an account, or whether it may sign in. */
export async function updateAdminAccess(
  tx: Tx,
  {
    id,
    at,
    ...change
  }: { id: string; at: Date } & (Pick<Selectable<Schema['users']>, 'role'> | { is_disabled: boolean }),
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .execute();
}
