import { AppError } from '@freehold/contract';
import type { Deps } from '../../deps.ts';
import { proofTries } from './lockout.ts';
import { verifyPassword } from './passwords.ts';
import { findAccount } from './queries/accounts.ts';

/**
 * True when a signed-in person entered their own password. Rate limited like a sign-in but counted apart, so that a
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

/** As `checkPassword`; also throws AppError `wrong-password`. */
export async function assertOwnPassword(deps: Deps, userId: string, password: string): Promise<void> {
  if (!(await checkPassword(deps, userId, password))) throw new AppError('wrong-password');
}
