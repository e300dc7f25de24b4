import { presentValueRate } from '../rules/present-value.ts';
import { inRange } from '../units/checks.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { amountText, numberText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';

/** Furthest an amount may be in the future, years. */
const furthestYears = 100;

/** Largest total accepted from a list of amounts, dollars. */
const largestSum = 1e15;

export interface FutureAmount {
  /** In dollars of its date. */
  readonly amount: number;
  /** Years from now; may be fractional. */
  readonly years: number;
}

interface PriceRise {
  /** Rise of prices, percent a year. */
  readonly priceRise: number;
}

/**
 * A future amount in today's dollars: amount ÷ (1 + rise of prices)^years, not rounded. Source: ASIC Instrument
 * 2016/207. Throws RangeError for years outside 0 to 100, a rise outside 0 to 100 percent and amounts beyond 1e15.
 */
export function presentValue({ amount, years, priceRise }: FutureAmount & PriceRise): Dollars {
  inRange('amount', amount, [-largestSum, largestSum]);
  inRange('years', years, [0, furthestYears]);
  inRange('priceRise', priceRise, [0, 100]);
  return dollars(amount / (1 + priceRise / 100) ** years);
}

/** The working of `presentValue`; the last amount is the value in today's dollars. Throws as `presentValue` does. */
export function explainPresentValue(terms: FutureAmount & PriceRise): Working {
  return [
    {
      label: 'In today’s dollars',
      amount: presentValue(terms),
      unit: 'dollars',
      formula: `${amountText(terms.amount)} ÷ (1 + ${percentText(terms.priceRise)})^${numberText(terms.years)}`,
      rule: presentValueRate,
    },
  ];
}

interface RegularAmounts extends PriceRise {
  /** Each in dollars of its date, in order; the first falls due one period from now. */
  readonly amounts: readonly number[];
  readonly perYear: number;
}

/** Total of successive amounts in today's dollars, not rounded. Throws as `presentValue`. */
export function presentValueOfPayments({ amounts, perYear, priceRise }: RegularAmounts): Dollars {
  const today = amounts.map((amount, index) => presentValue({ amount, years: (index + 1) / perYear, priceRise }));
  return dollars(today.reduce((sum, amount) => sum + amount, 0));
}

/** The working of `presentValueOfPayments`; the last amount is their total in today's dollars. Throws as it does. */
export function explainPresentValueOfPayments(terms: RegularAmounts): Working {
  const { amounts, perYear, priceRise } = terms;
  return [
    {
      label: 'In today’s dollars',
      amount: presentValueOfPayments(terms),
      unit: 'dollars',
      formula: `sum of ${amounts.length} amounts, each ÷ (1 + ${percentText(priceRise)})^(its number ÷ ${perYear})`,
      rule: presentValueRate,
    },
  ];
}
