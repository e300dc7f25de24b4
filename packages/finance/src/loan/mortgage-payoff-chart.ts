import { payoffChartMonths } from '../rules/property.ts';
import { wholeInRange } from '../units/checks.ts';
import { months, yearsBegun } from '../units/durations.ts';
import { frequencyNamed, monthlyAmount } from '../units/frequency.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { payoff } from './payoff.ts';

export interface PayoffChartInputs {
  /** Current balance, dollars. */
  readonly balance: number;
  /** Percent a year. */
  readonly interestRate: number;
  /** Dollars per `repaymentFrequency`. */
  readonly repaymentAmount: number;
  /** As in the client's record; an unknown text counts as Monthly (decision I-11). */
  readonly repaymentFrequency: string;
  /** Null when the date of birth is unknown. */
  readonly birthYear: number | null;
  readonly currentYear: number;
  readonly capMonths?: number;
}

interface Course {
  readonly months: number;
  readonly monthlyRepayment: Dollars;
  readonly totalInterest: Dollars;
  readonly remainingBalance: Dollars;
  /** Balance at the end of each month, dollars; the first entry is today's balance. */
  readonly balances: readonly number[];
}

/**
 * Outcome of a mortgage; years and age are set only when it is paid off, the age only when the year of birth is known.
 */
export type PayoffChart =
  | (Course & { readonly paidOff: true; readonly yearsRemaining: number; readonly agePaidOff: number | null })
  | (Course & { readonly paidOff: false });

/**
 * The balance of a mortgage month by month at rate ÷ 12, for at most 600 months; years remaining, rounded up, and the
 * age in the year it is paid off. Dollars, not rounded. Source: specification section 9; decisions L-15 to L-20. Throws
 * RangeError for amounts outside 0 to 1e12, a rate outside 0 to 100 percent and years outside 1900 to 2200.
 */
export function mortgagePayoffChart(inputs: PayoffChartInputs): PayoffChart {
  const { frequency } = frequencyNamed(inputs.repaymentFrequency);
  const monthlyRepayment = monthlyAmount(inputs.repaymentAmount, frequency);
  const balances: number[] = [dollars(inputs.balance)];
  const end = payoff(
    {
      balance: inputs.balance,
      annualRatePct: inputs.interestRate,
      payment: monthlyRepayment,
      frequency: 'monthly',
      cap: inputs.capMonths ?? payoffChartMonths.value,
    },
    (balance) => balances.push(balance),
  );
  const course = {
    months: end.periods,
    monthlyRepayment,
    totalInterest: end.totalInterest,
    remainingBalance: end.remainingBalance,
    balances,
  };
  if (end.status === 'not-paid-off') return { ...course, paidOff: false };
  const yearsRemaining = yearsBegun(months(end.periods));
  return { ...course, paidOff: true, yearsRemaining, agePaidOff: ageAfter(inputs, yearsRemaining) };
}

/** Current year − year of birth + years remaining, or null without a year of birth (decisions L-06 and L-19). */
function ageAfter({ birthYear, currentYear }: PayoffChartInputs, yearsRemaining: number): number | null {
  if (birthYear === null) return null;
  const now = wholeInRange('currentYear', currentYear, [1900, 2200]);
  return now - wholeInRange('birthYear', birthYear, [1900, now]) + yearsRemaining;
}
