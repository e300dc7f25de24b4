import { lowIncomeOffsets, lowMiddleIncomeOffsets, type OffsetPoints } from '../rules/offsets.ts';
import type { Rule } from '../rules/rule.ts';
import { type FoundRule, type NoRule, ruleFor } from '../rules/rule-set.ts';
import { inRange } from '../units/checks.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';

export interface YearlyIncome {
  /** Dollars in the financial year. */
  readonly taxableIncome: number;
  readonly financialYear: FinancialYear;
}

export interface Offset {
  readonly status: 'computed';
  /** Dollars for the financial year, not rounded. */
  readonly offset: Dollars;
  readonly rules: readonly Rule<unknown>[];
}

/**
 * Low income tax offset on an annual taxable income, dollars. No rule for years without one. Source: rules/offsets.
 * Throws RangeError for an income outside −1e12 to 1e12.
 */
export function lowIncomeOffset(inputs: YearlyIncome): Offset | NoRule {
  return offsetFrom(ruleFor('low income tax offset', lowIncomeOffsets, inputs.financialYear), inputs);
}

/** Low and middle income tax offset, dollars; it exists for 2018-19 to 2021-22. Throws as `lowIncomeOffset` does. */
export function lowMiddleIncomeOffset(inputs: YearlyIncome): Offset | NoRule {
  return offsetFrom(ruleFor('low and middle income tax offset', lowMiddleIncomeOffsets, inputs.financialYear), inputs);
}

function offsetFrom(found: FoundRule<OffsetPoints>, { taxableIncome }: YearlyIncome): Offset | NoRule {
  inRange('taxableIncome', taxableIncome, [-largestAmount, largestAmount]);
  if (found.status === 'no-rule') return found;
  return { status: 'computed', offset: dollars(offsetAt(found.rule.value, taxableIncome)), rules: [found.rule] };
}

function offsetAt(points: OffsetPoints, income: number): number {
  let previous = points[0];
  if (previous === undefined || income <= previous.income) return previous?.offset ?? 0;
  for (const point of points) {
    if (income <= point.income) {
      const along = (income - previous.income) / (point.income - previous.income);
      return previous.offset + along * (point.offset - previous.offset);
    }
    previous = point;
  }
  return 0;
}
