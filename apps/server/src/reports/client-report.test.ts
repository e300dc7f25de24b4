import { blankAsset, blankLiability, blankProfile, type ClientDetails, type Profile } from '@freehold/contract';
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
      ...blankAsset,
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
      ...blankLiability,
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
    // Half of 900,000 less 400,000.
    expect(report.headline).toMatchObject({ label: 'Net worth today', value: '$50,000' });
    expect(byLabel(rowsNamed(report, 'At a glance'))).toMatchObject({
      'Total Assets': '$900,000',
      // 100,000 + 50,000 + 52 × 100.
      'Gross Income': '$155,200',
      // 52 × 600 ÷ 12.
      'Monthly Repayments': '$2,600',
      // 70 % × 155,200 − 12 × 2,600.
      'Net Income': '$77,440',
    });
  });

  it('begins with the timeline: what leads, net worth over time and by year, and what had to be assumed', () => {
    const report = reportOf();
    expect(report.parts.slice(0, 5).map(({ title }) => title)).toEqual([
      'Your timeline',
      'Net worth over time',
      'Your timeline by financial year',
      'When work ends',
      'What had to be assumed',
    ]);
    expect(rowsNamed(report, 'Your timeline').slice(0, 2)).toEqual([
      expect.objectContaining({ label: 'Net worth today', value: '$50,000' }),
      // 400,000 ÷ 450,000.
      { label: 'Property equity', value: '$50,000', note: 'LVR 88.89% of $450,000' },
    ]);
    const years = gridNamed(report, 'Your timeline by financial year').rows;
    expect(years).toHaveLength(40);
    expect(years[0]?.[0]).toBe('2026-27, 8 months');
    // Eight twelfths of both pays and of half the rent of 5,200 a year, which stands on record as its income.
    expect(years[0]?.[1]).toBe('$101,733');
    expect(sentencesNamed(report, 'What had to be assumed').length).toBeGreaterThan(2);
  });

  it('puts the timeline’s figure beside each quick estimate, with why they differ', () => {
    const report = reportOf();
    for (const [part, estimate, beside] of [
      ['At a glance', 'Gross Income', 'Income before tax, next 12 months in your timeline'],
      ['At a glance', 'Net Income', 'Income after tax, next 12 months in your timeline'],
      ['At a glance', 'Monthly Cashflow', 'Left over a month'],
      ['At a glance', 'Total Liabilities', 'Owed today in your timeline'],
      ['At a glance', 'Monthly Repayments', 'Loan repayments a month, next 12 months in your timeline'],
      ['Retirement', 'Still short', 'Net worth when you retire, in today’s dollars'],
      ['Retirement, quick check', 'Shortfall', 'Net worth when you retire, in today’s dollars'],
    ] as const) {
      const labels = rowsNamed(report, part).map(({ label }) => label);
      expect(labels.indexOf(beside), estimate).toBe(labels.indexOf(estimate) + 1);
      expect(rowsNamed(report, part).find(({ label }) => label === beside)?.note?.length).toBeGreaterThan(30);
    }
    expect(rowsNamed(report, 'Tax in your timeline')).toMatchObject([
      { label: 'Tax over the next 12 months in your timeline' },
    ]);
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
    expect(grid.rows[2]).toEqual(['Tax, 2025-26', '$20,788', '$5,788', '$26,576']);
    expect(gridNamed(reportOf({ assessWithPartner: false }), 'Income tax, 2025-26').columns).toHaveLength(2);
  });

  it('plans retirement from the year of birth, and says when there is none', () => {
    expect(byLabel(rowsNamed(reportOf(), 'Retirement'))).toMatchObject({ 'Years to retirement': '25 years' });
    expect(sentencesNamed(reportOf({ dateOfBirth: '' }), 'Retirement')[0]).toContain('date of birth');
  });

  it('stands for a record of which nothing is known', () => {
    const report = reportOf(blankProfile, { ...details, assets: [], liabilities: [] });
    expect(report.preparedFor).toBe('a client without a name');
    expect(report.headline.value).toBe('$0');
    expect(gridNamed(report, 'Assets').note).toContain('No assets');
  });
});
