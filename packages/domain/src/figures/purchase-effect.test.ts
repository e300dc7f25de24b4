import type { Property } from '@freehold/contract';
import { blankProfile } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { asset, day, liability } from '../../test/household-records.ts';
import type { HouseholdRecord } from '../inputs/household/reading.ts';
import { clientTimeline, leftOverMonthly, timelineFigures } from './client-timeline.ts';
import { purchaseEffect } from './purchase-effect.ts';

const property: Property = {
  ...{ id: 'brick', name: 'Brick house', street: '1 A Street', suburb: 'Joondalup', state: 'WA', postcode: '6027' },
  ...{ description: '', price: 745_000, beds: 3, baths: 2, area: 400, imageUrl: '', features: [] },
  ...{ growthRate: 4.9, rentalYield: 4.3 },
};

const well: HouseholdRecord = {
  profile: { ...blankProfile, grossIncome: 240_000 },
  assets: [asset({ id: 'cash', assetType: 'Savings', currentValue: 400_000 })],
  liabilities: [],
};

describe('a purchase on a client’s timeline', () => {
  const effect = purchaseEffect({ record: well, property }, day);

  it('is worth its price grown for ten full years', () => {
    // 745,000 × 1.049^10.
    expect(effect.value).toBeCloseTo(1_202_019, 0);
    expect(effect).toMatchObject({ growthPct: 4.9, isOwnGrowth: true, saysNo: null, loan: 596_000 });
  });

  it('leaves less a month by repayments less rent, costs and the tax saved before the law changes', () => {
    // 596,000 at 6.5 % over thirty years is 3,767.13 a month. Rent of 32,035 less 20 % is 2,135.67 a month, 3 % more in the
    // twelfth. Interest of the seven months to June is 22,536.49, so 7,586.82 more than rent, and saves 47 % of that in
    // November: ((12 × 3,767.13 − 12.03 × 2,135.67) − 3,565.81) ÷ 12.
    const { without, with: after } = effect.leftOverMonthly;
    expect(Math.abs(without - after - 1328.97)).toBeLessThan(0.5);
    const same = clientTimeline(well, day);
    expect(without).toBe(leftOverMonthly(same.timeline, { first: 1, last: 12 }));
    expect(effect.lenderCapacity).toBe(timelineFigures(same).capacity.maxLoan);
  });

  it('names the test that says no', () => {
    const poor = { ...well, assets: [] };
    expect(purchaseEffect({ record: poor, property }, day).saysNo).toBe('equity');
    const without = { ...well, profile: { ...well.profile, grossIncome: 40_000 } };
    expect(purchaseEffect({ record: without, property }, day).saysNo).toBe('serviceability');
  });

  it('counts the growth assumed of every property where it names none, and nothing of rent it does not name', () => {
    const bare = purchaseEffect({ record: well, property: { ...property, growthRate: null, rentalYield: null } }, day);
    expect(bare).toMatchObject({ growthPct: 5, isOwnGrowth: false });
    expect(bare.leftOverMonthly.with).toBeLessThan(effect.leftOverMonthly.with);
  });

  it('takes another loan than the usual one', () => {
    const half = purchaseEffect({ record: well, property }, day, { lvrPct: 50, ratePct: 6, termMonths: 300 });
    expect(half).toMatchObject({ loan: 372_500, loanTerms: { lvrPct: 50, ratePct: 6 } });
  });

  it('can be told of a record with a loan that has no property', () => {
    const messy = { ...well, liabilities: [liability({ id: 'm', liabilityType: 'Mortgage', loanBalance: 300_000 })] };
    const { without, with: after } = purchaseEffect({ record: messy, property }, day).netWorth;
    expect(Number.isFinite(without + after)).toBe(true);
  });
});
