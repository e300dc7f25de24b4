import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { states } from '../../units/states.ts';
import { type DutyRelief, dutyRelief, explainDutyRelief } from './duty-relief.ts';
import { buyers, dutyProperties, type TransferDutyInputs } from './purchase.ts';
import { transferDuty } from './transfer-duty.ts';

const usual = { contractDate: '2026-11-21', buyer: 'first', property: 'established', price: 700_000 } as const;
type Changes = Partial<TransferDutyInputs> & Pick<TransferDutyInputs, 'state'>;

function reliefOf(changes: Changes): DutyRelief {
  const found = dutyRelief({ ...usual, ...changes });
  if (found.status === 'no-rule') throw new Error('no rule');
  return found;
}

describe('what reliefs take off the duty, from the words of the Acts', () => {
  it.each([
    // Exempt to $800,000: 11,602 + 4.5 × 3,130.
    ['NSW', {}, 25_687, 0, 25_687],
    // The part of D that is left: 30,187 × (1,000,000 − 850,000) ÷ 200,000.
    ['NSW', { price: 850_000 }, 32_437, 0, 22_640.25],
    // 2,870 + 6 % of 570,000 is 37,070; × (750,000 − 700,000) ÷ 150,000 it is 12,356.67, up to the dollar.
    ['VIC', {}, 37_070, 0, 12_357],
    // 2,870 + 6 % of 370,000 = 25,070; the home rate 18,370 + 6 % of 60,000 = 21,970; a first home pays nothing.
    ['VIC', { price: 500_000 }, 25_070, 3_100, 21_970],
    // 17,325 + 4.5 % of 160,000; the home rate 10,150 + 4.5 % of 160,000; the rebate of 17,350 takes all of it but 0.
    ['QLD', {}, 24_525, 7_175, 17_350],
    // 16.15 for each $100 above 600,000 in place of 11,115 + 4.75 × 3,400.
    ['WA', {}, 27_265, 0, 11_115],
    ['SA', { property: 'new' }, 32_330, 0, 32_330],
    // 11,400 + 4.32 × 2,000 as an investor; 8,408 + 4.32 × 2,000 as an owner; nothing as a first-home buyer.
    ['ACT', {}, 20_040, 2_992, 17_048],
    ['QLD', { buyer: 'owner' }, 24_525, 7_175, 0],
    ['VIC', { buyer: 'owner', price: 550_000 }, 28_070, 3_100, 0],
    // 1,800 + 4.04 × 800 in place of 3,135 + 3.8 × 500.
    ['WA', { buyer: 'owner', price: 200_000 }, 5_035, 3, 0],
  ] as const)('%s %j: %d in general, %d less for a home, %d less for a first one', (state, changes, ...expected) => {
    const { general, home, firstHome } = reliefOf({ ...changes, state });
    expect([general, home.saved, firstHome.saved]).toEqual(expected);
  });

  it.each([
    ['NSW', { price: 1_000_000 }, 'priceAbove', 1_000_000],
    ['NSW', { price: 450_000, property: 'land' }, 'priceAbove', 450_000],
    ['VIC', { price: 750_000 }, 'priceAbove', 750_000],
    ['QLD', { price: 800_000 }, 'priceAbove', 800_000],
    ['WA', { price: 800_001 }, 'priceAbove', 800_000],
    ['WA', { price: 550_001, property: 'land' }, 'priceAbove', 550_000],
    ['SA', {}, 'kindOfProperty', null],
    ['TAS', {}, 'noneInPlace', null],
    ['NT', { property: 'new' }, 'noneInPlace', null],
    ['NSW', { isForeign: true }, 'notResident', 1_000_000],
    ['QLD', { isForeign: true }, 'notResident', 800_000],
    ['QLD', { buyer: 'owner' }, 'anotherBuyer', 800_000],
    ['VIC', { price: 20 }, 'sameRate', 750_000],
    ['NSW', {}, null, 1_000_000],
    ['QLD', { price: 799_999 }, null, 800_000],
    ['ACT', { price: 2_000_000, isForeign: true }, null, null],
  ] as const)('%s %j: the first-home relief is missing because of %s, its limit %s', (state, changes, why, endsAt) => {
    const { firstHome } = reliefOf({ ...changes, state });
    expect([firstHome.whyNot, firstHome.endsAt]).toEqual([why, endsAt]);
  });

  it.each([
    ['NSW', {}, 'noneInPlace', null],
    ['VIC', { price: 550_001 }, 'priceAbove', 550_000],
    ['VIC', { price: 130_000 }, 'sameRate', 550_000],
    ['QLD', { property: 'land' }, 'kindOfProperty', null],
    ['QLD', { isForeign: true }, 'notResident', null],
    ['WA', {}, 'priceAbove', 200_000],
    ['WA', { property: 'land', price: 100_000 }, 'kindOfProperty', null],
    ['ACT', { price: 1_500_000 }, 'priceAbove', 1_455_000],
    ['SA', {}, 'noneInPlace', null],
    ['ACT', {}, null, 1_455_000],
    ['NSW', { buyer: 'investor' }, 'anotherBuyer', null],
  ] as const)('%s %j: the relief of a home is missing because of %s, its limit %s', (state, changes, why, endsAt) => {
    const { home } = reliefOf({ buyer: 'owner', ...changes, state });
    expect([home.whyNot, home.endsAt]).toEqual([why, endsAt]);
  });

  it('keeps Queensland’s home concession for a foreign buyer to 31 July 2026', () => {
    const foreign = { state: 'QLD', buyer: 'owner', isForeign: true } as const;
    expect(reliefOf({ ...foreign, contractDate: '2026-07-31' }).home.saved).toBe(7_175);
    expect(reliefOf({ ...foreign, contractDate: '2026-08-01' }).home.whyNot).toBe('notResident');
  });

  it('has no rule for a day without a table', () => {
    const day = { ...usual, state: 'NSW', contractDate: '2027-07-01' } as const;
    expect(dutyRelief(day).status).toBe('no-rule');
    expect(explainDutyRelief(day)).toBeNull();
  });
});

it('leaves the duty to pay of any purchase, the last line of its working', () => {
  const purchase = fc.record({
    state: fc.constantFrom(...states),
    contractDate: fc.constantFrom('2026-07-01', '2026-11-21', '2027-06-30'),
    price: fc.oneof(fc.integer({ min: 0, max: 3_000_000 }), fc.constantFrom(550_000, 600_000, 710_000, 799_999.99)),
    buyer: fc.constantFrom(...buyers),
    property: fc.constantFrom(...dutyProperties),
    isForeign: fc.boolean(),
  });
  fc.assert(
    fc.property(purchase, (inputs) => {
      const duty = transferDuty(inputs);
      const { home, firstHome } = reliefOf(inputs);
      expect(explainDutyRelief(inputs)?.at(-1)?.amount).toBe(duty.status === 'computed' ? duty.duty : null);
      expect(Math.min(home.saved, firstHome.saved)).toBeGreaterThanOrEqual(0);
      expect(home.saved > 0).toBe(home.whyNot === null);
      expect(firstHome.saved > 0).toBe(firstHome.whyNot === null);
    }),
    { numRuns: 500 },
  );
});

it('shows each relief that applies as a line', () => {
  const lines = explainDutyRelief({ ...usual, state: 'QLD' })?.map(({ label, amount }) => [label, amount]);
  expect(lines).toEqual([
    ['Duty at the general rate', 24_525],
    ['Relief of a home', 7_175],
    ['Relief of a first home', 17_350],
    ['Duty after relief', 0],
  ]);
});
