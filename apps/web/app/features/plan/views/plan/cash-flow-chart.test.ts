import { type PlanYearView, planView } from '@freehold/domain';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { cashFlowChart } from './cash-flow-chart.ts';

const view = planView(fixture('typical'), null);
const years = view.status === 'run' ? view.years : [];
const blank = years[0];

function year(financialYear: `${number}-${number}`, leftOver: number, leastCash: number): PlanYearView {
  if (blank === undefined) throw new Error('The plan has no years');
  const both = (amount: number) => ({ ofYear: amount, today: amount });
  return {
    ...blank,
    financialYear,
    leftOver: both(leftOver),
    leastCash: { ...blank.leastCash, ...both(leastCash) },
  };
}

describe('the chart of what each year leaves', () => {
  it('draws what its table has, in both kinds of dollars', () => {
    for (const dollars of ['today', 'year'] as const) {
      const { rows, leftOver } = cashFlowChart(years, dollars);
      expect(rows).toHaveLength(40);
      expect(rows.map((row) => row.leftOver)).toEqual(leftOver);
      expect(leftOver).toEqual(years.map((one) => (dollars === 'today' ? one.leftOver.today : one.leftOver.ofYear)));
    }
  });

  it('says that every year leaves something, and when cash is least', () => {
    const { summary } = cashFlowChart([year('2027-28', 20_000, 9_000), year('2028-29', 500, 4_100)], 'today');
    expect(summary).toBe(
      'Every year leaves some of its regular money. Cash is below zero in no year; it is least in 2028-29, when $4,100 is left.',
    );
  });

  it('names the one year that takes from cash and the one in which cash is missing', () => {
    const { summary } = cashFlowChart([year('2027-28', 20_000, 9_000), year('2028-29', -23_400, -4_100)], 'year');
    expect(summary).toBe(
      'Every year leaves some of its regular money but 2028-29, which takes $23,000 of cash. Cash is below zero in 2028-29 alone, when $4,100 is missing.',
    );
  });

  it('counts them where there are more', () => {
    const some = [year('2027-28', -1, 9_000), year('2028-29', -5, -4_100), year('2029-30', 7, -50_400)];
    expect(cashFlowChart(some, 'year').summary).toBe(
      'In 2 of 3 years more regular money goes out than comes in, the first 2027-28. Cash is below zero in 2 of 3 years, the first 2028-29; most is missing in 2029-30: $50,400.',
    );
  });
});
