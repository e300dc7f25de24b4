import { monthText as monthKey, monthNumber, typicalSellingCosts } from '@freehold/finance';
import type { Stress } from '@freehold/finance/decide';
import type { OptionChange } from '@freehold/plan';
import { durationText } from '../../text/duration.ts';
import { homeName } from '../plan-names.ts';
import { active, type PlanToRun } from '../plan-owners.ts';
import { aboutText } from './ask-words.ts';
import { freeEventId, type OptionOperation, planWith } from './asked.ts';
import { lowestToday } from './cash.ts';
import { hitAgain, nextMonth, type Shocked } from './plan-shocks.ts';
import { cutLabel, spendLess } from './spend-less.ts';

/** Something that would help a plan under shocks, by a run of it. */
export interface Help {
  readonly label: string;
  readonly sentence: string;
  /** Months of cover that it adds. */
  readonly monthsMore: number;
  /** Dollars by which the least cash at a month's end is higher, today's dollars. */
  readonly cashMore: number;
  /** What makes the plan hold it. */
  readonly option: readonly OptionChange[];
}

interface Tried {
  readonly label: string;
  /** What is assumed of it, a sentence. */
  readonly assumes?: string;
  readonly ops: readonly OptionOperation[];
}

/** What would help a plan under shocks, the most first; what would not is left out. Runs of the plan for each. */
export function helpsIn(about: Shocked, hit: Stress): readonly Help[] {
  const tried = triedFor(about.plan).flatMap(({ label, ops, assumes }): readonly Help[] => {
    const gain = gainOf(about, hit, hitAgain(planWith(about.plan, ops), about.shocks));
    if (gain === null) return [];
    const { monthsMore, cashMore } = gain;
    const sentence = [sentenceOf(label, gain), assumes ?? []].flat().join(' ');
    return [{ label, sentence, monthsMore, cashMore, option: [{ ops: [...ops], label }] }];
  });
  const helps = [...tried, ...spendingEnough(about, hit)];
  return helps.toSorted((one, other) => other.monthsMore - one.monthsMore || other.cashMore - one.cashMore);
}

/** The least less spending with which the money lasts, where it runs out. */
function spendingEnough(about: Shocked, hit: Stress): readonly Help[] {
  if (hit.stressed.runsOut === null) return [];
  const { plan, shocks } = about;
  // The last run that holds is the one at the answer.
  let enough: Stress | null = null;
  const found = spendLess({
    plan,
    holds: (changed) => {
      const helped = hitAgain(changed, shocks);
      if (helped?.stressed.runsOut !== null) return false;
      enough = helped;
      return true;
    },
    says: () => 'the money lasts to the end of the plan',
    first: () => [],
  });
  if (found === null || found.monthly === null) return [];
  const { monthly, sentence, option } = found;
  const gain = gainOf(about, hit, enough);
  if (gain === null) return [];
  const { monthsMore, cashMore } = gain;
  return [{ label: cutLabel(monthly), sentence, monthsMore, cashMore, option }];
}

/** What a plan under shocks gains; null where it does not. */
function gainOf({ run }: Shocked, hit: Stress, helped: Stress | null) {
  if (helped === null) return null;
  const monthsMore = helped.stressed.monthsOfCover - hit.stressed.monthsOfCover;
  const { pricesPct } = run.household.assume;
  const cashMore = lowestToday(helped.timeline, pricesPct) - lowestToday(hit.timeline, pricesPct);
  const isHelp = monthsMore > 0 || (monthsMore === 0 && cashMore >= 1);
  return isHelp ? { monthsMore, cashMore, isEnough: helped.stressed.runsOut === null } : null;
}

interface Gain extends Pick<Help, 'monthsMore' | 'cashMore'> {
  /** Whether the money lasts with it. */
  readonly isEnough: boolean;
}

function sentenceOf(label: string, { monthsMore, cashMore, isEnough }: Gain): string {
  if (monthsMore > 0 && isEnough) return `${label}: the money lasts to the end of the plan.`;
  if (monthsMore > 0) return `${label}: ${durationText(monthsMore)} more of cover.`;
  return `${label}: ${aboutText(cashMore)} more cash in the tightest month.`;
}

/** The part of spending that could be left out, as operations that leave it out. */
export function optionalCut(plan: PlanToRun): readonly OptionOperation[] {
  return active(plan.costs).flatMap(([id, { monthly, optional = 0 }]): readonly OptionOperation[] =>
    optional > 0 ? [{ set: `costs/${id}/monthly`, to: Math.max(0, monthly - optional) }] : [],
  );
}

/** Percent that is saved on everything spent. */
const lessPct = 10;
/** Properties that are tried to be sold, those worth most first. */
const mostSales = 3;
/** Months of interest alone. */
const interestOnly = 24;

function triedFor(plan: PlanToRun): readonly Tried[] {
  const optional = { label: 'Leave out optional spending', ops: optionalCut(plan) };
  const less = { label: `Spend ${lessPct}% less`, ops: lessSpent(plan) };
  const interest = { label: 'Pay interest alone for 2 years', ops: interestAlone(plan) };
  const renovations = { label: 'Without the renovations', ops: offOps(plan, 'renovate') };
  const purchases = { label: 'Without further purchases', ops: offOps(plan, 'buy') };
  return [optional, less, interest, renovations, purchases, ...sales(plan)].filter(({ ops }) => ops.length > 0);
}

function lessSpent(plan: PlanToRun): readonly OptionOperation[] {
  return active(plan.costs).map(([id, { monthly }]): OptionOperation => {
    return { set: `costs/${id}/monthly`, to: Math.round(monthly * (100 - lessPct)) / 100 };
  });
}

/** Home loans that repay principal, none until two years from the start. */
function interestAlone(plan: PlanToRun): readonly OptionOperation[] {
  const until = monthKey(monthNumber(plan.start) + interestOnly);
  return active(plan.loans).flatMap(
    ([id, { type = 'home', balance = 0, io = '', ends }]): readonly OptionOperation[] => {
      const isHome = (type === 'home' || type === 'investment') && balance > 0;
      const isLonger = ends === undefined || ends > until;
      return isHome && isLonger && io < until ? [{ set: `loans/${id}/io`, to: until }] : [];
    },
  );
}

function offOps(plan: PlanToRun, kind: 'renovate' | 'buy'): readonly OptionOperation[] {
  return active(plan.events).flatMap(([id, event]): readonly OptionOperation[] =>
    event.do === kind ? [{ off: `events/${id}` }] : [],
  );
}

function sales(plan: PlanToRun): readonly Tried[] {
  const rented = active(plan.homes).filter(([, { use, rent = 0 }]) => use !== 'home' && rent > 0);
  return rented
    .toSorted(([, one], [, other]) => other.value - one.value)
    .slice(0, mostSales)
    .map(([home]) => {
      const later = active(plan.events).flatMap(([id, event]): readonly OptionOperation[] =>
        event.do === 'sell' && event.home === home ? [{ off: `events/${id}` }] : [],
      );
      const sale: OptionOperation = {
        put: `events/${freeEventId(plan, 'sale')}`,
        to: { do: 'sell', home, when: nextMonth(plan), costsPct: typicalSellingCosts.value },
      };
      const assumes = `Selling costs ${typicalSellingCosts.value}% of the price.`;
      return { label: `Sell ${homeName(plan, home)}`, ops: [...later, sale], assumes };
    });
}
