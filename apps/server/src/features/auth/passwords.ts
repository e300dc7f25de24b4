import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// argon2id; the package's enumeration of algorithms has no value at run time.
const argon2id = 2;

// OWASP's first recommendation for argon2id; about 8 ms on a thread of the pool, off the event loop.
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let dummyHash: Promise<string> | null = null;

/** The argon2id hash of a password, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether a password fits a stored hash. Without one (no such account) it verifies against the hash of a random text, so
 * that both cases take the same time.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return verify(stored, password);
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'));
  await verify(await dummyHash, password);
  return false;
}
