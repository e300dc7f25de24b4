import { AppError } from '@freehold/contract';
import type { Deps } from '../../deps.ts';

/** What failed tries to guess a password are counted under. */
export type TryCount = string;

/**
 * Where the tries for an account are counted: those from a device that it was signed in to from apart from all others, so
 * that nobody who guesses elsewhere can lock its owner out.
 */
export function signInTries(
  secrets: Deps['secrets'],
  asked: { emailNormalised: string; knownDevice: string | null },
): TryCount {
  return asked.knownDevice === null ? accountTries(secrets, asked.emailNormalised) : `device.${asked.knownDevice}`;
}

/** Where the tries for an account from unknown devices are counted. */
export function accountTries(secrets: Deps['secrets'], emailNormalised: string): TryCount {
  return `account.${secrets.mac('sign-in-tries', emailNormalised)}`;
}

/** Where the tries of somebody signed in to prove that it is them are counted. */
export function proofTries(userId: string): TryCount {
  return `proof.${userId}`;
}

/** Counts a try before it is evaluated; false when there have been too many. Right whatever comes at the same time. */
export async function hasTryLeft(deps: Pick<Deps, 'limits'>, tries: TryCount): Promise<boolean> {
  try {
    await deps.limits.consume('signInAccount', tries);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false;
    throw error;
  }
}
