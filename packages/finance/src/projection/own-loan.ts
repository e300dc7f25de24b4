import { highestRate } from '../loan/loan-plan.ts';
import { inRange } from '../units/checks.ts';
import { longestTerm } from '../units/durations.ts';

/** The loan of a property owned already, where it is another than the portfolio's interest-only loans. */
export interface OwnLoan {
  /** Percent a year in place of the portfolio's rate. */
  readonly ratePct?: number | undefined;
  /** Years from when it joins until it is repaid; without them it is interest only and stays owed. */
  readonly yearsLeft?: number | undefined;
  /** Of these the first ones without principal. */
  readonly interestOnlyYears?: number | undefined;
}

/** How a loan runs by years since it joined, from 0; each part of what was owed then. */
export interface LoanCourse {
  /** Percent a year; null for the portfolio's rate. */
  readonly ratePct: number | null;
  /** Owed at the end of a year; null where it stays owed. */
  readonly owedAfter: ((years: number) => number) | null;
  /** Owed on average in the year that ends then, which interest is paid on. */
  readonly averageIn: (years: number) => number;
}

/** The course of a property's loan, repaid in level months. Throws RangeError for a rate or years out of range. */
export function loanCourse(
  { ratePct, yearsLeft, interestOnlyYears = 0 }: OwnLoan,
  portfolioRatePct: number,
): LoanCourse {
  const own = ratePct === undefined ? null : inRange('ratePct', ratePct, [0, highestRate]);
  const only = 12 * inRange('interestOnlyYears', interestOnlyYears, [0, longestTerm]);
  if (yearsLeft === undefined) return { ratePct: own, owedAfter: null, averageIn: () => 1 };
  const months = Math.max(1, 12 * inRange('yearsLeft', yearsLeft, [0, longestTerm]));
  const left = (month: number) => shareLeft({ month, months, only, ratePct: own ?? portfolioRatePct });
  return {
    ratePct: own,
    owedAfter: (years) => left(12 * years),
    averageIn: (years) => {
      let sum = 0;
      for (let month = 12 * (years - 1); month < 12 * years; month += 1) sum += left(month);
      return sum / 12;
    },
  };
}

interface Months {
  readonly month: number;
  readonly months: number;
  readonly only: number;
  readonly ratePct: number;
}

function shareLeft({ month, months, only, ratePct }: Months): number {
  if (month >= months) return 0;
  if (month <= only) return 1;
  const factor = 1 + ratePct / 1_200;
  if (factor === 1) return (months - month) / (months - only);
  const whole = factor ** (months - only);
  return (whole - factor ** (month - only)) / (whole - 1);
}
