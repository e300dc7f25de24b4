import { type AccountName, balanceOf, monthNumber, type Timeline } from '@freehold/finance';
import { apply, type Plan, resolve } from '@freehold/plan';
import { valueAt } from '../change-words.ts';
import { type PlanFact, planFacts } from '../plan-facts.ts';
import { planRecordName } from '../plan-record-name.ts';
import { runPlan } from '../run-plan.ts';
import { dropOps, type RecordUpdate, startOf, whole } from './record-updates.ts';

/** A balance of a plan: its field, and the account that a run keeps it in. */
interface Balance extends AccountName {
  readonly path: string;
}

/**
 * What bringing a plan to a later first month changes, in the plan's order: the month, with the events that have passed,
 * and each balance as the plan itself expects it just before that month, in whole dollars. Purchases are counted as not
 * made: what was bought is for somebody to add. Nothing for a month that is no later; the month alone where the plan
 * cannot be run.
 */
export function rollForward(plan: Plan, start: string): readonly RecordUpdate[] {
  const [moved] = startOf(plan, start);
  if (moved === undefined) return [];
  const bought = Object.entries(plan.events ?? {}).flatMap(([id, event]) =>
    event.do === 'buy' ? [`events/${id}`] : [],
  );
  let unbought = plan;
  for (const path of bought) unbought = apply(unbought, dropOps(unbought, path)).plan;
  const run = runPlan(resolve(unbought).plan);
  const last = monthNumber(start) - monthNumber(plan.start) - 1;
  if (run.status === 'refused' || last >= run.timeline.months) return [moved];
  const sold = soldBy(plan, run.timeline, last);
  const goes = new Set(sold.flatMap(({ ops }) => ops.flatMap((op) => ('drop' in op ? [op.drop] : []))));
  const facts = new Map(planFacts(plan).map((fact) => [fact.path, fact]));
  const balances = balancesOf(plan).filter(({ path }) => !goes.has(path.slice(0, path.lastIndexOf('/'))));
  return [
    { ...moved, says: says(plan, moved, bought) },
    ...balances.flatMap((balance) =>
      expected(plan, { balance, fact: facts.get(balance.path), timeline: run.timeline, last }),
    ),
    ...sold,
  ];
}

/** What else the reader should know of a purchase that leaves the plan because its month has passed. */
function says(plan: Plan, { says: known, ops }: RecordUpdate, bought: readonly string[]): string {
  const gone = bought.filter((path) => ops.some((op) => 'drop' in op && op.drop === path));
  const names = gone.map((path) => planRecordName(plan, path)).join(', ');
  return `${known ?? ''} Pay, rents and spending stay as they are.${gone.length === 0 ? '' : ` If it was made, add what was bought and its loan: ${names}.`}`;
}

function balancesOf({ money = {}, super: funds = {}, homes = {}, loans = {}, incomes = {} }: Plan): readonly Balance[] {
  return [
    ...Object.entries(incomes).flatMap(([id, { who, help }]): readonly Balance[] =>
      help === undefined ? [] : [{ path: `incomes/${id}/help`, kind: 'studyLoan', subject: `people/${who}` }],
    ),
    ...Object.entries(funds).map(
      ([id, { who }]): Balance => ({ path: `super/${id}/balance`, kind: 'super', subject: `people/${who}` }),
    ),
    ...Object.keys(money).flatMap((id): readonly Balance[] =>
      (['cash', 'holding'] as const).map((kind) => ({ path: `money/${id}/balance`, kind, subject: `money/${id}` })),
    ),
    ...Object.keys(homes).map((id): Balance => ({ path: `homes/${id}/value`, kind: 'home', subject: `homes/${id}` })),
    ...Object.keys(loans).map((id): Balance => ({ path: `loans/${id}/balance`, kind: 'loan', subject: `loans/${id}` })),
  ];
}

interface Expecting {
  readonly balance: Balance;
  readonly fact: PlanFact | undefined;
  readonly timeline: Timeline;
  /** Last month before the new start, counted from the plan's first. */
  readonly last: number;
}

/** A balance as the plan expects it: of the household's part of an account, the same part of what the field says. */
function expected(plan: Plan, { balance, fact, timeline, last }: Expecting): readonly RecordUpdate[] {
  const { path, ...account } = balance;
  const own = valueAt(plan, path);
  const [opening, end] = [balanceOf(timeline, account, -1), balanceOf(timeline, account, last)];
  if (typeof own !== 'number' || (opening === 0 && end === 0)) return [];
  const to = Math.max(0, Math.round(opening === 0 ? Math.abs(end) : (own * end) / opening));
  if (to === own) return [];
  return [
    {
      path,
      kind: 'changed',
      record: planRecordName(plan, path.slice(0, path.lastIndexOf('/'))),
      label: fact?.label ?? 'Balance',
      own: fact ?? null,
      theirs: { value: to, unit: 'dollars' },
      says: null,
      isUsual: true,
      ops: [{ set: path, to }],
    },
  ];
}

function soldBy(plan: Plan, timeline: Timeline, last: number): readonly RecordUpdate[] {
  return Object.keys(plan.homes ?? {}).flatMap((id): readonly RecordUpdate[] => {
    const path = `homes/${id}`;
    const account = { kind: 'home', subject: path } as const;
    if (balanceOf(timeline, account, -1) === 0 || balanceOf(timeline, account, last) !== 0) return [];
    const ops = dropOps(plan, path);
    return [{ ...whole(plan, path), kind: 'removed', says: 'Sold by then, as the plan has it.', isUsual: true, ops }];
  });
}
