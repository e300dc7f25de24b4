import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { answersTo } from './ask-tasks.ts';
import { saleChart } from './sale-chart.ts';

const { options: _, ...typical } = fixture('typical');
const plan = { ...typical, years: 3 };
const [home = ''] = Object.keys(plan.homes ?? {});

describe('the sale years of a home', () => {
  it('stand each on one side of 1 July 2027, which the summary names', () => {
    const [answer] = answersTo({ ask: 'decide', home, asked: { breakEven: false }, plan });
    if (answer?.ask !== 'decide' || answer.found.status === 'refused') throw new Error('It can be decided');
    const { years } = answer.found;
    const chart = saleChart(answer.found);
    expect(chart.summary).toContain('The line of 1 July 2027 stands before 2027-28');
    expect(chart.boundary).toEqual({ before: 1, text: '1 July 2027' });
    expect(chart.rows.map(({ rules }) => rules === 'hold')).toEqual(years.map(({ month }) => month >= '2027-07'));
    for (const [place, { month, againstKeeping }] of years.entries()) {
      const [own, other] = month < '2027-07' ? [chart.before, chart.after] : [chart.after, chart.before];
      expect(own?.[place]).toBe(againstKeeping?.today ?? null);
      expect(other?.[place] ?? null).toBeNull();
    }
  });
});
