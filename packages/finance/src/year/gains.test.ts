import { describe, expect, it } from 'vitest';
import { stillHome, stillHousehold } from '../decide/sample-household.ts';
import type { Home, Household } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';

/** Bought for $400,000 and worth $800,000 ever since the start; nothing grows. */
const house: Home = { ...stillHome, contract: '2020-07-01', price: 400_000, value: 800_000 };

function gainOf(homes: readonly Home[], events: Household['events'], year: number): number | undefined {
  const household: Household = { ...stillHousehold, start: '2027-07', homes, events };
  return runHousehold(household, { years: year + 1 }).years[year]?.people[0]?.position.netCapitalGain;
}

describe('a home that is let for the first time', () => {
  const let2028: Household['events'][number] = { id: 'let', do: 'use', when: '2028-07', home: 'house', use: 'rent' };
  const sold = (when: string): Household['events'][number] => ({ id: 'sale', do: 'sell', when, what: 'house' });

  it('is bought then for its value, once more than six years are earned in: ITAA 1997 s 118-192', () => {
    // 910,000 less 800,000 and the work of 10,000 leave 100,000. Of the 3,653 days from 1 July 2028 to 1 July 2038 the
    // first 2,191 are exempt (s 118-145): 100,000 × 1,462 ÷ 3,653.
    const work = {
      id: 'work',
      do: 'renovate',
      when: '2030-07',
      home: 'house',
      cost: 10_000,
      addsValue: 110_000,
    } as const;
    expect(gainOf([house], [let2028, work, sold('2038-07')], 11)).toBe(40_021.9);
  });

  it('is exempt for six years', () => {
    expect(gainOf([house], [let2028, sold('2034-06')], 6)).toBe(0);
  });

  it('keeps what it cost where it was let before it was lived in', () => {
    // Let from the purchase to 30 June 2028, then lived in. The gain to July 2027 (s 112-160) is taxed in full, less the
    // discount of half; of that after it 366 of the 1,828 days to 1 July 2032.
    const home: Home = { ...house, use: 'rent', rentWeekly: 0 };
    const back = { id: 'back', do: 'use', when: '2028-07', home: 'house', use: 'home' } as const;
    const value2027 = 400_000 * 2 ** (7 / 12);
    const gain = (value2027 - 400_000) / 2 + ((800_000 - value2027) * 366) / 1_828;
    expect(gainOf([home], [back, sold('2032-07')], 5)).toBeCloseTo(gain, 2);
  });
});
