import { moneyText } from '@freehold/contract';
import { leftOverLabel, type PlanYear, yearGroupOf, yearGroups, yearText } from '@freehold/domain';
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

/** Groups of a year that are no money in or out of an account. */
const values: readonly string[] = ['supers', 'values'];

function sumOf({ lines }: PlanYear, isCounted: (group: string) => boolean): number {
  return lines.reduce((sum, { id, today }) => (isCounted(yearGroupOf(id)) ? sum + today : sum), 0);
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
      yearText(year),
      agesOf(year),
      moneyText(year.opening.today),
      moneyText(sumOf(year, (group) => !values.includes(group))),
      moneyText(sumOf(year, (group) => values.includes(group))),
      moneyText(year.priceRises.today),
      moneyText(year.closing.today),
      moneyText(year.owed.today),
    ]),
    note: 'Before and the three beside it add up to After, but for rounding. Inflation is what net worth lost to it in the year; what a year moved is in today’s dollars of its middle.',
  };
}

/** What comes in and goes out year by year, in the groups of the plan’s page. */
export function moneyGrid(years: readonly PlanYear[]): GridPart {
  const groups = yearGroups.filter(({ name }) => !values.includes(name));
  return {
    kind: 'grid',
    title: `Money in and out by year, ${today}`,
    columns: ['Year', ...groups.map(({ label }) => label), leftOverLabel],
    rows: years.map((year) => [
      yearText(year),
      ...groups.map(({ name }) => moneyText(sumOf(year, (group) => group === name))),
      moneyText(year.leftOver.today),
    ]),
    note: 'Tax is that on income; land tax is with rent and costs, and loans have interest and what study loans change by. One-off amounts are what is received or paid once, and costs of buying, selling, refinancing and renovating. What is left over is in cash, after principal is repaid and the tax of a sale is paid.',
  };
}
