import { sql } from 'kysely';
import type { Reader, Tx } from '../../db/transaction.ts';

/** The account with a normalised address, if it is a test administrator. */
export function findTestAdmin(tx: Tx, emailNormalised: string) {
  return tx
    .selectFrom('users')
    .select('id')
    .where('email_normalised', '=', emailNormalised)
    .where('is_diagnostic', '=', true)
    .executeTakeFirst();
}

/** The account of a test administrator. */
export interface NewTestAdmin {
  readonly id: string;
  readonly email: string;
  readonly emailNormalised: string;
  readonly passwordHash: string;
  readonly at: Date;
}

/** Stores the test administrator; false when the address is taken. */
export async function insertTestAdmin(tx: Tx, admin: NewTestAdmin): Promise<boolean> {
  const inserted = await tx
    .insertInto('users')
    .values({
      id: admin.id,
      email: admin.email,
      email_normalised: admin.emailNormalised,
      email_verified_at: admin.at,
      password_hash: admin.passwordHash,
      role: 'ADMIN',
      is_diagnostic: true,
      first_name: 'Test',
      last_name: 'Admin',
      created_at: admin.at,
      updated_at: admin.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Resets the test administrator's role and password. */
export async function renewTestAdmin(tx: Tx, admin: { id: string; passwordHash: string; at: Date }): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: admin.passwordHash, role: 'ADMIN', is_disabled: false, updated_at: admin.at })
    .where('id', '=', admin.id)
    .execute();
}

/** Ids of administrators the development aids created. */
export async function listTestAdmins(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('users').select('id').where('is_diagnostic', '=', true).execute();
  return rows.map(({ id }) => id);
}

/** Removes administrators the development aids created, with their profiles. */
export async function deleteTestAdmins(tx: Tx): Promise<void> {
  const marked = tx.selectFrom('users').select('id').where('is_diagnostic', '=', true);
  await tx.deleteFrom('profiles').where('id', 'in', marked).execute();
  await tx.deleteFrom('users').where('is_diagnostic', '=', true).execute();
}

/**
 * Accounts that may be demo accounts and still work: the marked ones with their first password, and these addresses.
 */
export function listDemoCandidates(reader: Reader, emailsNormalised: readonly string[]) {
  return reader
    .selectFrom('users')
    .select(['id', 'email', 'email_normalised', 'password_hash', 'is_demo', 'password_version'])
    .where('is_disabled', '=', false)
    .where((where) =>
      where.or([
        where.and([where('is_demo', '=', true), where('password_version', '=', 0)]),
        where('email_normalised', 'in', [...emailsNormalised]),
      ]),
    )
    .orderBy('email')
    .execute();
}

/** Blocks sign-in to an account. */
export async function disableAccount(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  await tx.updateTable('users').set({ is_disabled: true, updated_at: at }).where('id', '=', id).execute();
}

/** The application's tables, by name. */
export async function listTableNames(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(reader);
  return rows.map(({ name }) => name);
}

/** Number of rows in a table. */
export async function countRows(reader: Reader, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(reader);
  return rows[0]?.rows ?? 0;
}
