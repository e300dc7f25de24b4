import { propertyValueYears, repaymentEstimatePercent } from '../rules/property.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { propertyValue } from './property-value.ts';

export interface PropertyFinancialsInputs {
  /** Dollars. */
  readonly price: number;
  /** Gross yield, percent of price a year. */
  readonly rentalYield: number;
  /** Percent a year. */
  readonly growthRate: number;
}

export interface PropertyFinancials {
  /** Indicative: 0.4 % of price a month (decision K-03). */
  readonly monthlyRepaymentEstimate: Dollars;
  readonly annualRentalIncome: Dollars;
  readonly fiveYearValue: Dollars;
  readonly rules: readonly Rule<number>[];
}

/**
 * The financial summary of a property: dollars, not rounded. Source: specification section 9 (Property detail); decisions
 * K-03, K-07. Throws RangeError for a price outside 0 to 1e12, a yield outside 0 to 100 and a growth outside −50 to 50.
 */
export function propertyFinancials(inputs: PropertyFinancialsInputs): PropertyFinancials {
  const price = inRange('price', inputs.price, [0, largestAmount]);
  return {
    monthlyRepaymentEstimate: dollars((price * repaymentEstimatePercent.value) / 100),
    annualRentalIncome: dollars((price * inRange('rentalYield', inputs.rentalYield, [0, 100])) / 100),
    fiveYearValue: propertyValue({ price, growthPct: inputs.growthRate, years: propertyValueYears }),
    rules: [repaymentEstimatePercent],
  };
}

/** The working of `propertyFinancials`; the last amount is the value in five years. Throws as `propertyFinancials` does. */
export function explainPropertyFinancials(inputs: PropertyFinancialsInputs): Working {
  const result = propertyFinancials(inputs);
  const price = amountText(inputs.price);
  return [
    {
      label: 'Estimated repayment',
      amount: result.monthlyRepaymentEstimate,
      unit: 'dollars-per-month',
      formula: `${price} × ${percentText(repaymentEstimatePercent.value)}`,
      rule: repaymentEstimatePercent,
    },
    {
      label: 'Rental income',
      amount: result.annualRentalIncome,
      unit: 'dollars-per-year',
      formula: `${price} × ${percentText(inputs.rentalYield)}`,
    },
    {
      label: `Value in ${propertyValueYears} years`,
      amount: result.fiveYearValue,
      unit: 'dollars',
      formula: `${price} × (1 + ${percentText(inputs.growthRate)})^${propertyValueYears}`,
    },
  ];
}
