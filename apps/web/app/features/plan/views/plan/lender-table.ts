import type { LenderTest, PlanLenderYear } from '@freehold/domain';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { money } from '#app/lib/format.ts';
import type { Dollars } from '../../model/plan-address.ts';
import { spoken } from '../../shared/headline-words.ts';

/** A cell of the picture: a sign, a word and the figure. */
export interface LenderCell {
  readonly state: 'fine' | 'stop' | 'none';
  readonly word: string;
  readonly figure: string;
}

/** A test of a lender through all years, in the order of the years. */
export interface LenderRow {
  readonly name: string;
  readonly limit: string;
  readonly cells: readonly LenderCell[];
}

interface LenderTable {
  readonly title: string;
  readonly summary: string;
  readonly rows: readonly LenderRow[];
  readonly columns: readonly Column[];
  readonly byYear: readonly Row[];
}

type Kind = 'today' | 'ofYear';

/** A lender’s tests year by year: as rows of signs and figures, as a table of a row a year, and in a sentence or two. */
export function lenderTable(years: readonly PlanLenderYear[], dollars: Dollars): LenderTable {
  const kind = dollars === 'today' ? 'today' : 'ofYear';
  return {
    title: `What a lender would say each June, ${dollars === 'today' ? 'in today’s dollars' : 'in dollars of each year'}`,
    summary: [borrowSentence(years, kind), ...stopSentences(years)].join(' '),
    rows: [
      {
        name: 'Loan to value',
        limit: 'up to 80%',
        cells: years.map(({ loanToValue }) => ratioCell(loanToValue, 'no loan', (figure) => `${wholeOf(figure)}%`)),
      },
      {
        name: 'Debt to income',
        limit: 'up to 6 times',
        cells: years.map(({ debtToIncome }) =>
          ratioCell(debtToIncome, 'no income', (figure) => tenthsOf(figure).toFixed(1)),
        ),
      },
      {
        name: 'Left at the tested rate',
        limit: 'a month, above $0',
        cells: years.map(({ surplus }) => ({
          state: surplus.passes ? 'fine' : 'stop',
          word: surplus.passes ? 'left' : 'short',
          figure: money(Math.abs(surplus[kind])),
        })),
      },
      {
        name: 'Could borrow more',
        limit: 'over 30 years',
        cells: years.map(({ couldBorrow }) => ({
          state: couldBorrow.ofYear > 0 ? 'fine' : 'none',
          word: couldBorrow.ofYear > 0 ? 'up to' : 'nothing',
          figure: couldBorrow.ofYear > 0 ? money(couldBorrow[kind]) : '',
        })),
      },
    ],
    columns: [
      { key: 'year', label: 'Year to 30 June', kind: 'text' },
      { key: 'loanToValue', label: 'Loan to value, %', kind: 'percent' },
      { key: 'debtToIncome', label: 'Debt to income, times', kind: 'count' },
      { key: 'surplus', label: 'Left a month at the tested rate', kind: 'money' },
      { key: 'rate', label: 'Tested rate, %', kind: 'percent' },
      { key: 'couldBorrow', label: 'Could borrow more', kind: 'money' },
    ],
    byYear: years.map((year) => ({
      year: year.financialYear,
      loanToValue: year.loanToValue.figure === null ? null : wholeOf(year.loanToValue.figure),
      debtToIncome: year.debtToIncome.figure === null ? null : tenthsOf(year.debtToIncome.figure),
      surplus: year.surplus[kind],
      rate: year.assessmentRatePct,
      couldBorrow: year.couldBorrow[kind],
    })),
  };
}

function wholeOf(figure: number): number {
  return Math.round(figure);
}

function tenthsOf(figure: number): number {
  return Math.round(figure * 10) / 10;
}

function ratioCell({ figure, passes }: LenderTest, without: string, words: (figure: number) => string): LenderCell {
  if (figure === null) return { state: 'none', word: without, figure: '' };
  return { state: passes ? 'fine' : 'stop', word: passes ? 'fine' : 'high', figure: words(figure) };
}

function borrowSentence(years: readonly PlanLenderYear[], kind: Kind): string {
  const able = years.filter(({ couldBorrow }) => couldBorrow.ofYear > 0);
  const [first] = able;
  if (first === undefined) return 'In no year would a lender lend more.';
  const most = able.reduce((one, other) => (other.couldBorrow[kind] > one.couldBorrow[kind] ? other : one), first);
  const count = able.length === years.length ? 'every year' : `${able.length} of ${years.length} years`;
  return `A lender would lend more in ${count}, most in ${most.financialYear}: ${spoken(most.couldBorrow[kind])}.`;
}

function stopSentences(years: readonly PlanLenderYear[]): readonly string[] {
  return [
    stopSentence(
      years,
      ({ loanToValue }) => loanToValue.passes,
      'Loans are above 80% of what the properties are worth',
    ),
    stopSentence(years, ({ debtToIncome }) => debtToIncome.passes, 'Debt is above 6 times the year’s income'),
    stopSentence(years, ({ surplus }) => surplus.passes, 'Nothing is left at the tested rate'),
  ];
}

function stopSentence(
  years: readonly PlanLenderYear[],
  passes: (year: PlanLenderYear) => boolean,
  words: string,
): string {
  const stopped = years.filter((year) => !passes(year));
  const [first, ...more] = stopped;
  if (first === undefined) return `${words} in no year.`;
  if (more.length === 0) return `${words} in ${first.financialYear}.`;
  return `${words} in ${stopped.length} of ${years.length} years, the first ${first.financialYear}.`;
}
