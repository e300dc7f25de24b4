import { chancesOfPlan } from '@freehold/domain/plan-ask';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { type AskAnswer, isPart } from './ask-tasks.ts';
import { fanChart } from './fan.ts';

const { options: _, ...typical } = fixture('typical');
const plan = { ...typical, years: 3 };
const steps = [...chancesOfPlan(plan, { futures: 10 })].map((found): AskAnswer => ({ ask: 'chances', found }));

describe('chances of a plan', () => {
  it('come in parts, of which only the last ends the task', () => {
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.filter((step) => !isPart(step))).toEqual([steps.at(-1)]);
  });

  it.each(['netWorth', 'cash'] as const)('stand in order in the fan of %s, in the dollars asked for', (of) => {
    const last = steps.at(-1);
    const chances = last?.ask === 'chances' ? last.found.chances : null;
    if (chances === null) throw new Error('The last step has the chances');
    const { lines, rows, title } = fanChart(chances, of, 'today');
    expect(title).toContain('in today’s dollars');
    expect(rows.map(({ year }) => year)).toEqual(chances.years.map(({ financialYear }) => financialYear));
    for (const [place, middle] of lines.p50.entries()) {
      expect(lines.p25[place]).toBeLessThanOrEqual(middle);
      expect(lines.p10[place]).toBeLessThanOrEqual(lines.p25[place] ?? 0);
      expect(lines.p75[place]).toBeGreaterThanOrEqual(middle);
      expect(lines.p90[place]).toBeGreaterThanOrEqual(lines.p75[place] ?? 0);
    }
    const later = fanChart(chances, of, 'year').lines.p90.at(-1) ?? 0;
    const { today, ofYear } = chances.years.at(-1)?.[of].p90 ?? { today: 0, ofYear: 0 };
    expect([lines.p90.at(-1), later]).toEqual([today, ofYear]);
    expect(later).toBeGreaterThan(today);
  });
});
