import { readFileSync } from 'node:fs';
import { type Asset, blankProfile, type Liability, type Profile } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { asset, liability } from '../../test/household-records.ts';
import { summaryCards, unknownFrequencies } from './summary-cards.ts';

interface Sketch {
  readonly profile?: Partial<Profile>;
  readonly assets?: readonly Partial<Asset>[];
  readonly liabilities?: readonly Partial<Liability>[];
}

interface GoldenCase {
  readonly id: string;
  readonly area: string;
  readonly inputs: Sketch;
  readonly expected: Readonly<Record<string, number>>;
  readonly tolerance: number;
}

const file = new URL('../../../finance/fixtures/spec-cases.json', import.meta.url);
const fixtures: readonly GoldenCase[] = JSON.parse(readFileSync(file, 'utf8'));
const cases = fixtures.filter(({ area }) => area === 'dashboard.summary');

function aClient({ profile = {}, assets = [], liabilities = [] }: Sketch = {}) {
  return {
    profile: { ...blankProfile, ...profile },
    assets: assets.map((fields) => asset({ id: '', assetType: 'Other', ...fields })),
    liabilities: liabilities.map((fields) => liability({ id: '', liabilityType: 'Other Loans', ...fields })),
  };
}

function golden(id: string) {
  const found = cases.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no golden case ${id}`);
  return summaryCards(aClient(found.inputs));
}

const shownAs = (cards: ReturnType<typeof summaryCards>, title: string) =>
  cards.find((card) => card.title === title)?.value;

describe('the summary cards', () => {
  it('[CARD-01] [CARD-17] are nine, in the order of the specification', () => {
    expect(golden('S-DS-02').map(({ title }) => title)).toEqual([
      'Total Assets',
      'Total Invested',
      'Gross Income',
      'Net Income',
      'Monthly Cashflow',
      'Equity',
      'Property Count',
      'Total Liabilities',
      'Monthly Repayments',
    ]);
  });

  const textsOf = (titles: readonly string[]) =>
    golden('S-DS-02')
      .filter(({ title }) => titles.includes(title))
      .map(({ value, unit }) => [value, unit].join(' ').trim());

  it('show what is owned and owed of S-DS-02 in whole dollars [CARD-02 CARD-04 CARD-13 CARD-15]', () => {
    expect(textsOf(['Total Assets', 'Total Invested', 'Equity', 'Property Count', 'Total Liabilities'])).toEqual([
      '$1,745,000 each in full, whatever your share',
      '$1,220,000',
      '$765,800 all assets less all loans, each in full, whatever your share',
      '2 among your assets',
      '$979,200',
    ]);
  });

  it('show the incomes and repayments of S-DS-02 with their period [CARD-05 CARD-08 CARD-10]', () => {
    expect(textsOf(['Gross Income', 'Net Income', 'Monthly Cashflow', 'Monthly Repayments'])).toEqual([
      '$208,840 a year before tax, rent and dividends included',
      '$81,388 a year, 70% of gross less repayments',
      '−$2,997 a month from investments, after all repayments',
      '$5,400 a month',
    ]);
  });

  it('mark no loss where investments bring less than all repayments of the household take', () => {
    const cards = golden('S-DS-02');
    expect(cards.find(({ id }) => id === 'monthly-cashflow')?.isNegative).toBe(false);
    const poor = summaryCards(aClient({ liabilities: [{ loanBalance: 10, repaymentAmount: 1 }] }));
    expect(poor.filter(({ isNegative }) => isNegative).map(({ id }) => id)).toEqual(['net-income', 'equity']);
  });

  it('[CARD-12] convert repayments to months first (S-DS-03)', () => {
    const cards = golden('S-DS-03');
    expect(shownAs(cards, 'Monthly Repayments')).toBe('$3,597');
    expect(shownAs(cards, 'Net Income')).toBe('$103,028');
    expect(shownAs(cards, 'Monthly Cashflow')).toBe('−$1,193');
  });

  it('[CARD-06] leave the partner out while not assessed together (S-DS-04)', () => {
    expect(shownAs(golden('S-DS-04'), 'Gross Income')).toBe('$138,840');
    expect(shownAs(golden('S-DS-04'), 'Net Income')).toBe('$32,388');
  });

  it('[CARD-07] leave other incomes out', () => {
    const profile = { grossIncome: 100_000, income: 5, additionalIncome: 7_000, nonTaxableIncome: 9_000, savings: 1 };
    expect(shownAs(summaryCards(aClient({ profile })), 'Gross Income')).toBe('$100,000');
  });

  it.each(cases)('of golden case $id end their working with their own figure', ({ inputs, expected, tolerance }) => {
    const names = [
      'totalAssets',
      'totalInvested',
      'grossIncome',
      'netIncome',
      'monthlyCashflow',
      'equity',
      'propertyCount',
      'totalDebt',
      'monthlyRepayments',
    ];
    const cards = summaryCards(aClient(inputs));
    for (const [place, name] of names.entries()) {
      const end = cards[place]?.working.at(-1)?.amount ?? Number.NaN;
      expect(Math.abs(end - Number(expected[name])), name).toBeLessThanOrEqual(tolerance);
    }
  });

  const hints = new Map(golden('S-DS-02').map(({ title, hint }) => [title, hint]));

  it('say in their tooltips which assets they count [CARD-03 CARD-14 CARD-16]', () => {
    expect(hints.get('Total Assets')).toContain('ach asset counts in full');
    expect(hints.get('Equity')).toContain('All assets count, super included');
    expect(hints.get('Equity')).toContain('Net worth today counts your share');
    expect(hints.get('Property Count')).toBe('Properties in your assets');
  });

  it('say in their tooltips what is left out of an income [CARD-09 CARD-11]', () => {
    expect(hints.get('Net Income')).toMatch(/^estimate: 70% of gross/);
    expect(hints.get('Monthly Cashflow')).toMatch(/^Monthly investment cash flow.*without salary and living costs/);
  });

  it('[FMT-03] show nothing as $0 and call nothing a shortfall', () => {
    const cards = summaryCards(aClient());
    expect(cards.map(({ value }) => value)).toEqual(['$0', '$0', '$0', '$0', '$0', '$0', '0', '$0', '$0']);
    expect(cards.some(({ isNegative }) => isNegative)).toBe(false);
  });

  it('[ENT-27] name frequencies that were counted as Monthly', () => {
    const assets = [{ incomeAmount: 100, incomeFrequency: 'Biweekly' }];
    expect(unknownFrequencies(aClient({ assets }))).toEqual(['Biweekly']);
  });
});
