import { planView } from '@freehold/domain';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { netWorthChart } from './net-worth-chart.ts';

const view = planView(fixture('typical'), null);
const years = view.status === 'run' ? view.years : [];

describe('the chart of a plan’s net worth', () => {
  it('has in each row parts that add up to net worth, loans and tax below zero', () => {
    for (const dollars of ['today', 'year'] as const) {
      const { rows, columns } = netWorthChart({ years, beside: null, dollars });
      expect(rows).toHaveLength(40);
      const parts = columns.map(({ key }) => key).filter((key) => key !== 'year' && key !== 'netWorth');
      for (const row of rows) {
        const sum = parts.reduce((total, key) => total + Number(row[key]), 0);
        expect(sum).toBeCloseTo(Number(row.netWorth), 2);
      }
    }
  });

  it('draws the same figures as its table has, and the plan’s own line beside an option', () => {
    const { series, rows } = netWorthChart({ years, beside: years, dollars: 'today' });
    for (const { id, values } of series) expect(values).toEqual(rows.map((row) => row[id]));
    const areas = series.filter(({ isArea }) => isArea);
    expect(series.filter(({ isArea }) => !isArea).map(({ id }) => id)).toEqual(['netWorth', 'beside']);
    for (const [place, row] of rows.entries()) {
      const sum = areas.reduce((total, { values }) => total + (values[place] ?? 0), Number(row.taxDue ?? 0));
      expect(sum).toBeCloseTo(Number(row.netWorth), 2);
    }
    expect(series.find(({ id }) => id === 'beside')).toMatchObject({ name: 'Net worth, your plan', dashed: true });
  });

  it('says first and last figure and when most is owed', () => {
    const { summary } = netWorthChart({ years, beside: null, dollars: 'year' });
    expect(summary).toMatch(
      /^Net worth goes from \$[\d,]+ to \$[\d,]+ by June 2066; loans are highest (in June 20\d\d|at the start), at/,
    );
  });

  it('says that most is owed at the start where every year end has less, in either dollars', () => {
    const plan = smallPlan({
      ...{ start: '2026-12', years: 3, people: { a: { born: '1990-01' } }, money: { cash: { balance: 500_000 } } },
      // 1,000 a month and no interest: 1,150,000 at the start, 7,000 less in June 2027.
      loans: { l1: { balance: 1_150_000, rate: [[null, 0]], repayment: 1_000 } },
    });
    const small = planView(plan, null);
    if (small.status === 'refused') throw new Error(small.says);
    for (const dollars of ['today', 'year'] as const) {
      const { summary } = netWorthChart({ years: small.years, beside: null, dollars });
      expect(summary).toMatch(/; loans are highest at the start, at \$1,150,000\.$/);
    }
    expect(small.years.map(({ owedBefore }) => owedBefore.ofYear)).toEqual([1_150_000, 1_143_000, 1_131_000]);
  });
});
