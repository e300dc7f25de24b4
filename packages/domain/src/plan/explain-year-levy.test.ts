import { type Plan, resolve } from '@freehold/plan';
import { describe, expect, it } from 'vitest';
import { explainYearLine } from './explain-year-line.ts';
import { runPlan } from './run-plan.ts';

/** Nothing changes but the law; the standard deduction of 1,000 comes off each salary. */
const plan: Plan = {
  ...{ plan: 1, start: '2026-07', years: 13, assume: { prices: 0, wages: 0 } },
  people: { a: { born: '1985-05' }, b: { born: '1986-05' } },
  kids: { k: { born: '2020-01' }, m: { born: '2018-01' } },
  incomes: { ia: { who: 'a', type: 'salary', yearly: 49_200, grows: 0 } },
};
const working = (salary: number): Plan => ({
  ...plan,
  incomes: { ...plan.incomes, ib: { who: 'b', type: 'salary', yearly: salary, grows: 0 } },
});

function levyOf(document: Plan, line = 'fy2027/tax') {
  const { plan: given } = resolve(document);
  const run = runPlan(given);
  if (run.status === 'refused') throw new Error(run.says);
  const rows = explainYearLine(given, run, line)?.rows ?? [];
  return rows.filter(({ label }) => label.includes('Medicare levy')).map(({ amount, working: how }) => [amount, how]);
}

describe('the Medicare levy of a plan’s family: Medicare Levy Act 1986 s 8', () => {
  it('is none up to the threshold of a couple and its children', () => {
    // 48,200 of the couple, below 47,238 + 2 × 4,338 = 55,914; 2 % of it otherwise.
    expect(levyOf(plan)).toEqual([
      [-964, '2% × $48,200'],
      [964, 'no levy up to $55,914 ($47,238 + 2 × $4,338) of the family’s income, which is $48,200'],
    ]);
  });

  it('is 10% of what is above it until that is 2% of all', () => {
    // 48,200 and 19,400 are 67,600: 2 % × 55,914 − 8 % × 11,686 = 183.40 less, all of it the first one’s, as 19,400 is
    // below the threshold of one person.
    expect(levyOf(working(20_400))).toEqual([
      [-964, '2% × $48,200'],
      [183.4, '2% × $55,914 ($47,238 + 2 × $4,338) − 8% × ($67,600 − $55,914), at most the levy'],
    ]);
  });

  it('counts a child in the years in which it is a dependant in the plan, to 18', () => {
    // One turns 18 in January 2036, the other in January 2038: 47,238 + 4,338 in 2036-37, 47,238 in 2038-39, when 48,200
    // is 962 above: 2 % × 47,238 − 8 % × 962 = 867.80.
    expect(levyOf(plan, 'fy2037/tax')[1]?.[1]).toContain('$51,576 ($47,238 + 1 × $4,338)');
    expect(levyOf(plan, 'fy2039/tax')).toEqual([
      [-964, '2% × $48,200'],
      [867.8, '2% × $47,238 − 8% × ($48,200 − $47,238), at most the levy'],
    ]);
  });

  it('of somebody alone with a child goes by the family’s threshold, without one by a single person’s', () => {
    const { b: _, ...people } = plan.people ?? {};
    const { m: __, ...kids } = plan.kids ?? {};
    expect(levyOf({ ...plan, people, kids })[1]?.[1]).toContain('$51,576 ($47,238 + 1 × $4,338)');
    expect(levyOf({ ...plan, people, kids: {} })).toEqual([[-964, '2% × $48,200']]);
  });
});
