import {
  balanceSheet,
  type Gate,
  type MonthText,
  monthNumber,
  monthText,
  retirementAge,
  type Timeline,
} from '@freehold/finance';
import type { PlanToRun } from './plan-owners.ts';
import { type InBothDollars, todaysDollars } from './plan-years.ts';
import type { PlanRun } from './run-plan.ts';

/**
 * When the plan's first purchase is made, and the tests that one of a month of its own fails then; `blockedBy` is the test
 * that stops it longest.
 */
export type NextPurchase =
  | { readonly id: string; readonly month: MonthText; readonly failing: readonly Gate[] }
  | { readonly id: string; readonly month: null; readonly blockedBy: Gate | null };

/** Least cash in dollars of its year and in today's, and the first month of each: inflation can make a later month the least. */
export interface LeastCash extends InBothDollars {
  readonly month: MonthText;
  readonly monthToday: MonthText;
}

/** The figures that lead a plan. */
export interface PlanHeadlines {
  /** At an age of the first person, or at the plan's end where that comes before. */
  readonly netWorth: InBothDollars & { readonly age: number; readonly month: MonthText };
  /** Null for a plan that buys nothing. */
  readonly nextPurchase: NextPurchase | null;
  /** Least in all bank accounts together at a month's end. */
  readonly lowestCash: LeastCash;
  /** First month that ends with nothing left; null where money lasts to the end. */
  readonly moneyGone: MonthText | null;
  /** How many figures of the plan are our typical ones. */
  readonly typical: number;
}

/** The figures that lead a plan that ran. */
export function planHeadlines(plan: PlanToRun, run: Extract<PlanRun, { status: 'run' }>): PlanHeadlines {
  const { timeline, household } = run;
  const [short] = timeline.shortMonths;
  const start = monthNumber(timeline.start);
  return {
    netWorth: netWorthAt(plan, run),
    nextPurchase: nextPurchase(plan, run),
    lowestCash: lowestCash(timeline, household.assume.pricesPct),
    moneyGone: short === undefined ? null : monthText(start + short),
    typical: Object.values(plan.origin ?? {}).filter((from) => from === 'typical').length,
  };
}

function netWorthAt(plan: PlanToRun, { timeline, household }: Extract<PlanRun, { status: 'run' }>) {
  const start = monthNumber(timeline.start);
  const born = monthNumber(Object.values(plan.people ?? {})[0]?.born ?? timeline.start);
  const wanted = born + (plan.pinned?.age ?? retirementAge.value) * 12 - start;
  const month = Math.min(timeline.months - 1, Math.max(0, wanted));
  const { netWorth } = balanceSheet(timeline, month);
  return {
    ofYear: netWorth,
    today: todaysDollars(netWorth, month, household.assume.pricesPct),
    age: Math.floor((start + month - born) / 12),
    month: monthText(start + month),
  };
}

function nextPurchase(plan: PlanToRun, { months, timeline }: Extract<PlanRun, { status: 'run' }>): NextPurchase | null {
  const buys = Object.entries(plan.events ?? {}).flatMap(([id, event]) =>
    event.do === 'buy' && !event.off ? [{ id, month: months.get(id) }] : [],
  );
  const [first] = buys
    .flatMap(({ id, month }) => (month === undefined ? [] : [{ id, month }]))
    .toSorted((one, other) => one.month - other.month);
  if (first !== undefined)
    return { id: first.id, month: monthText(first.month), failing: failingOf(timeline, first.id) };
  const [waiting] = buys;
  if (waiting === undefined) return null;
  const blocked = timeline.blocked.find(({ id }) => id === `events/${waiting.id}`);
  return { id: waiting.id, month: null, blockedBy: longestBlocker(blocked?.blockers ?? []) };
}

/** The tests that a purchase of a month of its own was made against, which the note of its event names. */
function failingOf({ events }: Timeline, id: string): readonly Gate[] {
  const note = events.find((event) => event.id === `events/${id}`)?.note ?? '';
  return gates.filter((gate) => note.includes(gate));
}

const gates = ['equity', 'serviceability', 'cash'] as const satisfies readonly Gate[];

/** The test that stopped a purchase in most of the months it was tried; null where it was never tried. */
export function longestBlocker(blockers: readonly Gate[]): Gate | null {
  const counted = [...Map.groupBy(blockers, (gate) => gate)].map(([gate, months]) => ({ gate, count: months.length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.gate ?? null;
}

function lowestCash(timeline: Timeline, pricesPct: number): LeastCash {
  return leastCash(timeline, { first: 0, last: timeline.months - 1, pricesPct });
}

/** The least cash of some months of a run, from the first to the last. */
export function leastCash(
  { accounts, balances, start }: Timeline,
  { first, last, pricesPct }: { readonly first: number; readonly last: number; readonly pricesPct: number },
): LeastCash {
  const places = accounts.flatMap(({ kind }, place) => (kind === 'cash' ? [place] : []));
  let ofYear = { month: first, amount: Number.POSITIVE_INFINITY };
  let today = ofYear;
  for (let month = first; month <= last; month += 1) {
    const cents = places.reduce((sum, place) => sum + (balances[month * accounts.length + place] ?? 0), 0);
    const amount = cents / 100;
    if (amount < ofYear.amount) ofYear = { month, amount };
    const now = todaysDollars(amount, month, pricesPct);
    if (now < today.amount) today = { month, amount: now };
  }
  const text = (month: number) => monthText(monthNumber(start) + month);
  return { ofYear: ofYear.amount, today: today.amount, month: text(ofYear.month), monthToday: text(today.month) };
}
