import { sql } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Reader, Tx } from '../../../db/transaction.ts';

/** An account as sign-in needs it. */
export function findSignInAccount(reader: Reader, emailNormalised: string) {
  return reader
    .selectFrom('users')
    .leftJoin('second_factors', (join) =>
      join.onRef('second_factors.user_id', '=', 'users.id').on('second_factors.confirmed_at', 'is not', null),
    )
    .select([
      'users.id',
      'users.email',
      'users.role',
      'users.first_name',
      'users.last_name',
      'users.password_hash',
      'users.password_version',
      'users.is_disabled',
      'second_factors.confirmed_at as second_factor_at',
    ])
    .where('users.email_normalised', '=', emailNormalised)
    .executeTakeFirst();
}

/** An account by id. */
export function findAccount(reader: Reader, id: string) {
  return reader
    .selectFrom('users')
    .select([
      'id',
      'email',
      'email_normalised',
      'role',
      'first_name',
      'last_name',
      'password_hash',
      'password_version',
      'is_disabled',
      'email_verified_at',
      'confirm_by',
      'sign_up_origin',
      'created_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The account of a normalised email address. */
export function findAccountByEmail(reader: Reader, emailNormalised: string) {
  return reader
    .selectFrom('users')
    .select(['id', 'email', 'role', 'is_disabled', 'password_hash', 'email_verified_at'])
    .where('email_normalised', '=', emailNormalised)
    .executeTakeFirst();
}

/**
 * Locks the account's row until the transaction ends; false when its password changed meanwhile or it may not sign in.
 */
export async function lockAccount(tx: Tx, account: { id: string; passwordVersion: number }): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', account.id)
    .where('password_version', '=', account.passwordVersion)
    .where('is_disabled', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** An account to store. */
export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly emailNormalised: string;
  readonly passwordHash: string | null;
  readonly role: Schema['users']['role'];
  readonly firstName: string;
  readonly lastName: string;
  readonly at: Date;
  /** When the account ends unless its address is proven before. */
  readonly confirmBy?: Date;
  /** Roughly where the sign-up came from. */
  readonly origin?: string;
}

/** Stores an account; false when its address already has one. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const inserted = await tx
    .insertInto('users')
    .values({
      id: account.id,
      email: account.email,
      email_normalised: account.emailNormalised,
      password_hash: account.passwordHash,
      role: account.role,
      first_name: account.firstName,
      last_name: account.lastName,
      confirm_by: account.confirmBy ?? null,
      sign_up_origin: account.origin ?? null,
      created_at: account.at,
      updated_at: account.at,
    })
    .onConflict((conflict) => conflict.column('email_normalised').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Stores the same password under another hash. */
export async function updatePasswordHash(tx: Tx, account: { id: string; passwordHash: string }): Promise<void> {
  await tx.updateTable('users').set({ password_hash: account.passwordHash }).where('id', '=', account.id).execute();
}

/** Sets a new password; `fromVersion`, where given, must still be the current one. Returns whether it was set. */
export async function updatePassword(
  tx: Tx,
  account: { id: string; passwordHash: string; fromVersion?: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set((row) => ({
      password_hash: account.passwordHash,
      password_version: row('password_version', '+', 1),
      updated_at: account.at,
    }))
    .where('id', '=', account.id)
    .where('password_version', '=', account.fromVersion ?? sql.ref<number>('password_version'))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks the account's address as proven; false when it already was. */
export async function markEmailVerified(tx: Tx, account: { id: string; at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email_verified_at: account.at, confirm_by: null, sign_up_origin: null, updated_at: account.at })
    .where('id', '=', account.id)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True when there is a client's record with the id, with or without a sign-in. */
export async function isClientRecord(reader: Reader, id: string): Promise<boolean> {
  const row = await reader.selectFrom('profiles').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** All admins. */
export function listAdmins(reader: Reader) {
  return reader
    .selectFrom('users')
    .select(['id', 'email_normalised', 'password_hash'])
    .where('role', '=', 'ADMIN')
    .execute();
}
