import type { Household } from '../household/household.ts';
import { financialYearOfMonth, june } from '../ledger/clock.ts';
import type { Run } from '../ledger/running.ts';
import { firstLendingYear } from '../lending/applicant-record.ts';
import { serviceability } from '../lending/serviceability.ts';
import { highDebtToIncome } from '../rules/lending.ts';
import { askedOf, recordOf } from '../simulate/application.ts';
import { monthlyPreset } from '../simulate/monthly.ts';
import { watchSteps } from '../simulate/simulate.ts';
import { startRun } from '../simulate/start-run.ts';
import type { FinancialYear } from '../units/financial-year.ts';

/** Above which lenders want mortgage insurance (percent of value) and hold back loans (times a year's income). */
export const lenderLimits = { loanToValuePct: 80, debtToIncome: highDebtToIncome.value } as const;

/** What a lender would see of a household at the end of a financial year, dollars of that year. */
export interface LenderYear {
  readonly financialYear: FinancialYear;
  /** From 0. */
  readonly month: number;
  /** Loans on properties in percent of what they are worth, a company's, trust's or fund's left out; null without either. */
  readonly loanToValuePct: number | null;
  /** Loans and limits of cards in times a year's gross income; null without income. */
  readonly debtToIncome: number | null;
  /** Left a month with every loan repaid at the assessment rate. */
  readonly surplusMonthly: number;
  readonly assessmentRatePct: number;
  /** What its test would lend more, over thirty years at the assumed rate. */
  readonly maxLoan: number;
}

/**
 * A lender's view of each financial year of a timeline at its end, by the test that stands before each waiting purchase;
 * none of the years before 2024-25, whose tests are not known. Runs the household again. Throws as `runHousehold` does.
 */
export function lenderYears(household: Household, { years }: { readonly years: number }): readonly LenderYear[] {
  const run = startRun(household, { years, keeps: 'blockers' }, monthlyPreset);
  const seen: LenderYear[] = [];
  watchSteps(run, () => {
    const isEnd = (run.start + run.month) % 12 === june || run.month === run.months - 1;
    if (isEnd && financialYearOfMonth(run.start + run.month) >= firstLendingYear) seen.push(lenderYear(run));
  });
  return seen;
}

function lenderYear(run: Run): LenderYear {
  const asked = serviceability({ ...recordOf(run), ...askedOf(run, null) });
  const { surplusMonthly, assessmentRatePct, maxLoan, existingDebt, grossIncomeAnnual } = asked;
  return {
    financialYear: financialYearOfMonth(run.start + run.month),
    month: run.month,
    loanToValuePct: loanToValue(run),
    debtToIncome: grossIncomeAnnual === 0 ? null : existingDebt / grossIncomeAnnual,
    ...{ surplusMonthly, assessmentRatePct, maxLoan },
  };
}

function loanToValue({ homes, loans, books }: Run): number | null {
  const owned = homes.filter((home) => home.owned && !home.ofEntity);
  const secured = new Set(owned.map(({ home }) => home.id));
  const value = owned.reduce((sum, { account }) => sum + (books.now[account] ?? 0), 0);
  const owed = loans
    .filter(({ on }) => on.some((id) => secured.has(id)))
    .reduce((sum, { account }) => sum - (books.now[account] ?? 0), 0);
  return value === 0 || owed === 0 ? null : (owed / value) * 100;
}
