import { balanceSheet } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { runPlan } from '../run-plan.ts';
import { gridOfPlan } from './grid-of-plan.ts';
import { type PlanMoves, whatMovesPlan } from './what-moves-plan.ts';

const typical: Plan = { ...fixture('typical'), years: 6 };

function answered(moves: PlanMoves): Extract<PlanMoves, { status: 'answered' }> {
  if (moves.status === 'refused') throw new Error(moves.says);
  return moves;
}

/** Net worth at the end of a plan, dollars. */
function atEnd(plan: Plan): number {
  const run = runPlan(resolve(plan).plan);
  if (run.status === 'refused') throw new Error(run.says);
  return balanceSheet(run.timeline, run.timeline.months - 1).netWorth;
}

describe('what moves a plan', () => {
  const found = answered(whatMovesPlan(resolve(typical).plan, { of: 'netWorth' }));

  it('has ten inputs, the widest first, each from its low to its high', () => {
    expect(found.rows).toHaveLength(10);
    const widths = found.rows.map(({ low, high }) => Math.abs((high.by ?? 0) - (low.by ?? 0)));
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    expect(found.rows[0]?.input).toBe('growth');
    expect(found.rows.find(({ input }) => input === 'prices')).toMatchObject({
      label: 'Inflation',
      stepText: '0.5 points',
    });
    expect(found.sentence).toMatch(/^Growth of homes moves net worth at the end of the plan most: 1 point lower −\$/);
  });

  it('is the plan run with the input moved, as effects in today’s dollars', () => {
    const rents = found.rows.find(({ input }) => input === 'rentGrowth');
    const moved = { ...typical, assume: { ...typical.assume, rentGrowth: 4 } };
    expect(rents?.high.amount?.ofYear).toBeCloseTo(atEnd(moved), 2);
    // 67 months from December 2026 to June 2032.
    expect(rents?.high.by).toBeCloseTo((atEnd(moved) - atEnd(typical)) / 1.025 ** (67 / 12), 2);
  });

  it('moves two of them at once: the plan itself in the middle, and one alone as here', () => {
    const asked = { rows: 'rates', columns: 'rentGrowth', measure: { of: 'netWorth' } } as const;
    const steps = [...gridOfPlan(resolve(typical).plan, asked)];
    const last = steps.at(-1);
    if (last?.status !== 'answered') throw new Error('not worked out');
    expect(steps.map((step) => step.status === 'answered' && [step.done, step.cells.length])).toEqual(
      [1, 2, 3, 4, 5].map((row) => [row, row]),
    );
    expect(last.rows).toMatchObject({ label: 'Loan rates', values: { 0: '2 points lower', 2: 'as in your plan' } });
    expect(last.columns).toMatchObject({ unit: 'points', short: ['−2', '−1', 'plan', '+1', '+2'] });
    expect(last.cells[2]?.[2]).toEqual(found.plan);
    const [rents, rates] = ['rentGrowth', 'rates'].map((input) => found.rows.find((row) => row.input === input));
    expect([last.cells[2]?.[1], last.cells[2]?.[3]]).toEqual([rents?.low, rents?.high]);
    expect([last.cells[1]?.[2], last.cells[3]?.[2]]).toEqual([rates?.low, rates?.high]);
    const amounts = last.cells.flat().map((cell) => cell?.by ?? 0);
    expect(Math.max(...amounts)).toBe(last.cells[0]?.[4]?.by);
    expect(last.sentence).toBe(
      `Net worth at the end of the plan lies between ${last.cells[4]?.[0]?.text} (loan rates 2 points higher, growth of rents 2 points lower) and ${last.cells[0]?.[4]?.text} (loan rates 2 points lower, growth of rents 2 points higher).`,
    );
    expect(structuredClone(last)).toEqual(last);
    expect([...gridOfPlan(smallPlan(), asked)].map(({ status }) => status)).toEqual(['refused']);
  });

  it('takes other steps, and refuses one out of range', () => {
    const wide = answered(whatMovesPlan(resolve(typical).plan, { of: 'netWorth' }, { costs: 20 }));
    const row = wide.rows.find(({ input }) => input === 'costs');
    expect(row?.stepText).toBe('20%');
    expect(row?.high.by).toBeLessThan(found.rows.find(({ input }) => input === 'costs')?.high.by ?? 0);
    expect(whatMovesPlan(typical, { of: 'netWorth' }, { costs: 60 }).status).toBe('refused');
  });

  it('says months for a figure that is one, and nothing where nothing moves', () => {
    const plan = smallPlan({ people: { a: { born: '1990-01' } }, money: { cash: { balance: 0 } }, years: 2 });
    const still = answered(whatMovesPlan(plan, { of: 'moneyLasts' }));
    expect(still.sentence).toBe('Nothing tried here moves the month the money runs out.');
    expect(still.plan).toMatchObject({ text: 'past the end of the plan', effect: 'the same', by: 0 });
    const living = { ...plan, money: { cash: { balance: 10_000 } }, costs: { living: { monthly: 1_000 } } };
    const costs = answered(whatMovesPlan(living, { of: 'moneyLasts' })).rows.find(({ input }) => input === 'costs');
    // 10,000 at 1,100 a month are gone in the tenth month, at 900 in the twelfth, at 1,000 in the eleventh.
    expect([costs?.low.effect, costs?.high.effect]).toEqual(['1 month later', '1 month earlier']);
  });

  it('is plain data, and refuses a plan without anybody', () => {
    expect(structuredClone(found)).toEqual(found);
    expect(whatMovesPlan(smallPlan(), { of: 'netWorth' }).status).toBe('refused');
  });
});
