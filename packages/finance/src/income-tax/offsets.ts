import { type Law, lawOfYear } from '../rules/law-on.ts';
import {
  lowIncomeOffsets,
  lowMiddleIncomeOffsets,
  type OffsetPoints,
  type SeniorKind,
  seniorOffsets,
  workDeductions,
  workingOffsets,
} from '../rules/offsets.ts';
import type { Rule } from '../rules/rule.ts';
import type { FoundRule, NoRule } from '../rules/rule-set.ts';
import { inRange } from '../units/checks.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { dollarsUp } from '../units/statute.ts';
import { taxOnIncome } from './income-tax.ts';

export interface YearlyIncome {
  /** Dollars in the financial year. */
  readonly taxableIncome: number;
  readonly financialYear: FinancialYear;
}

export interface Offset {
  readonly status: 'computed';
  /** Dollars for the financial year, not rounded unless named. */
  readonly offset: Dollars;
  readonly rules: readonly Rule<unknown>[];
}

/**
 * Low income tax offset on an annual taxable income, dollars. No rule for years without one. Source: rules/offsets.
 * Throws RangeError for an income outside −1e12 to 1e12.
 */
export function lowIncomeOffset(inputs: YearlyIncome, law = lawOf(inputs)): Offset | NoRule {
  return offsetFrom(law.find('low income tax offset', lowIncomeOffsets), inputs);
}

/** Low and middle income tax offset, dollars; it exists for 2018-19 to 2021-22. Throws as `lowIncomeOffset` does. */
export function lowMiddleIncomeOffset(inputs: YearlyIncome): Offset | NoRule {
  return offsetFrom(lawOf(inputs).find('low and middle income tax offset', lowMiddleIncomeOffsets), inputs);
}

/**
 * Working Australians tax offset on a year's labour income less the deductions for earning it: from 2027-28, not
 * refundable (ITAA 1997 ss 61-155, 61-160). Throws RangeError outside −1e12 to 1e12.
 */
export function workingOffset(
  inputs: { readonly netLabourIncome: number; readonly financialYear: FinancialYear },
  law = lawOf(inputs),
): Offset | NoRule {
  const income = inRange('netLabourIncome', inputs.netLabourIncome, [-largestAmount, largestAmount]);
  const found = law.find('working Australians tax offset', workingOffsets);
  if (found.status === 'no-rule') return found;
  const { above, most } = found.rule.value;
  const offset = income > above ? Math.min(most, taxOnIncome(income, law)) : 0;
  return { status: 'computed', offset: dollars(offset), rules: [found.rule] };
}

/** The work expenses a resident deducts: itemised, or the standard deduction where that is more. */
export interface WorkDeduction {
  readonly deducted: Dollars;
  readonly isStandard: boolean;
  readonly rules: readonly Rule<unknown>[];
}

/**
 * Work expenses to deduct in a year: the larger of the itemised ones and, from 2026-27, the lesser of 1,000 and the
 * labour income (ITAA 1997 s 25-130). Union fees, gifts and the cost of tax affairs come on top. Throws RangeError
 * outside 0 to 1e12.
 */
export function workDeduction(
  inputs: { readonly labourIncome: number; readonly itemised: number; readonly financialYear: FinancialYear },
  law = lawOf(inputs),
): WorkDeduction {
  const itemised = inRange('itemised', inputs.itemised, [0, largestAmount]);
  const income = inRange('labourIncome', inputs.labourIncome, [0, largestAmount]);
  const found = law.find('standard deduction for work expenses', workDeductions);
  if (found.status === 'no-rule') return { deducted: dollars(itemised), isStandard: false, rules: [] };
  const standard = Math.min(found.rule.value, income);
  return { deducted: dollars(Math.max(itemised, standard)), isStandard: standard > itemised, rules: [found.rule] };
}

/**
 * Seniors and pensioners tax offset on a year's rebate income, rounded up to the dollar; whether a person is eligible is
 * for the caller, and a partner's unused part is not moved. No rule after 2026-27. Throws RangeError outside 0 to 1e12.
 */
export function seniorOffset(inputs: {
  readonly rebateIncome: number;
  readonly kind: SeniorKind;
  readonly financialYear: FinancialYear;
}): Offset | NoRule {
  const income = inRange('rebateIncome', inputs.rebateIncome, [0, largestAmount]);
  const found = lawOf(inputs).find('seniors and pensioners tax offset', seniorOffsets);
  if (found.status === 'no-rule') return found;
  const { most, from, nilAt } = found.rule.value[inputs.kind];
  const offset = income >= nilAt ? 0 : dollarsUp(most - 0.125 * Math.max(0, income - from));
  return { status: 'computed', offset: dollars(Math.max(0, offset)), rules: [found.rule] };
}

function lawOf({ financialYear }: { readonly financialYear: FinancialYear }): Law {
  return lawOfYear(financialYear, 'no-rule');
}

function offsetFrom(found: FoundRule<OffsetPoints>, { taxableIncome }: YearlyIncome): Offset | NoRule {
  inRange('taxableIncome', taxableIncome, [-largestAmount, largestAmount]);
  if (found.status === 'no-rule') return found;
  return { status: 'computed', offset: dollars(offsetAt(found.rule.value, taxableIncome)), rules: [found.rule] };
}

/** At the last point the offset has ended, even where it ends with a step. */
function offsetAt(points: OffsetPoints, income: number): number {
  let previous = points[0];
  if (previous === undefined || income <= previous.income) return previous?.offset ?? 0;
  for (const point of points) {
    if (income < point.income) {
      const along = (income - previous.income) / (point.income - previous.income);
      return previous.offset + along * (point.offset - previous.offset);
    }
    previous = point;
  }
  return 0;
}
