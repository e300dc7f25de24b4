import { variableLoanRates } from '@freehold/finance';
import * as z from 'zod/mini';
import { numberOr, whole } from '../base/fields.ts';
import { loanTerms } from '../base/loan-terms.ts';
import { fieldMessages } from '../base/messages.ts';
import { dayBetween, ratePct } from './tool-fields.ts';

const mostDollars = 20_000_000;
const tooLarge = 'Enter an amount up to $20,000,000';
const loanRange = 'Enter a loan of $1,000 or more';
const dollars = numberOr('Enter an amount, or 0', tooLarge).check(
  z.minimum(0, fieldMessages.cannotBeNegative),
  z.maximum(mostDollars, tooLarge),
);
const rate = ratePct(0, 20);
const fixedRange = 'Enter a whole percent from 0 to 100';

/** Years of interest only at the start. */
export const plannerInterestOnly = ['0', '1', '2', '3', '5', '10'] as const;
export const plannerFixedYears = ['1', '2', '3', '4', '5'] as const;
/** Whole years from the start; the month that follows them is meant, or for a lump sum the last of them. */
export const plannerYears = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '12', '15', '20', '25'] as const;
/** First and last days a loan may start on. */
export const plannerDays = { first: '2020-01-01', last: '2050-12-31' } as const;

const chooseYear = 'Choose a year';
const yearOrNever = z.enum(['never', ...plannerYears], chooseYear);

const fields = {
  loan: numberOr(loanRange, tooLarge).check(z.minimum(1_000, loanRange), z.maximum(mostDollars, tooLarge)),
  rate,
  term: z.enum(loanTerms, 'Choose a term'),
  offset: dollars,
  offsetMonthly: dollars,
  extra: dollars,
  lump: dollars,
  lumpYear: z.enum(plannerYears, chooseYear),
  interestOnly: z.enum(plannerInterestOnly, 'Choose how long'),
  rateAfter: yearOrNever,
  laterRate: rate,
  fixedShare: numberOr(fixedRange, fixedRange).check(
    z.minimum(0, fixedRange),
    z.maximum(100, fixedRange),
    whole(fixedRange),
  ),
  fixedRate: rate,
  fixedYears: z.enum(plannerFixedYears, 'Choose how long'),
  refinanceAfter: yearOrNever,
  refinanceRate: rate,
  refinanceCosts: dollars,
  startsOn: dayBetween(plannerDays.first, plannerDays.last, 'Enter a day from 2020 to 2050'),
};

/** True when a chosen year is over before the loan is; `never` is no year. */
function isWithin(term: string, year: string): boolean {
  return year === 'never' || Number(year) < Number(term);
}

/**
 * A home loan repaid monthly. Dollars, percent a year, whole years: `offset` held at the start and `offsetMonthly` put in
 * each month after, `extra` paid each month, `lump` with the last repayment of `lumpYear`, `laterRate` in place of `rate`
 * once `rateAfter` years are over, `fixedShare` percent of the loan at `fixedRate` for `fixedYears`, and a move to a loan
 * at `refinanceRate` once `refinanceAfter` years are over.
 */
export const loanPlannerSchema = z.strictObject(fields).check(
  z.refine(({ lump, lumpYear, term }) => lump === 0 || Number(lumpYear) <= Number(term), {
    path: ['lumpYear'],
    error: 'The loan has ended by then',
  }),
  z.refine(({ term, rateAfter }) => isWithin(term, rateAfter), {
    path: ['rateAfter'],
    error: 'The loan has ended by then',
  }),
  z.refine(({ term, refinanceAfter }) => isWithin(term, refinanceAfter), {
    path: ['refinanceAfter'],
    error: 'The loan has ended by then',
  }),
  z.refine(
    ({ fixedShare, offset, offsetMonthly, extra, lump }) =>
      fixedShare < 100 || offset + offsetMonthly + extra + lump === 0,
    {
      path: ['fixedShare'],
      error: 'Fix less, or set the offset, extras and lump sum to $0: they work on the variable part',
    },
  ),
  z.refine(
    ({ fixedShare, fixedYears, refinanceAfter }) =>
      fixedShare === 0 || refinanceAfter === 'never' || Number(refinanceAfter) >= Number(fixedYears),
    {
      path: ['refinanceAfter'],
      error: 'Choose a year after the fixed rate ends: leaving it earlier costs what only the lender can say',
    },
  ),
);
export type LoanPlannerForm = z.infer<typeof loanPlannerSchema>;

/** The example that the page opens with. */
export const loanPlannerStart: LoanPlannerForm = {
  loan: 600_000,
  rate: variableLoanRates.value.owner,
  term: '30',
  offset: 40_000,
  offsetMonthly: 500,
  extra: 0,
  lump: 0,
  lumpYear: '5',
  interestOnly: '0',
  rateAfter: 'never',
  laterRate: 7,
  fixedShare: 0,
  fixedRate: 6,
  fixedYears: '3',
  refinanceAfter: 'never',
  refinanceRate: 5.9,
  refinanceCosts: 1_000,
  startsOn: '2026-12-01',
};
