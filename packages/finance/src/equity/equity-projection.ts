import { type LoanType, uniformPlan } from '../loan/loan-plan.ts';
import { loanSchedule } from '../loan/run-loan.ts';
import { type GrowthPercents, growthPercents } from '../property/growth-percents.ts';
import { equityDepositPercent, governmentGuaranteePercent } from '../rules/equity.ts';
import { type GrowthName, growthRates } from '../rules/growth.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';

export interface EquityInputs {
  /** Dollars. */
  readonly propertyValue: number;
  readonly growthRate: GrowthName;
  readonly loanType: LoanType;
  /** Percent a year. */
  readonly interestRate: number;
  /** Whole years. */
  readonly termYears: number;
  /** A person's own growth for each choice; omitted, that of rules/growth. */
  readonly growthRates?: GrowthPercents;
}

export interface EquityProjection {
  readonly deposit: Dollars;
  readonly loan: Dollars;
  readonly monthlyRepayment: Dollars;
  /** The part the government guarantees to the lender in year 1; lowers neither debt nor equity (decision N-02). */
  readonly guaranteeYear1: Dollars;
  /** The lender's exposure in year 1, percent of value. */
  readonly lvrYear1AfterGuaranteePct: number;
  /** From year 0, the purchase, to the last year of the term; dollars. */
  readonly rows: readonly {
    readonly year: number;
    readonly value: Dollars;
    readonly debt: Dollars;
    readonly equity: Dollars;
  }[];
  readonly rules: readonly Rule<unknown>[];
}

/**
 * Value, debt and equity of one property bought with a 5 % deposit, year by year; growth compounds yearly, the loan is
 * repaid monthly. Dollars, not rounded; purchase costs are excluded (decision N-08). Source: specification section 9;
 * decisions N-01 to N-08. Throws RangeError for a value outside 0 to 1e12, a rate outside 0 to 100 percent, growth
 * outside −100 to 100 and a term outside 1 to 100 whole years.
 */
export function equityProjection(inputs: EquityInputs): EquityProjection {
  const value = inRange('propertyValue', inputs.propertyValue, [0, largestAmount]);
  const deposit = (value * equityDepositPercent.value) / 100;
  const plan = uniformPlan({
    principal: value - deposit,
    annualRatePct: inputs.interestRate,
    years: inputs.termYears,
    frequency: 'monthly',
    loanType: inputs.loanType,
  });
  const { outcome, rows } = loanSchedule(plan);
  const growth = 1 + growthPercents(inputs.growthRates)[inputs.growthRate] / 100;
  return {
    deposit: dollars(deposit),
    loan: dollars(plan.principal),
    monthlyRepayment: outcome.firstRepayment,
    guaranteeYear1: dollars((value * governmentGuaranteePercent.value) / 100),
    lvrYear1AfterGuaranteePct: 100 - equityDepositPercent.value - governmentGuaranteePercent.value,
    rows: Array.from({ length: inputs.termYears + 1 }, (_, year) => {
      const debt = year === 0 ? plan.principal : (rows[year * 12 - 1]?.balance ?? 0);
      const worth = value * growth ** year;
      return { year, value: dollars(worth), debt: dollars(debt), equity: dollars(worth - debt) };
    }),
    rules: [
      equityDepositPercent,
      governmentGuaranteePercent,
      ...(inputs.growthRates === undefined ? [growthRates] : []),
    ],
  };
}
