import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type State, states } from '../units/states.ts';
import { explainLandTax, type LandHolding, landTax } from './land-tax.ts';

function tax(state: State, ...holdings: readonly LandHolding[]): number {
  const result = landTax({ state, year: 2026, holdings });
  if (result.status === 'no-rule') throw new Error('no rule');
  return result.landTax;
}

/** At each edge of the tables, and a dollar above it. */
const edges: readonly (readonly [State, value: number, at: number, above: number])[] = [
  ['NSW', 1_075_000, 0, 100.02],
  ['NSW', 6_571_000, 88_036, 88_036.02],
  ['VIC', 49_999, 0, 500],
  ['VIC', 99_999, 500, 975],
  ['VIC', 300_000, 1_350, 1_350],
  ['VIC', 600_000, 2_250, 2_250.01],
  ['VIC', 1_800_000, 11_850, 11_850.02],
  ['VIC', 3_000_000, 31_650, 31_650.03],
  ['QLD', 599_999, 0, 500],
  ['QLD', 1_000_000, 4_500, 4_500.02],
  ['QLD', 3_000_000, 37_500, 37_500.01],
  ['QLD', 5_000_000, 62_500, 62_500.02],
  ['QLD', 10_000_000, 150_000, 150_000.02],
  // 39 started lots make 19.50, which is not assessed; the fortieth makes 20.
  ['SA', 836_900, 0, 20],
  ['SA', 1_338_000, 2_525, 2_526],
  ['SA', 1_946_000, 8_605, 8_607],
  ['SA', 3_116_000, 32_005, 32_007.4],
  ['WA', 300_000, 0, 300],
  ['WA', 420_000, 300, 300],
  ['WA', 1_000_000, 1_750, 1_750.01],
  ['WA', 1_800_000, 8_950, 8_950.02],
  ['WA', 5_000_000, 66_550, 66_550.02],
  ['WA', 11_000_000, 186_550, 186_550.03],
  ['TAS', 124_999, 0, 50],
  ['TAS', 499_999, 1_737.5, 1_737.5],
  ['ACT', 0, 1_778, 1_778.01],
  ['ACT', 150_000, 2_588, 2_588.01],
  ['ACT', 275_000, 3_388, 3_388.01],
  ['ACT', 1_000_000, 12_378, 12_378.01],
  ['ACT', 2_000_000, 24_878, 24_878.01],
  ['NT', 5_000_000, 0, 0],
];

describe('land tax of an individual', () => {
  it.each(edges)('%s on %d is %d, a dollar above %d', (state, landValue, at, above) => {
    expect(tax(state, { landValue })).toBe(at);
    expect(tax(state, { landValue: landValue + 1 })).toBe(above);
  });

  it('adds up the owner’s shares in a place, without the home', () => {
    const parts = [
      { landValue: 900_000, sharePct: 50 },
      { landValue: 650_000 },
      { landValue: 2_000_000, isHome: true },
    ];
    expect(tax('NSW', ...parts)).toBe(tax('NSW', { landValue: 1_100_000 }));
    expect(landTax({ state: 'NSW', year: 2026, holdings: parts })).toMatchObject({ taxableValue: 1_100_000 });
    expect(tax('NSW', { landValue: 2_000_000, isHome: true })).toBe(0);
  });

  it('assesses each property apart in the ACT, and the home not at all', () => {
    expect(tax('ACT', { landValue: 150_000 }, { landValue: 150_000 })).toBe(5_176);
    expect(tax('ACT', { landValue: 150_000 }, { landValue: 900_000, isHome: true })).toBe(2_588);
    expect(tax('ACT', { landValue: 900_000, isHome: true })).toBe(0);
  });

  // Land Tax Act 2004 (ACT): tax is on a parcel, whoever owns it; 1,778 + 810 + 0.64 % of 50,000 is 2,908, a half 1,454.
  it('taxes a property of the ACT once, its owners sharing that', () => {
    expect(tax('ACT', { landValue: 200_000, sharePct: 50 })).toBe(1_454);
    expect(tax('NSW', { landValue: 2_000_000, sharePct: 50 })).toBe(tax('NSW', { landValue: 1_000_000 }));
  });

  it('never falls as the land value rises', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.integer({ min: 0, max: 12_000_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        (state, landValue, more) => {
          expect(tax(state, { landValue: landValue + more })).toBeGreaterThanOrEqual(tax(state, { landValue }));
        },
      ),
    );
  });

  it('refuses owners whose scales are not known by name, and shares that cannot be', () => {
    const land = { state: 'VIC', year: 2026, holdings: [{ landValue: 1 }] } as const;
    for (const owner of ['trust', 'company', 'absentee', 'foreign'] as const) {
      expect(() => landTax({ ...land, owner })).toThrow(`owner is ${owner}; land tax is known for individuals only`);
    }
    for (const sharePct of [0, 100.1, Number.NaN]) {
      expect(() => landTax({ ...land, holdings: [{ landValue: 1, sharePct }] })).toThrow('holdings.sharePct');
    }
    expect(() => landTax({ ...land, holdings: [{ landValue: -1 }] })).toThrow('landValue is -1');
  });

  it('has no rule for another year', () => {
    const land = { state: 'VIC', year: 2027, holdings: [] } as const;
    expect(landTax(land)).toEqual({ status: 'no-rule', topic: 'land tax VIC', financialYear: '2027-28' });
    expect(explainLandTax(land)).toBeNull();
  });

  it('says what is not included', () => {
    expect(landTax({ state: 'WA', year: 2026, holdings: [] })).toMatchObject({
      notes: [
        'The Metropolitan Region Improvement Tax of 0.14% above $300,000 comes on top in the metropolitan region',
      ],
    });
    expect(landTax({ state: 'NT', year: 2026, holdings: [] })).toMatchObject({
      notes: ['The Territory has no land tax'],
    });
  });

  it('names its rule on the line and in the result, and has no note where there is none', () => {
    expect(landTax({ state: 'NSW', year: 2026, holdings: [{ landValue: 1 }] })).toMatchObject({
      notes: [],
      rules: [{ id: 'land-tax.nsw.2026' }],
    });
    expect(landTax({ state: 'NT', year: 2026, holdings: [] })).toMatchObject({ rules: [] });
    const line = (state: State) => explainLandTax({ state, year: 2026, holdings: [{ landValue: 1 }] })?.[0];
    expect(line('NSW')?.rule?.id).toBe('land-tax.nsw.2026');
    expect(line('NT')).not.toHaveProperty('rule');
  });

  it('shows the line of the table', () => {
    const lines = (state: State, landValue: number) =>
      explainLandTax({ state, year: 2026, holdings: [{ landValue }] })?.map(
        ({ formula, amount }) => `${formula} = ${amount}`,
      );
    expect(lines('SA', 900_050)).toEqual([
      '$0 + $0.50 × 671 started $100 of ($900,050 − $833,000) = 335.5',
      '$900,050 of taxable land; Thresholds of 2025-26: those of 2026-27 are 12.44% higher and not all known = 335.5',
    ]);
    expect(lines('ACT', 150_001)?.[0]).toBe('$1,778 fixed + $810 + 0.64% × ($150,001 − $150,000) = 2588.01');
    expect(lines('NSW', 5)?.[0]).toBe('nothing on $5 = 0');
    expect(lines('NT', 5)?.[0]).toBe('no land tax = 0');
  });
});
