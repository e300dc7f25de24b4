import { AppError } from '@freehold/contract';
import type { Deps } from '../../deps.ts';

/** The key under which failed password tries are counted. */
export type TryCount = string;

/**
 * Key of an account's tries: a device it was signed in to from counts apart from all others, so that nobody guessing
 * elsewhere can lock its owner out.
 */
export function signInTries(
  secrets: Deps['secrets'],
  asked: { emailNormalised: string; knownDevice: string | null },
): TryCount {
  return asked.knownDevice === null ? accountTries(secrets, asked.emailNormalised) : `device.${asked.knownDevice}`;
}

/** Key of an account's tries from unknown devices. */
export function accountTries(secrets: Deps['secrets'], emailNormalised: string): TryCount {
  return `account.${secrets.mac('sign-in-tries', emailNormalised)}`;
}

/** Key of a signed-in person's tries to prove their identity. */
export function proofTries(userId: string): TryCount {
  return `proof.${userId}`;
}

/** Counts a try before it is evaluated; false after too many. Safe under concurrency. */
export async function hasTryLeft(deps: Pick<Deps, 'limits'>, tries: TryCount): Promise<boolean> {
  try {
    await deps.limits.consume('signInAccount', tries);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false;
    throw error;
  }
}
