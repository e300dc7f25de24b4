import { monthNumber, usualAssumptions } from '@freehold/finance';
import type { Operation, Plan, PlanEvent } from '@freehold/plan';
import { planRecordName } from '../plan-record-name.ts';
import { pastOf } from './passed-events.ts';
import type { RecordUpdate } from './record-updates.ts';

/** A plan, and a later first month of it. */
export interface Rolled {
  readonly plan: Plan;
  readonly start: string;
}

/** Dollars to the cent. */
export function toCent(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

interface Changed {
  readonly path: string;
  readonly label: string;
  readonly unit: string;
  readonly own: number | undefined;
  readonly to: number;
  readonly says?: string;
  /** Those that set the field, unless named. */
  readonly ops?: readonly Operation[];
}

/** One figure of a plan as it is at a later start; nothing where it is the same. */
export function changed(plan: Plan, { path, label, unit, own, to, says, ops }: Changed): readonly RecordUpdate[] {
  if (own === to && ops === undefined) return [];
  return [
    {
      ...{ path, kind: 'changed', record: planRecordName(plan, path), label },
      own: own === undefined ? null : { value: own, unit },
      theirs: { value: to, unit },
      says: says ?? null,
      isUsual: true,
      ops: ops ?? [{ set: path, to }],
    },
  ];
}

/**
 * Amounts of a plan in the dollars of a later first month, as its run counts them: pay, costs and rents that have grown by
 * then, and what is to come: the second plan has the events that go on. To the cent.
 */
export function rolledAmounts(rolled: Rolled, { events }: Plan): readonly RecordUpdate[] {
  return [...incomesOf(rolled), ...costsOf(rolled), ...homesOf(rolled), ...comingOf(rolled, events)];
}

/** Whole years of the plan between two months: what grows steps once in each (docs/TIMELINE.md). */
function yearsBetween(from: string, to: string): number {
  return Math.max(0, Math.floor((monthNumber(to) - monthNumber(from)) / 12));
}

function grown(pct: number, years: number): number {
  return (1 + pct / 100) ** years;
}

/** What a dollar of the plan’s first month is at a later start. */
export function pricesBy({ plan, start }: Rolled): number {
  return grown(plan.assume?.prices ?? usualAssumptions.pricesPct, yearsBetween(plan.start, start));
}

function incomesOf(rolled: Rolled): readonly RecordUpdate[] {
  const { plan, start } = rolled;
  const stopped = new Set(pastOf(plan, start).flatMap(([, event]) => (event.do === 'retire' ? [event.who] : [])));
  return Object.entries(plan.incomes ?? {}).flatMap(([id, income]): readonly RecordUpdate[] => {
    const path = `incomes/${id}`;
    if (stopped.has(income.who) && (income.type === 'salary' || income.type === 'business')) {
      return income.off ? [] : [endedOf(plan, path)];
    }
    const field = { path: `${path}/yearly`, label: 'Amount', unit: 'dollars a year', own: income.yearly };
    const to = toCent(yearlyBy(rolled, income));
    const steps = stepsOf(rolled, path, income.steps);
    return to === income.yearly && steps.length === 0
      ? []
      : changed(plan, { ...field, to, ops: [{ set: field.path, to }, ...steps] });
  });
}

type Income = NonNullable<Plan['incomes']>[string];

/** Pay of a full week at a later start: the amount that holds by then, grown since its month. */
function yearlyBy({ plan, start }: Rolled, { yearly, grows, steps = [] }: Income): number {
  const pct = grows ?? plan.assume?.wages ?? usualAssumptions.wagesPct;
  const due = sorted(steps).findLast(([from]) => from < start);
  const since = due?.[0] ?? plan.start;
  const amount = due === undefined ? yearly : due[1] * pricesBy({ plan, start: since });
  return amount * grown(pct, yearsBetween(plan.start, start) - yearsBetween(plan.start, since));
}

function sorted(steps: NonNullable<Income['steps']>) {
  return steps.toSorted(([one], [other]) => one.localeCompare(other));
}

/** Later amounts that are still to come. */
function stepsOf(rolled: Rolled, path: string, steps: Income['steps'] = []): readonly Operation[] {
  const factor = pricesBy(rolled);
  const left = steps
    .filter(([from]) => from >= rolled.start)
    .map(([from, amount]): [string, number] => [from, toCent(amount * factor)]);
  if (steps.length === 0 || (left.length === steps.length && factor === 1)) return [];
  return [left.length === 0 ? { set: `${path}/steps` } : { set: `${path}/steps`, to: left }];
}

function endedOf(plan: Plan, path: string): RecordUpdate {
  return {
    ...{ path, kind: 'changed', record: planRecordName(plan, path), label: 'Amount', own: null },
    theirs: { value: 'ended', unit: '' },
    says: 'Work has stopped by then, as the plan has it.',
    isUsual: true,
    ops: [{ off: path }],
  };
}

function costsOf(rolled: Rolled): readonly RecordUpdate[] {
  const factor = pricesBy(rolled);
  return Object.entries(rolled.plan.costs ?? {}).flatMap(([id, { monthly, optional }]) => {
    const path = `costs/${id}/monthly`;
    const to = toCent(monthly * factor);
    if (to === monthly) return [];
    const ops: readonly Operation[] = [
      { set: path, to },
      ...(optional === undefined ? [] : [{ set: `costs/${id}/optional`, to: toCent(optional * factor) }]),
    ];
    return changed(rolled.plan, { path, label: 'Amount', unit: 'dollars a month', own: monthly, to, ops });
  });
}

function homesOf(rolled: Rolled): readonly RecordUpdate[] {
  const { plan } = rolled;
  return Object.entries(plan.homes ?? {}).flatMap(([id, { rent, costs }]) => {
    const path = `homes/${id}`;
    const weekly = rent === undefined ? undefined : toCent(rent * rentsBy(rolled));
    const ofCosts = costOps(rolled, path, costs);
    return [
      ...(weekly === undefined
        ? []
        : changed(plan, { path: `${path}/rent`, label: 'Rent', unit: 'dollars a week', own: rent, to: weekly })),
      ...(ofCosts.length === 0 ? [] : [inDollarsOf(`${path}/costs`, planRecordName(plan, path), ofCosts)]),
    ];
  });
}

function rentsBy({ plan, start }: Rolled): number {
  const pct = plan.assume?.rentGrowth ?? usualAssumptions.rentGrowthPct;
  return grown(pct, yearsBetween(plan.start, start));
}

type HomeFacts = Extract<PlanEvent, { do: 'buy' }>['home'];

function costOps(rolled: Rolled, path: string, costs: HomeFacts['costs'] = {}): readonly Operation[] {
  const factor = pricesBy(rolled);
  const { managePct: _, ...amounts } = costs;
  return Object.entries(amounts).flatMap(([name, amount]) => scaled(`${path}/costs/${name}`, amount, factor));
}

function scaled(path: string, amount: number | undefined, factor: number): readonly Operation[] {
  const to = amount === undefined ? undefined : toCent(amount * factor);
  return to === amount ? [] : [{ set: path, to }];
}

/** Several amounts that are one line for the reader. */
function inDollarsOf(path: string, record: string, ops: readonly Operation[]): RecordUpdate {
  const label = path.startsWith('homes/') ? 'Costs' : 'in the dollars of the new start';
  const says = 'Grown as the plan expects by then.';
  return { path, kind: 'changed', record, label, own: null, theirs: null, says, isUsual: true, ops };
}

/** Events to come, extra super and goals, which are dollars of the plan’s first month. */
function comingOf(rolled: Rolled, events: Plan['events'] = {}): readonly RecordUpdate[] {
  const { plan } = rolled;
  const factor = pricesBy(rolled);
  const ops = [
    ...Object.entries(events).flatMap(([id, event]) => eventOps(rolled, `events/${id}`, event)),
    ...Object.entries(plan.super ?? {}).flatMap(([id, { extra }]) =>
      scaled(`super/${id}/extra/yearly`, extra?.yearly, factor),
    ),
    ...Object.entries(plan.goals ?? {}).flatMap(([id, goal]) =>
      goal.ask === 'income' ? scaled(`goals/${id}/yearly`, goal.yearly, factor) : [],
    ),
  ];
  return ops.length === 0 ? [] : [inDollarsOf('events', 'What is to come', ops)];
}

function eventOps(rolled: Rolled, path: string, event: PlanEvent): readonly Operation[] {
  const factor = pricesBy(rolled);
  switch (event.do) {
    case 'retire':
      return scaled(`${path}/spend`, event.spend, factor);
    case 'renovate':
      return [...scaled(`${path}/cost`, event.cost, factor), ...scaled(`${path}/adds`, event.adds, factor)];
    case 'refinance':
      return scaled(`${path}/costs`, event.costs, factor);
    case 'buy':
      return purchaseOps(rolled, `${path}/home`, event.home);
    default:
      return [];
  }
}

/** A price grows within the year too, in equal steps (docs/TIMELINE.md). */
function purchaseOps(rolled: Rolled, path: string, { state, value, land, rent, costs }: HomeFacts) {
  const { plan, start } = rolled;
  const pct = plan.assume?.growth?.[state] ?? usualAssumptions.growthPct;
  const years = yearsBetween(plan.start, start);
  const months = monthNumber(start) - monthNumber(plan.start) - years * 12;
  const factor = grown(pct, years) * (1 + ((pct / 100) * months) / 12);
  return [
    ...scaled(`${path}/value`, value, factor),
    ...scaled(`${path}/land`, land, factor),
    ...scaled(`${path}/rent`, rent, rentsBy(rolled)),
    ...costOps(rolled, path, costs),
  ];
}
