import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type State, states } from '../rules/transfer-duty.ts';
import { explainTransferDuty } from './explain-transfer-duty.ts';
import { type Buyer, buyers, type DutyProperty, dutyProperties } from './property-purchase.ts';
import { transferDuty } from './transfer-duty.ts';

function duty(state: State, price: number, buyer: Buyer = 'investor', property: DutyProperty = 'established'): number {
  const answer = transferDuty({ state, financialYear: '2026-27', price, buyer, property });
  if (answer.status === 'no-rule') throw new Error('no rule');
  return answer.duty;
}

/**
 * The general scales as the revenue offices print them: duty at each threshold, then the duty a cent above and a cent
 * below, worked out by hand from the rates on either side. New South Wales counts each started $100, so one cent above
 * costs a whole lot.
 */
const edges: readonly (readonly [State, Buyer, number, number, number, number])[] = [
  ['NSW', 'investor', 18_000, 225, 225, 226.5],
  ['NSW', 'investor', 38_000, 525, 525, 526.75],
  ['NSW', 'investor', 103_000, 1_662.5, 1_662.5, 1_665.5],
  ['NSW', 'investor', 387_000, 11_602, 11_602, 11_606.5],
  ['NSW', 'investor', 1_290_000, 52_237, 52_237, 52_242.5],
  ['NSW', 'investor', 3_870_000, 194_137, 194_137, 194_144],
  ['VIC', 'investor', 25_000, 350, 349.999_86, 350.000_24],
  ['VIC', 'investor', 130_000, 2_870, 2_869.999_76, 2_870.000_6],
  ['VIC', 'investor', 960_000, 52_670, 52_669.999_4, 52_800.000_55],
  ['VIC', 'investor', 2_000_000, 110_000, 109_999.999_45, 110_000.000_65],
  ['VIC', 'owner', 440_000, 18_370, 18_369.999_5, 18_370.000_6],
  ['VIC', 'owner', 550_000, 24_970, 24_969.999_4, 28_070.000_6],
  ['QLD', 'investor', 5_000, 0, 0, 0.000_15],
  ['QLD', 'investor', 75_000, 1_050, 1_049.999_85, 1_050.000_35],
  ['QLD', 'investor', 540_000, 17_325, 17_324.999_65, 17_325.000_45],
  ['QLD', 'investor', 1_000_000, 38_025, 38_024.999_55, 38_025.000_575],
  ['QLD', 'owner', 350_000, 3_500, 3_499.999_9, 3_500.000_35],
  ['QLD', 'owner', 540_000, 10_150, 10_149.999_65, 10_150.000_45],
  ['QLD', 'owner', 1_000_000, 30_850, 30_849.999_55, 30_850.000_575],
  ['WA', 'investor', 120_000, 2_280, 2_279.999_81, 2_280.000_285],
  ['WA', 'investor', 150_000, 3_135, 3_134.999_715, 3_135.000_38],
  ['WA', 'investor', 360_000, 11_115, 11_114.999_62, 11_115.000_475],
  ['WA', 'investor', 725_000, 28_452.5, 28_452.499_525, 28_453.000_515],
  ['SA', 'investor', 12_000, 120, 119.999_9, 120.000_2],
  ['SA', 'investor', 30_000, 480, 479.999_8, 480.000_3],
  ['SA', 'investor', 50_000, 1_080, 1_079.999_7, 1_080.000_35],
  ['SA', 'investor', 100_000, 2_830, 2_829.999_65, 2_830.000_4],
  ['SA', 'investor', 200_000, 6_830, 6_829.999_6, 6_830.000_425],
  ['SA', 'investor', 250_000, 8_955, 8_954.999_575, 8_955.000_475],
  ['SA', 'investor', 300_000, 11_330, 11_329.999_525, 11_330.000_5],
  ['SA', 'investor', 500_000, 21_330, 21_329.999_5, 21_330.000_55],
  ['TAS', 'investor', 3_000, 50, 50, 50.000_175],
  ['TAS', 'investor', 25_000, 435, 434.999_825, 435.000_225],
  ['TAS', 'investor', 75_000, 1_560, 1_559.999_775, 1_560.000_35],
  ['TAS', 'investor', 200_000, 5_935, 5_934.999_65, 5_935.000_4],
  ['TAS', 'investor', 375_000, 12_935, 12_934.999_6, 12_935.000_425],
  ['TAS', 'investor', 725_000, 27_810, 27_809.999_575, 27_810.000_45],
  ['ACT', 'owner', 260_000, 728, 727.999_972, 728.000_22],
  ['ACT', 'owner', 300_000, 1_608, 1_607.999_78, 1_608.000_34],
  ['ACT', 'owner', 500_000, 8_408, 8_407.999_66, 8_408.000_432],
  ['ACT', 'owner', 750_000, 19_208, 19_207.999_568, 19_208.000_59],
  ['ACT', 'owner', 1_000_000, 33_958, 33_957.999_41, 33_958.000_64],
  ['ACT', 'owner', 1_455_000, 63_078, 63_077.999_36, 66_057.000_454],
  ['ACT', 'investor', 200_000, 2_400, 2_399.999_88, 2_400.000_22],
  ['ACT', 'investor', 300_000, 4_600, 4_599.999_78, 4_600.000_34],
  ['ACT', 'investor', 500_000, 11_400, 11_399.999_66, 11_400.000_432],
  ['ACT', 'investor', 750_000, 22_200, 22_199.999_568, 22_200.000_59],
  ['ACT', 'investor', 1_000_000, 36_950, 36_949.999_41, 36_950.000_64],
  ['ACT', 'investor', 1_455_000, 66_070, 66_069.999_36, 66_057.000_454],
  ['NT', 'investor', 525_000, 25_987.534_3, 25_987.533_46, 25_987.500_495],
  ['NT', 'investor', 3_000_000, 172_500, 148_499.999_505, 172_500.000_575],
  ['NT', 'investor', 5_000_000, 297_500, 287_499.999_425, 297_500.000_595],
];

describe('transferDuty at every threshold, a cent either side', () => {
  it.each(edges)('[TAX-11] %s %s at %d', (state, buyer, price, at, below, above) => {
    expect(duty(state, price, buyer)).toBeCloseTo(at, 3);
    expect(duty(state, price - 0.01, buyer)).toBeCloseTo(below, 3);
    expect(duty(state, price + 0.01, buyer)).toBeCloseTo(above, 3);
  });

  it('has an edge of every state', () => {
    expect(new Set(edges.map(([state]) => state))).toEqual(new Set(states));
  });
});

describe('published examples', () => {
  it.each([
    ['NSW', 'investor', 1_350_000, 55_537],
    ['NSW', 'investor', 640_321, 23_005],
    ['VIC', 'investor', 1_500_000, 82_500],
    ['QLD', 'owner', 950_000, 28_600],
    ['TAS', 'investor', 375_000, 12_935],
    ['NT', 'investor', 500_000, 23_928.6],
  ] as const)('%s %s %d is %d', (state, buyer, price, expected) => {
    expect(duty(state, price, buyer)).toBeCloseTo(expected, 1);
  });

  it('charges at least 20 in New South Wales and 50 in Tasmania', () => {
    expect(duty('NSW', 1)).toBe(20);
    expect(duty('TAS', 1)).toBe(50);
  });

  it('charges nothing on nothing', () => {
    for (const state of states) expect(duty(state, 0)).toBe(0);
  });
});

describe('first home buyers', () => {
  it.each([
    ['NSW', 'established', 800_000, 0],
    ['NSW', 'established', 800_000.01, 0.001_959],
    ['NSW', 'established', 900_000, 19_593.5],
    ['NSW', 'established', 999_999.99, 39_186.998],
    ['NSW', 'established', 1_000_000, 39_187],
    ['NSW', 'land', 350_000, 0],
    ['NSW', 'land', 400_000, 7_218.5],
    ['NSW', 'land', 450_000, 14_437],
    ['VIC', 'established', 600_000, 0],
    ['VIC', 'established', 600_000.01, 0.002_071],
    ['VIC', 'established', 700_000, 24_713.333],
    ['VIC', 'established', 750_000, 40_070],
    ['QLD', 'established', 540_000, 0],
    ['QLD', 'established', 709_999.99, 449.999_55],
    ['QLD', 'established', 710_000, 2_185],
    ['QLD', 'established', 799_999.99, 20_114.999_55],
    ['QLD', 'established', 800_000, 21_850],
    ['QLD', 'new', 900_000, 0],
    ['QLD', 'land', 300_000, 0],
    ['WA', 'established', 600_000, 0],
    ['WA', 'established', 600_000.01, 0.001_615],
    ['WA', 'established', 700_000, 16_150],
    ['WA', 'established', 800_000, 32_300],
    ['WA', 'established', 800_000.01, 32_315.500_5],
    ['WA', 'land', 450_000, 0],
    ['WA', 'land', 500_000, 10_070],
    ['SA', 'new', 2_000_000, 0],
    ['SA', 'land', 300_000, 0],
    ['SA', 'established', 600_000, 26_830],
    ['TAS', 'established', 375_000, 12_935],
    ['ACT', 'established', 1_500_000, 0],
    ['NT', 'established', 500_000, 23_928.6025],
  ] as const)('%s %s at %d pay %d', (state, property, price, expected) => {
    expect(duty(state, price, 'first', property)).toBeCloseTo(expected, 3);
  });

  it('are told that the figure takes the conditions as met', () => {
    const answer = transferDuty({
      state: 'NSW',
      financialYear: '2026-27',
      price: 700_000,
      buyer: 'first',
      property: 'established',
    });
    expect(answer).toMatchObject({
      duty: 0,
      notes: ['Assumes that the conditions of the first home concession are met'],
    });
  });
});

describe('foreign buyers', () => {
  it.each([
    ['NSW', 90_000],
    ['VIC', 80_000],
    ['QLD', 80_000],
    ['WA', 70_000],
    ['SA', 70_000],
    ['TAS', 80_000],
    ['ACT', 0],
    ['NT', 0],
  ] as const)('pay on top in %s: %d on a million', (state, expected) => {
    const answer = transferDuty({
      state,
      financialYear: '2026-27',
      price: 1_000_000,
      buyer: 'investor',
      property: 'established',
      isForeign: true,
    });
    expect(answer).toMatchObject({ foreignSurcharge: expected, total: duty(state, 1_000_000) + expected });
  });
});

describe('properties of the duty', () => {
  const anyPurchase = fc.record({
    state: fc.constantFrom(...states),
    financialYear: fc.constant('2026-27' as const),
    price: fc.double({ min: 0, max: 1e8, noNaN: true }),
    buyer: fc.constantFrom(...buyers),
    property: fc.constantFrom(...dutyProperties),
    isForeign: fc.boolean(),
  });

  it('lies between 0 and 7 % of the value, or the minimum', () => {
    fc.assert(
      fc.property(anyPurchase, ({ state, price, buyer, property }) => {
        const amount = duty(state, price, buyer, property);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(Math.max(50, 0.07 * (price + 100)));
      }),
    );
  });

  it('is never more for an owner or a first home buyer than for an investor', () => {
    fc.assert(
      fc.property(anyPurchase, ({ state, price, property }) => {
        const investor = duty(state, price, 'investor', property);
        expect(duty(state, price, 'owner', property)).toBeLessThanOrEqual(investor + 1e-6);
        expect(duty(state, price, 'first', property)).toBeLessThanOrEqual(investor + 1e-6);
      }),
    );
  });

  it('is the last amount of its explanation', () => {
    fc.assert(
      fc.property(anyPurchase, (purchase) => {
        const answer = transferDuty(purchase);
        expect(explainTransferDuty(purchase)?.at(-1)?.amount).toBe(answer.status === 'computed' && answer.total);
      }),
    );
  });
});

describe('bad questions', () => {
  const purchase = { state: 'NSW', price: 1, buyer: 'owner', property: 'new' } as const;

  it('has no rule for another year', () => {
    expect(transferDuty({ ...purchase, financialYear: '2027-28' })).toEqual({
      status: 'no-rule',
      topic: 'transfer duty NSW',
      financialYear: '2027-28',
    });
    expect(explainTransferDuty({ ...purchase, financialYear: '2027-28' })).toBeNull();
  });

  it.each([[-1], [1e13], [Number.NaN]])('refuses a price of %d', (price) => {
    expect(() => transferDuty({ ...purchase, financialYear: '2026-27', price })).toThrow('price is');
  });
});
