import { type Reader, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { confirmClock, refuseLeap } from '../../upkeep/clock.ts';
import { monthsBefore } from '../../upkeep/months-before.ts';
import { endOverdueAccounts } from '../auth/index.ts';
import { finishErasures } from '../erasures/index.ts';
import { noteIdleRecords } from '../idle-records/index.ts';
import { eraseAgain } from './erase-again.ts';
import {
  countOverdue,
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
  removedTasks,
  spentLinks,
  spentSessions,
} from './queries/retention.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
// One transaction for each batch, so that a large backlog blocks nobody.
const rowsAtOnce = 1_000;

/** Retention periods; the privacy page says the same. */
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
    | 'tasks'
    | 'unproven'
    | 'changes'
    | 'keys'
    | 'sessions'
    | 'links'
    | 'devices'
    | 'limits'
    | 'erased'
    | 'erasedAgain',
    number
  >
>;

type Outside = Pick<Deps, 'db' | 'now' | 'log' | 'secrets'>;

/**
 * Deletes what is past its retention, erases again people whom a restored backup brought back, and marks client records
 * nobody uses. Returns how many rows of each kind were deleted. Deletes nothing and throws ClockRefused or
 * TooManyOverdue when the clock may be wrong, unless a person has confirmed the date.
 */
export async function runRetention(deps: Outside, { isConfirmed = false } = {}): Promise<Removed> {
  const now = deps.now();
  if (isConfirmed) await confirmClock(deps.db.kysely, now);
  await refuseLeap(deps.db.kysely, now);
  if (!isConfirmed) await refuseMany(deps.db.kysely, now);
  const before = (ms: number) => new Date(now.getTime() - ms);
  const removed = {
    leads: await removeAll(deps, oldLeads(monthsBefore(now, kept.leadMonths))),
    mails: await removeAll(deps, oldMails(monthsBefore(now, kept.mailMonths))),
    shown: await removeAll(deps, oldShown(monthsBefore(now, kept.shownMonths))),
    notes: await removeAll(deps, removedNotes(before(kept.removedNoteDays * dayMs))),
    tasks: await removeAll(deps, removedTasks(before(kept.removedNoteDays * dayMs))),
    unproven: await endOverdueAccounts(deps),
    changes: await removeAll(deps, endedChanges(before(kept.changeDays * dayMs))),
    keys: await removeAll(deps, oldKeys(before(kept.keyHours * hourMs))),
    sessions: await removeAll(deps, spentSessions(before(kept.sessionDays * dayMs))),
    links: await removeAll(deps, spentLinks(now)),
    devices: await removeAll(deps, oldDevices(before(kept.deviceDays * dayMs))),
    limits: await removeAll(deps, expiredLimits(now)),
    erased: await finishErasures(deps),
    erasedAgain: await eraseAgain(deps),
  };
  await transaction(deps.db, deleteJobsWithoutMail);
  await noteIdleRecords(deps);
  deps.log.info(removed, 'retention');
  return removed;
}

/** Thrown when so much is overdue at once that the clock may be wrong. */
class TooManyOverdue extends Error {
  constructor(table: string, overdue: number, total: number) {
    super(
      `${overdue} of ${total} ${table} are overdue, more than a twentieth. If the date is right, confirm it: ` +
        'npm run retention -- --date YYYY-MM-DD',
    );
    this.name = 'TooManyOverdue';
  }
}

// Counts only what cannot be restored. Up to twenty rows are no sign of a wrong clock: a small site has a busy day
// now and then.
async function refuseMany(reader: Reader, now: Date): Promise<void> {
  const checked = { leads: monthsBefore(now, kept.leadMonths), mails: monthsBefore(now, kept.mailMonths) };
  for (const [table, { overdue, total }] of Object.entries(await countOverdue(reader, checked))) {
    if (overdue > 20 && overdue > total / 20) throw new TooManyOverdue(table, overdue, total);
  }
}

async function removeAll({ db }: Pick<Deps, 'db'>, remove: Removal): Promise<number> {
  let total = 0;
  for (let count = rowsAtOnce; count === rowsAtOnce; total += count) {
    count = await transaction(db, (tx) => remove(tx, rowsAtOnce));
  }
  return total;
}
