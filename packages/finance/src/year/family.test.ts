import { describe, expect, it } from 'vitest';
import { stillHousehold } from '../decide/sample-household.ts';
import type { Household } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';

/** Incomes a year of people without hospital cover, by who they are. */
function yearOf(incomes: Readonly<Record<string, number>>, policy: Household['policy'] = {}) {
  const names = Object.keys(incomes);
  const household: Household = {
    ...stillHousehold,
    people: names.map((id) => ({ id, born: '1980-01', hospitalCover: false })),
    incomes: names.map((id) => ({ id: `${id} earns`, person: id, kind: 'taxable', annual: incomes[id] ?? 0 })),
    policy,
  };
  return runHousehold(household, { years: 1 }).years[0]?.people.map(({ position }) => position) ?? [];
}

describe('levy and surcharge of a household', () => {
  it('go by both incomes of two people: Medicare Levy Act 1986 ss 8, 8D', () => {
    // 190,200 of both is below 210,000. 216,000 is above it: 1 % of each, but for one below 28,011 (s 8D(3)(c)).
    const surcharges = (ann: number, bo: number) => yearOf({ ann, bo }).map((one) => one.medicareSurcharge);
    expect(surcharges(150_000, 40_200)).toEqual([0, 0]);
    expect(surcharges(150_000, 66_000)).toEqual([1_500, 660]);
    expect(surcharges(192_000, 24_000)).toEqual([1_920, 0]);
  });

  it('share the reduction by taxable income where both owe levy', () => {
    // 36,000 each: 2 % × 47,238 − 8 % × (72,000 − 47,238) is below 0. With three dependants 60,252: 1,205.04 − 8 % ×
    // 11,748 = 265.20, half of it each: 720 − 132.60.
    expect(yearOf({ ann: 36_000, bo: 36_000 }).map((one) => one.medicareLevy)).toEqual([720, 720]);
    const parents = yearOf({ ann: 36_000, bo: 36_000 }, { dependants: 3 });
    expect(parents.map((one) => one.medicareLevy)).toEqual([587.4, 587.4]);
  });

  it('are single people’s where more than two live together', () => {
    // 1.25 % above 123,000.
    expect(yearOf({ ann: 150_000, bo: 40_200, cy: 0 })[0]?.medicareSurcharge).toBe(1_875);
  });
});
