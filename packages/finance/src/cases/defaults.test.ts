import { describe, expect, it } from 'vitest';
import { BadInputError } from './area-errors.ts';
import { calculateArea } from './calculate-area.ts';
import { figureDifferences } from './figure-differences.ts';

describe('an input left out', () => {
  it('a buyer is not foreign, an investor, and buys an established home', () => {
    const left = calculateArea('duty.transfer', { state: 'QLD', price: 700_000 });
    expect(left).toMatchObject({ duty: 24_525, foreignSurcharge: 0, total: 24_525 });
    const named = { state: 'QLD', price: 700_000, buyer: 'investor', property: 'established', foreign: false };
    expect(calculateArea('duty.transfer', named)).toEqual(left);
    expect(calculateArea('duty.transfer', { ...named, foreign: true })).toMatchObject({ total: 80_525 });
  });

  it('nobody is taken to have private hospital cover', () => {
    const inputs = { income: 120_000, fy: '2025-26' };
    expect(calculateArea('tax.medicareSurcharge', inputs)).toMatchObject({ surcharge: 1_500 });
    expect(calculateArea('tax.medicareSurcharge', { ...inputs, privateHospitalCover: true })).toMatchObject({
      surcharge: 0,
    });
  });

  it('a partner is left out', () => {
    const inputs = { grossIncome: 77_000, partnerIncome: 45_000 };
    expect(calculateArea('tax.analysis', inputs)).toMatchObject({ totalTax: 13_888, partnerTax: 0 });
    expect(calculateArea('tax.analysis', { ...inputs, assessWithPartner: true })).toMatchObject({ totalTax: 18_176 });
    const profile = { grossIncome: 77_000, partnerIncome: 45_000 };
    const client = { assets: [], liabilities: [] };
    expect(calculateArea('dashboard.summary', { ...client, profile })).toMatchObject({ grossIncome: 77_000 });
    const together = { ...profile, assessWithPartner: true };
    expect(calculateArea('dashboard.summary', { ...client, profile: together })).toMatchObject({
      grossIncome: 122_000,
    });
  });
});

describe('what a message shows of a value', () => {
  it('is all of it up to 60 characters, and no more', () => {
    const exact = 'a'.repeat(58);
    expect(new BadInputError('name', exact, 'a number').message).toBe(`name is "${exact}"; a number is needed`);
    expect(new BadInputError('name', `${exact}b`, 'a number').message).toBe(`name is "${exact}b…; a number is needed`);
  });
});

describe('figureDifferences', () => {
  it('finds every entry of a list missing where there is no list', () => {
    expect(figureDifferences({ rows: [1, 2] }, { rows: 1 }, { tolerance: 0 })).toHaveLength(2);
    expect(figureDifferences({ rows: ['first'] }, {}, { tolerance: 0 })).toHaveLength(1);
  });

  it('takes null for null and nothing else', () => {
    expect(figureDifferences({ age: null }, { age: null }, { tolerance: 0 })).toEqual([]);
    expect(figureDifferences({ age: null }, { age: 0 }, { tolerance: 0 })).toHaveLength(1);
    expect(figureDifferences({ age: null }, {}, { tolerance: 0 })).toHaveLength(1);
  });
});
