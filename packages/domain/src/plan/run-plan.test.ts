import { balanceSheet, monthNumber, yearStatement } from '@freehold/finance';
import { isPlan, type Plan, resolve } from '@freehold/plan';
import { drawnDocument } from '@freehold/plan/drawn-plans';
import { fixture } from '@freehold/plan/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanRun, runPlan } from './run-plan.ts';

const typical = fixture('typical');
const large = fixture('large');
function run(plan: Plan, option?: string): Extract<PlanRun, { status: 'run' }> {
  const result = runPlan(resolve(plan, option).plan);
  if (result.status === 'refused') throw new Error(result.says);
  return result;
}

describe('the run of a plan', () => {
  it('opens with what the plan says is owned and owed', () => {
    const { timeline } = run(typical);
    const { netWorth } = balanceSheet(timeline, -1);
    const owned = 1_450_000 + 620_000 + 585_000 + (148_000 + 97_000) + (25_000 + 64_000 + 42_000);
    const owed = 585_000 + 240_000 + 131_500 + 444_000 + 21_000;
    expect(netWorth).toBe(owned - owed);
  });

  it.each([
    ['typical', typical, undefined],
    ['typical, option c', typical, 'c'],
    ['large', large, undefined],
  ] as const)('of %s adds up in every one of its years', (_, plan, option) => {
    const { timeline } = run(plan, option);
    expect(timeline.years).toHaveLength(40);
    for (const year of timeline.years) {
      const { opening, closing, ...lines } = yearStatement(timeline, year);
      const { financialYear: _, months: __, principalRepaid: ___, leftOver: ____, ...flows } = lines;
      const moved = Object.values(flows).reduce((sum, amount) => sum + amount, 0);
      expect(opening + moved).toBeCloseTo(closing, 2);
    }
  });

  it('places what comes after a purchase that waits for the tests by the month it was made', () => {
    const plan: Plan = {
      ...typical,
      events: { ...typical.events, later: { do: 'sell', home: 'buy', when: { after: 'buy', months: 24 } } },
    };
    const { months } = run(plan);
    const bought = months.get('buy') ?? 0;
    expect(bought).toBeGreaterThanOrEqual(monthNumber('2030-01'));
    expect(months.get('later')).toBe(bought + 24);
  });

  it('of any plan comes to an end', () => {
    fc.assert(
      fc.property(drawnDocument, (document) => {
        const drawn: object = { ...document, years: 3 };
        fc.pre(isPlan(drawn));
        const { status } = runPlan(resolve(drawn).plan);
        expect(['run', 'refused']).toContain(status);
      }),
      { numRuns: 200 },
    );
  });
});
