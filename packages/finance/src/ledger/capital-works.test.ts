import { describe, expect, it } from 'vitest';
import { stillHome, stillHousehold } from '../decide/sample-household.ts';
import type { Home, Household } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';

const rental: Home = {
  ...{ ...stillHome, use: 'rent', rentWeekly: 400, contract: '2020-07-01', price: 400_000, value: 800_000 },
  depreciation: { capitalWorks: 6_000 },
};

function deductedIn(home: Home, { events = [], years = 60 }: { events?: Household['events']; years?: number }) {
  const run = runHousehold({ ...stillHousehold, start: '2027-07', homes: [home], events }, { years });
  return run.years.map((year) => Math.round((year.homes[0]?.depreciation ?? 0) / 100));
}

describe('capital works of a rental (ITAA 1997 ss 43-25, 43-210)', () => {
  it('end forty years after it was bought, at the latest', () => {
    // July 2020 to June 2060: 33 years from July 2027.
    const deducted = deductedIn(rental, {});
    expect(deducted.slice(0, 33)).toEqual(Array.from({ length: 33 }, () => 6_000));
    expect(deducted.slice(33).every((amount) => amount === 0)).toBe(true);
  });

  it('end forty years after the start where nobody knows when it was bought', () => {
    const deducted = deductedIn({ ...rental, contract: null }, {});
    expect([deducted[39], deducted[40]]).toEqual([6_000, 0]);
  });

  it('of a renovation are a fortieth of its cost a year from the month after, for forty years', () => {
    const work = { id: 'work', do: 'renovate', when: '2027-12', home: 'house', cost: 80_000, addsValue: 0 } as const;
    const deducted = deductedIn({ ...rental, depreciation: undefined }, { events: [work] });
    // Six months of 2027-28 and of 2067-68, 2,000 a year between.
    expect([deducted[0], deducted[1], deducted[39], deducted[40], deducted[41]]).toEqual([
      1_000, 2_000, 2_000, 1_000, 0,
    ]);
    expect(deducted.reduce((sum, amount) => sum + amount, 0)).toBe(80_000);
  });

  it('of a renovation are not deducted while it is lived in', () => {
    const work = { id: 'work', do: 'renovate', when: '2027-12', home: 'house', cost: 80_000, addsValue: 0 } as const;
    const let2030 = { id: 'let', do: 'use', when: '2030-07', home: 'house', use: 'rent' } as const;
    const lived: Home = { ...rental, use: 'home', depreciation: undefined };
    expect(deductedIn(lived, { events: [work, let2030], years: 5 })).toEqual([0, 0, 0, 2_000, 2_000]);
  });
});
