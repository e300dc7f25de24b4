import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxYears } from '../rules/income-tax.ts';
import { recordFrequencies } from '../units/frequency.ts';
import { allocation } from './allocation.ts';
import { annualisedIncome, explainAnnualisedIncome } from './annualised-income.ts';
import { cashFlowSeries } from './cash-flow-series.ts';
import { creditUtilisation, explainCreditUtilisation } from './credit-utilisation.ts';
import { type DashboardInputs, dashboardSummary } from './dashboard-summary.ts';
import { explainDashboardSummary } from './explain-dashboard-summary.ts';
import { explainHouseholdTax } from './explain-household-tax.ts';
import { type HouseholdTaxInputs, householdTax } from './household-tax.ts';
import { valueHistory } from './value-history.ts';

/** The client of S-DS-02. */
const client: DashboardInputs = {
  profile: { grossIncome: 110_000, partnerIncome: 70_000, assessWithPartner: true },
  assets: [
    asset('Primary Home', 900_000, 650_000),
    { ...asset('Investment Property', 620_000, 540_000), incomeAmount: 520, incomeFrequency: 'Weekly' },
    { ...asset('Shares', 45_000, 30_000), incomeAmount: 450, incomeFrequency: 'Quarterly' },
    asset('Super', 180_000, 0),
  ],
  liabilities: [liability(480_000, 2_950), liability(496_000, 2_300), liability(3_200, 150)],
};

function asset(assetType: string, currentValue: number, originalPrice: number) {
  return { assetType, currentValue, originalPrice, incomeAmount: 0, incomeFrequency: 'Monthly' };
}

function liability(loanBalance: number, repaymentAmount: number, repaymentFrequency = 'Monthly') {
  return { loanBalance, limitAmount: 0, repaymentAmount, repaymentFrequency };
}

describe('dashboardSummary', () => {
  it('adds up assets and what they cost [CARD-02 CARD-04]', () => {
    expect(dashboardSummary(client)).toMatchObject({ totalAssets: 1_745_000, totalInvested: 1_220_000 });
  });

  it('adds up balances and repayments [CARD-17]', () => {
    expect(dashboardSummary(client)).toMatchObject({ totalDebt: 979_200, monthlyRepayments: 5_400 });
  });

  it('takes equity as all assets less all balances, super included [CARD-13 CARD-14]', () => {
    expect(dashboardSummary(client).equity).toBe(765_800);
    const withoutSuper = client.assets.filter(({ assetType }) => assetType !== 'Super');
    expect(dashboardSummary({ ...client, assets: withoutSuper }).equity).toBe(585_800);
  });

  it('[CARD-05] [CARD-08] [CARD-09] takes 70 % of gross income less twelve repayments', () => {
    const summary = dashboardSummary(client);
    expect(summary.annualAssetIncome).toBe(28_840);
    expect(summary.grossIncome).toBe(208_840);
    expect(summary.netIncome).toBeCloseTo(81_388, 6);
  });

  it('[CARD-06] leaves the partner out unless assessed together', () => {
    const alone = dashboardSummary({ ...client, profile: { ...client.profile, assessWithPartner: false } });
    expect(alone.grossIncome).toBe(138_840);
  });

  it('[CARD-10] sets asset income against repayments by the month', () => {
    expect(dashboardSummary(client).monthlyCashflow).toBeCloseTo(-2_996.67, 2);
  });

  it('[CARD-12] converts weekly and fortnightly repayments to months', () => {
    const liabilities = [liability(1, 700, 'Weekly'), liability(1, 260, 'Fortnightly')];
    expect(dashboardSummary({ ...client, liabilities }).monthlyRepayments).toBeCloseTo(3_596.67, 2);
  });

  it('[CARD-15] counts Primary Home and Investment Property', () => {
    expect(dashboardSummary(client).propertyCount).toBe(2);
  });

  it('[TABLIAB-04] counts the repayments of expenses without a balance', () => {
    const liabilities = [...client.liabilities, liability(0, 400)];
    expect(dashboardSummary({ ...client, liabilities })).toMatchObject({
      totalDebt: 979_200,
      monthlyRepayments: 5_800,
    });
  });

  it('shows 0 for an empty client', () => {
    const profile = { grossIncome: 0, partnerIncome: 0, assessWithPartner: false };
    expect(dashboardSummary({ profile, assets: [], liabilities: [] })).toMatchObject({
      totalAssets: 0,
      grossIncome: 0,
      netIncome: 0,
      monthlyCashflow: 0,
      equity: 0,
      propertyCount: 0,
      unknownFrequencies: [],
    });
  });

  it('[ENT-27] counts an unknown frequency as Monthly and names it', () => {
    const liabilities = [liability(1, 100, 'yearly'), liability(1, 100, 'yearly')];
    expect(dashboardSummary({ ...client, liabilities })).toMatchObject({
      monthlyRepayments: 200,
      unknownFrequencies: ['yearly'],
    });
  });

  it('refuses amounts that cannot be', () => {
    const profile = { ...client.profile, grossIncome: Number.NaN };
    expect(() => dashboardSummary({ ...client, profile })).toThrow('grossIncome is NaN');
    expect(() => dashboardSummary({ ...client, assets: [asset('Shares', 1e13, 0)] })).toThrow('currentValue is');
    expect(() => dashboardSummary({ ...client, liabilities: [liability(0, Number.NaN)] })).toThrow('repaymentAmount');
  });

  it('is explained card by card, ending on the equity', () => {
    const working = explainDashboardSummary(client);
    expect(working.map(({ label, amount }) => [label, Number(amount.toFixed(2))])).toEqual([
      ['Total assets', 1_745_000],
      ['Total invested', 1_220_000],
      ['Properties in your assets', 2],
      ['Gross income', 208_840],
      ['Net income', 81_388],
      ['Monthly investment cash flow', -2_996.67],
      ['Monthly repayments', 5_400],
      ['Total liabilities', 979_200],
      ['Equity', 765_800],
    ]);
    expect(working.map(({ formula }) => formula)).toEqual([
      '$900,000 + $620,000 + $45,000 + $180,000',
      '$650,000 + $540,000 + $30,000 + $0',
      'assets of type Primary Home or Investment Property',
      '$110,000 + $70,000 + $28,840',
      '70% × $208,840 − 12 × $5,400',
      '$28,840 ÷ 12 − $5,400',
      'each repayment × times a year ÷ 12, added up',
      '$480,000 + $496,000 + $3,200',
      '$1,745,000 − $979,200',
    ]);
    const profile = { ...client.profile, assessWithPartner: false };
    const alone = explainDashboardSummary({ profile, assets: [], liabilities: [] });
    expect(alone.find(({ label }) => label === 'Gross income')?.formula).toBe('$110,000 + $0 + $0');
    expect(alone.at(0)?.formula).toBe('$0');
  });
});

describe('creditUtilisation', () => {
  const card = { loanBalance: 3_200, limitAmount: 12_000 };

  it('[TABLIAB-02] is balance over limit', () => {
    expect(creditUtilisation([card]).utilisationPct).toBeCloseTo(26.67, 2);
  });

  it('[TABLIAB-03] leaves out what has no limit', () => {
    expect(creditUtilisation([card, { loanBalance: 480_000, limitAmount: 0 }]).utilisationPct).toBeCloseTo(26.67, 2);
    expect(creditUtilisation([{ loanBalance: 480_000, limitAmount: 0 }])).toEqual({
      balance: 0,
      limit: 0,
      utilisationPct: 0,
      barPct: 0,
    });
  });

  it('[TABLIAB-03] stops the bar at 100 and not the figure', () => {
    expect(creditUtilisation([{ loanBalance: 300, limitAmount: 200 }])).toMatchObject({
      utilisationPct: 150,
      barPct: 100,
    });
    expect(creditUtilisation([{ loanBalance: -50, limitAmount: 200 }])).toMatchObject({
      utilisationPct: -25,
      barPct: 0,
    });
  });

  it('is explained down to the percentage', () => {
    expect(explainCreditUtilisation([card]).map(({ formula }) => formula)).toEqual([
      '$3,200',
      '$12,000',
      '$3,200 ÷ $12,000',
    ]);
    expect(explainCreditUtilisation([]).map(({ formula }) => formula)).toEqual(['$0', '$0', 'no limit, so 0%']);
    expect(explainCreditUtilisation([card]).at(-1)?.amount).toBe(creditUtilisation([card]).utilisationPct);
  });

  it('refuses amounts that cannot be', () => {
    expect(() => creditUtilisation([{ loanBalance: Number.NaN, limitAmount: 1 }])).toThrow('loanBalance is NaN');
    expect(() => creditUtilisation([{ loanBalance: 1, limitAmount: 1e13 }])).toThrow('limitAmount is');
  });
});

describe('householdTax', () => {
  const couple: HouseholdTaxInputs = {
    grossIncome: 100_000,
    nonTaxableIncome: 2_600,
    assessWithPartner: true,
    partnerIncome: 60_000,
    partnerNonTaxableIncome: 1_300,
    financialYear: '2025-26',
  };

  it('taxes each by the scale and adds the non-taxable incomes (S-TA-02)', () => {
    const result = householdTax(couple);
    expect(result).toMatchObject({
      primaryTax: 20_788,
      partnerTax: 8_788,
      totalTax: 29_576,
      totalGross: 160_000,
      netTotal: 134_324,
    });
    expect(result.effectiveRatePct).toBeCloseTo(18.485, 9);
  });

  it('leaves everything of the partner out unless assessed together (S-TA-03)', () => {
    expect(householdTax({ ...couple, assessWithPartner: false })).toMatchObject({
      partnerTax: 0,
      partnerNet: 0,
      netTotal: 81_812,
    });
  });

  it('has an effective rate of 0 without income (S-TA-04)', () => {
    const result = householdTax({ ...couple, grossIncome: 0, nonTaxableIncome: 12_000, assessWithPartner: false });
    expect(result).toMatchObject({ effectiveRatePct: 0, netTotal: 12_000 });
  });

  it('the two nets make the total, and the explanation ends on it', () => {
    const anyCouple = fc.record({
      grossIncome: fc.double({ min: 0, max: 1e6, noNaN: true }),
      nonTaxableIncome: fc.double({ min: 0, max: 1e5, noNaN: true }),
      assessWithPartner: fc.boolean(),
      partnerIncome: fc.double({ min: 0, max: 1e6, noNaN: true }),
      partnerNonTaxableIncome: fc.double({ min: 0, max: 1e5, noNaN: true }),
      financialYear: fc.constantFrom(...taxYears),
    });
    fc.assert(
      fc.property(anyCouple, (inputs) => {
        const result = householdTax(inputs);
        expect(result.primaryNet + result.partnerNet).toBeCloseTo(result.netTotal, 4);
        expect(result.effectiveRatePct).toBeLessThan(45);
        expect(explainHouseholdTax(inputs).at(-1)?.amount).toBe(result.netTotal);
      }),
    );
  });

  it('explains with the actual values', () => {
    expect(explainHouseholdTax(couple).map(({ formula }) => formula)).toEqual([
      '2024-25 to 2025-26 resident rates on $100,000',
      '2024-25 to 2025-26 resident rates on $60,000',
      '$20,788 + $8,788',
      '$29,576 ÷ $160,000',
      '$160,000 + $3,900 non-taxable − $29,576',
    ]);
    expect(explainHouseholdTax({ ...couple, assessWithPartner: false })[1]?.formula).toBe(
      'not assessed together, so $0',
    );
  });

  it('refuses a negative income, the partner’s only when it counts', () => {
    expect(() => householdTax({ ...couple, grossIncome: -1 })).toThrow('grossIncome is -1');
    expect(() => householdTax({ ...couple, partnerIncome: -1 })).toThrow('partnerIncome is -1');
    expect(householdTax({ ...couple, partnerIncome: -1, assessWithPartner: false }).partnerTax).toBe(0);
  });
});

describe('annualisedIncome', () => {
  it.each(recordFrequencies)('[CALC-18] explains %s', (frequency) => {
    const working = explainAnnualisedIncome({ amount: 123.45, frequency });
    expect(working).toHaveLength(1);
    expect(working[0]?.amount).toBe(annualisedIncome({ amount: 123.45, frequency }));
    expect(working[0]?.formula).toMatch(/^\$123\.45 × \d+$/);
  });

  it('refuses an amount that cannot be', () => {
    expect(() => annualisedIncome({ amount: 1e13, frequency: 'Weekly' })).toThrow('amount is');
  });
});

describe('allocation', () => {
  it('adds up by name, largest first, with whole percentages', () => {
    const amounts = [
      { name: 'Shares', amount: 100 },
      { name: 'Primary Home', amount: 500 },
      { name: 'Shares', amount: 100 },
    ];
    expect(allocation(amounts)).toEqual([
      { name: 'Primary Home', value: 500, percent: 71 },
      { name: 'Shares', value: 200, percent: 29 },
    ]);
  });

  it('has no slice for nothing or less, and none at all when all is nothing', () => {
    expect(
      allocation([
        { name: 'Shares', amount: 0 },
        { name: 'Super', amount: -5 },
      ]),
    ).toEqual([]);
    expect(
      allocation([
        { name: 'Shares', amount: 5 },
        { name: 'Super', amount: -5 },
      ]),
    ).toHaveLength(1);
    expect(allocation([])).toEqual([]);
  });

  it('the slices make up what is positive', () => {
    const anyAmounts = fc.array(
      fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), amount: fc.double({ min: 0.01, max: 1e9, noNaN: true }) }),
    );
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const total = amounts.reduce((sum, { amount }) => sum + amount, 0);
        const sliced = allocation(amounts).reduce((sum, { value }) => sum + value, 0);
        expect(Math.abs(sliced - total)).toBeLessThan(1e-6 * (1 + total));
      }),
    );
  });
});

describe('valueHistory', () => {
  const valuations = [
    { assetId: 'home', date: '2026-09-10', value: 900_000 },
    { assetId: 'home', date: '2026-10-31', value: 910_000 },
    { assetId: 'shares', date: '2026-11-01', value: 45_000 },
    { assetId: 'home', date: '2026-11-21', value: 920_000 },
    { assetId: 'home', date: '2026-11-22', value: 1 },
  ];

  it('carries each asset’s latest value forward to the month’s end, today’s month to today', () => {
    expect(valueHistory({ valuations, today: '2026-11-21', months: 4 })).toEqual([
      { month: '2026-08', date: '2026-08-31', value: 0 },
      { month: '2026-09', date: '2026-09-30', value: 900_000 },
      { month: '2026-10', date: '2026-10-31', value: 910_000 },
      { month: '2026-11', date: '2026-11-21', value: 965_000 },
    ]);
  });

  it('covers twelve months, across the turn of the year and short months', () => {
    const points = valueHistory({ valuations, today: '2027-03-31' });
    expect(points).toHaveLength(12);
    expect(points[0]?.month).toBe('2026-04');
    expect(points[10]).toMatchObject({ month: '2027-02', date: '2027-02-28' });
  });

  it('takes valuations in any order, and a sold asset as nothing', () => {
    const sold = [...valuations, { assetId: 'shares', date: '2026-11-20', value: 0 }].reverse();
    expect(valueHistory({ valuations: sold, today: '2026-11-21', months: 1 })[0]?.value).toBe(920_000);
  });

  it('has no points without a valuation', () => {
    expect(valueHistory({ valuations: [], today: '2026-11-21' })).toEqual([]);
  });

  it('refuses days and values that cannot be', () => {
    const [first] = valuations;
    expect(() => valueHistory({ valuations, today: 'now' })).toThrow('today is now');
    expect(() => valueHistory({ valuations: [{ assetId: 'a', date: 'x', value: 1 }], today: '2026-11-21' })).toThrow(
      'date is x',
    );
    expect(() =>
      valueHistory({ valuations: [{ assetId: 'a', date: first?.date ?? '', value: 1e13 }], today: '2026-11-21' }),
    ).toThrow('value is');
    expect(() => valueHistory({ valuations, today: '2026-11-21', months: 0 })).toThrow('months is 0');
  });
});

describe('cashFlowSeries', () => {
  it('shows the recurring income and repayments of each month', () => {
    const series = cashFlowSeries({ ...client, today: '2026-01-31', months: 3 });
    expect(series.map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01']);
    expect(series[0]?.income).toBeCloseTo(2_403.33, 2);
    expect(series[0]?.expenses).toBe(5_400);
    expect(cashFlowSeries({ ...client, today: '2026-01-31' })).toHaveLength(12);
  });

  it('is empty without income and repayments', () => {
    expect(cashFlowSeries({ assets: [], liabilities: [], today: '2026-11-21' })).toEqual([]);
  });
});
