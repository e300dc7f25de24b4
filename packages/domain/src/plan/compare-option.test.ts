import { balanceSheet } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { compareOption, type OptionComparison } from './compare-option.ts';
import { runPlan } from './run-plan.ts';

const typical: Plan = { ...fixture('typical'), years: 15 };
const netWorth = { of: 'netWorth' } as const;

function compared(comparison: OptionComparison): Extract<OptionComparison, { status: 'compared' }> {
  if (comparison.status === 'refused') throw new Error(comparison.says);
  return comparison;
}

/** Net worth at the end of a plan with an option, whole cents. */
function atEnd(plan: Plan, option?: string): number {
  const run = runPlan(resolve(plan, option).plan);
  if (run.status === 'refused') throw new Error(run.says);
  return Math.round(balanceSheet(run.timeline, run.timeline.months - 1).netWorth * 100);
}

describe('an option beside the plan', () => {
  it('has effects that add up to the whole difference, change by change', () => {
    const [row] = compared(compareOption(typical, 'c', [netWorth])).rows;
    expect(row?.effects).toHaveLength(5);
    expect(row?.difference).toBe(atEnd(typical, 'c') - atEnd(typical));
    expect(row?.effects.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(row?.difference);
    expect(row?.effects.at(-1)?.label).toBe('Spend less');
  });

  it('gives a change that is switched off no effect', () => {
    const [row] = compared(compareOption(typical, 'e', [netWorth])).rows;
    expect(row?.effects.map(({ amount }) => amount === 0)).toEqual([false, false, true]);
  });

  it('has the figures of the plan, of each change on top of those before, and of the option', () => {
    const { steps, rows } = compared(compareOption(typical, 'e', [{ of: 'taxPaid' }]));
    expect(steps).toHaveLength(4);
    expect(steps[3]).toBe(steps[2]);
    const difference = (steps[3]?.taxPaid.ofYear ?? 0) - (steps[0]?.taxPaid.ofYear ?? 0);
    expect(difference).toBeCloseTo((rows[0]?.difference ?? 0) / 100, 2);
  });

  it('names what no longer applies, and leaves it out', () => {
    const { ip2: _, ...homes } = typical.homes ?? {};
    const plan: Plan = {
      ...typical,
      homes,
      options: { x: { changes: [{ set: 'homes/ip2/rent', to: 600 }] } },
    };
    const { missed, rows } = compared(compareOption(plan, 'x', [netWorth]));
    expect(missed).toHaveLength(1);
    expect(rows[0]?.difference).toBe(0);
  });

  it('throws for an option that is not there', () => {
    expect(() => compareOption(typical, 'z', [netWorth])).toThrow(RangeError);
  });
});
