import { blankAsset, blankLiability, blankProfile, type ClientDetails, type Profile } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import {
  estimatesNamed,
  gridNamed,
  groupsNamed,
  partNamed,
  rowsNamed,
  sentencesNamed,
} from '../../test/report-parts.ts';
import { type ClientReportRequest, clientReport } from './client-report.ts';

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
const reportOf = (changes: Partial<Profile> = {}, record = details, request: Partial<ClientReportRequest> = {}) =>
  clientReport({
    kind: 'client-summary',
    details: { ...record, profile: { ...profile, ...changes } },
    today: '2026-11-21',
    preparedAt: '2026-11-20T22:00:00Z',
    ...request,
  });

describe('the summary of a client', () => {
  it('has on record the income without tax of each who is assessed', () => {
    const moneyOf = (changes: Partial<Profile>) => {
      const part = partNamed(reportOf(changes), 'What is on record');
      const groups = part.kind === 'columns' ? part.columns.flat() : [];
      return groups.flatMap(({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`));
    };
    const partner = 'Partner’s income without tax, a year: $12,000';
    const partly = { nonTaxableIncome: 0, partnerNonTaxableIncome: 12_000 };
    expect(moneyOf(partly)).toEqual(expect.arrayContaining(['Income without tax, a year: $0', partner]));
    expect(moneyOf({ ...partly, assessWithPartner: false })).not.toContain(partner);
  });

  it('adds up what the cards of the dashboard show', () => {
    const report = reportOf();
    expect(report.preparedFor).toBe('Alex Nguyen');
    // Half of 900,000 less 400,000.
    expect(report.headline).toMatchObject({ label: 'Net worth today', value: '$50,000' });
    expect(estimatesNamed(report, 'Summary cards')).toMatchObject({
      'Total Assets': '$900,000',
      // 100,000 + 50,000 + 52 × 100.
      'Gross Income': '$155,200',
      // 52 × 600 ÷ 12.
      'Monthly Repayments': '$2,600',
      // 70 % × 155,200 − 12 × 2,600.
      'Net Income': '$77,440',
    });
  });

  it('has one answer on the cover for each question, from the timeline', () => {
    const { headline, highlights } = reportOf();
    expect([headline, ...highlights].map(({ label }) => label)).toEqual([
      'Net worth today',
      'Property equity',
      'Left over a month',
      'Tax over the next 12 months in your timeline',
      'Net worth when you retire, in today’s dollars',
      'Next event',
    ]);
    // 400,000 ÷ 450,000.
    expect(highlights[0]).toEqual({ label: 'Property equity', value: '$50,000', note: 'LVR 88.89% of $450,000' });
    expect(highlights[2]?.note).toContain('at the rates of 2026-27 and 2027-28');
    expect(highlights[3]?.note).toMatch(/^You retire in May 2051\. At steady growth the money /);
  });

  it('says what each of these is made of, and the years they come from', () => {
    const report = reportOf();
    const made = groupsNamed(report, 'How the figures are made up');
    expect([...made.keys()]).toEqual(['Net worth today', 'Property equity', 'Left over a month']);
    expect(made.get('Net worth today')?.map(({ label, value }) => [label, value])).toEqual([
      ['Property', '$450,000'],
      ['Loans and cards', '−$400,000'],
      ['Net worth today', '$50,000'],
    ]);
    expect(rowsNamed(report, 'Your next 12 months').map(({ label }) => label)).toEqual([
      'Income before tax, next 12 months in your timeline',
      'Tax over the next 12 months in your timeline',
      'Income after tax, next 12 months in your timeline',
      'Loan repayments a month, next 12 months in your timeline',
      'Owed today in your timeline',
    ]);
    const ahead = groupsNamed(report, 'Retirement and next events');
    expect(ahead.get('Net worth when you retire, in today’s dollars')?.at(-1)?.value).toBe(report.highlights[3]?.value);
    expect(ahead.get('Next events')?.length).toBeGreaterThan(1);
    const years = gridNamed(report, 'Your timeline by financial year').rows;
    expect(years[0]?.[0]).toBe('2026-27, 8 months');
    // Eight twelfths of both pays and of half the rent of 5,200 a year, which stands on record as its income.
    expect(years[0]?.[1]).toBe('$101,733');
    expect(years.slice(9).map(([year]) => year)).toEqual([
      '2035-36',
      '2040-41',
      '2045-46',
      '2050-51',
      '2055-56',
      '2060-61',
      '2065-66',
    ]);
  });

  it('shortens what property equity is made of where there are many properties', () => {
    const [asset] = details.assets;
    if (asset === undefined) throw new Error('The record has an asset');
    const assets = Array.from({ length: 30 }, (_, index) => ({ ...asset, id: id.replace(/0001$/, `${1000 + index}`) }));
    const made = groupsNamed(reportOf({}, { ...details, assets }), 'How the figures are made up');
    expect(
      made
        .get('Property equity')
        ?.slice(-4)
        .map(({ label }) => label),
    ).toEqual(['And 13 more, listed under Assets', 'Loans on property', 'LVR', 'Property equity']);
  });

  it('lists what had to be assumed under words that lead nowhere else', () => {
    const report = reportOf();
    const assumed = partNamed(report, 'What had to be assumed');
    const count = sentencesNamed(report, 'What had to be assumed').length;
    expect(count).toBeGreaterThan(2);
    expect(assumed).toMatchObject({ summary: `${count} things are not on your record, counted like this:` });
    expect(JSON.stringify(report)).not.toMatch(/see how/i);
  });

  it('keeps every quick estimate to one section at the end, with its working and why it differs', () => {
    const report = reportOf();
    expect(report.parts.slice(-2).map(({ title }) => title)).toEqual(['Quick estimates', 'Based on']);
    const section = partNamed(report, 'Quick estimates');
    if (section.kind !== 'section') throw new Error('Quick estimates is no section');
    expect(section.summary).toMatch(/^[^.]*differ[^.]*\.$/);
    expect(section.parts.map(({ title }) => title)).toEqual([
      'What the quick estimates leave out',
      'Summary cards',
      'How the summary cards were worked out',
      'Income tax, 2026-27',
      'How the tax of 2026-27 was worked out',
      'Retirement outlook',
      'How the retirement outlook was worked out',
      'Retirement, quick check',
      'How the quick check was worked out',
    ]);
    const front = JSON.stringify({ ...report, parts: report.parts.slice(0, -2) });
    for (const estimate of ['Monthly Cashflow', 'Net Income', 'Monthly Repayments', 'Still short', 'Shortfall'])
      expect(front).not.toContain(estimate);
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

  it('taxes both partners at the rates of the year of today, or of the year asked for', () => {
    const grid = gridNamed(reportOf(), 'Income tax, 2026-27');
    // 4,020 + 30 % of 55,000; 4,020 + 30 % of 5,000.
    expect(grid.rows[2]).toEqual(['Tax, 2026-27', '$20,520', '$5,520', '$26,040']);
    const alone = gridNamed(reportOf({ assessWithPartner: false }), 'Income tax, 2026-27');
    expect(alone.columns).toHaveLength(2);
    const asked = gridNamed(reportOf({}, details, { taxYear: '2025-26' }), 'Income tax, 2025-26');
    // 4,288 + 30 % of 55,000; 4,288 + 30 % of 5,000.
    expect(asked.rows[2]).toEqual(['Tax, 2025-26', '$20,788', '$5,788', '$26,576']);
    const nextYear = reportOf({}, details, { today: '2027-07-01' });
    expect(gridNamed(nextYear, 'Income tax, 2027-28').rows[2]?.[0]).toBe('Tax, 2027-28');
  });

  it('plans retirement from the year of birth, and says when there is none', () => {
    expect(estimatesNamed(reportOf(), 'Retirement outlook')).toMatchObject({ 'Years to retirement': '25 years' });
    expect(sentencesNamed(reportOf({ dateOfBirth: '' }), 'Retirement')[0]).toContain('date of birth');
  });

  it('stands for a record of which nothing is known', () => {
    const report = reportOf(blankProfile, { ...details, assets: [], liabilities: [] });
    expect(report.preparedFor).toBe('a client without a name');
    expect(report.headline.value).toBe('$0');
    expect(gridNamed(report, 'Assets').note).toContain('No assets');
    expect(report.highlights.find(({ label }) => label.startsWith('Net worth when'))).toMatchObject({ value: '–' });
  });
});
