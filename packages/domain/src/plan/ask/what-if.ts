import { type MonthText, monthNumber, Refusal, type Timeline } from '@freehold/finance';
import type { Lasting, Stress } from '@freehold/finance/decide';
import type { OptionChange } from '@freehold/plan';
import { monthText } from '../../figures/timeline-words.ts';
import { durationText } from '../../text/duration.ts';
import type { PlanToRun } from '../plan-owners.ts';
import { todaysDollars } from '../plan-years.ts';
import { runPlan } from '../run-plan.ts';
import { aboutText, accountName } from './ask-words.ts';
import { planWith } from './asked.ts';
import { lowestToday } from './cash.ts';
import { type Help, helpsIn, optionalCut } from './helps.ts';
import { engineShocks, hitAgain, hitBy, type PlanShock, type Shocked, shockOption, shockWords } from './plan-shocks.ts';

/** How long the money lasts. */
export interface Cover {
  /** From the first shock on to the month the money runs out, or to the end of the plan. */
  readonly months: number;
  /** First month that ends with nothing left to draw on; null if none does. */
  readonly runsOut: MonthText | null;
  /** Most that is missing at a month's end, dollars of it; 0 where it never is. */
  readonly missing: number;
  readonly missingMonth: MonthText | null;
  /** Least in all cash together at a month's end, today's dollars. */
  readonly lowestCash: number;
}

/** A shock with what it means for the plan. */
export interface ShockShown {
  readonly words: string;
  /** Why it changes nothing, or null. */
  readonly withoutEffect: string | null;
  /** Whether a plan can hold it: then `option` does. */
  readonly keepable: boolean;
  readonly option: readonly OptionChange[];
}

/** A plan with everything that goes wrong at once, beside the plan itself. Plain data. */
export interface WhatIf {
  readonly status: Stress['status'];
  readonly headline: string;
  readonly sentences: readonly string[];
  readonly plan: Cover;
  readonly stressed: Cover;
  /** Without the part of spending that could be left out; null where the plan names none. */
  readonly withoutOptional: Cover | null;
  /**
   * What is drawn on to keep cash up, in the order first drawn on: before nothing is left, and not from the very month from
   * which the plan itself draws on it.
   */
  readonly drawn: readonly { readonly what: string; readonly from: MonthText }[];
  readonly shocks: readonly ShockShown[];
  /** Cash in the account everything goes through at each 30 June, today's dollars. */
  readonly cash: readonly { readonly financialYear: string; readonly plan: number; readonly stressed: number }[];
  /** What would help, the most first; each is a run of its own. */
  readonly helps: readonly Help[];
  /** What keeps those shocks that a plan can hold. */
  readonly option: readonly OptionChange[];
}

/** What a plan comes to under shocks, or why it cannot be run. */
export type WhatIfAnswer = WhatIf | { readonly status: 'refused'; readonly says: string };

/**
 * A resolved plan under shocks that apply together: how long the money lasts, what is drawn on first and what would help.
 * Without shocks it is the plan itself. Helps are runs of their own: `helps: false` leaves them out. A shock that is out of
 * range is refused in words.
 */
export function whatIfPlan(
  plan: PlanToRun,
  shocks: readonly PlanShock[],
  { helps = true }: { readonly helps?: boolean } = {},
): WhatIfAnswer {
  const run = runPlan(plan);
  if (run.status === 'refused') return { status: 'refused', says: run.says };
  try {
    const hit = hitBy(plan, run, shocks);
    const optional = optionalCut(plan);
    const lean = optional.length === 0 ? null : hitAgain(planWith(plan, optional), shocks);
    const about: Shocked = { plan, run, shocks };
    return { ...shown(about, hit, lean), helps: helps && shocks.length > 0 ? helpsIn(about, hit) : [] };
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return { status: 'refused', says: refused.message };
  }
}

function shown(about: Shocked, hit: Stress, lean: Stress | null): Omit<WhatIf, 'helps'> {
  const { plan, run, shocks } = about;
  const { pricesPct } = run.household.assume;
  const before = coverOf(hit.plan, run.timeline, pricesPct);
  const stressed = coverOf(hit.stressed, hit.timeline, pricesPct);
  const without = lean === null ? null : coverOf(lean.stressed, lean.timeline, pricesPct);
  const drawn = drawnIn(hit).map(({ from, ...account }) => ({ what: accountName(plan, account), from }));
  const cash = ({ balances, accounts }: Timeline, month: number) =>
    todaysDollars((balances[month * accounts.length] ?? 0) / 100, month, pricesPct);
  const each = shocksShown(about, hit);
  return {
    status: hit.status,
    headline: shocks.length === 0 ? planWords(before) : headlineOf(before, stressed),
    sentences: [...leanWords(stressed, without), ...missingWords(about, stressed), ...drawnWords(drawn)],
    plan: before,
    stressed,
    withoutOptional: without,
    drawn,
    shocks: each,
    cash: run.timeline.years.map(({ financialYear, last }) => ({
      financialYear,
      plan: cash(run.timeline, last),
      stressed: cash(hit.timeline, last),
    })),
    option: each.flatMap(({ option }) => option),
  };
}

/** Accounts that are drawn on because of the shocks. */
function drawnIn({ plan, stressed }: Stress): Lasting['drawn'] {
  const { runsOut, drawn } = stressed;
  if (runsOut !== null) return drawn.filter(({ from }) => from <= runsOut);
  return drawn.filter(({ kind, subject, from }) => {
    return !plan.drawn.some((own) => own.kind === kind && own.subject === subject && own.from === from);
  });
}

function coverOf(lasting: Lasting, timeline: Timeline, pricesPct: number): Cover {
  const { monthsOfCover, runsOut, largestShortfall, largestShortfallMonth } = lasting;
  return {
    months: monthsOfCover,
    runsOut,
    missing: largestShortfall,
    missingMonth: largestShortfallMonth,
    lowestCash: lowestToday(timeline, pricesPct),
  };
}

/** The shocks with why they change nothing, also one that falls on nothing the engine knows. */
function shocksShown(about: Shocked, { withoutEffect }: Stress): readonly ShockShown[] {
  const { plan, run, shocks } = about;
  let place = 0;
  return shocks.map((shock, index) => {
    const count = engineShocks(plan, run.household, shock).length;
    const mine = withoutEffect.filter((one) => place <= one.shock && one.shock < place + count);
    place += count;
    const option = shockOption(about, shock, index);
    const why = count === 0 ? 'There is nothing in the plan that it falls on.' : (mine[0]?.why ?? null);
    return {
      words: shockWords(plan, shock),
      withoutEffect: mine.length === count ? why : null,
      keepable: option.length > 0,
      option,
    };
  });
}

function planWords({ runsOut }: Cover): string {
  if (runsOut === null) return 'In the plan itself the money lasts to its end.';
  return `In the plan itself the money runs out in ${monthText(runsOut)}.`;
}

function headlineOf(plan: Cover, { runsOut, months }: Cover): string {
  if (runsOut === null) return 'The money lasts to the end of the plan all the same.';
  const cover = `The money runs out in ${monthText(runsOut)}: ${durationText(months)} of cover until nothing is left.`;
  return plan.runsOut === null ? cover : `${cover} ${planWords(plan)}`;
}

function leanWords({ runsOut }: Cover, lean: Cover | null): readonly string[] {
  if (lean === null || runsOut === null) return [];
  if (lean.runsOut === null) return ['Without optional spending it lasts to the end of the plan.'];
  return [
    `Without optional spending it runs out in ${monthText(lean.runsOut)}: ${durationText(lean.months)} of cover.`,
  ];
}

function missingWords({ run }: Shocked, { missing, missingMonth }: Cover): readonly string[] {
  if (missingMonth === null) return [];
  const place = monthNumber(missingMonth) - monthNumber(run.timeline.start);
  const today = todaysDollars(missing, place, run.household.assume.pricesPct);
  return [`At worst ${aboutText(today)} in today’s dollars are missing, in ${monthText(missingMonth)}.`];
}

function drawnWords(drawn: WhatIf['drawn']): readonly string[] {
  const [first, ...others] = drawn.map(({ what, from }) => `${what} from ${monthText(from)}`);
  if (first === undefined) return [];
  return [`Drawn on first: ${[first, ...others].join(', then ')}.`];
}
