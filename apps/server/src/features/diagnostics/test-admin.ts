import { randomBytes, randomUUID } from 'node:crypto';
import { AppError, normaliseEmail, type TestAdmin } from '@freehold/contract';
import { hash } from '@node-rs/argon2';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/service.ts';
import { createAccountProfile } from '../profiles/service.ts';
import { findAccountToMark, insertTestAdmin, renewTestAdmin } from './queries.ts';

type Credentials = NonNullable<Deps['config']['testAdmin']>;

/** The sign-in of the test administrator: the one of the settings, else one made up for as long as the process runs. */
export function testAdminCredentials({ testAdmin }: Pick<Deps['config'], 'testAdmin'>): Credentials {
  return testAdmin ?? { email: 'test-admin@freehold.example', password: randomBytes(18).toString('base64url') };
}

/**
 * Makes the test administrator with a profile of its own, or finds the one there is and gives it role and password again.
 * Throws AppError `email-taken` when the address is somebody's real account.
 */
export async function createTestAdmin(deps: Deps, credentials: Credentials): Promise<TestAdmin> {
  const { email, password } = credentials;
  const passwordHash = await hash(password);
  const userId = await transaction(deps.db, async (tx) => {
    const found = await findAccountToMark(tx, normaliseEmail(email));
    if (!found) return await insertNew(deps, tx, { email, passwordHash });
    if (!found.is_diagnostic) throw new AppError('email-taken');
    await renewTestAdmin(tx, { id: found.id, passwordHash, at: deps.now() });
    return found.id;
  });
  return { userId, email, role: 'ADMIN', password };
}

async function insertNew(deps: Deps, tx: Tx, admin: { email: string; passwordHash: string }): Promise<string> {
  const [id, at] = [randomUUID(), deps.now()];
  const emailNormalised = normaliseEmail(admin.email);
  if (!(await insertTestAdmin(tx, { ...admin, id, emailNormalised, at }))) throw new AppError('email-taken');
  await createAccountProfile(tx, { id, email: admin.email, firstName: 'Test', lastName: 'Admin', phone: '', at });
  await recordAudit(tx, { at, actor: null, action: 'diagnostic-admin-created', subject: { kind: 'user', id } });
  return id;
}
