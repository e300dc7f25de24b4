import type { MonthText } from '../household/household.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { flowsOf } from '../views/year-statement.ts';
import { lowestOf, monthAt, netWorthAt, placeIn, placesOf, sumAt } from './balances.ts';
import { dollarWords, monthWords } from './words.ts';

/** What two futures are compared by. */
export type Measure =
  /** At a month's end; the last one unless named. */
  | { readonly of: 'netWorth'; readonly month?: MonthText | undefined }
  /** Least in all bank accounts together at a month's end, and the first month of it. */
  | { readonly of: 'lowestCash' | 'lowestCashMonth' }
  /** First month that ends with the first account below zero; the month after the last if none does. */
  | { readonly of: 'moneyLasts' }
  /** First month from which nothing is owed on loans; study loans apart. */
  | { readonly of: 'debtFree' }
  /** Tax on income and land as it is withheld and assessed in the plan. */
  | { readonly of: 'taxPaid' };

/** A figure of a timeline. */
export interface Measured {
  readonly unit: 'cents' | 'months';
  /** Whole cents, or months from the start; null for what does not come in the plan. */
  readonly amount: number | null;
  /** The plan ends before what is measured: the amount is at least this. */
  readonly isPastEnd: boolean;
  readonly text: string;
}

/** What a measure is called, as the end of a sentence. */
export function measureWords(measure: Measure): string {
  switch (measure.of) {
    case 'netWorth':
      return measure.month === undefined
        ? 'net worth at the end of the plan'
        : `net worth in ${monthWords(measure.month)}`;
    case 'lowestCash':
      return 'cash in the tightest month';
    case 'lowestCashMonth':
      return 'the tightest month';
    case 'moneyLasts':
      return 'the month the money runs out';
    case 'debtFree':
      return 'the month all loans are paid off';
    case 'taxPaid':
      return 'tax over the plan';
  }
}

/** A figure of a timeline. Throws Refusal `outOfRange` for a month that is not in it. */
export function measured(timeline: Timeline, measure: Measure): Measured {
  switch (measure.of) {
    case 'netWorth': {
      const last = monthAt(timeline, timeline.months - 1);
      return inCents(netWorthAt(timeline, placeIn(timeline, 'measure.month', measure.month ?? last)));
    }
    case 'lowestCash':
      return inCents(lowestOf(timeline, placesOf(timeline, ['cash'])).cents);
    case 'lowestCashMonth':
      return inMonths(timeline, lowestOf(timeline, placesOf(timeline, ['cash'])).month);
    case 'moneyLasts':
      return lasting(timeline);
    case 'debtFree':
      return debtFree(timeline);
    case 'taxPaid':
      return inCents(taxPaid(timeline));
  }
}

function inCents(amount: number): Measured {
  return { unit: 'cents', amount, isPastEnd: false, text: dollarWords(amount) };
}

function inMonths(timeline: Timeline, amount: number): Measured {
  return { unit: 'months', amount, isPastEnd: false, text: monthWords(monthAt(timeline, amount)) };
}

function lasting(timeline: Timeline): Measured {
  const [short] = timeline.shortMonths;
  if (short !== undefined) return inMonths(timeline, short);
  return { unit: 'months', amount: timeline.months, isPastEnd: true, text: 'not in the plan' };
}

function debtFree(timeline: Timeline): Measured {
  const loans = placesOf(timeline, ['loan']);
  let owing = timeline.months - 1;
  while (owing >= 0 && sumAt(timeline, loans, owing) >= 0) owing -= 1;
  if (owing < timeline.months - 1) return inMonths(timeline, owing + 1);
  return { unit: 'months', amount: null, isPastEnd: false, text: 'not in the plan' };
}

function taxPaid(timeline: Timeline): number {
  const all = { first: 0, last: timeline.months - 1 };
  return -flowsOf(timeline, ['withheld', 'taxAssessed', 'landTaxAssessed'], all) + 0;
}
