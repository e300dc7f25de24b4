import { moneyText } from '@freehold/contract';
import { leftOverLabel, type PlanYear } from '@freehold/domain';
import type { GridPart, LinesPart } from './report.ts';

/** What headings of figures over time say of them. */
export const today = 'in today’s dollars';

/** Net worth and what is owed at the end of each year, as a chart. */
export function netWorthLines(years: readonly PlanYear[]): LinesPart {
  const points = (amountOf: (year: PlanYear) => number) =>
    years.map((year): [number, number] => [Number(year.financialYear.slice(0, 4)) + 1, amountOf(year)]);
  const [start, end] = [years[0]?.opening.today ?? 0, years.at(-1)?.closing.today ?? 0];
  return {
    kind: 'lines',
    title: `Net worth by year, ${today}`,
    summary: `From ${moneyText(start)} at the start to ${moneyText(end)} at the end; dashed is what is owed on loans.`,
    across: 'At 30 June of',
    lines: [
      { name: 'Net worth', kind: 'netWorth', points: points(({ closing }) => closing.today) },
      { name: 'Owed on loans', kind: 'debt', points: points(({ owed }) => owed.today) },
    ],
  };
}

/** Lines of a year that are no money in or out of an account. */
const values = ['superPaidIn', 'superEarnings', 'superTax', 'growth', 'studyLoans'];

function sumOf({ lines }: PlanYear, isCounted: (name: string) => boolean): number {
  return lines.reduce((sum, { id, today }) => (isCounted(id.slice(id.indexOf('/') + 1)) ? sum + today : sum), 0);
}

function agesOf({ ages }: PlanYear): string {
  return ages.map(({ age }) => age).join(', ');
}

/** How each year’s net worth follows from the one before. */
export function netWorthGrid(years: readonly PlanYear[]): GridPart {
  return {
    kind: 'grid',
    title: `Net worth by year, figures ${today}`,
    columns: ['Year', 'Ages', 'Before', 'Money in less out', 'Super and values', 'Inflation', 'After', 'Owed'],
    wordColumns: 2,
    rows: years.map((year) => [
      year.financialYear,
      agesOf(year),
      moneyText(year.opening.today),
      moneyText(sumOf(year, (name) => !values.includes(name))),
      moneyText(sumOf(year, (name) => values.includes(name))),
      moneyText(year.priceRises.today),
      moneyText(year.closing.today),
      moneyText(year.owed.today),
    ]),
    note: 'Before and the three beside it add up to After, but for rounding. Inflation is what the net worth before the year lost in today’s dollars.',
  };
}

/** What comes in and goes out of accounts, year by year. */
export function moneyGrid(years: readonly PlanYear[]): GridPart {
  const of =
    (...names: readonly string[]) =>
    (year: PlanYear) =>
      moneyText(sumOf(year, (name) => names.includes(name)));
  const columns: readonly (readonly [string, (year: PlanYear) => string])[] = [
    ['Incomes', of('salaries', 'otherIncome', 'accountInterest')],
    ['Rent', of('rent')],
    ['Tax', of('tax', 'landTax')],
    ['Living', of('living')],
    ['Property', of('propertyCosts', 'dealCosts')],
    ['Interest', of('loanInterest')],
    ['Once', of('lumpSums')],
    [leftOverLabel, ({ leftOver }) => moneyText(leftOver.today)],
  ];
  return {
    kind: 'grid',
    title: `Money in and out by year, ${today}`,
    columns: ['Year', ...columns.map(([name]) => name)],
    rows: years.map((year) => [year.financialYear, ...columns.map(([, cell]) => cell(year))]),
    note: 'Tax with land tax; property with costs of buying, selling, refinancing and renovating. What is left over is in cash, after principal is repaid and the tax of a sale is paid, without amounts that come once.',
  };
}
