import type { Liability, LiabilityFields } from '@freehold/contract';
import { interestOnlyYearsLeft, type Loan, loanYearsLeft, type MonthText } from '@freehold/finance';
import { dayText } from '../../text/day.ts';
import { type Ask, monthAfter, type Reading } from './reading.ts';

type Terms = Pick<Loan, 'ends' | 'interestOnlyUntil' | 'fixedUntil'>;

/** A loan on record, what it is called, and what is repaid a month, dollars. */
export interface TermsOf {
  readonly row: Liability;
  readonly name: string;
  readonly monthly: number;
}

/** Until when a loan runs, is interest only and is fixed: as recorded, else as its rules assume. */
export function termsOf({ start }: Reading, { row, monthly }: TermsOf): Terms {
  const usual = monthAfter(start, loanYearsLeft.value * 12 - 1);
  const end = monthFrom(start, row.loanEnds);
  const only = isInterestOnly(row) ? interestOnlyEnd(start, row) : null;
  const fixed = row.termType === 'Fixed' ? monthFrom(start, row.fixedUntil) : null;
  const ends = end ?? (only === null && monthly > 0 ? null : later(usual, only));
  return {
    ends,
    ...(only === null ? {} : { interestOnlyUntil: earlier(only, ends) }),
    ...(fixed === null ? {} : { fixedUntil: fixed }),
  };
}

/** The month of a day that is not before the start. */
function monthFrom(start: MonthText, day: string | null): MonthText | null {
  const month = day?.slice(0, 7) ?? null;
  return month !== null && month >= start ? month : null;
}

function interestOnlyEnd(start: MonthText, { interestOnlyUntil }: Liability): MonthText | null {
  if (interestOnlyUntil !== null) return monthFrom(start, interestOnlyUntil);
  return monthAfter(start, interestOnlyYearsLeft.value * 12 - 1);
}

function later(month: MonthText, other: MonthText | null): MonthText {
  return other !== null && other > month ? other : month;
}

function earlier(month: MonthText, other: MonthText | null): MonthText {
  return other !== null && other < month ? other : month;
}

function isInterestOnly({ loanType }: Liability): boolean {
  return loanType === 'Interest Only';
}

interface Owing extends TermsOf {
  /** Dollars owing, above 0, and percent a year. */
  readonly balance: number;
  readonly ratePct: number;
}

/** Says what is not known of the terms of a loan that is owed, and how it is counted. */
export function sayTerms(reading: Reading, owing: Owing): void {
  sayRate(reading, owing);
  sayFixed(reading, owing);
  if (isInterestOnly(owing.row)) sayInterestOnly(reading, owing);
  sayRepayment(reading, owing);
  sayEnd(reading, owing);
}

function askOf({ id }: Liability, field: keyof LiabilityFields, question: string): Ask {
  return { at: `liabilities.${id}.${field}`, question };
}

function sayRate({ ask }: Reading, { row, name, ratePct }: Owing): void {
  if (ratePct > 0) return;
  const countedAs = `No interest rate of ${name} is recorded: no interest is counted.`;
  const question = askOf(row, 'interestRate', `What is the interest rate of ${name}?`);
  ask({ subject: row.id, field: 'ratePct', countedAs, ask: question });
}

function sayFixed({ start, say, ask }: Reading, { row, name }: Owing): void {
  if (row.termType !== 'Fixed') return;
  const { id, fixedUntil } = row;
  if (fixedUntil === null)
    ask({
      subject: id,
      field: 'fixedUntil',
      countedAs: `The end of the fixed rate of ${name} is not recorded: counted as variable from today.`,
      ask: askOf(row, 'fixedUntil', `When does the fixed rate of ${name} end?`),
    });
  else if (monthFrom(start, fixedUntil) === null)
    say(id, 'fixedUntil', `The fixed rate of ${name} ended on ${dayText(fixedUntil)}: it moves with rates.`);
}

function sayInterestOnly({ start, say, ask }: Reading, { row, name }: Owing): void {
  const { id, interestOnlyUntil: until } = row;
  const years = interestOnlyYearsLeft.value;
  if (until === null)
    ask({
      subject: id,
      field: 'interestOnlyUntil',
      countedAs: `End of interest only of ${name} is not recorded: counted as ${years} years from today.`,
      ask: askOf(row, 'interestOnlyUntil', `When does interest only of ${name} end?`),
    });
  else if (monthFrom(start, until) === null)
    say(id, 'interestOnlyUntil', `Interest only of ${name} ended on ${dayText(until)}: principal is repaid.`);
}

function sayRepayment({ say, ask }: Reading, owing: Owing): void {
  const { row, name, monthly } = owing;
  if (isInterestOnly(row)) return;
  if (monthly === 0)
    ask({
      subject: row.id,
      field: 'monthlyRepayment',
      countedAs: `No repayment of ${name} is recorded: counted as equal ones over ${lengthText(row)}.`,
      ask: askOf(row, 'repaymentAmount', `What is repaid on ${name}?`),
    });
  else if (isTooLittle(owing))
    say(row.id, 'monthlyRepayment', `The repayment of ${name} is less than its interest: the interest is counted.`);
}

function isTooLittle({ monthly, balance, ratePct }: Owing): boolean {
  return monthly < (balance * ratePct) / 1200;
}

function lengthText({ loanEnds }: Liability): string {
  return loanEnds === null ? `${loanYearsLeft.value} years` : `the time to ${dayText(loanEnds)}`;
}

function sayEnd({ start, say, ask }: Reading, owing: Owing): void {
  const { row, name } = owing;
  if (row.loanEnds === null)
    ask({
      subject: row.id,
      field: 'ends',
      countedAs: `End of ${name} is not recorded: ${endCounted(owing)}.`,
      ask: askOf(row, 'loanEnds', `When is the last repayment of ${name} due?`),
    });
  else if (monthFrom(start, row.loanEnds) === null)
    say(row.id, 'ends', `${name} was to end on ${dayText(row.loanEnds)} and is still owed: ${endCounted(owing)}.`);
}

function endCounted(owing: Owing): string {
  if (isInterestOnly(owing.row) || owing.monthly === 0) return `counted as ${loanYearsLeft.value} years from today`;
  if (isTooLittle(owing)) return 'its interest is paid throughout';
  return 'it runs until the recorded repayment has paid it off';
}
