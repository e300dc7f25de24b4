import { AppError } from '@freehold/contract';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { findAccount } from './queries/accounts.ts';
import { claimWarning, countWrongCode, findSecondFactor } from './queries/second-factors.ts';

/** Wrong codes, however far apart, after which only a recovery code or removing the app helps. */
export const mostWrongCodes = 30;

const oneDayMs = 86_400_000;

/**
 * Counts a try at a code before it is checked: five in 15 minutes, and a running total until `acceptCode` takes the try
 * back. Throws AppError `too-many-requests`.
 */
export async function takeCodeTry(deps: Pick<Deps, 'limits' | 'db'>, userId: string): Promise<void> {
  await deps.limits.consume('secondFactor', userId);
  await transaction(deps.db, (tx) => countWrongCode(tx, userId));
}

/**
 * The response to a wrong code; the owner is mailed at most once a day. Returns AppError `second-factor-wrong`, or
 * `second-factor-locked` after too many.
 */
export async function wrongCode(deps: Deps, userId: string): Promise<AppError> {
  const at = deps.now();
  return await transaction(deps.db, async (tx) => {
    const account = await findAccount(tx, userId);
    if (account && (await claimWarning(tx, { userId, at, before: new Date(at.getTime() - oneDayMs) }))) {
      await queueMail(deps, tx, { kind: 'second-factor-guessed', recipient: account.email, userId });
    }
    const factor = await findSecondFactor(tx, userId);
    const isLocked = factor !== undefined && factor.wrong_codes >= mostWrongCodes;
    return new AppError(isLocked ? 'second-factor-locked' : 'second-factor-wrong');
  });
}
