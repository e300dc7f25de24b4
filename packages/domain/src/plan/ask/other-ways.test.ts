import { balanceSheet } from '@freehold/finance';
import { type OptionChange, type Plan, resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { runPlan } from '../run-plan.ts';
import { decideHome, type HomeDecision } from './decide-home.ts';
import type { DecideAsked } from './other-ways.ts';

const typical: Plan = { ...fixture('typical'), years: 5 };

function decided(plan: Plan, home: string, asked: DecideAsked = { breakEven: false }): HomeDecision {
  const decision = decideHome(resolve(plan).plan, home, asked);
  if (decision.status === 'refused') throw new Error(decision.says);
  return decision;
}

/** Net worth at the end of a plan with changes, dollars. */
function atEnd(plan: Plan, changes: readonly OptionChange[]): number {
  const { plan: changed, missed } = resolve({ ...plan, options: { z: { changes: [...changes] } } }, 'z');
  expect(missed).toEqual([]);
  const run = runPlan(changed);
  if (run.status === 'refused') throw new Error(run.says);
  return balanceSheet(run.timeline, run.timeline.months - 1).netWorth;
}

describe('a home of a plan', () => {
  it('is refinanced and renovated where the plan does, against leaving it', () => {
    const [refinance] = decided(typical, 'ip1').refinance;
    expect(refinance?.label).toBe('Refinance at 5.99% in November 2027');
    expect(refinance?.difference.ofYear).toBeCloseTo(atEnd(typical, []) - atEnd(typical, [{ off: 'events/refi' }]), 2);
    const home = decided(typical, 'home');
    expect(home.renovate.map(({ label }) => label)).toEqual(['Renovate in February 2029', 'Renovate in April 2031']);
    expect(home.renovate[0]?.difference.ofYear).toBeCloseTo(
      atEnd(typical, []) - atEnd(typical, [{ off: 'events/reno' }]),
      2,
    );
    expect(home.sentences).toContain('Sold, you would live elsewhere: no rent for that is counted.');
  });

  it('is renovated and refinanced as asked, in dollars of today', () => {
    const asked: DecideAsked = {
      ...{ breakEven: false, renovation: { month: '2028-12', cost: 50_000, adds: 90_000 } },
      refinance: { loan: 'l4', month: '2027-03', pct: 5.5, costs: 900 },
    };
    const { renovate, refinance } = decided(typical, 'ip2', asked);
    const work: OptionChange = {
      ...{ put: 'events/work', to: { do: 'renovate', home: 'ip2', when: '2028-12', cost: 50_000, adds: 90_000 } },
    };
    expect(renovate[0]?.difference.ofYear).toBeCloseTo(atEnd(typical, [work]) - atEnd(typical, []), 2);
    expect(refinance[0]?.sentence).toMatch(
      /^Refinance at 5.5% in March 2027: its costs are paid back by \w+ \d{4}; \$/,
    );
  });
});
