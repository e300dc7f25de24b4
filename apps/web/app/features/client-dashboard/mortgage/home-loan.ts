import { calculatorLoanType, type Liability } from '@freehold/contract';
import { birthYear, homeLoansOf, todaysAmount, yearOf } from '@freehold/domain';
import {
  explainLoanSchedule,
  explainMortgagePayoffChart,
  loanSchedule,
  monthlyRepaymentsOf,
  mortgagePayoffChart,
  payoffChartMonths,
  type Working,
} from '@freehold/finance';
import { counted, money } from '#app/lib/format.ts';
import type { ChartData } from '../shared/chart-data.ts';
import type { ClientRecord } from '../shared/client-record.ts';

/** The home loan as shown on the tab. */
export interface HomeLoan extends ChartData {
  readonly debt: number;
  readonly monthlyRepayment: number;
  /** Years until repaid, the last one in part; null if that is beyond the chart's limit. */
  readonly yearsRemaining: number | null;
  /** Age in the year it is repaid; null if it never is, or the date of birth is not given. */
  readonly agePaidOff: number | null;
  readonly hasBirthDate: boolean;
  readonly isInterestOnly: boolean;
  /** Number of loans of the home; the first is shown (decision B-33). */
  readonly count: number;
  /** Mortgages not shown on the tab. */
  readonly others: { readonly count: number; readonly debt: number };
  /** Balance after each month, today's balance first. */
  readonly balances: readonly number[];
  readonly working: Working;
}

const columns = [
  { key: 'month', label: 'Month', kind: 'year' },
  { key: 'balance', label: 'Owed, AUD', kind: 'money' },
  { key: 'today', label: 'In today’s dollars, AUD', kind: 'money' },
] as const;

/** Shown if the loan is not repaid within the chart's limit. */
export const neverRepaid = `Not repaid within ${payoffChartMonths.value / 12} years at this repayment`;

/**
 * Payoff chart of the first loan of the home; null if there is none. `priceRise` is percent a year, for today's
 * dollars. Throws as `mortgagePayoffChart` does.
 */
export function homeLoan({ details, today }: ClientRecord, priceRise: number): HomeLoan | null {
  const loans = homeLoansOf(details);
  const [loan] = loans;
  if (loan === undefined) return null;
  const others = details.liabilities.filter(({ liabilityType, id }) => liabilityType === 'Mortgage' && id !== loan.id);
  const born = birthYear(details);
  const course = courseOf(loan, { birthYear: born, currentYear: yearOf(today) });
  return {
    ...course,
    debt: loan.loanBalance,
    monthlyRepayment: monthlyRepaymentsOf([loan]),
    hasBirthDate: born !== null,
    count: loans.length,
    others: { count: others.length, debt: others.reduce((sum, { loanBalance }) => sum + loanBalance, 0) },
    summary: summaryOf(loan, course),
    columns,
    rows: course.balances.map((balance, month) => ({
      month,
      balance,
      today: todaysAmount({ amount: balance, years: month / 12 }, priceRise),
    })),
  };
}

type Course = Pick<HomeLoan, 'yearsRemaining' | 'agePaidOff' | 'isInterestOnly' | 'balances' | 'working'>;

interface Years {
  readonly birthYear: number | null;
  readonly currentYear: number;
}

function courseOf(loan: Liability, years: Years): Course {
  const repaysNothing = calculatorLoanType(loan.loanType) === 'interest_only' && loan.loanBalance > 0;
  if (repaysNothing) return interestOnlyCourse(loan);
  const { loanBalance: balance, interestRate, repaymentAmount, repaymentFrequency } = loan;
  const inputs = { balance, interestRate, repaymentAmount, repaymentFrequency, ...years };
  const chart = mortgagePayoffChart(inputs);
  return {
    yearsRemaining: chart.paidOff ? chart.yearsRemaining : null,
    agePaidOff: chart.paidOff ? chart.agePaidOff : null,
    isInterestOnly: false,
    balances: chart.balances,
    working: explainMortgagePayoffChart(inputs),
  };
}

// Interest only: the balance does not change, whatever the repayment (decision L-20).
function interestOnlyCourse({ loanBalance: principal, interestRate: annualRatePct }: Liability): Course {
  const plan = {
    principal,
    frequency: 'monthly',
    payments: payoffChartMonths.value,
    segments: [{ fromPayment: 1, annualRatePct, loanType: 'interest_only' }],
  } as const;
  return {
    yearsRemaining: null,
    agePaidOff: null,
    isInterestOnly: true,
    balances: [principal, ...loanSchedule(plan).rows.map(({ balance }) => balance)],
    working: explainLoanSchedule(plan),
  };
}

function summaryOf({ loanBalance }: Liability, { yearsRemaining, isInterestOnly }: Course): string {
  if (isInterestOnly) return `${money(loanBalance)} stays owed, since the loan is recorded as interest only.`;
  if (yearsRemaining === null) return `${neverRepaid}. ${money(loanBalance)} is owed today.`;
  return `From ${money(loanBalance)} today to nothing within ${counted(yearsRemaining, 'year')}, at one constant rate.`;
}
