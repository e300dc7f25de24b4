import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { endOverdueAccounts } from '../auth/service.ts';
import { eraseAgain } from './erase-again.ts';
import {
  deleteJobsWithoutMail,
  endedChanges,
  expiredLimits,
  oldDevices,
  oldKeys,
  oldLeads,
  oldMails,
  oldShown,
  type Removal,
  removedNotes,
  spentLinks,
  spentSessions,
} from './queries/retention.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
// Each part is a transaction of its own, so that a large backlog holds nobody up.
const rowsAtOnce = 1_000;

/** How long things are kept; the privacy page says the same. */
const kept = {
  leadMonths: 24,
  mailMonths: 24,
  shownMonths: 24,
  keyHours: 72,
  sessionDays: 30,
  deviceDays: 90,
  removedNoteDays: 7,
  changeDays: 90,
} as const;

type Removed = Readonly<
  Record<
    | 'leads'
    | 'mails'
    | 'shown'
    | 'notes'
    | 'unproven'
    | 'changes'
    | 'keys'
    | 'sessions'
    | 'links'
    | 'devices'
    | 'limits'
    | 'erasedAgain',
    number
  >
>;

/**
 * Removes what has been kept as long as it may be, and erases again who came back with a restored backup. Returns how many
 * rows of each kind.
 */
export async function runRetention(deps: Pick<Deps, 'db' | 'now' | 'log' | 'secrets'>): Promise<Removed> {
  const now = deps.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const removed = {
    leads: await removeAll(deps, oldLeads(monthsBefore(now, kept.leadMonths))),
    mails: await removeAll(deps, oldMails(monthsBefore(now, kept.mailMonths))),
    shown: await removeAll(deps, oldShown(monthsBefore(now, kept.shownMonths))),
    notes: await removeAll(deps, removedNotes(before(kept.removedNoteDays * dayMs))),
    unproven: await endOverdueAccounts(deps),
    changes: await removeAll(deps, endedChanges(before(kept.changeDays * dayMs))),
    keys: await removeAll(deps, oldKeys(before(kept.keyHours * hourMs))),
    sessions: await removeAll(deps, spentSessions(before(kept.sessionDays * dayMs))),
    links: await removeAll(deps, spentLinks(now)),
    devices: await removeAll(deps, oldDevices(before(kept.deviceDays * dayMs))),
    limits: await removeAll(deps, expiredLimits(now)),
    erasedAgain: await eraseAgain(deps),
  };
  await transaction(deps.db, deleteJobsWithoutMail);
  deps.log.info(removed, 'retention');
  return removed;
}

async function removeAll({ db }: Pick<Deps, 'db'>, remove: Removal): Promise<number> {
  let total = 0;
  for (let count = rowsAtOnce; count === rowsAtOnce; total += count) {
    count = await transaction(db, (tx) => remove(tx, rowsAtOnce));
  }
  return total;
}

// The same day of an earlier month, or its last day where it is shorter.
function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return earlier;
}
