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

const year = z.enum(plannerYears, 'Choose a year');
const yearOrNever = z.enum(['never', ...plannerYears], 'Choose a year');
const share = numberOr(fixedRange, fixedRange).check(
  z.minimum(0, fixedRange),
  z.maximum(100, fixedRange),
  whole(fixedRange),
);
const fixedYears = z.enum(plannerFixedYears, 'Choose how long');

// A second and third of a kind have a value for when they are left out, as links and leads of before leave them out.
const fields = {
  loan: numberOr(loanRange, tooLarge).check(z.minimum(1_000, loanRange), z.maximum(mostDollars, tooLarge)),
  rate,
  term: z.enum(loanTerms, 'Choose a term'),
  offset: dollars,
  offsetMonthly: dollars,
  extra: dollars,
  lump: dollars,
  lumpYear: year,
  lump2: z._default(dollars, 0),
  lumpYear2: z._default(year, '10'),
  lump3: z._default(dollars, 0),
  lumpYear3: z._default(year, '15'),
  interestOnly: z.enum(plannerInterestOnly, 'Choose how long'),
  rateAfter: yearOrNever,
  laterRate: rate,
  rateAfter2: z._default(yearOrNever, 'never'),
  laterRate2: z._default(rate, 7),
  rateAfter3: z._default(yearOrNever, 'never'),
  laterRate3: z._default(rate, 7),
  fixedShare: share,
  fixedRate: rate,
  fixedYears,
  fixedShare2: z._default(share, 0),
  fixedRate2: z._default(rate, 6),
  fixedYears2: z._default(fixedYears, '5'),
  refinanceAfter: yearOrNever,
  refinanceRate: rate,
  refinanceCosts: dollars,
  startsOn: dayBetween(plannerDays.first, plannerDays.last, 'Enter a day from 2020 to 2050'),
};

type Fields = z.infer<z.ZodMiniObject<typeof fields>>;

/** The lump sums that are paid: dollars, with the last repayment of a year. */
export function plannerLumps(form: Fields): readonly { readonly amount: number; readonly year: number }[] {
  return [
    { amount: form.lump, year: Number(form.lumpYear) },
    { amount: form.lump2, year: Number(form.lumpYear2) },
    { amount: form.lump3, year: Number(form.lumpYear3) },
  ].filter(({ amount }) => amount > 0);
}

/** The changes of the variable rate in order: whole years over by then, percent a year from then. */
export function plannerRateSteps(form: Fields): readonly { readonly years: number; readonly rate: number }[] {
  return rateStepsOf(form).sort((a, b) => a.years - b.years);
}

function rateStepsOf(form: Fields) {
  return [
    { field: 'rateAfter', after: form.rateAfter, rate: form.laterRate },
    { field: 'rateAfter2', after: form.rateAfter2, rate: form.laterRate2 },
    { field: 'rateAfter3', after: form.rateAfter3, rate: form.laterRate3 },
  ].flatMap(({ field, after, rate }) => (after === 'never' ? [] : [{ field, years: Number(after), rate }]));
}

/** The parts of the loan that are fixed: percent of the loan, percent a year, whole years from the start. */
export function plannerFixedParts(
  form: Fields,
): readonly { readonly share: number; readonly rate: number; readonly years: number }[] {
  return [
    { share: form.fixedShare, rate: form.fixedRate, years: Number(form.fixedYears) },
    { share: form.fixedShare2, rate: form.fixedRate2, years: Number(form.fixedYears2) },
  ].filter(({ share }) => share > 0);
}

/** Percent of the loan that is fixed, all parts together. */
export function plannerFixedPct(form: Fields): number {
  return form.fixedShare + form.fixedShare2;
}

function problem(field: keyof Fields, error: string, isRight: (form: Fields) => boolean) {
  return z.refine<Fields>(isRight, { path: [field], error });
}

const ended = 'The loan has ended by then';

function paidInTime(amount: 'lump' | 'lump2' | 'lump3', year: 'lumpYear' | 'lumpYear2' | 'lumpYear3') {
  return problem(year, ended, (form) => form[amount] === 0 || Number(form[year]) <= Number(form.term));
}

function inTime(field: 'rateAfter' | 'rateAfter2' | 'rateAfter3' | 'refinanceAfter') {
  return problem(field, ended, (form) => form[field] === 'never' || Number(form[field]) < Number(form.term));
}

function onlyOneIn(field: 'rateAfter2' | 'rateAfter3') {
  return problem(field, 'Another change of the rate is after that year: choose a different one', (form) =>
    rateStepsOf(form).every((step) => step.field >= field || step.years !== Number(form[field])),
  );
}

function leavesRoomToPay(field: 'fixedShare' | 'fixedShare2', isMeant: (form: Fields) => boolean) {
  return problem(
    field,
    'Fix less, or set the offset, extras and lump sums to $0: they work on the variable part',
    (form) =>
      !isMeant(form) ||
      plannerFixedPct(form) !== 100 ||
      form.offset + form.offsetMonthly + form.extra + form.lump + form.lump2 + form.lump3 === 0,
  );
}

/**
 * A home loan repaid monthly. Dollars, percent a year, whole years: `offset` held at the start and `offsetMonthly` put in
 * each month after, `extra` paid each month, up to three times `lump` with the last repayment of `lumpYear` and
 * `laterRate` in place of `rate` once `rateAfter` years are over, twice `fixedShare` percent of the loan at `fixedRate`
 * for `fixedYears`, and a move to a loan at `refinanceRate` once `refinanceAfter` years are over.
 */
export const loanPlannerSchema = z.strictObject(fields).check(
  paidInTime('lump', 'lumpYear'),
  paidInTime('lump2', 'lumpYear2'),
  paidInTime('lump3', 'lumpYear3'),
  inTime('rateAfter'),
  inTime('rateAfter2'),
  inTime('rateAfter3'),
  onlyOneIn('rateAfter2'),
  onlyOneIn('rateAfter3'),
  inTime('refinanceAfter'),
  problem('fixedShare2', 'The fixed parts come to more than the whole loan', (form) => plannerFixedPct(form) <= 100),
  leavesRoomToPay('fixedShare', ({ fixedShare2 }) => fixedShare2 === 0),
  leavesRoomToPay('fixedShare2', ({ fixedShare2 }) => fixedShare2 > 0),
  problem(
    'refinanceAfter',
    'Choose a year after the fixed rate ends: leaving it earlier costs what only the lender can say',
    (form) =>
      form.refinanceAfter === 'never' ||
      plannerFixedParts(form).every(({ years }) => Number(form.refinanceAfter) >= years),
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
  lump2: 0,
  lumpYear2: '10',
  lump3: 0,
  lumpYear3: '15',
  interestOnly: '0',
  rateAfter: 'never',
  laterRate: 7,
  rateAfter2: 'never',
  laterRate2: 7,
  rateAfter3: 'never',
  laterRate3: 7,
  fixedShare: 0,
  fixedRate: 6,
  fixedYears: '3',
  fixedShare2: 0,
  fixedRate2: 6,
  fixedYears2: '5',
  refinanceAfter: 'never',
  refinanceRate: 5.9,
  refinanceCosts: 1_000,
  startsOn: '2026-12-01',
};
