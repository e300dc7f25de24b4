import { type UpkeepKind, type UpkeepProblem, type UpkeepState, upkeepKinds } from '@freehold/contract';
import type { Reader } from '../../db/transaction.ts';
import { listUpkeep } from './queries.ts';

type Row = Awaited<ReturnType<typeof listUpkeep>>[number];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

// No limit for backups: the operator decides when they run.
const longestWaitMs: Readonly<Partial<Record<UpkeepKind, number>>> = {
  accounts: 30 * minuteMs,
  'asked-mails': 30 * minuteMs,
  clock: 10 * minuteMs,
  'plan-figures': 30 * minuteMs,
  'seal-audit': 10 * minuteMs,
  'table-sizes': 3 * hourMs,
  'trim-limits': 10 * minuteMs,
  'trim-kept-answers': 10 * minuteMs,
  'waiting-mails': 10 * minuteMs,
  'waiting-pictures': 10 * minuteMs,
  retention: 26 * hourMs,
  'unused-images': 26 * hourMs,
};
// A longer run died with its process and left no record.
const longestRunMs = 4 * hourMs;

/** Upkeep whose last try failed or was cut off, or that has not succeeded for too long. */
export async function readUpkeep(reader: Reader, now: Date): Promise<UpkeepState> {
  return { problems: (await listUpkeep(reader)).flatMap((row) => problemOf(row, now)) };
}

function problemOf(row: Row, now: Date): UpkeepProblem[] {
  const kind = upkeepKinds.find((known) => known === row.name);
  if (kind === undefined) return [];
  const ageMs = (moment: Date | null) => (moment === null ? 0 : now.getTime() - moment.getTime());
  if (row.is_failing) return [{ kind, problem: 'failed', since: textOf(row.failed_at) }];
  if (ageMs(row.started_at) > longestRunMs) return [{ kind, problem: 'failed', since: textOf(row.started_at) }];
  const waitedMs = ageMs(row.succeeded_at ?? row.registered_at);
  if (waitedMs <= (longestWaitMs[kind] ?? Number.POSITIVE_INFINITY)) return [];
  return [{ kind, problem: 'overdue', since: textOf(row.succeeded_at) }];
}

function textOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
