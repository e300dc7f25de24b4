import { monthText, type PlanFigures } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { duration, money } from '#app/lib/format.ts';
import type { Dollars } from '../../model/plan-address.ts';
import { spoken } from '../../shared/headline-words.ts';

/** What plans are compared by. */
export type MeasureId = NonNullable<Plan['pinned']>['measure'];

/** The measures in the order of the table. */
export const measureIds: readonly MeasureId[] = [
  'netWorth',
  'moneyLasts',
  'nextPurchase',
  'lowestCash',
  'taxPaid',
  'debtFree',
];

/** A measure of one plan: whole dollars, or a month and the words for none. */
type Figure =
  | { readonly unit: 'dollars'; readonly amount: number }
  | { readonly unit: 'month'; readonly month: string | null; readonly without: string };

/** One measure of two plans, in these dollars. */
export interface Difference {
  readonly measure: MeasureId;
  readonly from: PlanFigures;
  readonly to: PlanFigures;
  readonly dollars: Dollars;
}

/** What a measure is called, with the age that it is at: `Net worth at 60`. */
export function measureLabel(measure: MeasureId, { netWorth }: Pick<PlanFigures, 'netWorth'>): string {
  const labels = {
    netWorth: `Net worth at ${netWorth.age}`,
    moneyLasts: 'Money lasts',
    nextPurchase: 'Next purchase',
    lowestCash: 'Least cash',
    taxPaid: 'Tax paid',
    debtFree: 'Loans paid off',
  };
  return labels[measure];
}

/** A figure for the table: dollars, a month, or why there is none. */
export function figureText(measure: MeasureId, figures: PlanFigures, dollars: Dollars): string {
  const figure = figureOf(measure, figures, dollars);
  if (figure.unit === 'dollars') return money(figure.amount);
  if (figure.month === null) return figure.without;
  return measure === 'moneyLasts' ? `Until ${monthText(figure.month)}` : monthText(figure.month);
}

/**
 * The second less the first for the table: `−$120,000 (less)`, `2 years later`, `same`; below $1,000 and below 0.1%
 * `about the same`.
 */
export function differenceText(difference: Difference): string {
  return words(difference, (amount, from) => (isSmall(amount, from) ? 'about the same' : signedText(amount, money)));
}

/** As `differenceText`, as sentences speak: to the nearest $1,000 from $10,000 on. */
export function spokenDifference(difference: Difference): string {
  const text = words(difference, (amount, from) => {
    return isSmall(amount, from) ? 'about the same' : signedText(amount, spoken);
  });
  return text === 'same' ? 'the same' : text;
}

/** What a change does, to the dollar, so that the effects of all add up to the whole as written. */
export function effectText(difference: Difference): string {
  const text = words(difference, (amount) => signedText(amount, money));
  return text === 'same' ? 'no effect' : text;
}

/** In whole dollars or months; null where one of the two has no month, and 0 where neither has. */
export function differenceAmount({ measure, from, to, dollars }: Difference): number | null {
  const [before, after] = [figureOf(measure, from, dollars), figureOf(measure, to, dollars)];
  if (before.unit === 'dollars' && after.unit === 'dollars') return after.amount - before.amount;
  if (before.unit === 'dollars' || after.unit === 'dollars') return null;
  if (before.month === after.month) return 0;
  return before.month === null || after.month === null ? null : monthCount(after.month) - monthCount(before.month);
}

function words(difference: Difference, inDollars: (amount: number, from: number) => string): string {
  const { measure, from, dollars } = difference;
  const amount = differenceAmount(difference);
  if (amount === 0) return 'same';
  if (amount === null) return withoutMonth(difference);
  const before = figureOf(measure, from, dollars);
  if (before.unit === 'dollars') return inDollars(amount, before.amount);
  return `${duration(Math.abs(amount))} ${amount > 0 ? 'later' : 'earlier'}`;
}

/** One of the two never comes in its plan. */
function withoutMonth({ measure, to, dollars }: Difference): string {
  const text = figureText(measure, to, dollars);
  const said = text.charAt(0).toLowerCase() + text.slice(1);
  const after = figureOf(measure, to, dollars);
  const isNone = after.unit === 'month' && after.month === null;
  if (measure === 'nextPurchase') return isNone ? said : `now ${text}`;
  return isNone ? `later: ${said}` : `earlier: ${measure === 'moneyLasts' ? said : text}`;
}

function figureOf(measure: MeasureId, figures: PlanFigures, dollars: Dollars): Figure {
  const kind = dollars === 'today' ? 'today' : 'ofYear';
  switch (measure) {
    case 'netWorth':
    case 'lowestCash':
    case 'taxPaid':
      // Whole dollars before any difference, so that what is shown adds up as shown.
      return { unit: 'dollars', amount: Math.round(figures[measure][kind]) };
    case 'moneyLasts':
      return { unit: 'month', month: figures.moneyGone, without: 'To the end of the plan' };
    case 'debtFree':
      return { unit: 'month', month: figures.debtFree, without: 'Not in this plan' };
    case 'nextPurchase':
      return { unit: 'month', month: figures.nextPurchase?.month ?? null, without: 'Not in this plan' };
  }
}

function isSmall(amount: number, from: number): boolean {
  return Math.abs(amount) < 1_000 && Math.abs(amount) < Math.abs(from) / 1_000;
}

function signedText(amount: number, text: (amount: number) => string): string {
  return amount > 0 ? `+${text(amount)} (more)` : `${text(amount)} (less)`;
}

function monthCount(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}
