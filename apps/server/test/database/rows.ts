import { randomUUID } from 'node:crypto';
import type { NewUser } from '../../src/db/schema.ts';

/** A user row with a new id and address. */
export function aUser(given: Partial<NewUser> = {}): NewUser {
  const email = `${randomUUID()}@example.com`;
  const names = { first_name: 'Test', last_name: 'Person' };
  return { id: randomUUID(), email, email_normalised: email, password_hash: '-', role: 'CLIENT', ...names, ...given };
}
