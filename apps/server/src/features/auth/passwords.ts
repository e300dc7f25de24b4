import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

// argon2id; the package exports a const enum, which is not there at run time.
const argon2id = 2;

// OWASP's first recommendation for argon2id; about 8 ms on a libuv thread.
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Hashes share libuv's four threads with file access and DNS look-ups; a flood of sign-ins must leave some of them
// free.
const inTurn = pLimit(2);

let dummyHash: Promise<string> | null = null;

/** The argon2id hash of a password, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/**
 * True when a password matches a stored hash. Without one (no such account, or one waiting for its first password) it
 * verifies against the hash of a random text, so both cases take the same time.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored?.startsWith('$argon2')) return inTurn(() => verify(stored, password));
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'));
  const decoy = await dummyHash;
  await inTurn(() => verify(decoy, password));
  return false;
}

/** True when a hash was made with weaker parameters than today's. */
export function isHashOutdated(stored: string): boolean {
  const [, memory, time, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored) ?? [];
  return !(Number(memory) >= cost.memoryCost && Number(time) >= cost.timeCost && Number(lanes) >= cost.parallelism);
}
