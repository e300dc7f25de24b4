import { type CalendarDate, isoDate, parseDate } from '../units/calendar.ts';
import { countIn } from '../units/checks.ts';
import { type FinancialYear, financialYearOf } from '../units/financial-year.ts';
import type { RepaymentFrequency } from '../units/frequency.ts';
import { fromCents, toCents } from '../units/ledger.ts';
import { within } from '../units/refusal.ts';
import { paymentDate } from './dated-loan.ts';
import { type LedgerLoan, ledgerPlan, plainPlan } from './ledger-plan.ts';
import {
  type LedgerWarning,
  ledgerSentence,
  type RepaymentStep,
  splitsSentence,
  stepsOf,
  warningsOf,
} from './ledger-words.ts';
import { type LedgerPosting, runLedger } from './run-ledger.ts';

/** One period, dollars to the cent. */
export interface LedgerRow {
  readonly period: number;
  /** Repayment, extras and lump sum. */
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** A loan's schedule, dollars to the cent. */
export interface LedgerSchedule {
  /** Of period 1, without extras: the interest while only interest is due. */
  readonly repayment: number;
  /** The first repayment of principal and interest; null if the loan never gets there. */
  readonly piRepayment: number | null;
  readonly periods: number;
  /** With its lump sum. */
  readonly finalPayment: number;
  readonly totalInterest: number;
  /** Without fees. */
  readonly totalPaid: number;
  readonly totalFees: number;
  /** Against the same loan without extras, lump sums, offset and override; its rate changes stay. */
  readonly interestSaved: number;
  readonly periodsSaved: number;
  readonly rows: readonly LedgerRow[];
  /** ISO day of the last payment; null without a start. */
  readonly payoffDate: string | null;
  /** Interest by the income year of the payment; null without a start. */
  readonly interestByFy: Readonly<Record<FinancialYear, number>> | null;
  /** Where a new rate or the end of interest only changes the repayment. */
  readonly repaymentSteps: readonly RepaymentStep[];
  readonly warnings: readonly LedgerWarning[];
  readonly sentence: string;
}

/**
 * A loan's schedule posted in whole cents: interest of each period rounded to the cent, the repayment recalculated only when
 * the rate changes or the interest-only period ends, the balance ending on exactly 0. The mortgage calculator's unrounded
 * figures differ by cents to a few dollars over 30 years. Source: lending specification, section C; banks accrue by the
 * day. Throws Refusal `outOfRange` for a principal outside 0.01 to 1e9, a rate outside 0 to 30, a term outside 1 to 600
 * months or of broken periods, and a RangeError for a start that is no day.
 */
export function ledgerSchedule(loan: LedgerLoan): LedgerSchedule {
  const plan = ledgerPlan(loan);
  const postings: LedgerPosting[] = [];
  const outcome = runLedger(plan, (posting) => postings.push(posting));
  const hasHelp = plan.extras !== null || plan.lumps !== null || plan.offset !== null || plan.override !== null;
  const plain = hasHelp ? runLedger(plainPlan(plan)) : outcome;
  const dates = loan.startDate === undefined ? null : datesFrom(loan.startDate, loan.frequency ?? 'monthly');
  const result = {
    repayment: fromCents(outcome.firstRepayment),
    piRepayment: outcome.piRepayment === null ? null : fromCents(outcome.piRepayment),
    periods: outcome.periods,
    finalPayment: fromCents(outcome.finalPayment),
    totalInterest: fromCents(outcome.interest),
    totalPaid: fromCents(plan.principal + outcome.interest),
    totalFees: fromCents(toCents(loan.feePerPeriod ?? 0) * outcome.periods),
    interestSaved: fromCents(plain.interest - outcome.interest),
    periodsSaved: plain.periods - outcome.periods,
    rows: postings.map(rowOf),
    payoffDate: dates === null ? null : isoDate(dates(outcome.periods)),
    interestByFy: dates === null ? null : interestByYear(postings, dates),
    repaymentSteps: stepsOf(postings, plan),
    warnings: warningsOf(outcome, plan),
  };
  return { ...result, sentence: ledgerSentence(result, plan) };
}

/** The splits of one facility, each a loan of its own, with their sums; dollars to the cent. */
export interface SplitSchedule {
  /** Of period 1; null where the splits are repaid at different frequencies. */
  readonly repayment: number | null;
  readonly totalInterest: number;
  readonly totalPaid: number;
  readonly totalFees: number;
  readonly interestSaved: number;
  /** The last of the splits' days; null unless every split has one. */
  readonly payoffDate: string | null;
  readonly splits: readonly LedgerSchedule[];
  readonly sentence: string;
}

/** Most splits of a facility. */
export const mostSplits = 8;

/**
 * The schedules of a facility's splits and their sums. Throws Refusal as `ledgerSchedule` does, with `splits.` before the
 * field, and `outOfRange` for no splits or more than 8.
 */
export function ledgerSplits(loans: readonly LedgerLoan[]): SplitSchedule {
  countIn('splits', loans, mostSplits);
  const splits = loans.map((loan) => within('splits', () => ledgerSchedule(loan)));
  const sum = (amount: (split: LedgerSchedule) => number) =>
    fromCents(splits.reduce((total, split) => total + toCents(amount(split)), 0));
  const frequencies = new Set(loans.map(({ frequency = 'monthly' }) => frequency));
  const days = splits.flatMap(({ payoffDate }) => payoffDate ?? []).sort();
  const totalInterest = sum((split) => split.totalInterest);
  return {
    repayment: frequencies.size === 1 ? sum(({ repayment }) => repayment) : null,
    totalInterest,
    totalPaid: sum(({ totalPaid }) => totalPaid),
    totalFees: sum(({ totalFees }) => totalFees),
    interestSaved: sum(({ interestSaved }) => interestSaved),
    payoffDate: days.length === splits.length ? (days.at(-1) ?? null) : null,
    splits,
    sentence: splitsSentence(loans, totalInterest),
  };
}

function rowOf({ period, payment, lump, interest, balance }: LedgerPosting): LedgerRow {
  return {
    period,
    payment: fromCents(payment + lump),
    interest: fromCents(interest),
    principal: fromCents(payment + lump - interest),
    balance: fromCents(balance),
  };
}

/** Due days by period. */
function datesFrom(startDate: string, frequency: RepaymentFrequency): (period: number) => CalendarDate {
  const start = parseDate('startDate', startDate);
  return (period) => paymentDate(start, frequency, period);
}

function interestByYear(postings: readonly LedgerPosting[], dates: (period: number) => CalendarDate) {
  const years: Record<FinancialYear, number> = {};
  for (const { period, interest } of postings) {
    const year = financialYearOf(dates(period));
    years[year] = (years[year] ?? 0) + interest;
  }
  for (const year of Object.keys(years) as FinancialYear[]) years[year] = fromCents(years[year] ?? 0);
  return years;
}
