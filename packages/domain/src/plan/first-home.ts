import { moneyText } from '@freehold/contract';
import { dutyTableYear, type MonthText, type TransferDuty, transferDuty } from '@freehold/finance';
import type { Plan, PlanEvent } from '@freehold/plan';
import { isFirstPurchase, usedAs } from './plan-names.ts';
import type { PlanToRun } from './plan-owners.ts';
import { homeFactsOf } from './plan-records.ts';

type Purchase = Extract<PlanEvent, { do: 'buy' }>;
type HomeFacts = Purchase['home'];

/** What a new purchase says of first home buyers: that they are, where people who own nothing buy a home to live in. */
export function asFirstHome(
  plan: Pick<Plan, 'homes' | 'events'>,
  home: Pick<HomeFacts, 'use' | 'rent'>,
): Pick<Purchase, 'firstHome'> {
  return usedAs(home) === 'home' && isFirstPurchase(plan) ? { firstHome: true } : {};
}

/** The day, YYYY-MM-DD, whose duty a contract of a month is charged: the last tables go on, as docs/TIMELINE.md has it. */
export function dutyDay(month: MonthText): string {
  const day = `${month}-01`;
  return day > dutyTableYear.to ? dutyTableYear.to : day;
}

/**
 * What a purchase of a home to live in should be told of the transfer duty of first home buyers, as a sentence: what they
 * pay less where it says that they are, and what that assumes; or that full duty is counted where it could be theirs.
 * Undefined where neither matters. Dollars at the price and by the tables of the plan's start.
 */
export function firstHomeNote(plan: PlanToRun, id: string, event: Purchase): string | undefined {
  const { use, state, kind } = homeFactsOf(plan, event.home);
  const { firstHome = isFirstPurchase(plan, id) ? undefined : false } = event;
  if (use !== 'home' || firstHome === false || state === null) return undefined;
  const about = {
    state,
    contractDate: dutyDay(plan.start),
    price: event.home.value,
    property: kind ?? 'established',
  } as const;
  const [full, first] = [transferDuty({ ...about, buyer: 'owner' }), transferDuty({ ...about, buyer: 'first' })];
  if (full.status !== 'computed' || first.status !== 'computed') return undefined;
  return firstHome ? countedWords(full, first, isFirstPurchase(plan, id)) : missedWords(full, first);
}

function countedWords(full: TransferDuty, first: TransferDuty, isFirst: boolean): string {
  const less = full.duty - first.duty;
  if (less <= 0) return 'First home buyers pay the full transfer duty of this home at today’s price.';
  const owned = isFirst
    ? ''
    : ' The plan has a property of yours before this one: who has owned one pays full duty in nearly every state. Say no where that is you.';
  const assumed = first.notes.map((note) => ` ${note}.`).join('');
  return `Counted as first home buyers: ${moneyText(less)} less transfer duty at today’s price.${owned}${assumed}`;
}

function missedWords(full: TransferDuty, first: TransferDuty): string | undefined {
  const less = full.duty - first.duty;
  if (less <= 0) return undefined;
  return `Full transfer duty is counted. First home buyers pay ${moneyText(less)} less at today’s price: say whether you are.`;
}
