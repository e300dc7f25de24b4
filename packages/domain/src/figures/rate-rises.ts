import { type Household, type Loan, levelRepayment, type MonthText } from '@freehold/finance';

/** What a rise of rates adds to the repayment on a loan. */
export interface RateRise {
  /** Id of the loan. */
  readonly loan: string;
  /** Dollars a month, in the order of the points asked for. */
  readonly addedMonthly: readonly number[];
  /** Last month in which the rate is fixed, so that the rise comes after it; null for a variable rate. */
  readonly fixedUntil: MonthText | null;
}

/**
 * What rises by some percentage points add to the monthly repayment on each loan that a property secures: the level
 * repayment to the end of the loan at the higher rate less that at today's; the interest alone while it is interest
 * only, or where its end is not known. A lender works the repayment out on the whole balance, an offset account lowers
 * the interest alone.
 */
export function rateRises(
  { start, loans, accounts }: Pick<Household, 'start' | 'loans' | 'accounts'>,
  points: readonly number[],
): readonly RateRise[] {
  return loans
    .filter(({ on, balance }) => on.length > 0 && balance > 0)
    .map((loan) => {
      const offset = accounts.reduce((sum, { offsets, balance }) => (offsets === loan.id ? sum + balance : sum), 0);
      const bearing = Math.max(0, loan.balance - Math.max(0, offset));
      const due = (ratePct: number) => repayment(loan, { start, bearing, ratePct });
      return {
        loan: loan.id,
        addedMonthly: points.map((added) => due(loan.ratePct + added) - due(loan.ratePct)),
        fixedUntil: loan.fixedUntil ?? null,
      };
    });
}

function repayment(
  { balance, ends, interestOnlyUntil }: Loan,
  { start, bearing, ratePct }: { readonly start: MonthText; readonly bearing: number; readonly ratePct: number },
): number {
  const isInterestAlone = ends === null || (interestOnlyUntil !== undefined && interestOnlyUntil >= start);
  if (isInterestAlone) return (bearing * ratePct) / 1200;
  return levelRepayment(balance, ratePct / 1200, Math.max(1, monthsFrom(start, ends) + 1));
}

function monthsFrom(start: MonthText, end: MonthText): number {
  const count = (month: MonthText) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return count(end) - count(start);
}
