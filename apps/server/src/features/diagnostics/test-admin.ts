import { randomBytes, randomUUID } from 'node:crypto';
import { AppError, normaliseEmail, type TestAdmin } from '@freehold/contract';
import { hash } from '@node-rs/argon2';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { createAccountProfile } from '../profiles/index.ts';
import { findTestAdmin, insertTestAdmin, type NewTestAdmin, renewTestAdmin } from './queries.ts';

type Credentials = NonNullable<Deps['config']['testAdmin']>;

/** The test administrator's sign-in: from the settings, else generated for the life of the process. */
export function testAdminCredentials({ testAdmin }: Pick<Deps['config'], 'testAdmin'>): Credentials {
  return testAdmin ?? { email: 'test-admin@freehold.example', password: randomBytes(18).toString('base64url') };
}

/**
 * Creates the test administrator with a profile, or finds the existing one and resets its role and password. Throws
 * AppError `email-taken` when the address belongs to a real account.
 */
export async function createTestAdmin(deps: Deps, credentials: Credentials): Promise<TestAdmin> {
  const { email, password } = credentials;
  const passwordHash = await hash(password);
  const admin = { id: randomUUID(), email, emailNormalised: normaliseEmail(email), passwordHash, at: deps.now() };
  const userId = await transaction(deps.db, (tx) => insertOrRenew(tx, admin));
  return { userId, email, role: 'ADMIN', password };
}

// Insert first, look up on conflict: of two concurrent calls the second waits and finds the first one's row.
async function insertOrRenew(tx: Tx, admin: NewTestAdmin): Promise<string> {
  const { id, email, at } = admin;
  if (await insertTestAdmin(tx, admin)) {
    await createAccountProfile(tx, { id, email, firstName: 'Test', lastName: 'Admin', phone: '', at });
    await recordAudit(tx, { at, actor: null, action: 'diagnostic-admin-created', subject: { kind: 'user', id } });
    return id;
  }
  const found = await findTestAdmin(tx, admin.emailNormalised);
  if (!found) throw new AppError('email-taken', { message: 'An account with this email already exists.' });
  await renewTestAdmin(tx, { id: found.id, passwordHash: admin.passwordHash, at });
  return found.id;
}
