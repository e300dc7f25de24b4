import { type LoanYear, loanYears } from '@freehold/domain';
import { type DatedPayment, presentValue } from '@freehold/finance';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { duration, money } from '#app/lib/format.ts';
import { paymentsOf, paymentsWithoutExtra } from './payments.ts';
import type { MortgageResult } from './result.ts';

/** The payments of one year of the loan, with their sums. Dollars, not rounded. */
export interface ScheduleYear extends LoanYear<DatedPayment> {
  /** Balance at the end of the year in today's dollars. */
  readonly balanceToday: number;
}

/** The loan year by year; the last year may have fewer payments. */
export function scheduleYears(result: MortgageResult): readonly ScheduleYear[] {
  const { priceRise } = result.scenario;
  return loanYears(paymentsOf(result), result.perYear).map((year) => ({
    ...year,
    balanceToday: presentValue({ amount: year.balance, years: year.year, priceRise }),
  }));
}

/** Columns of the file with every payment. */
export const paymentColumns: readonly Column[] = [
  { key: 'payment', label: 'Payment', kind: 'count' },
  { key: 'date', label: 'Date', kind: 'text' },
  { key: 'paid', label: 'Repaid (AUD)', kind: 'money' },
  { key: 'interest', label: 'Interest (AUD)', kind: 'money' },
  { key: 'principal', label: 'Principal (AUD)', kind: 'money' },
  { key: 'balance', label: 'Owed after it (AUD)', kind: 'money' },
];

/** Every payment as a row of that file. */
export function paymentRows(result: MortgageResult): readonly Row[] {
  return paymentsOf(result).map((row) => ({ ...row }));
}

/** The balance at the end of each year, for the chart. */
export interface BalanceChart {
  readonly years: readonly number[];
  /** Null once the loan is paid off. */
  readonly withExtra: readonly (number | null)[];
  readonly withoutExtra: readonly (number | null)[];
  /** Years until the loan is paid off early, with fractions; null where extra repayments save no time. */
  readonly paidOffAfter: number | null;
  readonly hasExtra: boolean;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly summary: string;
}

/** Balance over the years of the term, with and without the extra repayment. */
export function balanceChart(result: MortgageResult): BalanceChart {
  const { figures, inputs, scenario } = result;
  const years = Array.from({ length: inputs.loanTerm + 1 }, (_, year) => year);
  const withExtra = years.map((year) => balanceAt(result, paymentsOf(result), year));
  const withoutExtra = years.map((year) => balanceAt(result, paymentsWithoutExtra(result), year));
  const hasExtra = figures.extraPerPeriod > 0;
  const owed = hasExtra ? withExtra : withoutExtra;
  return {
    years,
    withExtra,
    withoutExtra,
    paidOffAfter: figures.timeSaved > 0 ? paymentsOf(result).length / result.perYear : null,
    hasExtra,
    columns: balanceColumns(hasExtra),
    rows: years.map((year, place) => ({
      year,
      withoutExtra: withoutExtra[place] ?? null,
      withExtra: withExtra[place] ?? null,
      today: presentValue({ amount: owed[place] ?? 0, years: year, priceRise: scenario.priceRise }),
    })),
    summary: summaryOf(result),
  };
}

/** Balance after a year of the loan; 0 in the year it is paid off, null after it. */
function balanceAt({ inputs, perYear }: MortgageResult, payments: readonly DatedPayment[], year: number) {
  if (year === 0) return inputs.loanAmount;
  const last = payments.length;
  if (year * perYear <= last) return payments[year * perYear - 1]?.balance ?? null;
  return (year - 1) * perYear < last ? 0 : null;
}

function balanceColumns(hasExtra: boolean): readonly Column[] {
  const today: Column = { key: 'today', label: 'In today’s dollars', kind: 'money' };
  if (!hasExtra) return [yearColumn, { key: 'withoutExtra', label: 'Owed', kind: 'money' }, today];
  return [
    yearColumn,
    { key: 'withoutExtra', label: 'Owed without extra repayments', kind: 'money' },
    { key: 'withExtra', label: 'Owed with extra repayments', kind: 'money' },
    { ...today, label: 'With extra, in today’s dollars' },
  ];
}

const yearColumn: Column = { key: 'year', label: 'After year', kind: 'year' };

function summaryOf({ figures, inputs }: MortgageResult): string {
  const amount = money(inputs.loanAmount);
  const term = duration(inputs.loanTerm * 12);
  if (figures.loanType === 'interest_only') {
    return `Interest only: all of ${amount} is still owed after ${term}.`;
  }
  if (figures.extraPerPeriod === 0) return `${amount} is paid off over ${term}.`;
  const taken = duration(inputs.loanTerm * 12 - figures.timeSaved);
  const extra = `${money(inputs.additionalRepayments)} a month extra`;
  return `With ${extra}, ${amount} is paid off after ${taken} instead of ${term}, with ${money(figures.interestSaved)} less interest.`;
}
