import { lenderLimits, lenderYears } from '@freehold/finance';
import { usualYears } from '@freehold/plan';
import type { PlanToRun } from './plan-owners.ts';
import { type InBothDollars, todaysDollars } from './plan-years.ts';
import type { PlanRun } from './run-plan.ts';

/** A figure beside a lender's limit; null where there is nothing to measure. */
export interface LenderTest {
  readonly figure: number | null;
  readonly passes: boolean;
}

/** What a lender would count at the end of a financial year of a plan. */
export interface PlanLenderYear {
  readonly financialYear: string;
  /** Calendar year it ends in. */
  readonly ends: number;
  /** Percent of what the properties are worth; at most 80 needs no mortgage insurance. */
  readonly loanToValue: LenderTest;
  /** Times a year's income before tax; lenders hold back from more than 6. */
  readonly debtToIncome: LenderTest;
  /** Left a month at the tested rate, dollars. */
  readonly surplus: InBothDollars & { readonly passes: boolean };
  readonly assessmentRatePct: number;
  /** More than is owed, over thirty years; dollars. */
  readonly couldBorrow: InBothDollars;
}

/** A lender's tests at the end of each year of a plan that was run, as we model them. */
export function planLender(plan: PlanToRun, { household }: Extract<PlanRun, { status: 'run' }>): PlanLenderYear[] {
  const { pricesPct } = household.assume;
  const both = (amount: number, month: number): InBothDollars => ({
    ofYear: amount,
    today: todaysDollars(amount, month, pricesPct),
  });
  return lenderYears(household, { years: plan.years ?? usualYears }).map((year) => ({
    financialYear: year.financialYear,
    ends: Number(year.financialYear.slice(0, 4)) + 1,
    loanToValue: held(year.loanToValuePct, lenderLimits.loanToValuePct),
    debtToIncome: held(year.debtToIncome, lenderLimits.debtToIncome),
    surplus: { ...both(year.surplusMonthly, year.month), passes: year.surplusMonthly >= 0 },
    assessmentRatePct: year.assessmentRatePct,
    couldBorrow: both(year.maxLoan, year.month),
  }));
}

function held(figure: number | null, limit: number): LenderTest {
  return { figure, passes: figure === null || figure <= limit };
}
