import { resolve } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { planWith } from './asked.ts';
import { chancesOfPlan } from './chances-of-plan.ts';
import { cutOps } from './spend-less.ts';
import { spendLessInFutures } from './spend-less-in-futures.ts';

/** In how many of the first hundred futures cash stays up, as chances count them. */
function stayed(plan: Parameters<typeof chancesOfPlan>[0]): number {
  const found = [...chancesOfPlan(plan, { futures: 100 })].at(-1)?.chances;
  if (!found) throw new Error('the last step has chances');
  return found.stayed;
}

describe('how much less spending would have been enough', () => {
  it('is the least in steps of ten dollars with which 90 of the first 100 futures hold, by chances themselves', () => {
    const { plan } = resolve({ ...fixture('typical'), years: 3 });
    const short = planWith(plan, cutOps(plan, -2_000));
    const found = spendLessInFutures(short);
    const { monthly = null } = found.less ?? {};
    if (monthly === null) throw new Error('no spending would do');
    expect(found.stayed).toBe(stayed(short));
    expect(found.stayed).toBeLessThan(90);
    expect(monthly % 10).toBe(0);
    expect(stayed(planWith(short, cutOps(short, monthly)))).toBeGreaterThanOrEqual(90);
    expect(stayed(planWith(short, cutOps(short, monthly - 10)))).toBeLessThan(90);
    expect(found.sentence).toBe(
      `As the plan is, cash stays above $20,000 in ${found.stayed} of the first 100 futures.`,
    );
    expect(found.less?.sentence).toMatch(
      /less from now on, cash stays above \$20,000 until Alex is \d+ in 90 of them\./,
    );
    expect(found.less?.option).toHaveLength(1);
  });

  it('asks for all of them where 90 hold as it is, and for nothing where all do', () => {
    const { plan } = resolve({ ...fixture('typical'), years: 3 });
    const short = planWith(plan, cutOps(plan, -2_000));
    const near = planWith(short, cutOps(short, spendLessInFutures(short).less?.monthly ?? 0));
    const found = spendLessInFutures(near);
    expect(found.stayed).toBeGreaterThanOrEqual(90);
    expect(found.stayed).toBeLessThan(100);
    expect(found.less?.sentence).toContain('in 100 of them');
    const rich = smallPlan({ people: { a: { born: '1960-01' } }, money: { cash: { balance: 900_000 } }, years: 2 });
    expect(spendLessInFutures(rich)).toEqual({
      stayed: 100,
      sentence: 'As the plan is, cash does not run out in 100 of the first 100 futures.',
      less: null,
    });
  });

  it('is not enough where nothing spent falls short as well, with a floor that is asked for', () => {
    const { plan } = resolve({ ...fixture('typical'), years: 2 });
    const found = spendLessInFutures(plan, { floor: 90_000_000 });
    expect(found).toMatchObject({ stayed: 0, less: { monthly: null, option: [] } });
    const idle = smallPlan({ people: { a: { born: '1990-01' } }, money: { cash: { balance: 9 } }, years: 1 });
    expect(spendLessInFutures(idle, { floor: 10_000 })).toEqual({
      stayed: 0,
      sentence:
        'As the plan is, cash stays above $10,000 in none of the first 100 futures. The plan has no living costs from its start on that could be lower.',
      less: null,
    });
  });
});
