import { describe, expect, it } from 'vitest';
import { stillHome, stillHousehold } from '../decide/sample-household.ts';
import type { Home, Household } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';

/** Bought new for $600,000 on 1 July 2027, sold on 1 July 2031; prices rise by 3 % a year: a factor of 1.03⁴ = 1.12550881. */
const flat: Home = { ...stillHome, kind: 'new', contract: '2027-07-01', price: 600_000, use: 'rent' };
const sale = (what: string) => ({ id: `sale of ${what}`, do: 'sell', when: '2031-07', what }) as const;

function soldFor(values: readonly number[], salary: number, changes: Partial<Household> = {}) {
  const homes = values.map((value, place) => ({ ...flat, id: `flat ${place}`, value }));
  const household: Household = {
    ...stillHousehold,
    start: '2027-07',
    incomes: [{ id: 'pay', person: 'ann', kind: 'taxable', annual: salary }],
    homes,
    events: homes.map(({ id }) => sale(id)),
    assume: { ...stillHousehold.assume, pricesPct: 3 },
    ...changes,
  };
  return runHousehold(household, { years: 5 }).years[4]?.people[0];
}

describe('a new dwelling sold from 1 July 2027', () => {
  it('is indexed where that leaves less tax of the year: ITAA 1997 s 115-102(5)', () => {
    // Discounted 100,000 ÷ 2 = 50,000; indexed 700,000 − 600,000 × 1.12550881 = 24,694.71. All of it is taxed at 30 % and
    // 2 %, more than the minimum: 32 % × 25,305.29 = 8,097.69 less.
    const year = soldFor([700_000], 80_000);
    expect(year?.position.netCapitalGain).toBe(24_694.71);
    // Each tax is to the cent.
    expect(year?.newDwellings).toEqual([{ home: 'flat 0', choice: 'indexation', lessTax: 8_097.68 }]);
  });

  it('keeps the discount where its gain is more but the minimum tax of the other costs more', () => {
    // Discounted 150,000 ÷ 2 = 75,000, indexed 74,694.71: 32 % × 305.29 = 97.69 less. But of the latter, beside 20,003, what
    // is below 45,000 is taxed at 14 % and not 30 %: 30 % × 24,997 − (3,752 − 14 % × 1,803) = 3,999.52, down to 3,999 of
    // minimum tax (s 119-10). 3,999 − 97.69 = 3,901.31.
    const year = soldFor([750_000], 20_003);
    expect(year?.position).toMatchObject({ netCapitalGain: 75_000, minimumTax: 0 });
    expect(year?.newDwellings).toEqual([{ home: 'flat 0', choice: 'discount', lessTax: 3_901.32 }]);
  });

  it('is chosen for each of two: one that rose a lot keeps the discount', () => {
    // 1,400,000: discounted 400,000, indexed 724,694.71. 700,000 as above: indexed. In all 424,694.71.
    const year = soldFor([1_400_000, 700_000], 90_000);
    expect(year?.position.netCapitalGain).toBe(424_694.71);
    expect(year?.newDwellings.map(({ choice }) => choice)).toEqual(['discount', 'indexation']);
  });

  it('has no choice in the hands of a trust', () => {
    const entities = [{ id: 'trust', kind: 'discretionaryTrust', shares: [{ owner: 'ann', sharePct: 100 }] }] as const;
    const homes = [{ ...flat, value: 700_000, owners: [{ owner: 'trust', sharePct: 100 }] }];
    // Half of 100,000: a person has the discount of what the trust passes on (EM example 1.14).
    const ofTrust = soldFor([], 90_000, { entities, homes, events: [sale('house')] });
    expect(ofTrust).toMatchObject({ newDwellings: [], position: { netCapitalGain: 50_000 } });
  });
});
