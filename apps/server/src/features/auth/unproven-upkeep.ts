import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { listOverdue, listToRemind } from './queries/unproven.ts';
import { endUnprovenAccount } from './unproven-accounts.ts';
import { queueVerification } from './verification.ts';

const dayMs = 86_400_000;
/** How many days the mail that asks for the proof must have been out before an account ends. */
const mailedDays = 7;
const accountsAtOnce = 200;

/** Ends sign-ups not proven in time, except those whose mail could not be sent yet. Returns how many. */
export async function endOverdueAccounts(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const now = deps.now();
  const mailedBefore = new Date(now.getTime() - mailedDays * dayMs);
  let total = 0;
  for (let count = accountsAtOnce; count === accountsAtOnce; total += count) {
    const overdue = await listOverdue(deps.db.kysely, { now, mailedBefore }, accountsAtOnce);
    const event = { at: now, actor: null, action: 'sign-up-lapsed' } as const;
    for (const { id } of overdue) await transaction(deps.db, (tx) => endUnprovenAccount(tx, { id, event }));
    count = overdue.length;
  }
  return total;
}

/**
 * Mails owners of sign-ups that end soon: once with four days left and once with two, the third and the fifth day of
 * seven. Returns how many mails were queued.
 */
export async function remindUnproven(deps: Pick<Deps, 'db' | 'now' | 'jobs' | 'config'>): Promise<number> {
  const accounts = await listToRemind(deps.db.kysely, deps.now(), accountsAtOnce);
  for (const { id, email } of accounts) {
    await transaction(deps.db, (tx) => queueVerification(deps, tx, { id, email, isReminder: true }));
  }
  return accounts.length;
}
