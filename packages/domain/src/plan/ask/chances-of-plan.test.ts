import { chances } from '@freehold/finance/decide';
import { type Plan, resolve } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { runPlan } from '../run-plan.ts';
import { type ChancesAsked, chanceBlocks, chancesOfPlan, type PlanChances, startChances } from './chances-of-plan.ts';

const typical: Plan = { ...fixture('typical'), years: 5 };

function last(plan: Plan, asked: ChancesAsked): PlanChances {
  const steps = [...chancesOfPlan(resolve(plan).plan, asked)];
  const found = steps.at(-1)?.chances;
  if (found === null || found === undefined) throw new Error('the last step has chances');
  return found;
}

describe('chances of a plan', () => {
  it('come a few futures at a time, with a band at 20, 50, a hundred and at the end', () => {
    const steps = [...chancesOfPlan(resolve(typical).plan, { futures: 130, chunk: 30 })];
    expect(steps.map(({ futures, chances: found }) => [futures, found !== null])).toEqual([
      ...[
        [20, true],
        [50, true],
        [80, false],
        [100, true],
        [130, true],
      ],
    ]);
  });

  it('are equal for equal seeds whatever the chunks, and the plan’s seed is the usual one', () => {
    const one = last(typical, { futures: 40, chunk: 3 });
    expect(last(typical, { futures: 40, chunk: 40, seed: 20_261_123 })).toEqual(one);
    expect(last(typical, { futures: 40, seed: 1 }).years).not.toEqual(one.years);
    const { chances: _, ...seedless } = typical;
    expect(last(seedless, { futures: 10 }).seed).toBe(20_261_123);
  });

  it('are equal whoever draws which futures, and in whatever order they come', () => {
    const { plan } = resolve(typical);
    const asked = { futures: 60 };
    const [lead, helper] = [startChances(plan, asked), startChances(plan, asked)];
    const blocks = chanceBlocks(60, 7);
    expect(blocks.map(({ first, futures }) => first + futures)).toEqual([7, 14, 20, 27, 34, 41, 48, 50, 57, 60]);
    const steps = blocks
      .map((block, place) => structuredClone((place % 2 === 0 ? lead : helper).draw(block)))
      .toReversed()
      .map(lead.add);
    expect(steps.map(({ futures }) => futures)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 60]);
    expect(steps.at(-1)?.chances).toEqual(last(typical, asked));
  });

  it('have the bands of the household’s own chances, in dollars of the year and today’s', () => {
    const run = runPlan(resolve(typical).plan);
    if (run.status === 'refused') throw new Error(run.says);
    const whole = chances(run.household, { years: 5, futures: 20, seed: 20_261_123, floor: 20_000 });
    const found = last(typical, { futures: 20 });
    expect(found.years.map(({ netWorth }) => netWorth.p50.ofYear)).toEqual([...whole.netWorth.p50]);
    const first = found.years[0]?.cash.p10;
    // Seven months from December 2026 to the June after it.
    expect(first?.today).toBeCloseTo((first?.ofYear ?? 0) / 1.025 ** (7 / 12), 6);
    expect(found.stayed).toBe(whole.stayed.futures);
  });

  it('say natural frequencies, with the age and the amount', () => {
    const found = last(typical, { futures: 20 });
    expect(found.sentence).toBe(`In ${found.stayed} of 20 futures your cash stayed above $20,000 until Alex is 43.`);
    // Five financial years from December 2026 end in June 2031: 55 months of 2.5% a year; 20,000 ÷ 1.025^(55 ÷ 12) = 17,859.9.
    expect(found.floorWords).toBe(
      '$20,000 is the same number of dollars in each year: at the end of the plan it is $17,860 in today’s dollars.',
    );
    const alone = smallPlan({ people: { a: { born: '1960-01' } }, money: { cash: { balance: 900_000 } }, years: 2 });
    expect(last(alone, { futures: 5 })).toMatchObject({
      ...{
        stayed: 5,
        others: [],
        floorWords: null,
        sentence: 'In 5 of 5 futures your cash did not run out to age 68.',
      },
    });
  });

  it('are plain data, and refuse a plan without anybody', () => {
    const found = last(typical, { futures: 5 });
    expect(structuredClone(found)).toEqual(found);
    expect(() => chancesOfPlan(smallPlan(), { futures: 5 }).next()).toThrow('Nobody is in this plan.');
  });
});
