import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';

describe('an input left out', () => {
  it('a buyer is not foreign, an investor, and buys an established home', () => {
    const left = calculate('duty.transfer', { state: 'QLD', price: 700_000 });
    expect(left).toMatchObject({ duty: 24_525, foreignSurcharge: 0, total: 24_525 });
    const named = { state: 'QLD', price: 700_000, buyer: 'investor', property: 'established', foreign: false };
    expect(calculate('duty.transfer', named)).toEqual(left);
    expect(calculate('duty.transfer', { ...named, foreign: true })).toMatchObject({ total: 80_525 });
  });

  it('nobody is taken to have private hospital cover', () => {
    const inputs = { income: 120_000, fy: '2025-26' };
    expect(calculate('tax.medicareSurcharge', inputs)).toMatchObject({ surcharge: 1_500 });
    expect(calculate('tax.medicareSurcharge', { ...inputs, privateHospitalCover: true })).toMatchObject({
      surcharge: 0,
    });
  });

  it('a partner is left out', () => {
    const inputs = { grossIncome: 77_000, partnerIncome: 45_000 };
    expect(calculate('tax.analysis', inputs)).toMatchObject({ totalTax: 13_888, partnerTax: 0 });
    expect(calculate('tax.analysis', { ...inputs, assessWithPartner: true })).toMatchObject({ totalTax: 18_176 });
    const profile = { grossIncome: 77_000, partnerIncome: 45_000 };
    const client = { assets: [], liabilities: [] };
    expect(calculate('dashboard.summary', { ...client, profile })).toMatchObject({ grossIncome: 77_000 });
    const together = { ...profile, assessWithPartner: true };
    expect(calculate('dashboard.summary', { ...client, profile: together })).toMatchObject({
      grossIncome: 122_000,
    });
  });
});
