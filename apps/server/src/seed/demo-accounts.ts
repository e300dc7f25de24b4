import { randomUUID } from 'node:crypto';
import { normaliseEmail, type Role } from '@freehold/contract';
import type { Credentials } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { DemoSignIns } from '../demo-sign-ins.ts';
import { hashPassword } from '../features/auth/passwords.ts';
import { createAccountProfile } from '../features/profiles/index.ts';

/** A person to seed, with their sign-in. */
export interface SeedAccount extends Credentials {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
}

/** The adviser and the client of a first start, with the given sign-ins. */
export function demoAccounts(demo: DemoSignIns): readonly SeedAccount[] {
  return [
    { ...demo.admin, role: 'ADMIN', firstName: 'Demo', lastName: 'Adviser' },
    { ...demo.client, role: 'CLIENT', firstName: 'Demo', lastName: 'Client' },
  ];
}

/**
 * Stores the accounts, each client with a profile, where there is no account yet; returns whether it did. Passwords are
 * hashed before the transaction.
 */
export async function seedAccounts(db: Database, accounts: readonly SeedAccount[]): Promise<boolean> {
  const existing = await db.kysely.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (existing) return false;
  const rows = await Promise.all(accounts.map(accountRow));
  await transaction(db, async (tx) => {
    for (const row of rows) await seedAccount(tx, row);
  });
  return true;
}

async function seedAccount(tx: Tx, row: Awaited<ReturnType<typeof accountRow>>): Promise<void> {
  const inserted = await tx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  if (inserted === undefined || row.role !== 'CLIENT') return;
  const { email, first_name: firstName, last_name: lastName } = row;
  await createAccountProfile(tx, { id: inserted.id, email, firstName, lastName, phone: '', at: inserted.created_at });
}

async function accountRow({ email, password, role, firstName, lastName }: SeedAccount) {
  return {
    id: randomUUID(),
    email,
    email_normalised: normaliseEmail(email),
    email_verified_at: new Date(),
    password_hash: await hashPassword(password),
    role,
    is_demo: true,
    first_name: firstName,
    last_name: lastName,
  };
}
