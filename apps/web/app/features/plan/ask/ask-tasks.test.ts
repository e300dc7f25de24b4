import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { answersTo, isPart } from './ask-tasks.ts';
import { fanChart } from './fan.ts';
import { saleChart } from './sale-chart.ts';

const { options: _, ...typical } = fixture('typical');
const plan = { ...typical, years: 3 };
const [home = ''] = Object.keys(plan.homes ?? {});

describe('answers of the worker', () => {
  it('come in parts for chances, of which only the last ends the task; the fan holds its bands in order', () => {
    const steps = [...answersTo({ ask: 'chances', futures: 10, plan })];
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.filter((step) => !isPart(step))).toEqual([steps.at(-1)]);
    const last = steps.at(-1);
    const chances = last?.ask === 'chances' ? last.found.chances : null;
    if (chances === null) throw new Error('The last step has the chances');
    const { lines, rows, title } = fanChart(chances, 'netWorth', 'today');
    expect(title).toBe('Net worth in many futures, in today’s dollars');
    expect(rows).toHaveLength(chances.years.length);
    for (const [place, middle] of lines.p50.entries()) {
      expect(lines.p10[place]).toBeLessThanOrEqual(middle);
      expect(lines.p90[place]).toBeGreaterThanOrEqual(middle);
    }
  });

  it('put every sale year on one side of 1 July 2027', () => {
    const [answer] = [...answersTo({ ask: 'decide', home, asked: { breakEven: false }, plan })];
    if (answer?.ask !== 'decide' || answer.found.status === 'refused') throw new Error('It can be decided');
    const { years } = answer.found;
    const chart = saleChart(answer.found);
    expect(chart.after).toHaveLength(years.length);
    expect(years.map(({ month }) => month >= '2027-07')).toEqual(chart.rows.map(({ rules }) => rules === 'hold'));
    for (const [place, { month, againstKeeping }] of years.entries()) {
      const side = month < '2027-07' ? chart.before : chart.after;
      expect(side?.[place]).toBe(againstKeeping?.today ?? null);
    }
    expect(chart.summary).toContain('1 July 2027');
  });
});
