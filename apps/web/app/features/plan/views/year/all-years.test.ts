import { planView } from '@freehold/domain';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { csvText } from '#app/charts/chart-table.ts';
import { netWorthChart } from '../plan/net-worth-chart.ts';
import { allYearsTable } from './all-years.ts';
import { statementOf } from './statement.ts';

const view = planView(fixture('typical'), null);
const years = view.status === 'run' ? view.years : [];

describe('the table of all years', () => {
  it('has as CSV 40 rows that add up to the cent from opening to closing, and each closing is the next opening', () => {
    const { columns, rows } = allYearsTable(years, 'year');
    const [, ...lines] = csvText(columns, rows).trim().split('\r\n');
    const names = columns.map(({ label }) => label);
    const cells = lines.map((line) => new Map(line.split(',').map((cell, place) => [names[place], Number(cell)])));
    const cents = (row: ReadonlyMap<string | undefined, number> | undefined, name: string) =>
      Math.round((row?.get(name) ?? Number.NaN) * 100);
    expect(cells).toHaveLength(40);
    const flows = names.slice(names.indexOf('Net worth before') + 1, names.indexOf('Net worth after'));
    for (const [place, row] of cells.entries()) {
      const moved = flows.reduce((sum, name) => sum + cents(row, name), 0);
      expect(cents(row, 'Net worth before') + moved).toBe(cents(row, 'Net worth after'));
      const next = cells[place + 1];
      if (next !== undefined) expect(cents(next, 'Net worth before')).toBe(cents(row, 'Net worth after'));
    }
  });

  it('has tax to pay and refunds with the name and sign of the table of net worth', () => {
    for (const dollars of ['today', 'year'] as const) {
      const [all, worth] = [allYearsTable(years, dollars), netWorthChart({ years, beside: null, dollars })];
      const nameIn = ({ columns }: Pick<typeof worth, 'columns'>) => columns.find(({ key }) => key === 'taxDue')?.label;
      expect(nameIn(all)).toBe(nameIn(worth));
      expect(all.rows.map(({ taxDue }) => taxDue)).toEqual(worth.rows.map(({ taxDue }) => taxDue));
      const ends = years.map((year) => statementOf({ year, beside: null, dollars }).balances);
      const ofYears = ends.map((lines) => lines.find(({ name }) => name === 'taxDue')?.shown ?? 0);
      expect(ofYears).toEqual(worth.rows.map(({ taxDue }) => taxDue));
      expect(ofYears.some((amount) => amount !== 0)).toBe(true);
    }
  });

  it('has inflation as a column in today’s dollars alone', () => {
    const labels = (dollars: 'today' | 'year') => allYearsTable(years, dollars).columns.map(({ label }) => label);
    expect(labels('today')).toContain('Inflation');
    expect(labels('year')).not.toContain('Inflation');
  });
});
