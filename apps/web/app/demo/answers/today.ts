import {
  type EndingTerm,
  mostOfToday,
  oldAfterDays,
  routes,
  type Today,
  type TodayQuery,
  termDays,
} from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import { demoUsers } from '#app/lib/session-demo.ts';
import { reads } from '../demo-answer.ts';
import { hasTodo, leadOwnerName } from '../lead-record.ts';
import { daysBefore } from '../world/moments.ts';
import type { DemoClient, DemoClientTask, DemoLead, World } from '../world/records.ts';

/** The adviser's day in the demo. */
export const todayAnswers = {
  read: reads(routes.today.read, ({ world, query, at }) => demoToday(world, query, at)),
};

function demoToday(world: World, { mine }: TodayQuery, at: Date): Today {
  const day = dayInSydney(at);
  const isAsked = ({ ownerId }: { readonly ownerId: string | null }) =>
    mine === undefined || ownerId === null || ownerId === demoUsers.ADMIN.id;
  const leads = world.leads.filter(isAsked);
  const tasks = world.clientTasks.filter(isAsked);
  const before = daysBefore(at, oldAfterDays);
  return {
    day,
    dueActions: firstOf(
      [
        ...leads.flatMap((lead) =>
          lead.nextActionOn !== null && hasTodo(lead, 'action', day) ? [dueAction(world, lead, lead.nextActionOn)] : [],
        ),
        ...world.clients.flatMap((client) => dueTasks(tasks, client, day)),
      ],
      ({ dueOn }) => dueOn,
    ),
    waitingLeads: firstOf(
      leads.filter((lead) => hasTodo(lead, 'answer', day)).map((lead) => waitingLead(world, lead)),
      ({ receivedAt }) => receivedAt,
    ),
    endingTerms: firstOf(
      world.clients.flatMap((client) => endingTerms(client, { from: day, to: dayInSydney(daysAfter(at, termDays)) })),
      ({ endsOn }) => endsOn,
    ),
    oldRecords: firstOf(
      world.clients
        .filter(({ updatedAt }) => updatedAt < before)
        .map(({ id, profile: { firstName, lastName, email }, updatedAt }) => ({
          ...{ id, firstName, lastName, email },
          updatedAt,
        })),
      ({ updatedAt }) => updatedAt,
    ),
  };
}

function firstOf<Row>(rows: readonly Row[], key: (row: Row) => string): { total: number; items: Row[] } {
  const items = rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).slice(0, mostOfToday);
  return { total: rows.length, items };
}

function dueAction(world: World, lead: DemoLead, dueOn: string) {
  const { id, firstName, lastName, nextAction: action, version } = lead;
  const owner = leadOwnerName(world, lead.ownerId);
  return { of: 'lead' as const, id, firstName, lastName, action, dueOn, owner, version };
}

function dueTasks(
  tasks: readonly DemoClientTask[],
  { id: clientId, profile: { firstName, lastName } }: DemoClient,
  day: string,
) {
  const isDue = (task: DemoClientTask) => task.clientId === clientId && task.doneAt === null && !task.isRemoved;
  return tasks.filter(isDue).flatMap(({ id, text, dueOn, ownerName: owner }) => {
    if (dueOn === null || dueOn > day) return [];
    return [{ of: 'client' as const, id, clientId, firstName, lastName, action: text, dueOn, owner }];
  });
}

function daysAfter(at: Date, days: number): Date {
  return new Date(daysBefore(at, -days));
}

function endingTerms({ id: clientId, profile, liabilities }: DemoClient, { from, to }: { from: string; to: string }) {
  const { firstName, lastName, email } = profile;
  return liabilities.flatMap((row): EndingTerm[] => {
    const { id, description, lenderType, loanBalance: balance } = row;
    const about = { id, clientId, firstName, lastName, email, loan: description || lenderType, balance };
    const ends = [
      ...(row.termType === 'Fixed' ? [{ term: 'fixed' as const, endsOn: row.fixedUntil }] : []),
      ...(row.loanType === 'Interest Only' ? [{ term: 'interest-only' as const, endsOn: row.interestOnlyUntil }] : []),
    ];
    return ends.flatMap(({ term, endsOn }) =>
      balance > 0 && endsOn !== null && endsOn >= from && endsOn <= to ? [{ ...about, term, endsOn }] : [],
    );
  });
}

function waitingLead(world: World, { id, kind, firstName, lastName, receivedAt, ownerId }: DemoLead) {
  return { id, kind, firstName, lastName, receivedAt, owner: leadOwnerName(world, ownerId) };
}
