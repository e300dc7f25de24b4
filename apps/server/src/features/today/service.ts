import {
  fullName,
  mostCountedToday,
  mostOfToday,
  oldAfterDays,
  type Today,
  type TodayQuery,
  termDays,
} from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import { type Actor, reachOf } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordShown } from '../audit/index.ts';
import { listDueActions, listDueTasks, listEndingTerms, listOldRecords, listWaitingLeads } from './queries.ts';

const limits = { most: mostOfToday, counted: mostCountedToday };
const dayMs = 24 * 60 * 60 * 1000;

/** What waits for an adviser today, in Sydney; whom it shows is audited. */
export async function readToday(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  { actor, query }: { actor: Actor; query: TodayQuery },
): Promise<Today> {
  const reader = deps.db.kysely;
  const now = deps.now();
  const day = dayInSydney(now);
  const bounds = { ...limits, reach: reachOf(actor) };
  const adviser = query.mine === 'true' ? actor.id : null;
  const due = await listDueActions(reader, { day, adviser, ...bounds });
  const tasks = await listDueTasks(reader, { day, adviser, ...bounds });
  const waiting = await listWaitingLeads(reader, { adviser, ...bounds });
  const before = new Date(now.getTime() - oldAfterDays * dayMs);
  const old = await listOldRecords(reader, { before, ...bounds });
  const ending = await listEndingTerms(reader, { from: day, to: dayAfter(day, termDays), ...bounds });
  const dueActions = mergedDue(due, tasks);
  const leads = [...new Set([...dueActions.items.filter(({ of }) => of === 'lead'), ...waiting].map(({ id }) => id))];
  const clients = [
    ...new Set([
      ...dueActions.items.flatMap((row) => (row.of === 'client' ? [row.clientId] : [])),
      ...ending.map((row) => row.profile_id),
      ...old.map(({ id }) => id),
    ]),
  ];
  const rows = [...leads, ...clients];
  if (rows.length > 0) {
    const shown = { lead: leads, client: clients };
    await recordShown(deps, { actor, action: 'today-listed', filter: query, rows, shown });
  }
  return {
    day,
    dueActions,
    waitingLeads: { total: totalOf(waiting), items: waiting.map(presentWaiting) },
    endingTerms: { total: totalOf(ending), items: ending.map(presentEnding) },
    oldRecords: { total: totalOf(old), items: old.map(presentOld) },
  };
}

/** The most pressing of both kinds; each list already holds as many as are shown. */
function mergedDue(
  actions: Awaited<ReturnType<typeof listDueActions>>,
  tasks: Awaited<ReturnType<typeof listDueTasks>>,
): Today['dueActions'] {
  const items = [...actions.map(presentAction), ...tasks.map(presentTask)];
  return {
    total: Math.min(totalOf(actions) + totalOf(tasks), mostCountedToday),
    items: items.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)).slice(0, mostOfToday),
  };
}

/** The ISO day some days after one. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function totalOf([first]: readonly { readonly total: number }[]): number {
  return first?.total ?? 0;
}

function ownerOf(row: { owner_first_name: string | null; owner_last_name: string | null }): string | null {
  const { owner_first_name: firstName, owner_last_name: lastName } = row;
  return firstName === null || lastName === null ? null : fullName({ firstName, lastName });
}

function presentAction(row: Awaited<ReturnType<typeof listDueActions>>[number]) {
  return {
    of: 'lead' as const,
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    action: row.next_action,
    dueOn: row.next_action_on ?? '',
    owner: ownerOf(row),
    version: row.version,
  };
}

function presentTask(row: Awaited<ReturnType<typeof listDueTasks>>[number]) {
  return {
    of: 'client' as const,
    id: row.id,
    clientId: row.profile_id,
    firstName: row.first_name,
    lastName: row.last_name,
    action: row.text,
    dueOn: row.due_on ?? '',
    owner: ownerOf(row),
  };
}

function presentEnding(row: Awaited<ReturnType<typeof listEndingTerms>>[number]) {
  return {
    id: row.id,
    term: row.term,
    endsOn: row.ends_on,
    clientId: row.profile_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    loan: row.loan,
    balance: row.loan_balance,
  };
}

function presentWaiting(row: Awaited<ReturnType<typeof listWaitingLeads>>[number]) {
  return {
    id: row.id,
    kind: row.kind,
    firstName: row.first_name,
    lastName: row.last_name,
    receivedAt: row.received_at.toISOString(),
    owner: ownerOf(row),
  };
}

function presentOld(row: Awaited<ReturnType<typeof listOldRecords>>[number]) {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    updatedAt: row.updated_at.toISOString(),
  };
}
