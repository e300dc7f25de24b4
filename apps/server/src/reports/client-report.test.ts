import { blankProfile, type ClientDetails, type Profile } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { byLabel, gridNamed, rowsNamed, sentencesNamed } from '../../test/report-parts.ts';
import { clientReport } from './client-report.ts';

const id = '00000000-0000-4000-8000-000000000001';
const profile: Profile = {
  ...blankProfile,
  id,
  role: 'CLIENT',
  hasAccount: true,
  emailVerified: true,
  firstName: 'Alex',
  lastName: 'Nguyen',
  dateOfBirth: '1986-05-05',
  grossIncome: 100_000,
  partnerIncome: 50_000,
  assessWithPartner: true,
};
const details: ClientDetails = {
  profile,
  assets: [
    {
      id,
      assetType: 'Primary Home',
      currentValue: 900_000,
      originalPrice: 600_000,
      yearPurchased: 2015,
      ownershipPercentage: 50,
      incomeAmount: 100,
      incomeFrequency: 'Weekly',
      description: 'House',
    },
  ],
  liabilities: [
    {
      id,
      liabilityType: 'Mortgage',
      isPrimaryResidence: true,
      loanBalance: 400_000,
      limitAmount: 0,
      lenderType: 'Bank',
      interestRate: 6,
      termType: 'Variable',
      repaymentAmount: 600,
      repaymentFrequency: 'Weekly',
      loanType: 'Interest Only',
      description: '',
    },
  ],
  portfolios: [],
  version: 1,
};
const reportOf = (changes: Partial<Profile> = {}, record = details) =>
  clientReport({
    kind: 'client-summary',
    details: { ...record, profile: { ...profile, ...changes } },
    taxYear: '2025-26',
    today: '2026-11-21',
    preparedAt: '2026-11-20T22:00:00Z',
  });

describe('the summary of a client', () => {
  it('adds up what the cards of the dashboard show', () => {
    const report = reportOf();
    expect(report.preparedFor).toBe('Alex Nguyen');
    expect(report.headline.value).toBe('$500,000');
    expect(byLabel(rowsNamed(report, 'At a glance'))).toMatchObject({
      'Total assets': '$900,000',
      // 100,000 + 50,000 + 52 × 100.
      'Gross income, a year': '$155,200',
      // 52 × 600 ÷ 12.
      'Repayments, a month': '$2,600',
      // 70 % × 155,200 − 12 × 2,600.
      'Net income, a year, an estimate': '$77,440',
    });
  });

  it('lists each asset and liability in full', () => {
    const report = reportOf();
    expect(gridNamed(report, 'Assets').rows).toEqual([
      ['Primary Home', 'House', '$900,000', '$600,000', '2015', '50%', '$5,200'],
    ]);
    expect(gridNamed(report, 'Liabilities').rows).toEqual([
      ['Mortgage', 'Bank, variable', '$400,000', 'No limit', '6%', 'IO', '$2,600'],
    ]);
  });

  it('tells the hundred largest rows of a long list and sums the others by type, so that nothing is left out', () => {
    const [asset, liability] = [details.assets[0], details.liabilities[0]];
    if (asset === undefined || liability === undefined) throw new Error('The record has rows');
    const assets = Array.from({ length: 500 }, (_, index) => ({
      ...asset,
      assetType: index % 2 === 0 ? 'Shares' : 'Savings',
      currentValue: 1_000 + index,
      incomeAmount: 0,
    }));
    const liabilities = Array.from({ length: 101 }, (_, index) => ({ ...liability, loanBalance: 10 + index }));
    const report = reportOf({}, { ...details, assets, liabilities });
    const grid = gridNamed(report, 'Assets');
    expect(grid.rows).toHaveLength(102);
    expect(grid.rows[0]?.[2]).toBe('$1,400');
    // 1,000 to 1,398 in steps of two are 239,800; 1,001 to 1,399 are 240,000.
    expect(grid.rows.slice(100)).toEqual([
      ['Shares', '200 more together', '$239,800', '$120,000,000', '', '', '$0'],
      ['Savings', '200 more together', '$240,000', '$120,000,000', '', '', '$0'],
    ]);
    expect(grid.note).toContain('The 100 assets worth most');
    expect(gridNamed(report, 'Liabilities').rows.at(-1)).toEqual([
      'Mortgage',
      '1 more together',
      '$10',
      'No limit',
      '',
      '',
      '$2,600',
    ]);
  });

  it('taxes both partners at the rates of the year', () => {
    const grid = gridNamed(reportOf(), 'Income tax, 2025-26');
    // 4,288 + 30 % of 55,000; 4,288 + 30 % of 5,000.
    expect(grid.rows[2]).toEqual(['Income tax', '$20,788', '$5,788', '$26,576']);
    expect(gridNamed(reportOf({ assessWithPartner: false }), 'Income tax, 2025-26').columns).toHaveLength(2);
  });

  it('plans retirement from the year of birth, and says when there is none', () => {
    expect(byLabel(rowsNamed(reportOf(), 'Retirement'))).toMatchObject({ 'Years to retirement': '25' });
    expect(sentencesNamed(reportOf({ dateOfBirth: '' }), 'Retirement')[0]).toContain('date of birth');
  });

  it('stands for a record of which nothing is known', () => {
    const report = reportOf(blankProfile, { ...details, assets: [], liabilities: [] });
    expect(report.preparedFor).toBe('a client without a name');
    expect(report.headline.value).toBe('$0');
    expect(gridNamed(report, 'Assets').note).toContain('No assets');
  });
});
