import { totalTax } from '../income-tax/total-tax.ts';
import { annualIncomeOf, monthlyRepaymentsOf } from '../record/dashboard-summary.ts';
import { growthRates } from '../rules/growth.ts';
import type { TaxYear } from '../rules/income-tax.ts';
import { incomeNeedPercent, retirementAge, retirementYears, savingsReturnPercent } from '../rules/retirement.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import {
  type OutlookAsset,
  type OutlookLoan,
  type PropertyLoan,
  propertyLoans,
  sharedAssets,
} from './outlook-record.ts';

export interface OutlookInputs {
  /** Calendar years since the year of birth. */
  readonly age: number;
  /** The client's desired retirement age; 0 if not given. */
  readonly desiredAge: number;
  /** The client's income goal, dollars a year in today's dollars; 0 if not given. */
  readonly incomeGoal: number;
  /** Annual, before tax and tax-free, for each person counted: one, or both partners. */
  readonly incomes: readonly { readonly gross: number; readonly nonTaxable: number }[];
  /** False when the record mixes one income with a household's costs, so that no surplus can be worked out. */
  readonly countsSurplus: boolean;
  readonly monthlyLivingExpenses: number;
  readonly assets: readonly OutlookAsset[];
  readonly liabilities: readonly OutlookLoan[];
  /** The single rate of price rises used throughout, percent a year. */
  readonly inflation: number;
  readonly financialYear: TaxYear;
}

/** Dollars, not rounded; in today's dollars unless the name ends in `Then`. */
export interface RetirementOutlook {
  readonly retireAt: number;
  readonly yearsToRetirement: number;
  readonly yearsInRetirement: number;
  /** The client's share of super and shares. */
  readonly savings: Dollars;
  /** The client's share of investment property, and the loans that are not on the primary residence. */
  readonly propertyValue: Dollars;
  readonly propertyLoans: Dollars;
  /** Savings and property, less the property loans. */
  readonly countedToday: Dollars;
  readonly isOwnGoal: boolean;
  readonly incomeNeeded: Dollars;
  readonly incomeNeededThen: Dollars;
  readonly required: Dollars;
  readonly requiredThen: Dollars;
  /** Yearly income after tax, living costs and repayments; negative when it falls short. */
  readonly surplus: Dollars;
  readonly annualTax: Dollars;
  readonly assetIncome: Dollars;
  readonly annualSpending: Dollars;
  readonly projected: Dollars;
  readonly projectedThen: Dollars;
  readonly existingOnly: Dollars;
  readonly existingOnlyThen: Dollars;
  readonly shortfall: Dollars;
  /** One entry a year from today to retirement, in the dollars of each year. */
  readonly rows: readonly { readonly age: number; readonly withSurplus: Dollars; readonly existingOnly: Dollars }[];
  readonly rules: readonly Rule<unknown>[];
}

/** The age until which the savings must last: the specification's 65 plus 20 years, whenever the client retires. */
const lastAge = retirementAge.value + retirementYears.value;

/**
 * Whether a household's own record reaches the income it wants in retirement: super, shares and investment property at
 * the client's share, less the loans that are not on the primary residence; one or both incomes, after tax; the
 * client's own age and goal; a single rate of price rises throughout (decision Y-02). Loans being repaid fall by their
 * recorded repayments, property grows at the medium rate, savings at their return. Returns in retirement are assumed
 * only to keep up with prices. Throws RangeError for an age outside 0 to 120, inflation outside 0 to 20 and amounts
 * outside 0 to 1e12.
 */
export function retirementOutlook(inputs: OutlookInputs): RetirementOutlook {
  const age = wholeInRange('age', inputs.age, [0, 120]);
  const prices = 1 + inRange('inflation', inputs.inflation, [0, 20]) / 100;
  const desired = inRange('desiredAge', inputs.desiredAge, [0, 120]);
  const retireAt = desired > 0 ? Math.ceil(desired) : retirementAge.value;
  const years = Math.max(0, retireAt - age);
  const held = { ...sharedAssets(inputs.assets), loans: propertyLoans(inputs.liabilities) };
  const flow = yearOf(inputs, held);
  const rows = outlookRows({ age, years, prices, held, saved: inputs.countsSurplus ? Math.max(0, flow.surplus) : 0 });
  const last = rows.at(-1) ?? { withSurplus: dollars(0), existingOnly: dollars(0) };
  const needed = neededOf(inputs);
  const yearsInRetirement = Math.max(1, lastAge - Math.max(age, retireAt));
  const required = needed * yearsInRetirement;
  const then = prices ** years;
  const owed = held.loans.reduce((sum, { balance }) => sum + balance, 0);
  const projected = last.withSurplus / then;
  return {
    ...{ retireAt, yearsToRetirement: years, yearsInRetirement, isOwnGoal: inputs.incomeGoal > 0 },
    savings: dollars(held.savings),
    propertyValue: dollars(held.property),
    propertyLoans: dollars(owed),
    countedToday: dollars(held.savings + held.property - owed),
    incomeNeeded: dollars(needed),
    incomeNeededThen: dollars(needed * then),
    required: dollars(required),
    requiredThen: dollars(required * then),
    ...flow,
    projected: dollars(projected),
    projectedThen: last.withSurplus,
    existingOnly: dollars(last.existingOnly / then),
    existingOnlyThen: last.existingOnly,
    shortfall: dollars(Math.max(0, required - projected)),
    rows,
    rules: [retirementAge, retirementYears, incomeNeedPercent, savingsReturnPercent, growthRates, ...taxRules(inputs)],
  };
}

interface Held {
  readonly savings: number;
  readonly property: number;
  readonly income: readonly OutlookAsset[];
  readonly loans: readonly PropertyLoan[];
}

function neededOf({ incomeGoal, incomes }: OutlookInputs): number {
  const goal = amountIn('incomeGoal', incomeGoal);
  const gross = incomes.reduce((sum, income) => sum + amountIn('gross', income.gross), 0);
  return goal > 0 ? goal : (gross * incomeNeedPercent.value) / 100;
}

function yearOf(inputs: OutlookInputs, { income, loans }: Held) {
  const assetIncome = annualIncomeOf(income);
  const interest = loans.reduce((sum, { balance, monthlyRate }) => sum + balance * monthlyRate * 12, 0);
  // A rental loss reduces no tax here: whether it may depends on dates that the record does not hold.
  const taxedRent = Math.max(0, assetIncome - interest);
  const taxed = inputs.incomes.map(({ gross }, place) => gross + (place === 0 ? taxedRent : 0));
  const annualTax = taxed.reduce((sum, taxableIncome) => sum + taxOn(taxableIncome, inputs.financialYear), 0);
  const earned = inputs.incomes.reduce(
    (sum, { gross, nonTaxable }) => sum + gross + amountIn('nonTaxable', nonTaxable),
    0,
  );
  const living = amountIn('monthlyLivingExpenses', inputs.monthlyLivingExpenses);
  const annualSpending = 12 * (living + monthlyRepaymentsOf(inputs.liabilities));
  return {
    assetIncome,
    annualTax: dollars(annualTax),
    annualSpending: dollars(annualSpending),
    surplus: dollars(earned + assetIncome - annualTax - annualSpending),
  };
}

function taxOn(taxableIncome: number, financialYear: TaxYear): number {
  const tax = totalTax({ taxableIncome, financialYear });
  if (tax.status === 'no-rule') throw new RangeError(`financialYear is ${financialYear}; a year with a levy is needed`);
  return tax.totalTax;
}

function taxRules({ financialYear }: OutlookInputs): readonly Rule<unknown>[] {
  const tax = totalTax({ taxableIncome: 0, financialYear });
  return tax.status === 'computed' ? tax.rules : [];
}

interface Course {
  readonly age: number;
  readonly years: number;
  readonly prices: number;
  readonly held: Held;
  /** Saved per year in today's dollars, rising with prices. */
  readonly saved: number;
}

function outlookRows({ age, years, prices, held, saved }: Course): RetirementOutlook['rows'] {
  const returns = 1 + savingsReturnPercent.value / 100;
  const growth = 1 + growthRates.value.medium / 100;
  let own = held.savings;
  let existing = held.savings;
  return Array.from({ length: years + 1 }, (_, year) => {
    if (year > 0) {
      own = own * returns + saved * prices ** year;
      existing *= returns;
    }
    const owed = held.loans.reduce((sum, loan) => sum + loan.balanceAfterYears(year), 0);
    const equity = held.property * growth ** year - owed;
    return { age: age + year, withSurplus: dollars(own + equity), existingOnly: dollars(existing + equity) };
  });
}

function amountIn(name: string, amount: number): number {
  return inRange(name, amount, [0, largestAmount]);
}
