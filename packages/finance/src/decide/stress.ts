import { checkAmount, checkMonth, checkNamed, checkPercent } from '../household/check-fields.ts';
import type { Household, MonthText } from '../household/household.ts';
import { namesOf } from '../household/names.ts';
import type { AccountName } from '../ledger/accounts.ts';
import type { Posting } from '../ledger/books.ts';
import { monthNumber } from '../ledger/clock.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { fromCents } from '../units/ledger.ts';
import { firstPlace, lowestOf, monthAt } from './balances.ts';
import { changedHousehold } from './change.ts';
import { runChecked } from './run-checked.ts';
import { type Shock, shockEffect } from './shocks.ts';
import { freeId } from './two-ways.ts';
import { dollarWords, monthsWords, monthWords } from './words.ts';

const longestLoss = 600;
const highestRise = 30;

/** Refuses shocks that name nothing and amounts outside their ranges, by `shocks.` and the field. Throws Refusal. */
function checkShocks(shocks: readonly Shock[], household: Household): void {
  const names = namesOf(household);
  for (const shock of shocks) checkShock(shock, names);
}

function checkShock(shock: Shock, { incomes, laterHomes }: ReturnType<typeof namesOf>): void {
  switch (shock.kind) {
    case 'incomeLost':
      checkNamed('shocks.income', shock.income, incomes);
      checkMonth('shocks.from', shock.from);
      wholeInRange('shocks.months', shock.months, [1, longestLoss]);
      checkPercent('shocks.keepsPct', shock.keepsPct);
      break;
    case 'ratesUp':
      checkMonth('shocks.from', shock.from);
      inRange('shocks.points', shock.points, [0, highestRise]);
      break;
    case 'vacancy':
      inRange('shocks.weeks', shock.weeks, [0, 52]);
      checkNamed('shocks.home', shock.home, laterHomes);
      break;
    case 'valuesDown':
      checkPercent('shocks.pct', shock.pct);
      break;
    case 'repair':
      checkMonth('shocks.month', shock.month);
      checkAmount('shocks.amount', shock.amount);
      break;
    case 'child':
      checkMonth('shocks.month', shock.month);
      checkAmount('shocks.monthlyCost', shock.monthlyCost);
      checkNamed('shocks.leave.income', shock.leave?.income, incomes);
      break;
  }
}

export interface StressOptions {
  readonly years: number;
  /** All of them apply together. */
  readonly shocks: readonly Shock[];
}

/** Money taken to keep the first account at its floor, by account in the order first drawn on. */
export interface Drawn {
  readonly kind: AccountName['kind'];
  /** Id of the account, or of the person whose super it is. */
  readonly subject: string;
  readonly from: MonthText;
}

/** How long the money lasts. Dollars. */
export interface Lasting {
  /** First month that ends with the first account below zero and nothing left to draw on; null if none does. */
  readonly runsOut: MonthText | null;
  /** Months from the first shock on before that, or to the end of the plan. */
  readonly monthsOfCover: number;
  /** Most that the first account lacks at a month's end, and when; 0 and null where it never does. */
  readonly largestShortfall: number;
  readonly largestShortfallMonth: MonthText | null;
  readonly drawn: readonly Drawn[];
}

/** A household under shocks beside its plan. */
export interface Stress {
  readonly status: 'lasts' | 'runsOut' | 'runsOutAnyway';
  readonly plan: Lasting;
  readonly stressed: Lasting;
  /** Shocks by their place in the list that have nothing to act on, and why. */
  readonly withoutEffect: readonly { readonly shock: number; readonly why: string }[];
  readonly timeline: Timeline;
  readonly sentence: string;
}

/**
 * A household's plan run again with everything that goes wrong at once: when the money runs out, and what is drawn on
 * first. Without shocks it is the plan, byte for byte. Throws Refusal as `checkHousehold` does, and for shocks outside
 * their ranges.
 */
export function stress(household: Household, { years, shocks }: StressOptions): Stress {
  const planned = watched(household, years);
  checkShocks(shocks, household);
  const id = freeId(household, 'shock');
  const effects = shocks.map((shock, place) => shockEffect(household, shock, { id: `${id}.${place}`, years }));
  const changes = effects.flatMap((effect) => effect.changes);
  const hit = watched(changedHousehold(household, changes), years);
  const first = Math.max(0, firstMonth(shocks, household));
  const plan = lastingOf(planned, first);
  const stressed = lastingOf(hit, first);
  return {
    status: statusOf(plan, stressed),
    plan,
    stressed,
    withoutEffect: effects.flatMap(({ nothing }, shock) => (nothing === null ? [] : [{ shock, why: nothing }])),
    timeline: hit.timeline,
    sentence: sentenceOf(plan, stressed),
  };
}

interface Watched {
  readonly timeline: Timeline;
  readonly draws: readonly Posting[];
}

/** A run with what is drawn into the first account. */
function watched(household: Household, years: number): Watched {
  const draws: Posting[] = [];
  const seen = new Set<string>();
  const everyday = household.accounts[0]?.id;
  const observer = (posting: Posting) => {
    const { kind, from, to } = posting;
    const isBack = kind === 'transfer' && to.kind === 'cash' && to.subject === everyday;
    const isDraw = isBack || kind === 'holdingDrawn' || kind === 'superDrawn';
    if (!isDraw || seen.has(`${from.kind}:${from.subject}`)) return;
    seen.add(`${from.kind}:${from.subject}`);
    draws.push(posting);
  };
  return { timeline: runChecked(household, { years, observer }), draws };
}

/** The first month in which a shock acts, from 0; those without one act from the start. */
function firstMonth(shocks: readonly Shock[], { start }: Household): number {
  const months = shocks.map((shock) => {
    if ('from' in shock) return monthNumber(shock.from) - monthNumber(start);
    return 'month' in shock ? monthNumber(shock.month) - monthNumber(start) : 0;
  });
  return months.length === 0 ? 0 : Math.min(...months);
}

function lastingOf({ timeline, draws }: Watched, first: number): Lasting {
  const short = timeline.shortMonths[0] ?? null;
  const lowest = lowestOf(timeline, firstPlace);
  const isShort = lowest.cents < 0;
  return {
    runsOut: short === null ? null : monthAt(timeline, short),
    monthsOfCover: Math.max(0, (short ?? timeline.months) - first),
    largestShortfall: isShort ? fromCents(-lowest.cents) : 0,
    largestShortfallMonth: isShort ? monthAt(timeline, lowest.month) : null,
    drawn: draws.map(({ from, month }) => ({ ...from, from: monthAt(timeline, month) })),
  };
}

function statusOf(plan: Lasting, stressed: Lasting): Stress['status'] {
  if (stressed.runsOut === null) return 'lasts';
  return plan.runsOut === null ? 'runsOut' : 'runsOutAnyway';
}

function sentenceOf(plan: Lasting, stressed: Lasting): string {
  if (stressed.runsOut === null) return 'The money lasts to the end of the plan.';
  const months = `${monthsWords(stressed.monthsOfCover)} of cover`;
  const most = dollarWords(stressed.largestShortfall * 100);
  const out = `The money runs out in ${monthWords(stressed.runsOut)}, after ${months}; at worst ${most} are missing.`;
  if (plan.runsOut === null) return out;
  return `${out} In the plan itself it runs out in ${monthWords(plan.runsOut)}.`;
}
