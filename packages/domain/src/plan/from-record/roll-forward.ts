import { moneyText } from '@freehold/contract';
import { type AccountName, balanceOf, monthNumber, type Timeline } from '@freehold/finance';
import { apply, momentOf, type Operation, type Plan, type PlanEvent, pathOf, resolve } from '@freehold/plan';
import { valueAt } from '../change-words.ts';
import { type PlanFact, planFacts } from '../plan-facts.ts';
import { planRecordName } from '../plan-record-name.ts';
import { runPlan } from '../run-plan.ts';
import { boughtHomes } from './bought-homes.ts';
import { passedEvents, pastOf, putOff } from './passed-events.ts';
import { dropOps, type GoesOn, type RecordUpdate, startOf, whole } from './record-updates.ts';

/** A balance of a plan: its field, and the account that a run keeps it in. */
interface Balance extends AccountName {
  readonly path: string;
}

/**
 * What bringing a plan to a later first month changes: the month, with the events that have passed, pay that has risen by
 * then, and each balance as the plan itself expects it just before that month, in whole dollars. What an event left behind
 * goes on: a child, rates and days of work from the new start, the rate of a loan that was refinanced, a home that was
 * bought with its loan. `happened` has the ids of the passed events that did; the others move to the new start, and their
 * balances are as without them. Nothing for a month that is no later; the month alone where the plan cannot be run.
 */
export function rollForward(plan: Plan, start: string, happened = usualOf(plan, start)): readonly RecordUpdate[] {
  const asked = putOff(plan, start, happened);
  const told = apply(plan, asked).plan;
  const run = runPlan(resolve(told).plan);
  const last = monthNumber(start) - monthNumber(plan.start) - 1;
  const hasRun = run.status === 'run' && last < run.timeline.months;
  const purchases = [...happened].filter((id) => plan.events?.[id]?.do === 'buy');
  // What the run does not make without the others did not happen by it.
  const unmade = purchases.filter((id) => !(hasRun && isMade(run.months.get(id), start)));
  if (unmade.length > 0) return rollForward(plan, start, new Set([...happened].filter((id) => !unmade.includes(id))));
  const bought = hasRun ? boughtHomes(told, run, { start, ids: happened }) : { ops: [], words: [] };
  const held = apply(told, bought.ops).plan;
  const [moved] = startOf(held, start, lastingOf(held, start));
  if (moved === undefined) return [];
  const ops = [...asked, ...bought.ops, ...moved.ops];
  if (!hasRun) return [{ ...moved, ops }];
  const sold = soldBy(held, run.timeline, last);
  const goes = new Set(sold.flatMap((each) => each.ops.flatMap((op) => ('drop' in op ? [op.drop] : []))));
  const facts = new Map(planFacts(held).map((fact) => [fact.path, fact]));
  const balances = balancesOf(held).filter(({ path }) => !goes.has(path.slice(0, path.lastIndexOf('/'))));
  const stayed = asked.map((op) => planRecordName(plan, pathOf(op)));
  return [
    { ...moved, ops, says: saysOf(moved, { bought: bought.words, stayed, short: shortOf(held, run.timeline, last) }) },
    ...payBy(held, start),
    ...refinancedBy(held, start),
    ...balances.flatMap((balance) =>
      expected(held, { balance, fact: facts.get(balance.path), timeline: run.timeline, last }),
    ),
    ...sold,
  ];
}

function usualOf(plan: Plan, start: string): ReadonlySet<string> {
  return new Set(passedEvents(plan, start).flatMap(({ id, isUsual }) => (isUsual ? [id] : [])));
}

function isMade(month: number | undefined, start: string): boolean {
  return month !== undefined && month < monthNumber(start);
}

interface Told {
  readonly bought: readonly string[];
  readonly stayed: readonly string[];
  /** Dollars that cash was below zero, of all accounts. */
  readonly short: number;
}

/** What else the reader should know of the new start: what was bought, what stays to happen, and what no balance can hold. */
function saysOf({ says }: RecordUpdate, { bought, stayed, short }: Told): string {
  return [
    says ?? '',
    'Rents, spending and other pay stay as they are.',
    ...(bought.length === 0 ? [] : [`Bought by then: ${bought.join('; ')}.`]),
    ...(stayed.length === 0 ? [] : [`Moved to the new start: ${stayed.join(', ')}.`]),
    ...(short === 0 ? [] : [`The plan expected cash ${moneyText(short)} below zero by then; it begins with $0.`]),
  ].join(' ');
}

function shortOf({ money = {} }: Plan, timeline: Timeline, last: number): number {
  const balances = Object.keys(money).map((id) =>
    Math.round(balanceOf(timeline, { kind: 'cash', subject: `money/${id}` }, last)),
  );
  return balances.reduce((sum, balance) => sum + Math.max(0, -balance), 0);
}

/** Which events that have passed go on: of two that set one person's days of work, the later one. */
function lastingOf(plan: Plan, start: string): GoesOn {
  const past = pastOf(plan, start);
  return (id, event) => {
    if (event.off) return null;
    switch (event.do) {
      case 'retire':
      case 'rates':
        return [];
      case 'work': {
        const ofPerson = past.filter(([, other]) => other.do === 'work' && other.who === event.who);
        return ofPerson.at(-1)?.[0] === id ? [] : null;
      }
      case 'child':
        return leaveLeft(id, event, monthNumber(start) - (momentOf(plan, id)?.month ?? 0));
      default:
        return null;
    }
  };
}

function leaveLeft(id: string, { leave }: Extract<PlanEvent, { do: 'child' }>, passed: number): readonly Operation[] {
  if (leave === undefined) return [];
  if (leave.months <= passed) return [{ set: `events/${id}/leave` }];
  return [{ set: `events/${id}/leave/months`, to: leave.months - passed }];
}

/** Rates of loans that were refinanced before the new start, less what rates moved by before that: those go on. */
function refinancedBy(plan: Plan, start: string): readonly RecordUpdate[] {
  const past = pastOf(plan, start);
  const found = new Map<string, number>();
  let moved = 0;
  for (const [, event] of past) {
    if (event.do === 'rates') moved += event.add;
    if (event.do === 'refinance') found.set(event.loan, Math.round((event.pct - moved) * 10_000) / 10_000);
  }
  return [...found].flatMap(([id, pct]): readonly RecordUpdate[] => {
    const path = `loans/${id}`;
    const now = plan.loans?.[id]?.rate?.findLast(([from]) => from === null || from < start)?.[1];
    if (plan.loans?.[id] === undefined) return [];
    const unit = 'percent a year';
    return [
      {
        path: `${path}/rate`,
        kind: 'changed',
        record: planRecordName(plan, path),
        label: 'Rate',
        own: now === undefined ? null : { value: now, unit },
        theirs: { value: pct, unit },
        says: 'Refinanced by then, as the plan has it.',
        isUsual: true,
        ops: [{ set: `${path}/rate`, to: [[null, pct]] }],
      },
    ];
  });
}

/** Pay whose later amount was due before the new start: that amount, and the later ones after it. */
function payBy(plan: Plan, start: string): readonly RecordUpdate[] {
  return Object.entries(plan.incomes ?? {}).flatMap(([id, { yearly, steps = [] }]): readonly RecordUpdate[] => {
    const due = steps
      .filter(([from]) => from < start)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .at(-1);
    if (due === undefined) return [];
    const left = steps.filter(([from]) => from >= start);
    const path = `incomes/${id}`;
    const unit = 'dollars a year';
    return [
      {
        path: `${path}/yearly`,
        kind: 'changed',
        record: planRecordName(plan, path),
        label: 'Amount',
        own: { value: yearly, unit },
        theirs: { value: due[1], unit },
        says: null,
        isUsual: true,
        ops: [
          { set: `${path}/yearly`, to: due[1] },
          left.length === 0 ? { set: `${path}/steps` } : { set: `${path}/steps`, to: left },
        ],
      },
    ];
  });
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
  const isOwed = account.kind === 'loan' || account.kind === 'studyLoan';
  const fromNothing = isOwed ? -end : end;
  const to = Math.max(0, Math.round(opening === 0 ? fromNothing : (own * end) / opening));
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
