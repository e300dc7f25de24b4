import type { LoanPlannerForm } from '@freehold/contract';
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

/** A loan as it runs, with its fixed part beside it. Dollars. */
export interface PlannerCourse {
  readonly loans: readonly LedgerLoan[];
  readonly splits: readonly LedgerSchedule[];
  /** Of the first month, without extras. */
  readonly repayment: number;
  readonly totalInterest: number;
  /** Against the same loan without offset, extras and lump sum. */
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

/** The variable part of the loan, which offset, extras and lump sum work on, then the fixed part; what there is of them. */
function loansOf(form: LoanPlannerForm): readonly LedgerLoan[] {
  // Without its start: the days of payments are asked for one by one, not for the whole schedule at every keystroke.
  const shared = { termMonths: monthsOf(form.term), ioMonths: monthsOf(form.interestOnly) };
  const fixed = roundToCent((form.loan * form.fixedShare) / 100);
  const variable = roundToCent(form.loan - fixed);
  return [
    ...(variable > 0
      ? [
          {
            ...shared,
            principal: variable,
            annualRatePct: form.rate,
            rateChanges: laterRates(form, 0),
            ...helpOf(form),
          },
        ]
      : []),
    ...(fixed > 0
      ? [
          {
            ...shared,
            principal: fixed,
            annualRatePct: form.fixedRate,
            rateChanges: ratesOnceFixedEnds(form),
          },
        ]
      : []),
  ];
}

/** The same loans without offset, extras and lump sum. */
export function plannerPlainLoans(loans: readonly LedgerLoan[]): readonly LedgerLoan[] {
  return loans.map(({ offset: _offset, extras: _extras, lumpSums: _lumpSums, ...loan }) => loan);
}

function helpOf({ offset, offsetMonthly, extra, lump, lumpYear }: LoanPlannerForm) {
  return {
    ...(offset > 0 || offsetMonthly > 0 ? { offset: { opening: offset, perPeriod: offsetMonthly } } : {}),
    ...(extra > 0 ? { extras: [{ fromPeriod: 1, amount: extra }] } : {}),
    ...(lump > 0 ? { lumpSums: [{ period: monthsOf(lumpYear), amount: lump }] } : {}),
  };
}

/** The later rate, if it comes after some months; periods are counted from then. */
function laterRates({ rateAfter, laterRate }: LoanPlannerForm, months: number) {
  const after = rateAfter === 'never' ? 0 : monthsOf(rateAfter);
  return after > months ? [{ fromPeriod: after - months + 1, annualRatePct: laterRate }] : [];
}

function ratesOnceFixedEnds(form: LoanPlannerForm) {
  const ends = monthsOf(form.fixedYears);
  const isLater = form.rateAfter !== 'never' && monthsOf(form.rateAfter) <= ends;
  return [
    { fromPeriod: ends + 1, annualRatePct: isLater ? form.laterRate : form.rate },
    ...(isLater ? [] : laterRates(form, 0)),
  ];
}

const highestRate = 30;

/** What a move to another lender is worked out from; null where none is planned. */
export function plannerMove(form: LoanPlannerForm, { loans }: PlannerCourse): LaterRefinanceInputs | null {
  if (form.refinanceAfter === 'never') return null;
  const afterMonths = monthsOf(form.refinanceAfter);
  const rise = form.laterRate - form.rate;
  return {
    loans,
    afterMonths,
    newRatePct: form.refinanceRate,
    rateChanges: laterRates(form, afterMonths).map(({ fromPeriod }) => ({
      fromPeriod,
      annualRatePct: Math.min(highestRate, Math.max(0, form.refinanceRate + rise)),
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
