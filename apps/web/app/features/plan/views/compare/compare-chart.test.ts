import { planOutcome } from '@freehold/domain';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { type ComparedPlan, compareChart } from './compare-chart.ts';

const typical = { ...fixture('typical'), years: 12 };

function compared(letter: string, option: string | null): ComparedPlan {
  const outcome = planOutcome(typical, option);
  if (outcome.status === 'refused') throw new Error(outcome.says);
  return { letter, name: letter === 'A' ? 'Your plan' : 'Retire at 58', figures: outcome.figures };
}

const plans = [compared('A', null), compared('C', 'c')];

describe('the chart of plans beside each other', () => {
  it('draws the same figures as its table has, each plan in its colour', () => {
    const { series, rows, columns, ends } = compareChart(plans, 'today');
    expect(ends).toEqual(Array.from({ length: ends.length }, (_, place) => 2027 + place));
    expect(columns.map(({ label }) => label)).toEqual(['At 30 June of', 'A Your plan', 'C Retire at 58']);
    for (const { id, values } of series) expect(values).toEqual(rows.map((row) => row[id]));
    expect(new Set(series.map(({ colour }) => colour)).size).toBe(2);
    expect(series.map(({ dashed }) => dashed)).toEqual([false, true]);
  });

  it('says where each ends, and by how much more or less', () => {
    const { summary, rows } = compareChart(plans, 'year');
    expect(summary).toMatch(/^Your plan comes to \$[\d,]+ by June 2038; Plan C \$[\d,]+ (more|less)\.$/);
    const last = rows.at(-1);
    const isMore = Number(last?.C) > Number(last?.A);
    expect(summary.endsWith(isMore ? 'more.' : 'less.')).toBe(true);
    expect(compareChart([compared('A', null), compared('B', null)], 'today').summary).toContain(
      'Plan B about the same',
    );
  });
});
