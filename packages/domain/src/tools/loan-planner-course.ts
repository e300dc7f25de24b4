import {
  type LoanPlannerForm,
  plannerFixedParts,
  plannerFixedPct,
  plannerLumps,
  plannerRateSteps,
} from '@freehold/contract';
import {
  isoDate,
  type LaterRefinanceInputs,
  type LedgerLoan,
  type LedgerSchedule,
  ledgerSplits,
  parseDate,
  paymentDate,
  roundToCent,
} from '@freehold/finance';
import { monthNames } from '../text/day.ts';

/** A loan as it runs, with its fixed parts beside it. Dollars. */
export interface PlannerCourse {
  readonly loans: readonly LedgerLoan[];
  readonly splits: readonly LedgerSchedule[];
  /** Of the first month, without extras. */
  readonly repayment: number;
  readonly totalInterest: number;
  /** Against the same loan without offset, extras and lump sums. */
  readonly interestSaved: number;
  readonly months: number;
  readonly monthsSaved: number;
}

/** The course of a form's loan. */
export function plannerCourse(form: LoanPlannerForm): PlannerCourse {
  const loans = loansOf(form);
  const { splits, repayment, totalInterest, interestSaved } = ledgerSplits(loans);
  if (repayment === null) throw new TypeError('Loans repaid monthly have one repayment');
  const months = Math.max(...splits.map(({ periods }) => periods));
  const without = Math.max(...splits.map(({ periods, periodsSaved }) => periods + periodsSaved));
  return { loans, splits, repayment, totalInterest, interestSaved, months, monthsSaved: without - months };
}

/** The variable part of the loan, which offset, extras and lump sums work on, then the fixed parts; what there is of them. */
function loansOf(form: LoanPlannerForm): readonly LedgerLoan[] {
  // Without its start: the days of payments are asked for one by one, not for the whole schedule at every keystroke.
  const shared = { termMonths: monthsOf(form.term), ioMonths: monthsOf(form.interestOnly) };
  const { variable, fixed } = plannerAmounts(form);
  return [
    ...(variable > 0
      ? [
          {
            ...shared,
            principal: variable,
            annualRatePct: form.rate,
            rateChanges: ratesAfter(form, 0),
            ...helpOf(form),
          },
        ]
      : []),
    ...plannerFixedParts(form).map(({ rate, years }, index) => ({
      ...shared,
      principal: fixed[index] ?? 0,
      annualRatePct: rate,
      rateChanges: ratesOnceFixedEnds(form, years * 12),
    })),
  ];
}

/** Dollars to the cent of the variable part and of each fixed one; together they are the loan. */
export function plannerAmounts(form: LoanPlannerForm): {
  readonly variable: number;
  readonly fixed: readonly number[];
} {
  const partOf = (percent: number) => roundToCent((form.loan * percent) / 100);
  let percent = 0;
  // A part is what it adds to those before, so that two halves of an odd cent are the loan again.
  const fixed = plannerFixedParts(form).map(({ share }) => {
    const before = partOf(percent);
    percent += share;
    return roundToCent(partOf(percent) - before);
  });
  return { variable: roundToCent(form.loan - partOf(plannerFixedPct(form))), fixed };
}

/** The same loans without offset, extras and lump sums. */
export function plannerPlainLoans(loans: readonly LedgerLoan[]): readonly LedgerLoan[] {
  return loans.map(({ offset: _offset, extras: _extras, lumpSums: _lumpSums, ...loan }) => loan);
}

function helpOf(form: LoanPlannerForm) {
  const { offset, offsetMonthly, extra } = form;
  const lumps = plannerLumps(form);
  return {
    ...(offset > 0 || offsetMonthly > 0 ? { offset: { opening: offset, perPeriod: offsetMonthly } } : {}),
    ...(extra > 0 ? { extras: [{ fromPeriod: 1, amount: extra }] } : {}),
    ...(lumps.length > 0 ? { lumpSums: lumps.map(({ amount, year }) => ({ period: year * 12, amount })) } : {}),
  };
}

/** The variable rate in force once some months are over, percent a year. */
function rateOnce(form: LoanPlannerForm, months: number): number {
  return plannerRateSteps(form).findLast(({ years }) => years * 12 <= months)?.rate ?? form.rate;
}

/** The variable rates that come later than some months; periods are counted from then. */
function ratesAfter(form: LoanPlannerForm, months: number) {
  return plannerRateSteps(form)
    .filter(({ years }) => years * 12 > months)
    .map(({ years, rate }) => ({ fromPeriod: years * 12 - months + 1, annualRatePct: rate }));
}

function ratesOnceFixedEnds(form: LoanPlannerForm, ends: number) {
  return [
    { fromPeriod: ends + 1, annualRatePct: rateOnce(form, ends) },
    ...ratesAfter(form, ends).map((change) => ({ ...change, fromPeriod: change.fromPeriod + ends })),
  ];
}

const highestRate = 30;

/** What a move to another lender is worked out from; null where none is planned. */
export function plannerMove(form: LoanPlannerForm, { loans }: PlannerCourse): LaterRefinanceInputs | null {
  if (form.refinanceAfter === 'never') return null;
  const afterMonths = monthsOf(form.refinanceAfter);
  const before = rateOnce(form, afterMonths);
  return {
    loans,
    afterMonths,
    newRatePct: form.refinanceRate,
    rateChanges: ratesAfter(form, afterMonths).map(({ fromPeriod, annualRatePct }) => ({
      fromPeriod,
      annualRatePct: Math.min(highestRate, Math.max(0, form.refinanceRate + (annualRatePct - before))),
    })),
    switchingCosts: form.refinanceCosts,
  };
}

/** Months of whole years written as digits. */
export function monthsOf(years: string): number {
  return Number(years) * 12;
}

/** The ISO day a payment falls due, counted from 1. */
export function dayOfPayment({ startsOn }: LoanPlannerForm, period: number): string {
  return isoDate(paymentDate(parseDate('startsOn', startsOn), 'monthly', period));
}

/** The month a payment falls due, counted from 1: `August 2031`. */
export function monthOfPayment(form: LoanPlannerForm, period: number): string {
  const [year, month] = dayOfPayment(form, period).split('-');
  return `${monthNames[Number(month) - 1]} ${year}`;
}
