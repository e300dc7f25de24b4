import { inRange } from '../units/checks.ts';
import { longestTerm } from '../units/durations.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';

export interface PropertyValueInputs {
  /** Dollars. */
  readonly price: number;
  /** Percent a year. */
  readonly growthPct: number;
  readonly years: number;
}

/**
 * Value of a property after some years of growth compounding yearly: dollars, not rounded; growth in percent a year.
 * Throws RangeError for a price outside 0 to 1e12, a growth outside −50 to 50 percent and years outside 0 to 100.
 */
export function propertyValue(inputs: PropertyValueInputs): Dollars {
  const price = inRange('price', inputs.price, [0, largestAmount]);
  const growth = inRange('growthPct', inputs.growthPct, [-50, 50]);
  return dollars(price * (1 + growth / 100) ** inRange('years', inputs.years, [0, longestTerm]));
}

/** The working of `propertyValue`; its one amount is the value. Throws as `propertyValue` does. */
export function explainPropertyValue(inputs: PropertyValueInputs): Working {
  const { price, growthPct, years } = inputs;
  return [
    {
      label: `Value after ${years} years`,
      amount: propertyValue(inputs),
      unit: 'dollars',
      formula: `${amountText(price)} × (1 + ${percentText(growthPct)})^${years}`,
    },
  ];
}
