import {
  assumedTaxPercent,
  incomeNeedPercent,
  inflationPercent,
  retirementAge,
  retirementYears,
  savingsReturnPercent,
} from '../rules/retirement.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';

export interface RetirementInputs {
  /** Calendar years since the year of birth (decision L-06). */
  readonly age: number;
  /** The client's own, annual, dollars; excludes the partner's (decision L-08). */
  readonly grossIncome: number;
  /** Dollars in assets of type Super. */
  readonly superAssets: number;
  /** Dollars in assets of type Investment Property and Shares. */
  readonly investmentAssets: number;
  readonly monthlyLivingExpenses: number;
  /** Monthly repayments on all liabilities, dollars. */
  readonly monthlyRepayments?: number;
}

/** Dollars, not rounded. */
export interface RetirementPlan {
  readonly yearsToRetirement: number;
  readonly currentSavings: Dollars;
  /** In today's dollars. */
  readonly annualIncomeNeeded: Dollars;
  readonly annualIncomeNeededAtRetirement: Dollars;
  /** Before investment returns in retirement (decision L-05). */
  readonly totalRequired: Dollars;
  readonly annualSavings: Dollars;
  /** Assuming the whole surplus is saved. */
  readonly projectedSavings: Dollars;
  /** Assuming no further saving. */
  readonly existingSavingsOnly: Dollars;
  readonly shortfall: Dollars;
  /** One entry a year from today to retirement, for the two lines of the chart (decision L-04). */
  readonly rows: readonly {
    readonly age: number;
    readonly withSurplus: Dollars;
    readonly existingOnly: Dollars;
  }[];
  readonly rules: readonly Rule<number>[];
}

/**
 * Savings needed at 65 and projected savings: 70 % of income with inflation for 20 years, against savings that grow 7 %
 * a year with the surplus added at each year's end. At 65 or older nothing grows (decision L-07). Source: specification
 * section 9; decisions L-01 to L-09. Throws RangeError for an age outside 0 to 120 and amounts outside 0 to 1e12.
 */
export function retirementPlan(inputs: RetirementInputs): RetirementPlan {
  const age = wholeInRange('age', inputs.age, [0, 120]);
  const income = inRange('grossIncome', inputs.grossIncome, [0, largestAmount]);
  const currentSavings = amountOf('superAssets', inputs) + amountOf('investmentAssets', inputs);
  const spending = 12 * (amountOf('monthlyLivingExpenses', inputs) + amountOf('monthlyRepayments', inputs));
  const yearsToRetirement = Math.max(0, retirementAge.value - age);
  const needed = income * (incomeNeedPercent.value / 100);
  const neededThen = needed * (1 + inflationPercent.value / 100) ** yearsToRetirement;
  const totalRequired = neededThen * retirementYears.value;
  const annualSavings = Math.max(0, income * (1 - assumedTaxPercent.value / 100) - spending);
  const rows = savingsRows({ age, yearsToRetirement, currentSavings, annualSavings });
  const last = rows.at(-1) ?? { withSurplus: dollars(currentSavings), existingOnly: dollars(currentSavings) };
  return {
    yearsToRetirement,
    currentSavings: dollars(currentSavings),
    annualIncomeNeeded: dollars(needed),
    annualIncomeNeededAtRetirement: dollars(neededThen),
    totalRequired: dollars(totalRequired),
    annualSavings: dollars(annualSavings),
    projectedSavings: last.withSurplus,
    existingSavingsOnly: last.existingOnly,
    shortfall: dollars(Math.max(0, totalRequired - last.withSurplus)),
    rows,
    rules: [
      retirementAge,
      retirementYears,
      incomeNeedPercent,
      inflationPercent,
      savingsReturnPercent,
      assumedTaxPercent,
    ],
  };
}

function savingsRows(start: {
  readonly age: number;
  readonly yearsToRetirement: number;
  readonly currentSavings: number;
  readonly annualSavings: number;
}): RetirementPlan['rows'] {
  const growth = 1 + savingsReturnPercent.value / 100;
  let withSurplus = start.currentSavings;
  let existingOnly = start.currentSavings;
  return Array.from({ length: start.yearsToRetirement + 1 }, (_, year) => {
    if (year > 0) {
      withSurplus = withSurplus * growth + start.annualSavings;
      existingOnly *= growth;
    }
    return { age: start.age + year, withSurplus: dollars(withSurplus), existingOnly: dollars(existingOnly) };
  });
}

type Amounts = 'superAssets' | 'investmentAssets' | 'monthlyLivingExpenses' | 'monthlyRepayments';

function amountOf(name: Amounts, inputs: RetirementInputs): number {
  return inRange(name, inputs[name] ?? 0, [0, largestAmount]);
}
