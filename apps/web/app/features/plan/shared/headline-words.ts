import { againstWords, monthText, type PlanHeadlines, type PlanView, purchaseTests } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { money } from '#app/lib/format.ts';
import type { Dollars } from '../model/plan-address.ts';

/** A figure that leads a plan, for its card. */
export interface Headline {
  readonly id: 'netWorth' | 'nextPurchase' | 'lowestCash' | 'money';
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly isBad: boolean;
}

type Ran = Extract<PlanView, { status: 'run' }>;

/** The nearest $1,000, as amounts are spoken; small ones to the dollar. */
export function spoken(amount: number): string {
  return money(Math.abs(amount) < 10_000 ? amount : Math.round(amount / 1_000) * 1_000);
}

/** How many figures of a plan are ours: `9 of the figures are typical ones`. */
export function typicalWords(count: number): string {
  return count === 1 ? '1 of the figures is a typical one' : `${count} of the figures are typical ones`;
}

/** The figures that lead a plan, in the order that what was asked first comes first. */
export function headlineCards(
  { pinned }: { readonly pinned?: Plan['pinned'] },
  { headlines }: Pick<Ran, 'headlines'>,
  dollars: Dollars,
): readonly Headline[] {
  const cards = [
    netWorthCard(headlines, dollars),
    purchaseCard(headlines),
    lowestCashCard(headlines, dollars),
    moneyCard(headlines),
  ].filter((card) => card !== null);
  const first = firstOf[pinned?.measure ?? 'netWorth'];
  return [...cards.filter(({ id }) => id === first), ...cards.filter(({ id }) => id !== first)];
}

const firstOf: Readonly<Record<NonNullable<Plan['pinned']>['measure'], Headline['id']>> = {
  netWorth: 'netWorth',
  moneyLasts: 'money',
  nextPurchase: 'nextPurchase',
  lowestCash: 'lowestCash',
  taxPaid: 'netWorth',
  debtFree: 'netWorth',
};

function netWorthCard({ netWorth }: PlanHeadlines, dollars: Dollars): Headline {
  return {
    id: 'netWorth',
    label: `Net worth at ${netWorth.age}`,
    value: spoken(dollars === 'today' ? netWorth.today : netWorth.ofYear),
    note: `In ${monthText(netWorth.month)}`,
    isBad: netWorth.ofYear < 0,
  };
}

function purchaseCard({ nextPurchase }: PlanHeadlines): Headline | null {
  if (nextPurchase === null) return null;
  const card = { id: 'nextPurchase', label: 'Next purchase' } as const;
  if (nextPurchase.month !== null) {
    const isAgainst = nextPurchase.failing.length > 0;
    const note = isAgainst ? `Bought ${againstWords(nextPurchase.failing)}` : 'Lenders’ tests pass as we model them';
    return { ...card, value: monthText(nextPurchase.month), note, isBad: isAgainst };
  }
  const { blockedBy } = nextPurchase;
  return {
    ...card,
    value: 'Not in this plan',
    note: blockedBy === null ? 'Its time is not in the plan' : `What says no: ${purchaseTests[blockedBy]}`,
    isBad: true,
  };
}

/** To the dollar, as in files and versions: it is held against what is kept in cash. */
function lowestCashCard({ lowestCash }: PlanHeadlines, dollars: Dollars): Headline {
  const amount = dollars === 'today' ? lowestCash.today : lowestCash.ofYear;
  return {
    id: 'lowestCash',
    label: 'Least cash',
    value: money(amount),
    note: `At the end of ${monthText(dollars === 'today' ? lowestCash.monthToday : lowestCash.month)}`,
    isBad: amount < 0,
  };
}

function moneyCard({ moneyGone }: PlanHeadlines): Headline {
  return {
    id: 'money',
    label: 'Money lasts',
    value: moneyGone === null ? 'To the end of the plan' : `Until ${monthText(moneyGone)}`,
    note: moneyGone === null ? 'No month ends below zero' : 'Cash is first below zero then',
    isBad: moneyGone !== null,
  };
}
