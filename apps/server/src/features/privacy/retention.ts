import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { eraseAgain } from './erase-again.ts';
import {
  deleteExpiredLimits,
  deleteOldDevices,
  deleteOldKeys,
  deleteOldLeads,
  deleteOldMails,
  deleteSpentLinks,
  deleteSpentSessions,
} from './queries/retention.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long things are kept; the privacy page says the same. */
export const retention = {
  leadMonths: 24,
  mailMonths: 24,
  keyHours: 72,
  sessionDays: 30,
  deviceDays: 90,
} as const;

/** How many rows a run removed, by what they were. */
export type Removed = Readonly<
  Record<'leads' | 'mails' | 'keys' | 'sessions' | 'links' | 'devices' | 'limits' | 'erasedAgain', number>
>;

/** Removes what has been kept as long as it may be, and erases again who came back with a restored backup. */
export async function runRetention(deps: Pick<Deps, 'db' | 'now' | 'log' | 'secrets'>): Promise<Removed> {
  const now = deps.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const removed = await transaction(deps.db, async (tx) => ({
    leads: await deleteOldLeads(tx, monthsBefore(now, retention.leadMonths)),
    mails: await deleteOldMails(tx, monthsBefore(now, retention.mailMonths)),
    keys: await deleteOldKeys(tx, before(retention.keyHours * hourMs)),
    sessions: await deleteSpentSessions(tx, before(retention.sessionDays * dayMs)),
    links: await deleteSpentLinks(tx, now),
    devices: await deleteOldDevices(tx, before(retention.deviceDays * dayMs)),
    limits: await deleteExpiredLimits(tx, now),
  }));
  const all = { ...removed, erasedAgain: await eraseAgain(deps) };
  deps.log.info(all, 'retention');
  return all;
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
