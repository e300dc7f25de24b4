import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type State, states } from '../../units/states.ts';
import { type Buyer, buyers, type DutyProperty, dutyProperties, type TransferDutyInputs } from './purchase.ts';
import { explainTransferDuty, type TransferDuty, transferDuty } from './transfer-duty.ts';

function assessed(
  state: State,
  price: number,
  terms: Partial<Omit<TransferDutyInputs, 'state' | 'price'>> = {},
): TransferDuty {
  const usual = { buyer: 'investor', property: 'established', contractDate: '2026-11-21' } as const;
  const answer = transferDuty({ ...usual, ...terms, state, price });
  if (answer.status === 'no-rule') throw new Error('no rule');
  return answer;
}

const duty = (state: State, price: number, buyer: Buyer = 'investor', property: DutyProperty = 'established') =>
  assessed(state, price, { buyer, property }).duty;

/**
 * Duty at each threshold of the Acts, and a cent above it: where an Act says "or part of $100" that cent starts a lot of
 * the next band, in Victoria it vanishes in the whole dollar, in the Northern Territory in the cent.
 */
const edges: readonly (readonly [State, Buyer, price: number, at: number, above: number])[] = [
  ['NSW', 'investor', 18_000, 225, 226.5],
  ['NSW', 'investor', 38_000, 525, 526.75],
  ['NSW', 'investor', 103_000, 1_662.5, 1_665.5],
  ['NSW', 'investor', 387_000, 11_602, 11_606.5],
  ['NSW', 'investor', 1_290_000, 52_237, 52_242.5],
  ['NSW', 'investor', 3_870_000, 194_137, 194_144],
  ['VIC', 'investor', 25_000, 350, 350],
  ['VIC', 'investor', 130_000, 2_870, 2_870],
  ['VIC', 'investor', 960_000, 52_670, 52_800],
  ['VIC', 'investor', 2_000_000, 110_000, 110_000],
  ['VIC', 'owner', 440_000, 18_370, 18_370],
  ['VIC', 'owner', 550_000, 24_970, 28_070],
  ['QLD', 'investor', 5_000, 0, 1.5],
  ['QLD', 'investor', 75_000, 1_050, 1_053.5],
  ['QLD', 'investor', 540_000, 17_325, 17_329.5],
  ['QLD', 'investor', 1_000_000, 38_025, 38_030.75],
  ['QLD', 'owner', 350_000, 3_500, 3_503.5],
  ['QLD', 'owner', 540_000, 10_150, 10_154.5],
  ['QLD', 'owner', 1_000_000, 30_850, 30_855.75],
  // Western Australia drops the cents first, so a cent above changes nothing.
  ['WA', 'investor', 120_000, 2_280, 2_280],
  ['WA', 'investor', 150_000, 3_135, 3_135],
  ['WA', 'investor', 360_000, 11_115, 11_115],
  ['WA', 'investor', 725_000, 28_452.5, 28_452.5],
  ['WA', 'owner', 200_000, 5_032, 5_032],
  ['SA', 'investor', 12_000, 120, 122],
  ['SA', 'investor', 30_000, 480, 483],
  ['SA', 'investor', 50_000, 1_080, 1_083.5],
  ['SA', 'investor', 100_000, 2_830, 2_834],
  ['SA', 'investor', 200_000, 6_830, 6_834.25],
  ['SA', 'investor', 250_000, 8_955, 8_959.75],
  ['SA', 'investor', 300_000, 11_330, 11_335],
  ['SA', 'investor', 500_000, 21_330, 21_335.5],
  ['TAS', 'investor', 3_000, 50, 51.75],
  ['TAS', 'investor', 25_000, 435, 437.25],
  ['TAS', 'investor', 75_000, 1_560, 1_563.5],
  ['TAS', 'investor', 200_000, 5_935, 5_939],
  ['TAS', 'investor', 375_000, 12_935, 12_939.25],
  ['TAS', 'investor', 725_000, 27_810, 27_814.5],
  ['ACT', 'owner', 260_000, 728, 730.2],
  ['ACT', 'owner', 300_000, 1_608, 1_611.4],
  ['ACT', 'owner', 500_000, 8_408, 8_412.32],
  ['ACT', 'owner', 750_000, 19_208, 19_213.9],
  ['ACT', 'owner', 1_000_000, 33_958, 33_964.4],
  ['ACT', 'owner', 1_455_000, 63_078, 66_057],
  ['ACT', 'investor', 200_000, 2_400, 2_402.2],
  ['ACT', 'investor', 300_000, 4_600, 4_603.4],
  ['ACT', 'investor', 500_000, 11_400, 11_404.32],
  ['ACT', 'investor', 750_000, 22_200, 22_205.9],
  ['ACT', 'investor', 1_000_000, 36_950, 36_956.4],
  ['ACT', 'investor', 1_455_000, 66_070, 66_057],
  ['NT', 'investor', 525_000, 25_987.53, 25_987.5],
  ['NT', 'investor', 2_999_999.99, 148_500, 172_500],
  ['NT', 'investor', 4_999_999.99, 287_500, 297_500],
];

describe('transferDuty at every threshold, and a cent above', () => {
  it.each(edges)('[TAX-11] %s %s at %d is %d, above it %d', (state, buyer, price, at, above) => {
    expect(duty(state, price, buyer)).toBe(at);
    expect(duty(state, price + 0.01, buyer)).toBe(above);
  });

  it('has an edge of every state', () => {
    expect(new Set(edges.map(([state]) => state))).toEqual(new Set(states));
  });

  it('charges at least 20 in New South Wales and 50 in Tasmania, and nothing on nothing', () => {
    expect(duty('NSW', 1)).toBe(20);
    expect(duty('TAS', 1)).toBe(50);
    for (const state of states) expect(duty(state, 0)).toBe(0);
  });

  it('rounds 50 cents down in Victoria and a cent more up', () => {
    expect(duty('VIC', 700_025)).toBe(37_071);
    expect(duty('VIC', 700_025.17)).toBe(37_072);
  });

  it('takes the general scale of Queensland below 15,000, where it is lower than the home scale', () => {
    expect(duty('QLD', 15_000, 'owner')).toBe(150);
    expect(duty('QLD', 6_000, 'owner')).toBe(15);
    expect(duty('QLD', 15_000.1, 'owner')).toBe(151);
  });
});

describe('first home buyers', () => {
  it.each([
    // N − D × (cap − V) ÷ (cap − floor): 34,687 − 30,187 × 100,000 ÷ 200,000.
    ['NSW', 'established', 900_000, 19_593.5],
    ['NSW', 'established', 800_000, 0],
    // N of 8,001 lots.
    ['NSW', 'established', 800_000.01, 4.5],
    ['NSW', 'established', 999_999.99, 39_187],
    ['NSW', 'established', 1_000_000, 39_187],
    ['NSW', 'land', 350_000, 0],
    // 12,187 − 10,307 × 50,000 ÷ 100,000.
    ['NSW', 'land', 400_000, 7_033.5],
    ['NSW', 'land', 450_000, 14_437],
    ['VIC', 'established', 600_000, 0],
    // 31,070 less all but a fraction of a cent of it, rounded up to the dollar.
    ['VIC', 'established', 600_000.01, 0],
    ['VIC', 'established', 650_000, 11_356],
    ['VIC', 'established', 702_220, 25_352],
    // 37,070 less 12,356.67, up to 12,357.
    ['VIC', 'land', 700_000, 24_713],
    ['VIC', 'established', 750_000, 40_070],
    ['VIC', 'established', 750_001, 40_070],
    ['QLD', 'established', 540_000, 0],
    ['QLD', 'established', 700_000, 0],
    ['QLD', 'established', 709_999.99, 450],
    ['QLD', 'established', 710_000, 2_185],
    ['QLD', 'established', 720_000, 4_370],
    ['QLD', 'established', 790_000, 19_665],
    ['QLD', 'established', 799_999.99, 20_115],
    ['QLD', 'established', 800_000, 21_850],
    ['QLD', 'new', 900_000, 0],
    ['QLD', 'land', 300_000, 0],
    ['WA', 'established', 600_000.99, 0],
    ['WA', 'established', 600_001, 16.15],
    ['WA', 'established', 800_000, 32_300],
    ['WA', 'established', 800_001, 32_320.65],
    ['WA', 'land', 450_000, 0],
    ['WA', 'land', 525_001, 15_125.14],
    ['WA', 'land', 550_001, 20_144.75],
    ['SA', 'new', 2_000_000, 0],
    ['SA', 'land', 300_000, 0],
    ['SA', 'established', 600_000, 26_830],
    ['TAS', 'established', 375_000, 12_935],
    ['ACT', 'land', 1_500_000, 0],
    ['NT', 'established', 500_000, 23_928.6],
  ] as const)('%s %s at %d pay %d', (state, property, price, expected) => {
    expect(duty(state, price, 'first', property)).toBe(expected);
  });

  it.each([
    ['NSW', 'First Home Buyers Assistance Scheme'],
    ['VIC', 'first home buyer duty reduction'],
    ['QLD', 'first home concession'],
    ['WA', 'first home owner rate'],
    ['ACT', 'no property for 5 years'],
  ] as const)('in %s read which conditions the figure assumes', (state, words) => {
    const { notes } = assessed(state, 500_000, { buyer: 'first' });
    expect(notes.join()).toContain(words);
    expect(notes.join()).not.toContain('income test');
  });
});

describe('owners who are no first home buyers', () => {
  it.each([
    ['VIC', 'land', 300_000, 11_370],
    ['QLD', 'land', 700_000, 24_525],
    ['QLD', 'new', 700_000, 17_350],
    ['WA', 'established', 124_902, 2_002],
    ['WA', 'land', 124_902, 2_422.5],
    ['WA', 'established', 200_001, 5_038.8],
    ['TAS', 'new', 375_000, 12_935],
  ] as const)('%s %s at %d pay %d', (state, property, price, expected) => {
    expect(duty(state, price, 'owner', property)).toBe(expected);
  });
});

describe('foreign buyers', () => {
  it.each([
    ['NSW', 'first', 18_937, 49_500],
    ['VIC', 'first', 24_970, 44_000],
    ['VIC', 'owner', 24_970, 44_000],
    ['QLD', 'first', 17_775, 44_000],
    ['QLD', 'owner', 17_775, 44_000],
    ['WA', 'first', 20_140, 38_500],
    ['SA', 'first', 24_080, 38_500],
    ['TAS', 'investor', 20_372.5, 44_000],
    ['ACT', 'first', 0, 0],
    ['NT', 'investor', 27_225, 0],
  ] as const)('in %s as %s pay %d at 550,000, and %d on top', (state, buyer, expected, surcharge) => {
    const answer = assessed(state, 550_000, { buyer, isForeign: true });
    expect(answer).toMatchObject({ duty: expected, foreignSurcharge: surcharge, total: expected + surcharge });
  });

  it('lose the relief for new homes and land in South Australia, and the small home scale in Western Australia', () => {
    expect(assessed('SA', 550_000, { buyer: 'first', property: 'new', isForeign: true }).duty).toBe(24_080);
    expect(assessed('WA', 124_902, { buyer: 'owner', isForeign: true }).duty).toBe(2_422.5);
  });

  it('keep Queensland’s concessions for contracts to 31 July 2026', () => {
    const day = (contractDate: string, buyer: Buyer, property: DutyProperty = 'established') =>
      assessed('QLD', 700_000, { contractDate, buyer, property, isForeign: true }).duty;
    expect(day('2026-07-31', 'owner')).toBe(17_350);
    expect(day('2026-08-01', 'owner')).toBe(24_525);
    expect(day('2026-07-31', 'first', 'new')).toBe(0);
    expect(day('2026-08-01', 'first', 'new')).toBe(24_525);
  });
});

describe('what the answer rests on', () => {
  it.each([
    ['NSW', 'first', 700_000, ['nsw.first-home']],
    ['NSW', 'first', 900_000, ['nsw.general', 'nsw.first-home']],
    ['VIC', 'first', 700_000, ['vic.general', 'vic.first-home']],
    ['VIC', 'owner', 550_000, ['vic.home']],
    ['QLD', 'owner', 700_000, ['qld.home']],
    ['QLD', 'first', 700_000, ['qld.home', 'qld.first-home']],
    ['WA', 'first', 700_000, ['wa.first-home']],
    ['WA', 'owner', 150_000, ['wa.small-home']],
    ['SA', 'first', 700_000, ['sa.general']],
    ['TAS', 'first', 700_000, ['tas.general']],
    ['ACT', 'owner', 1_455_000.01, ['act.flat']],
    ['ACT', 'first', 700_000, ['act.home-buyer']],
    ['NT', 'owner', 700_000, ['nt.general']],
  ] as const)('%s %s at %d: %s', (state, buyer, price, expected) => {
    const ids = assessed(state, price, { buyer }).rules.map(({ id }) => id);
    expect(ids).toEqual(expected.map((id) => `duty.${id}.2026-27`));
  });

  it('names the Act and section of every scale', () => {
    for (const state of states) {
      const [rule] = assessed(state, 700_000).rules;
      expect(rule?.statute).toMatch(/Act \d{4} \([A-Za-z]+\)/);
    }
  });
});

describe('the working', () => {
  const lines = (inputs: TransferDutyInputs) =>
    explainTransferDuty(inputs)?.map(({ label, amount, formula }) => `${label}: ${formula} = ${amount}`);
  const today = { contractDate: '2026-11-21', property: 'established' } as const;

  it('shows the started lots', () => {
    expect(lines({ ...today, state: 'NSW', price: 500_050, buyer: 'investor' })).toEqual([
      'Duty by the scale: $11,602 + $4.50 × 1,131 started $100 of $500,050 − $387,000 = 16691.5',
      'Foreign buyer surcharge: none = 0',
      'Duty to pay: $16,691.50 + $0 = 16691.5',
    ]);
  });

  it('shows both roundings of a Victorian first home', () => {
    expect(lines({ ...today, state: 'VIC', price: 702_220, buyer: 'first' })?.slice(0, 4)).toEqual([
      'Duty by the scale: $2,870 + $6 × ($702,220 − $130,000) ÷ $100 = 37203.2',
      'To the nearest dollar, 50 cents down: $37,203.20 = 37203',
      'First home reduction, up to the dollar: $37,203 × ($750,000 − $702,220) ÷ $150,000 = 11851',
      'Duty of a first home buyer: $37,203 − $11,851 = 25352',
    ]);
  });

  it('shows N, D and the sum of a New South Wales first home', () => {
    expect(lines({ ...today, state: 'NSW', price: 960_001, buyer: 'first' })?.slice(0, 3)).toEqual([
      'N: duty by the scale on the value: $11,602 + $4.50 × 5,731 started $100 of $960,001 − $387,000 = 37391.5',
      'D: duty by the scale on $800,000: $11,602 + $4.50 × 4,130 started $100 of $800,000 − $387,000 = 30187',
      'Duty of a first home buyer, to the cent: $37,391.50 − $30,187 × ($1,000,000 − $960,001) ÷ ($1,000,000 − $800,000) = 31354.25',
    ]);
  });

  it('shows the rebate of a Queensland first home, and the dollar of Western Australia', () => {
    expect(lines({ ...today, state: 'QLD', price: 730_000, buyer: 'first' })?.slice(0, 3)).toEqual([
      'Duty by the scale: $10,150 + $4.50 × 1,900 started $100 of $730,000 − $540,000 = 18700',
      'First home rebate: $17,350 − 3 × $1,735, not below $0 = 12145',
      'Duty of a first home buyer: $18,700 − $12,145, not below $0 = 6555',
    ]);
    expect(lines({ ...today, state: 'WA', price: 702_220.5, buyer: 'first' })?.slice(0, 2)).toEqual([
      'Dutiable value, down to the dollar: $702,220.50 = 702220',
      'Duty of a first home buyer: $16.15 × 1023 started $100 of $702,220 − $600,000 = 16521.45',
    ]);
  });

  it('names the conditions and the surcharge', () => {
    const inputs = { ...today, state: 'SA', price: 600_000, buyer: 'first', property: 'new' } as const;
    expect(lines(inputs)?.at(-1)).toContain('Assumes that the conditions of the first home buyer relief are met');
    expect(lines({ ...inputs, isForeign: true })?.at(-2)).toBe('Foreign buyer surcharge: $600,000 × 7% = 42000');
  });
});

describe('properties of the duty', () => {
  const cents = (highest: number) => fc.integer({ min: 0, max: highest * 100 }).map((count) => count / 100);
  const anyPurchase = fc.record({
    state: fc.constantFrom(...states),
    contractDate: fc.constantFrom('2026-07-01', '2026-07-31', '2026-08-01', '2027-06-30'),
    price: fc.oneof(cents(2_500_000), cents(20_000_000)),
    buyer: fc.constantFrom(...buyers),
    property: fc.constantFrom(...dutyProperties),
    isForeign: fc.boolean(),
  });

  it('lies between 0 and 7 % of the value and a lot, or the minimum', () => {
    fc.assert(
      fc.property(anyPurchase, ({ price, state, ...terms }) => {
        const amount = assessed(state, price, terms).duty;
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(Math.max(50, 0.07 * (price + 100)));
      }),
    );
  });

  it('is never more for an owner or a first home buyer than for an investor', () => {
    fc.assert(
      fc.property(anyPurchase, ({ price, state, ...terms }) => {
        const investor = assessed(state, price, { ...terms, buyer: 'investor' }).duty;
        expect(assessed(state, price, terms).duty).toBeLessThanOrEqual(investor);
      }),
    );
  });

  /** Where the law itself lets duty fall: the step to a flat rate of the whole value. */
  const falls: readonly (readonly [State, Buyer, number])[] = [
    ['ACT', 'investor', 1_455_000],
    ['NT', 'owner', 525_000],
    ['NT', 'first', 525_000],
    ['NT', 'investor', 525_000],
  ];

  it('never falls as the price rises, but just above 1,455,000 for an ACT investor and 525,000 in the NT', () => {
    fc.assert(
      fc.property(anyPurchase, cents(100_000), ({ price, state, ...terms }, more) => {
        const step = falls.find(
          ([place, buyer, at]) => place === state && buyer === terms.buyer && price <= at && at < price + more,
        );
        const [before, after] = [price, price + more].map((value) => assessed(state, value, terms).duty);
        if (step === undefined) expect(after).toBeGreaterThanOrEqual(before ?? 0);
      }),
      { numRuns: 5_000 },
    );
    for (const [state, buyer, at] of falls) expect(duty(state, at + 0.01, buyer)).toBeLessThan(duty(state, at, buyer));
  });

  it('with the surcharge is the last amount of its working', () => {
    fc.assert(
      fc.property(anyPurchase, (purchase) => {
        const answer = transferDuty(purchase);
        expect(explainTransferDuty(purchase)?.at(-1)?.amount).toBe(answer.status === 'computed' && answer.total);
      }),
    );
  });
});

describe('questions without an answer', () => {
  const purchase = { state: 'NSW', price: 1, buyer: 'owner', property: 'new' } as const;

  it.each(['2026-06-30', '2027-07-01'])('there is no rule for a contract of %s', (contractDate) => {
    const financialYear = contractDate < '2026-07-01' ? '2025-26' : '2027-28';
    const answer = { status: 'no-rule', topic: 'transfer duty NSW', financialYear };
    expect(transferDuty({ ...purchase, contractDate })).toEqual(answer);
    expect(explainTransferDuty({ ...purchase, contractDate })).toBeNull();
  });

  it('covers the first and the last day of its year', () => {
    for (const contractDate of ['2026-07-01', '2027-06-30']) {
      expect(transferDuty({ ...purchase, contractDate }).status).toBe('computed');
    }
  });

  it.each([[-1], [1e13], [Number.NaN]])('a price of %d is refused', (price) => {
    expect(() => transferDuty({ ...purchase, contractDate: '2026-11-21', price })).toThrow('price is');
  });

  it('a contract date that is no day is refused', () => {
    expect(() => transferDuty({ ...purchase, contractDate: '2026-02-30' })).toThrow('contractDate is 2026-02-30');
  });
});
