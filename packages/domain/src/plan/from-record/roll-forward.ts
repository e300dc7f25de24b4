import { moneyText } from '@freehold/contract';
import { balanceOf, carriedAt, monthNumber } from '@freehold/finance';
import { apply, momentOf, type Operation, type Plan, type PlanEvent, pathOf, resolve } from '@freehold/plan';
import { planFacts } from '../plan-facts.ts';
import { planRecordName } from '../plan-record-name.ts';
import { runPlan } from '../run-plan.ts';
import { boughtHomes } from './bought-homes.ts';
import { notCarried } from './not-carried.ts';
import { passedEvents, pastOf, putOff } from './passed-events.ts';
import { dropOps, type GoesOn, type RecordUpdate, startOf, whole } from './record-updates.ts';
import { rolledAmounts } from './rolled-amounts.ts';
import { rolledBalances } from './rolled-balances.ts';
import { type CarriedTo, rolledFacts } from './rolled-facts.ts';
import { rolledPeople } from './rolled-people.ts';
import { rolledSpending } from './rolled-spending.ts';

/**
 * What bringing a plan to a later first month changes: the month, with the events that have passed, pay that has risen by
 * then, amounts in the dollars of the new start, and each balance as the plan itself expects it just before that month, with
 * what later tax needs, to the cent. What an event left behind goes on: a child, rates and days of work from the new start,
 * the terms of a loan that was refinanced, a home that was bought with its loan. What has no field is said. `happened` has the ids of the passed events that did; the others move to the new start, and their
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
  const rolled: CarriedTo = {
    plan: held,
    start,
    ...run,
    last,
    carried: carriedAt(run.household, last),
  };
  const stayed = asked.map((op) => planRecordName(plan, pathOf(op)));
  const after = apply(held, moved.ops).plan;
  const updates = updatesOf(rolled, after, moved.ops).map((update) => withDetails(after, update));
  const says = saysOf(moved, rolled, { after, bought: bought.words, stayed });
  return [{ ...moved, ops, says }, ...updates];
}

/** What changes besides the month and the events: of what stays, then what was sold. */
function updatesOf(rolled: CarriedTo, after: Plan, moved: readonly Operation[]): readonly RecordUpdate[] {
  const { plan } = rolled;
  const sold = soldBy(rolled, after);
  const goes = new Set(sold.flatMap((each) => each.ops.flatMap((op) => ('drop' in op ? [op.drop] : []))));
  const staying = [
    ...rolledAmounts(rolled, after),
    ...rolledBalances(plan, rolled),
    ...rolledFacts(rolled),
    ...rolledSpending(rolled, after),
  ].filter(({ path }) => !goes.has(path.split('/', 2).join('/')));
  const left = apply(plan, [...moved, ...[...staying, ...sold].flatMap(({ ops }) => ops)]).plan;
  // What a financial year so far does to a balance takes its line's place.
  const lines = new Map(staying.map((update) => [update.path, update]));
  for (const update of rolledPeople(rolled, left)) {
    const before = lines.get(update.path);
    lines.set(
      update.path,
      before === undefined
        ? update
        : { ...update, own: before.own, kind: before.kind, ops: [...before.ops, ...update.ops] },
    );
  }
  return [...lines.values(), ...sold];
}

/** An update that names no amount of its own, with each field that it changes. */
function withDetails(plan: Plan, update: RecordUpdate): RecordUpdate {
  if (update.theirs !== null || update.kind === 'removed') return update;
  const before = new Map(planFacts(plan).map((fact) => [fact.path, fact]));
  const details = planFacts(apply(plan, update.ops).plan).flatMap(({ path, record, label, value, unit }) => {
    const own = before.get(path) ?? null;
    return own?.value === value ? [] : [{ path, record, label, own, theirs: { value, unit } }];
  });
  return { ...update, details };
}

function usualOf(plan: Plan, start: string): ReadonlySet<string> {
  return new Set(passedEvents(plan, start).flatMap(({ id, isUsual }) => (isUsual ? [id] : [])));
}

function isMade(month: number | undefined, start: string): boolean {
  return month !== undefined && month < monthNumber(start);
}

interface Told {
  /** The plan with the events that go on. */
  readonly after: Plan;
  readonly bought: readonly string[];
  readonly stayed: readonly string[];
}

/** What else the reader should know of the new start: what was bought, what stays to happen, and what is not carried. */
function saysOf({ says }: RecordUpdate, rolled: CarriedTo, { after, bought, stayed }: Told): string {
  const short = shortOf(rolled);
  return [
    says ?? '',
    ...(bought.length === 0 ? [] : [`Bought by then: ${bought.join('; ')}.`]),
    ...(stayed.length === 0 ? [] : [`Moved to the new start: ${stayed.join(', ')}.`]),
    ...(short === 0 ? [] : [`The plan expected cash ${moneyText(short)} below zero by then; it begins with $0.`]),
    ...notCarried(rolled, after),
  ].join(' ');
}

/** Dollars that cash is below zero, of all accounts. */
function shortOf({ household, timeline, last }: CarriedTo): number {
  const balances = household.accounts.map(({ id }) =>
    Math.round(balanceOf(timeline, { kind: 'cash', subject: id }, last)),
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
        return [];
      case 'work': {
        const ofPerson = past.filter(([, other]) => lastsFor(other, event.who));
        return ofPerson.at(-1)?.[0] === id ? [] : null;
      }
      case 'child':
        return leaveLeft(id, event, monthNumber(start) - (momentOf(plan, id)?.month ?? 0));
      default:
        return null;
    }
  };
}

/** Whether an event sets somebody’s days of work, or ends it. */
function lastsFor(event: PlanEvent, who: string): boolean {
  return (event.do === 'work' || event.do === 'retire') && event.who === who;
}

/** A child whose leave runs on; any other is a child of the plan with its cost. */
function leaveLeft(
  id: string,
  { leave }: Extract<PlanEvent, { do: 'child' }>,
  passed: number,
): readonly Operation[] | null {
  if (leave === undefined || leave.months <= passed) return null;
  return [{ set: `events/${id}/leave/months`, to: leave.months - passed }];
}

function soldBy({ plan, timeline, last }: CarriedTo, after: Plan): readonly RecordUpdate[] {
  return Object.keys(plan.homes ?? {}).flatMap((id): readonly RecordUpdate[] => {
    const path = `homes/${id}`;
    const account = { kind: 'home', subject: path } as const;
    if (balanceOf(timeline, account, -1) === 0 || balanceOf(timeline, account, last) !== 0) return [];
    const ops = dropOps(after, path);
    return [{ ...whole(plan, path), kind: 'removed', says: 'Sold by then, as the plan has it.', isUsual: true, ops }];
  });
}
