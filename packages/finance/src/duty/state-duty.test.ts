import { describe, expect, it } from 'vitest';
import type { State } from '../rules/transfer-duty.ts';
import { explainTransferDuty } from './explain-transfer-duty.ts';
import type { Buyer, DutyProperty } from './property-purchase.ts';
import { type TransferDuty, transferDuty } from './transfer-duty.ts';

function answer(state: State, price: number, buyer: Buyer, property: DutyProperty = 'established'): TransferDuty {
  const result = transferDuty({ state, financialYear: '2026-27', price, buyer, property });
  if (result.status === 'no-rule') throw new Error('no rule');
  return result;
}

/**
 * An established home at 700,000, by hand from the scales of the revenue offices:
 * NSW 11,602 + 4.5 % × 313,000; VIC 2,870 + 6 % × 570,000, a first home two thirds of it; QLD 17,325 + 4.5 % × 160,000, home
 * 10,150 + 4.5 % × 160,000, first home 17,350 less; WA 11,115 + 4.75 % × 340,000, first home 16.15 % × 100,000;
 * SA 21,330 + 5.5 % × 200,000; TAS 12,935 + 4.25 % × 325,000; ACT 8,408 or 11,400 + 4.32 % × 200,000, first home nil;
 * NT 4.95 % × 700,000.
 */
const at700: readonly (readonly [State, Buyer, number])[] = [
  ['NSW', 'owner', 25_687],
  ['NSW', 'first', 0],
  ['NSW', 'investor', 25_687],
  ['VIC', 'owner', 37_070],
  ['VIC', 'first', 24_713.333_333],
  ['VIC', 'investor', 37_070],
  ['QLD', 'owner', 17_350],
  ['QLD', 'first', 0],
  ['QLD', 'investor', 24_525],
  ['WA', 'owner', 27_265],
  ['WA', 'first', 16_150],
  ['WA', 'investor', 27_265],
  ['SA', 'owner', 32_330],
  ['SA', 'first', 32_330],
  ['SA', 'investor', 32_330],
  ['TAS', 'owner', 26_747.5],
  ['TAS', 'first', 26_747.5],
  ['TAS', 'investor', 26_747.5],
  ['ACT', 'owner', 17_048],
  ['ACT', 'first', 0],
  ['ACT', 'investor', 20_040],
  ['NT', 'owner', 34_650],
  ['NT', 'first', 34_650],
  ['NT', 'investor', 34_650],
];

describe('an established home at 700,000', () => {
  it.each(at700)('in %s costs the %s %d', (state, buyer, expected) => {
    expect(answer(state, 700_000, buyer).duty).toBeCloseTo(expected, 5);
  });

  it.each([
    ['NSW', 88_687],
    ['VIC', 93_070],
    ['QLD', 80_525],
    ['WA', 76_265],
    ['SA', 81_330],
    ['TAS', 82_747.5],
    ['ACT', 20_040],
    ['NT', 34_650],
  ] as const)('in %s costs a foreign investor %d', (state, expected) => {
    const result = transferDuty({
      state,
      financialYear: '2026-27',
      price: 700_000,
      buyer: 'investor',
      property: 'established',
      isForeign: true,
    });
    expect(result.status === 'computed' && result.total).toBeCloseTo(expected, 5);
  });
});

describe('what the answer rests on', () => {
  it.each([
    ['NSW', 'first', 700_000, ['duty.nsw.general.2026-27', 'duty.nsw.first-home.2026-27']],
    ['NSW', 'first', 1_000_000, ['duty.nsw.general.2026-27']],
    ['NSW', 'owner', 700_000, ['duty.nsw.general.2026-27']],
    ['VIC', 'first', 500_000, ['duty.vic.home.2026-27', 'duty.vic.first-home.2026-27']],
    ['VIC', 'owner', 550_000, ['duty.vic.home.2026-27']],
    ['VIC', 'owner', 550_000.01, ['duty.vic.general.2026-27']],
    ['VIC', 'investor', 500_000, ['duty.vic.general.2026-27']],
    ['QLD', 'owner', 700_000, ['duty.qld.home.2026-27']],
    ['QLD', 'owner', 15_000, ['duty.qld.general.2026-27']],
    ['QLD', 'owner', 15_000.1, ['duty.qld.home.2026-27']],
    ['QLD', 'owner', 6_000, ['duty.qld.general.2026-27']],
    ['QLD', 'first', 700_000, ['duty.qld.home.2026-27', 'duty.qld.first-home.2026-27']],
    ['QLD', 'investor', 700_000, ['duty.qld.general.2026-27']],
    ['WA', 'first', 700_000, ['duty.wa.first-home.2026-27']],
    ['WA', 'first', 800_000.01, ['duty.wa.general.2026-27']],
    ['WA', 'owner', 700_000, ['duty.wa.general.2026-27']],
    ['SA', 'first', 700_000, ['duty.sa.general.2026-27']],
    ['TAS', 'first', 700_000, ['duty.tas.general.2026-27']],
    ['ACT', 'owner', 700_000, ['duty.act.owner.2026-27']],
    ['ACT', 'first', 700_000, ['duty.act.first-home.2026-27']],
    ['ACT', 'investor', 700_000, ['duty.act.investor.2026-27']],
    ['ACT', 'owner', 1_455_000.01, ['duty.act.flat.2026-27']],
    ['NT', 'owner', 700_000, ['duty.nt.general.2026-27']],
  ] as const)('%s %s at %d', (state, buyer, price, expected) => {
    expect(answer(state, price, buyer).rules.map((rule) => rule.id)).toEqual(expected);
  });

  it.each([
    ['QLD', 'new', 'duty.qld.home.2026-27'],
    ['QLD', 'land', 'duty.qld.home.2026-27'],
    ['SA', 'new', 'duty.sa.general.2026-27'],
    ['SA', 'land', 'duty.sa.general.2026-27'],
    ['NSW', 'land', 'duty.nsw.general.2026-27'],
    ['WA', 'land', 'duty.wa.first-land.2026-27'],
  ] as const)('a first home buyer in %s of a property that is %s', (state, property, expected) => {
    const { rules, notes, duty } = answer(state, 300_000, 'first', property);
    expect(duty).toBe(0);
    expect(rules[0]?.id).toBe(expected);
    expect(notes).toEqual(['Assumes that the conditions of the first home concession are met']);
  });

  it('an ACT first home is exempt at any price, subject to the income test', () => {
    for (const price of [100_000, 700_000, 1_455_000.01, 5_000_000]) {
      expect(answer('ACT', price, 'first')).toMatchObject({
        duty: 0,
        notes: ['Assumes that the income test of the Home Buyer Concession Scheme is met'],
      });
    }
  });

  it.each(['VIC', 'QLD', 'WA'] as const)(
    'a first home in %s assumes its conditions, an owner and an investor none',
    (state) => {
      expect(answer(state, 700_000, 'first').notes).toHaveLength(1);
      expect(answer(state, 700_000, 'owner').notes).toEqual([]);
      expect(answer(state, 700_000, 'investor').notes).toEqual([]);
    },
  );
});

describe('a new home and land', () => {
  it.each([
    ['QLD', 'owner', 17_350],
    ['QLD', 'investor', 24_525],
    ['SA', 'owner', 32_330],
    ['SA', 'investor', 32_330],
  ] as const)('are exempt in %s for a first home buyer only, the %s pays %d', (state, buyer, expected) => {
    for (const property of ['new', 'land'] as const) {
      expect(answer(state, 700_000, buyer, property)).toMatchObject({ duty: expected, notes: [] });
      expect(answer(state, 700_000, 'first', property).duty).toBe(0);
    }
  });
});

describe('a foreign buyer', () => {
  const purchase = { financialYear: '2026-27', price: 700_000, buyer: 'investor', property: 'established' } as const;

  it('has the surcharge among the rules, nobody else has', () => {
    const ids = (isForeign: boolean, state: State) => {
      const result = transferDuty({ ...purchase, state, isForeign });
      return result.status === 'computed' && result.rules.map((rule) => rule.id);
    };
    expect(ids(true, 'SA')).toEqual(['duty.sa.general.2026-27', 'duty.sa.foreign.2026-27']);
    expect(ids(false, 'SA')).toEqual(['duty.sa.general.2026-27']);
    expect(ids(true, 'NT')).toEqual(['duty.nt.general.2026-27']);
    expect(explainTransferDuty({ ...purchase, state: 'SA' })?.[1]).toEqual({
      label: 'Foreign buyer surcharge',
      amount: 0,
      unit: 'dollars',
      formula: 'none',
    });
  });
});

describe('explainTransferDuty', () => {
  const purchase = { state: 'ACT', financialYear: '2026-27', price: 700_000, property: 'established' } as const;

  it('names scale, buyer, price and what is assumed', () => {
    expect(explainTransferDuty({ ...purchase, buyer: 'first' })).toMatchObject([
      {
        label: 'Transfer duty ACT',
        amount: 0,
        unit: 'dollars',
        formula:
          '2026-27 scale for first buyers on $700,000; Assumes that the income test of the Home Buyer Concession Scheme is met',
        rule: { id: 'duty.act.first-home.2026-27' },
      },
      { label: 'Foreign buyer surcharge', amount: 0, unit: 'dollars', formula: 'none' },
      { label: 'Duty to pay', amount: 0, unit: 'dollars', formula: '$0 + $0' },
    ]);
  });

  it('shows the surcharge with its rate', () => {
    const working = explainTransferDuty({ ...purchase, state: 'SA', buyer: 'investor', isForeign: true });
    expect(working).toMatchObject([
      { amount: 32_330, formula: '2026-27 scale for investor buyers on $700,000' },
      { amount: 49_000, formula: '$700,000 × 7%', rule: { id: 'duty.sa.foreign.2026-27' } },
      { amount: 81_330, formula: '$32,330 + $49,000' },
    ]);
  });

  it('has no rule to name where there is no surcharge', () => {
    for (const isForeign of [true, false]) {
      const working = explainTransferDuty({ ...purchase, buyer: 'owner', isForeign });
      expect(Object.keys(working?.[1] ?? {})).not.toContain('rule');
    }
  });
});

/** First home duty in Queensland: the home duty less a rebate of 17,350 that falls by 1,735 with each 10,000 from 710,000. */
const queenslandRebates: readonly (readonly [from: number, rebate: number])[] = [
  [700_000, 17_350],
  [710_000, 15_615],
  [720_000, 13_880],
  [730_000, 12_145],
  [740_000, 10_410],
  [750_000, 8_675],
  [760_000, 6_940],
  [770_000, 5_205],
  [780_000, 3_470],
  [790_000, 1_735],
  [800_000, 0],
];

describe('concessions at their edges, a cent either side', () => {
  it.each(queenslandRebates)('[TAX-11] QLD first home from %d has %d off', (from, rebate) => {
    const home = (price: number) => 10_150 + 0.045 * (price - 540_000);
    const before = from === 700_000 || from === 710_000 ? 17_350 : rebate + 1_735;
    expect(answer('QLD', from, 'first').duty).toBeCloseTo(home(from) - rebate, 5);
    expect(answer('QLD', from + 0.01, 'first').duty).toBeCloseTo(home(from + 0.01) - rebate, 5);
    expect(answer('QLD', from - 0.01, 'first').duty).toBeCloseTo(Math.max(0, home(from - 0.01) - before), 5);
  });

  it.each([
    ['NSW', 'established', 799_999.99, 0],
    ['NSW', 'established', 1_000_000.01, 39_191.5],
    ['NSW', 'land', 349_999.99, 0],
    ['NSW', 'land', 350_000.01, 0.001_443_7],
    ['NSW', 'land', 449_999.99, 14_436.998_556],
    ['NSW', 'land', 450_000.01, 14_441.5],
    ['VIC', 'established', 599_999.99, 0],
    ['VIC', 'established', 749_999.99, 40_069.996_729],
    ['VIC', 'established', 750_000.01, 40_070.000_6],
    ['WA', 'established', 599_999.99, 0],
    ['WA', 'established', 799_999.99, 32_299.998_385],
    ['WA', 'land', 449_999.99, 0],
    ['WA', 'land', 450_000.01, 0.002_014],
    ['WA', 'land', 549_999.99, 20_139.997_986],
    ['WA', 'land', 550_000, 20_140],
    ['WA', 'land', 550_000.01, 20_140.000_475],
  ] as const)('[TAX-11] %s first buyer of %s at %d', (state, property, price, expected) => {
    expect(answer(state, price, 'first', property).duty).toBeCloseTo(expected, 5);
  });

  it.each([
    ['VIC', 25_000, 350, 349.999_86, 350.000_24],
    ['VIC', 130_000, 2_870, 2_869.999_76, 2_870.000_5],
    ['QLD', 5_000, 0, 0, 0.000_15],
    ['QLD', 15_000, 150, 149.999_85, 150.000_1],
  ] as const)('[TAX-11] a home in %s at %d', (state, price, at, below, above) => {
    expect(answer(state, price, 'owner').duty).toBeCloseTo(at, 5);
    expect(answer(state, price - 0.01, 'owner').duty).toBeCloseTo(below, 5);
    expect(answer(state, price + 0.01, 'owner').duty).toBeCloseTo(above, 5);
  });
});
