import { describe, expect, it } from 'vitest';
import { stillHome, stillHousehold } from '../decide/sample-household.ts';
import type { Home, Household } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';
import type { State } from '../units/states.ts';
import { yearStatement } from '../views/year-statement.ts';

type Share = Home['owners'][number];

const half = (owner: string): Share => ({ owner, sharePct: 50 });

function land(id: string, value: number, owners: readonly Share[]): Home {
  return { ...stillHome, id, contract: '2020-07-01', use: 'rent', value, landPct: 100, owners };
}

/** Land tax of the first year of Ann and Bob, dollars. */
function taxOf(state: State, homes: readonly Home[]): number {
  const people = ['ann', 'bob'].map((id) => ({ id, born: '1980-01' }));
  const household = { ...stillHousehold, start: '2026-07', people, homes: homes.map((home) => ({ ...home, state })) };
  const timeline = runHousehold(household, { years: 1 });
  const [year] = timeline.years;
  if (year === undefined) throw new Error('no year');
  return -yearStatement(timeline, year).landTax;
}

describe('land tax of joint owners', () => {
  it('in New South Wales is that of one person on the whole: Land Tax Management Act 1956 s 27(2)', () => {
    // 100 + 1.6 % × (1,500,000 − 1,075,000); neither half alone reaches the threshold.
    expect(taxOf('NSW', [land('flat', 1_500_000, [half('ann'), half('bob')])])).toBe(6_900);
  });

  it('with people outside the household is their part of it', () => {
    expect(taxOf('NSW', [land('flat', 1_500_000, [half('ann')])])).toBe(3_450);
  });

  // 900,000 of both in equal parts, 700,000 of Bob’s alone: his interests are 1,150,000, hers 450,000.
  it.each([
    // Jointly 2,250 + 0.6 % × 300,000 = 4,050. His: 4,650 + 0.9 % × 150,000 = 6,000, less the lesser of 50 % × 4,050 and
    // 450 ÷ 1,150 × 6,000 (s 38(4)). Hers: 1,800, less the lesser of 2,025 and 1,800.
    ['VIC', 4_050 + (6_000 - 2_025)],
    // Jointly 0.5 % × 67,000 = 335. His: 0.5 % × 317,000 = 1,585 less 167.50 (s 9).
    ['SA', 335 + (1_585 - 167.5)],
    // Jointly 300 + 0.25 % × 480,000; his other land by itself: 300 + 0.25 % × 280,000 (s 12(3)).
    ['WA', 1_500 + 1_000],
    // Each on the own interests alone: 4,500 + 1.65 % × 150,000, and hers below 600,000 (Land Tax Act 2010 s 22).
    ['QLD', 6_975],
    // His 1,737.50 + 1.5 % × 650,000, hers 50 + 0.45 % × 325,000.
    ['TAS', 11_487.5 + 1_512.5],
  ] as const)('in %s counts other land of one of them as its Act says', (state, expected) => {
    const homes = [
      land('flat', 900_000, [half('ann'), half('bob')]),
      land('shop', 700_000, [{ owner: 'bob', sharePct: 100 }]),
    ];
    expect(taxOf(state, homes)).toBe(expected);
  });
});

describe('land tax of a year in which a property is let for some of the months', () => {
  /** Victoria, 31 December 2026: 2,250 on land of 600,000. */
  const holiday: Home = { ...land('flat', 600_000, [{ owner: 'ann', sharePct: 100 }]), state: 'VIC', use: 'empty' };
  const rentalOf = (letFrom: string, sellIn?: string) => {
    const events: Household['events'] = [
      { id: 'let', do: 'use', when: letFrom, home: 'flat', use: 'rent' },
      ...(sellIn === undefined ? [] : [{ id: 'sale', do: 'sell', when: sellIn, what: 'flat' } as const]),
    ];
    const [year] = runHousehold({ ...stillHousehold, homes: [holiday], events }, { years: 1 }).years;
    return { netRent: year?.people[0]?.position.netRent, landTax: year?.homes[0]?.landTax };
  };

  it('is deducted by the months let of those owned: ITAA 1997 s 8-1', () => {
    // Let in June alone: 2,250 ÷ 12.
    expect(rentalOf('2027-06')).toEqual({ netRent: -187.5, landTax: 225_000 });
    expect(rentalOf('2026-07')).toEqual({ netRent: -2_250, landTax: 225_000 });
    // Owned from July to the sale in March, let in four of the nine months.
    expect(rentalOf('2026-12', '2027-03').netRent).toBe(-1_000);
  });

  it('is in the year of a property that was sold in it and cost nothing else', () => {
    // On 31 December, before the sale in March.
    const sale: Household['events'][number] = { id: 'sale', do: 'sell', when: '2027-03', what: 'flat' };
    const [year] = runHousehold({ ...stillHousehold, homes: [holiday], events: [sale] }, { years: 1 }).years;
    expect(year?.homes).toMatchObject([{ home: 'flat', value: 0, landTax: 225_000 }]);
  });
});
