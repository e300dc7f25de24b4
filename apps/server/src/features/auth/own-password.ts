import { AppError } from '@freehold/contract';
import type { Deps } from '../../deps.ts';
import { proofTries } from './lockout.ts';
import { verifyPassword } from './passwords.ts';
import { findAccount } from './queries/accounts.ts';

/**
 * Whether a person signed in gave their own password again. Limited like a sign-in, and counted apart from it, so that a
 * stolen session cannot lock its owner out. Throws AppError `too-many-requests`.
 */
export async function checkPassword(deps: Deps, userId: string, password: string): Promise<boolean> {
  const tries = proofTries(userId);
  await deps.limits.consume('signInAccount', tries);
  const account = await findAccount(deps.db.kysely, userId);
  const fits = await verifyPassword(account?.password_hash ?? null, password);
  if (fits) await deps.limits.forget('signInAccount', tries);
  return fits;
}

/** As `checkPassword`; throws AppError `wrong-password` too. */
export async function assertOwnPassword(deps: Deps, userId: string, password: string): Promise<void> {
  if (!(await checkPassword(deps, userId, password))) throw new AppError('wrong-password');
}
