import { describe, expect, it } from 'vitest';
import { cgtSale } from './cgt-sale.ts';
import { exemptionOf, taxablePart } from './main-residence.ts';
import type { ResidenceByPeriods, Sale } from './sale.ts';

const held: Sale = {
  acquiredOn: '2020-02-01',
  soldOn: '2030-02-01',
  purchasePrice: 500_000,
  salePrice: 900_000,
  value2027: { method: 'valuation', amount: 700_000 },
  indexation: { method: 'none' },
};
const of = (change: Partial<Sale>) => cgtSale({ otherTaxableIncome: 100_000, sale: { ...held, ...change } });

describe('the main residence', () => {
  const lived: ResidenceByPeriods = {
    ownedFrom: '2010-01-01',
    ownedTo: '2029-12-31',
    livedIn: [{ from: '2010-01-01', to: '2015-12-31' }],
    rented: [],
  };
  const exemptShare = (change: Partial<ResidenceByPeriods>) =>
    1 - taxablePart(exemptionOf({ ...lived, ...change }).whole);

  it('is exempt without limit while it earns nothing, and only while lived in without the choice', () => {
    expect(exemptShare({})).toBe(1);
    // 2,191 of 7,305 days.
    expect(exemptShare({ absenceChoice: false })).toBeCloseTo(2_191 / 7_305, 12);
  });

  it('is exempt for six years of letting in an absence', () => {
    // Let from 2016-01-01: exempt to 2021-12-31, 2,192 days.
    expect(exemptShare({ rented: [{ from: '2016-01-01', to: '2029-12-31' }] })).toBeCloseTo(
      (2_191 + 2_192) / 7_305,
      12,
    );
  });

  it('starts a new six years with a return, and counts letting in parts together', () => {
    const returned = [...lived.livedIn, { from: '2021-01-01', to: '2021-01-31' }];
    const rented = [
      { from: '2016-01-01', to: '2020-12-31' },
      { from: '2021-02-01', to: '2026-12-31' },
    ];
    expect(exemptShare({ livedIn: returned, rented })).toBe(1);
    const gap = [
      { from: '2016-01-01', to: '2018-12-31' },
      { from: '2020-01-01', to: '2029-12-31' },
    ];
    // Six years from 2016-01-01 are 2,192 days: 1,096 of the first letting, the year between, 1,096 of the second.
    expect(exemptShare({ rented: gap })).toBeCloseTo((2_191 + 1_096 + 365 + 1_096) / 7_305, 12);
  });

  it('never exempts days before first moving in', () => {
    expect(exemptShare({ livedIn: [{ from: '2020-01-01', to: '2029-12-31' }] })).toBeCloseTo(3_653 / 7_305, 12);
  });

  it('counts the days before and after 1 July 2027 apart', () => {
    const { pre, post } = exemptionOf({ ...lived, absenceChoice: false });
    expect(pre).toEqual({ ownershipDays: 6_390, exemptDays: 2_191 });
    expect(post).toEqual({ ownershipDays: 915, exemptDays: 0 });
    expect(exemptionOf({ ...lived, ownedTo: '2027-06-30' }).post).toBeNull();
    expect(exemptionOf({ ...lived, ownedFrom: '2027-07-01', livedIn: [] }).pre).toBeNull();
  });

  it('taxes each part by its own days, and says that this is open', () => {
    const mainResidence = {
      pre: { ownershipDays: 100, exemptDays: 50 },
      post: { ownershipDays: 100, exemptDays: 100 },
    };
    const result = of({ mainResidence });
    expect(result).toMatchObject({ deferredGain: 100_000, saleGain: 0 });
    expect(result.settingsUsed.map(({ setting }) => setting)).toEqual(['mainResidenceSplit']);
    const whole = { mainResidence: { whole: { ownershipDays: 100, exemptDays: 75 } } };
    expect(of(whole)).toMatchObject({ deferredGain: 50_000, saleGain: 50_000 });
    expect(of({ ...whole, soldOn: '2027-06-30' })).toMatchObject({ saleGain: 100_000 });
  });

  it('is taken to be bought when it first earned income, if it was exempt until then and is not wholly', () => {
    const let2016 = {
      ...lived,
      rented: [{ from: '2016-01-01', to: '2029-12-31' }],
      firstIncomeUse: { on: '2016-01-01', marketValue: 800_000 },
    };
    const sale = {
      acquiredOn: '2009-11-01',
      soldOn: '2026-12-01',
      purchasePrice: 400_000,
      salePrice: 1_000_000,
      purchaseCosts: 30_000,
    };
    const sold = { ...let2016, ownedTo: '2026-12-31', rented: [{ from: '2016-01-01', to: '2026-12-31' }] };
    // 200,000 on the value then; 2,192 of the 4,018 days from then on are exempt.
    expect(of({ ...sale, mainResidence: sold }).saleGain).toBeCloseTo((200_000 * (4_018 - 2_192)) / 4_018, 2);
    const wholly = { ...sold, rented: [{ from: '2016-01-01', to: '2020-12-31' }] };
    expect(of({ ...sale, mainResidence: wholly }).saleGain).toBe(0);
    const late = { ...sold, livedIn: [{ from: '2011-01-01', to: '2015-12-31' }] };
    // Not exempt in its first year: the price stays, 365 and 1,826 of 6,209 days are taxed.
    expect(of({ ...sale, mainResidence: late }).saleGain).toBeCloseTo((570_000 * (365 + 1_826)) / 6_209, 2);
  });

  it('of before the tax began is not bought anew', () => {
    const mainResidence = {
      ...{ ownedFrom: '1984-07-01', ownedTo: '2026-12-01' },
      livedIn: [{ from: '1984-07-01', to: '2015-12-31' }],
      rented: [{ from: '2016-01-01', to: '2026-12-01' }],
      firstIncomeUse: { on: '2016-01-01', marketValue: 600_000 },
    };
    expect(of({ acquiredOn: '1984-07-01', soldOn: '2026-12-01', mainResidence }).regime).toBe('preCgtDisregarded');
  });

  it('is not exempt any more in an absence once another home is lived in', () => {
    const elsewhere = (from: string, to: string) => exemptShare({ rented: [], livedElsewhere: [{ from, to }] });
    // Lived in to 31 December 2015, owned to 31 December 2029: 7,305 days.
    expect(elsewhere('2013-01-01', '2015-12-31')).toBe(1);
    expect(elsewhere('2014-01-01', '2016-01-01')).toBeCloseTo((7_305 - 5_114) / 7_305, 12);
    expect(elsewhere('2020-01-01', '2020-12-31')).toBeCloseTo((7_305 - 3_653) / 7_305, 12);
    expect(elsewhere('2030-01-01', '2031-12-31')).toBe(1);
  });

  it('keeps the split of a home bought anew before 1 July 2027', () => {
    const mainResidence = {
      ...lived,
      livedIn: [{ from: '2010-01-01', to: '2019-12-31' }],
      rented: [{ from: '2020-01-01', to: '2029-12-31' }],
      firstIncomeUse: { on: '2020-01-01', marketValue: 600_000 },
    };
    const result = of({ acquiredOn: '2009-12-01', soldOn: '2029-12-01', mainResidence });
    // Exempt to 2025-12-31; 546 of 2,738 days before, all of the days after are taxed.
    expect(result.deferredGain).toBeCloseTo((100_000 * 546) / 2_738, 2);
    expect(result.saleGain).toBe(200_000);
  });

  it('takes periods in any order, and absences between stays', () => {
    const stays = [
      { from: '2016-01-01', to: '2029-12-31' },
      { from: '2010-01-01', to: '2012-12-31' },
    ];
    expect(exemptShare({ livedIn: stays })).toBe(1);
    expect(exemptShare({ livedIn: stays, absenceChoice: false })).toBeCloseTo((1_096 + 5_114) / 7_305, 12);
    // Stays that touch leave no absence between them.
    const touching = [
      { from: '2010-01-01', to: '2012-12-31' },
      { from: '2013-01-01', to: '2029-12-31' },
    ];
    expect(exemptShare({ livedIn: touching })).toBe(1);
    expect(exemptShare({ livedIn: [{ from: '2009-01-01', to: '2031-01-01' }] })).toBe(1);
    expect(exemptShare({ livedIn: [{ from: '2010-01-01', to: '2010-01-01' }], absenceChoice: false })).toBeCloseTo(
      1 / 7_305,
      12,
    );
  });

  it('goes back to exempt days when the letting ends', () => {
    const rented = [{ from: '2016-01-01', to: '2024-12-31' }];
    // Six of nine years of letting, then five years empty.
    expect(exemptShare({ rented })).toBeCloseTo((2_191 + 2_192 + 1_826) / 7_305, 12);
  });

  it('taxes all of a gain where no day is told, and takes the days of one part for the whole', () => {
    expect(taxablePart(null)).toBe(1);
    expect(taxablePart({ ownershipDays: 0, exemptDays: 0 })).toBe(1);
    const part = { ownershipDays: 10, exemptDays: 5 };
    expect(exemptionOf({ pre: part })).toEqual({ whole: part, pre: part, post: null });
    expect(exemptionOf({ post: part })).toEqual({ whole: part, pre: null, post: part });
    expect(exemptionOf(undefined)).toEqual({ whole: null, pre: null, post: null });
  });

  it('counts the one day on either side of 1 July 2027', () => {
    const day = (date: string) => exemptionOf({ ...lived, ownedFrom: date, ownedTo: date, livedIn: [] });
    expect(day('2027-06-30')).toMatchObject({ pre: { ownershipDays: 1 }, post: null });
    expect(day('2027-07-01')).toMatchObject({ pre: null, post: { ownershipDays: 1 } });
  });

  it('keeps later costs of a home bought anew, and neither one let before 20 August 1996 nor at once', () => {
    const rented = [{ from: '2016-01-01', to: '2026-12-31' }];
    const residence = {
      ...lived,
      ownedTo: '2026-12-31',
      rented,
      firstIncomeUse: { on: '2016-01-01', marketValue: 800_000 },
    };
    const sale = { acquiredOn: '2009-11-01', soldOn: '2026-12-01', purchasePrice: 400_000, salePrice: 1_000_000 };
    const item = (on: string) => ({ costItems: [{ element: 4 as const, amount: 100_000, on }] });
    const taxed = (4_018 - 2_192) / 4_018;
    expect(of({ ...sale, ...item('2015-12-31'), mainResidence: residence }).saleGain).toBeCloseTo(200_000 * taxed, 2);
    expect(of({ ...sale, ...item('2016-01-01'), mainResidence: residence }).saleGain).toBeCloseTo(100_000 * taxed, 2);
    const early = {
      ownedFrom: '1990-01-01',
      ownedTo: '2026-12-31',
      livedIn: [{ from: '1990-01-01', to: '1996-08-19' }],
      rented: [{ from: '1996-08-20', to: '2026-12-31' }],
      firstIncomeUse: { on: '1996-08-20', marketValue: 990_000 },
    };
    expect(of({ ...sale, acquiredOn: '1989-11-01', mainResidence: early }).saleGain).toBeGreaterThan(100_000);
    const next = {
      ...early,
      livedIn: [{ from: '1990-01-01', to: '1996-08-20' }],
      firstIncomeUse: { on: '1996-08-21', marketValue: 990_000 },
    };
    expect(of({ ...sale, acquiredOn: '1989-11-01', mainResidence: next }).saleGain).toBeLessThan(10_000);
    const atOnce = { ...residence, livedIn: [], firstIncomeUse: { on: '2010-01-01', marketValue: 990_000 } };
    expect(of({ ...sale, mainResidence: atOnce }).saleGain).toBe(600_000);
  });

  it('refuses periods and days that cannot be', () => {
    const bad = (mainResidence: Sale['mainResidence']) => () => of({ mainResidence });
    expect(bad({ whole: { ownershipDays: 10, exemptDays: 11 } })).toThrow('sale.mainResidence.whole.exemptDays');
    expect(bad({ ...lived, livedIn: [{ from: '2012-01-01', to: '2011-01-01' }] })).toThrow(
      'sale.mainResidence.livedIn',
    );
    const overlap = [
      { from: '2012-01-01', to: '2013-01-01' },
      { from: '2013-01-01', to: '2014-01-01' },
    ];
    expect(bad({ ...lived, rented: overlap })).toThrow('sale.mainResidence.rented');
    expect(bad({ ...lived, ownedTo: '2009-01-01' })).toThrow('sale.mainResidence.ownedTo');
  });
});
