import type { TaxYear } from '../rules/income-tax.ts';
import { lawOfYear } from '../rules/law-on.ts';
import type { Rule } from '../rules/rule.ts';
import type { NoRule } from '../rules/rule-set.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { incomeTax } from './income-tax.ts';
import { medicareLevy } from './medicare.ts';
import { lowIncomeOffset, lowMiddleIncomeOffset } from './offsets.ts';

export interface TotalTax {
  readonly status: 'computed';
  readonly incomeTax: Dollars;
  readonly lowIncomeOffset: Dollars;
  readonly lowMiddleIncomeOffset: Dollars;
  /** Income tax less the low income offset, never below 0. */
  readonly incomeTaxAfterLito: Dollars;
  /** Income tax less both offsets, never below 0: neither is refundable or reduces the levy. */
  readonly incomeTaxAfterOffsets: Dollars;
  readonly medicareLevy: Dollars;
  readonly totalTax: Dollars;
  readonly netIncome: Dollars;
  readonly rules: readonly Rule<unknown>[];
  /** Ids of rules of an earlier year that go on because the year's own are not set. */
  readonly frozen: readonly string[];
}

/**
 * Total tax of a single resident with no dependants for a financial year: income tax less offsets, plus the Medicare
 * levy; and the income after tax. Dollars per year, not rounded. A levy threshold that is not set yet is taken
 * from the last known year, and `frozen` says so. The working Australians offset needs labour income: see taxPosition.
 * Throws RangeError outside −1e12 to 1e12.
 */
export function totalTax(inputs: {
  readonly taxableIncome: number;
  readonly financialYear: TaxYear;
}): TotalTax | NoRule {
  const tax = incomeTax(inputs);
  const law = lawOfYear(inputs.financialYear);
  const low = lowIncomeOffset(inputs, law);
  const levy = medicareLevy(inputs, law);
  if (low.status === 'no-rule') return low;
  if (levy.status === 'no-rule') return levy;
  const middle = lowMiddleIncomeOffset(inputs);
  const middleOffset = middle.status === 'computed' ? middle.offset : dollars(0);
  const afterOffsets = Math.max(0, tax.tax - low.offset - middleOffset);
  const total = afterOffsets + levy.levy;
  return {
    status: 'computed',
    incomeTax: tax.tax,
    lowIncomeOffset: low.offset,
    lowMiddleIncomeOffset: middleOffset,
    incomeTaxAfterLito: dollars(Math.max(0, tax.tax - low.offset)),
    incomeTaxAfterOffsets: dollars(afterOffsets),
    medicareLevy: levy.levy,
    totalTax: dollars(total),
    netIncome: dollars(inputs.taxableIncome - total),
    rules: [...tax.rules, ...low.rules, ...(middle.status === 'computed' ? middle.rules : []), ...levy.rules],
    frozen: law.frozen,
  };
}
