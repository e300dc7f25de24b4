import type { PlanLenderYear } from '@freehold/domain';
import { describe, expect, it } from 'vitest';
import { csvText } from '#app/charts/chart-table.ts';
import { lenderTable } from './lender-table.ts';

const year = (ends: number, given: Partial<PlanLenderYear>): PlanLenderYear => ({
  financialYear: `${ends - 1}-${String(ends).slice(2)}`,
  ends,
  loanToValue: { figure: 61.6, passes: true },
  debtToIncome: { figure: 3.14, passes: true },
  surplus: { ofYear: 1_300, today: 1_200, passes: true },
  assessmentRatePct: 9,
  couldBorrow: { ofYear: 160_400, today: 150_400 },
  ...given,
});

const years = [
  year(2027, { loanToValue: { figure: 84.2, passes: false } }),
  year(2028, {}),
  year(2029, {
    loanToValue: { figure: null, passes: true },
    debtToIncome: { figure: null, passes: true },
    surplus: { ofYear: -450, today: -400, passes: false },
    couldBorrow: { ofYear: 0, today: 0 },
  }),
];

describe('what a lender would say', () => {
  it('is a sign, a word and a figure for each test and year', () => {
    const [value, income, surplus, more] = lenderTable(years, 'today').rows.map(({ cells }) => cells);
    expect(value?.map(({ state, word, figure }) => `${state} ${word} ${figure}`)).toEqual([
      'stop high 84%',
      'fine fine 62%',
      'none no loan ',
    ]);
    expect(income?.[1]).toEqual({ state: 'fine', word: 'fine', figure: '3.1' });
    expect(surplus?.map(({ word, figure }) => `${word} ${figure}`)).toEqual([
      'left $1,200',
      'left $1,200',
      'short $400',
    ]);
    expect(more?.at(-1)).toEqual({ state: 'none', word: 'nothing', figure: '' });
  });

  it('is said in sentences, each test with the years it stops', () => {
    expect(lenderTable(years, 'year').summary).toBe(
      'A lender would lend more in 2 of 3 years, most in 2026-27: $160,000. ' +
        'Loans are above 80% of what the properties are worth in 2026-27. ' +
        'Debt is above 6 times the year’s income in no year. Nothing is left at the tested rate in 2028-29.',
    );
    const nothing = years.map((each) => ({ ...each, couldBorrow: { ofYear: 0, today: 0 } }));
    expect(lenderTable(nothing, 'today').summary).toMatch(/^In no year would a lender lend more\./);
  });

  it('has its figures in the table by year, in the dollars that are chosen', () => {
    expect(lenderTable(years, 'today').byYear[2]).toEqual({
      year: '2028-29',
      loanToValue: null,
      debtToIncome: null,
      surplus: -400,
      rate: 9,
      couldBorrow: 0,
    });
    expect(lenderTable(years, 'year').byYear[0]?.surplus).toBe(1_300);
  });

  it('is saved with ratios as the picture has them, and their unit in the heading', () => {
    const long = [
      year(2027, { loanToValue: { figure: 50.839, passes: true }, debtToIncome: { figure: 5.319, passes: true } }),
    ];
    const { columns, byYear } = lenderTable(long, 'today');
    const [head, row] = csvText(columns, byYear).split('\r\n');
    expect(head).toContain('"Loan to value, %","Debt to income, times"');
    expect(row).toMatch(/^2026-27,51,5.3,/);
  });

  it('has amounts from $10,000 on to the dollar, as those below', () => {
    const near = [9_990, 10_499].map((today, place) =>
      year(2027 + place, { surplus: { ofYear: today, today, passes: true } }),
    );
    const cells = lenderTable(near, 'today').rows[2]?.cells;
    expect(cells?.map(({ figure }) => figure)).toEqual(['$9,990', '$10,499']);
  });
});
