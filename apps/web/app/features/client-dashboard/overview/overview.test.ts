import type { RecordedValuation } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { aClient, goldenCases } from '../shared/golden-clients.ts';
import { assetAllocation } from '../shared/slices.ts';
import { propertyCashFlow } from './cash-flow-card.tsx';
import { portfolioValue } from './portfolio-value-card.tsx';

const today = '2026-11-21';

function valuation(assetId: string, date: string, value: number): RecordedValuation {
  return { assetId, assetLabel: assetId, date, value, valuedAt: `${date}T02:00:00.000Z` };
}

const household = aClient(goldenCases('dashboard.summary').find(({ id }) => id === 'S-DS-02')?.inputs);

describe('the value over time', () => {
  it('[TABOV-06] carries each asset’s latest valuation forward over 12 months', () => {
    const history = portfolioValue(
      [
        valuation('home', '2025-06-01', 800_000),
        valuation('home', '2026-03-10', 850_000),
        valuation('shares', '2026-05-31', 40_000),
        valuation('home', '2026-11-20', 900_000),
      ],
      today,
    );
    expect(history?.months.map(({ month, value }) => `${month} ${value}`)).toEqual([
      '2025-12 800000',
      '2026-01 800000',
      '2026-02 800000',
      '2026-03 850000',
      '2026-04 850000',
      '2026-05 890000',
      '2026-06 890000',
      '2026-07 890000',
      '2026-08 890000',
      '2026-09 890000',
      '2026-10 890000',
      '2026-11 940000',
    ]);
    expect(history?.summary).toBe('$940,000 in November 2026; $800,000 in December 2025.');
    expect(history?.rows.at(-1)).toEqual({ month: 'November 2026', value: 940_000 });
  });

  it('has gaps before the first valuation, which is not a value of nothing', () => {
    const history = portfolioValue([valuation('home', '2026-10-15', 800_000)], today);
    expect(history?.months.map(({ value }) => value)).toEqual([...Array(10).fill(null), 800_000, 800_000]);
    const first = portfolioValue([valuation('home', '2026-11-21', 800_000)], today);
    expect(first?.summary).toContain('the first month with a recorded value');
  });

  it('is there at once where a valuation has the server’s day, which is tomorrow for the reader', () => {
    const history = portfolioValue([valuation('home', '2026-11-22', 800_000)], today);
    expect(history?.months.at(-1)?.value).toBe(800_000);
  });

  it('[TABOV-09] is none without a valuation', () => {
    expect(portfolioValue([], today)).toBeNull();
  });
});

describe('the allocation', () => {
  it('[TABOV-07] [TABINV-01] [CHART-05] is by type of asset in whole percents, each with its own colour', () => {
    const pie = assetAllocation(household.assets);
    expect(pie?.slices.map(({ name, value, percent }) => [name, value, percent])).toEqual([
      ['Primary Home', 900_000, 52],
      ['Investment Property', 620_000, 36],
      ['Super', 180_000, 10],
      ['Shares', 45_000, 3],
    ]);
    expect(new Set(pie?.slices.map(({ colour }) => colour)).size).toBe(4);
    expect(pie?.summary).toBe('Primary Home 52%, Investment Property 36%, Super 10%, Shares 3% of $1,745,000.');
  });

  it('[CHART-10] leaves whole percents as they are, though they come to 101', () => {
    const percents = assetAllocation(household.assets)?.slices.map(({ percent }) => percent) ?? [];
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(101);
  });

  it('[CHART-11] [TABINV-02] has no slice for 0, and is none when nothing is left', () => {
    const { assets } = aClient({ assets: [{ assetType: 'Shares' }, { assetType: 'Super', currentValue: 5 }] });
    expect(assetAllocation(assets)?.slices.map(({ name }) => name)).toEqual(['Super']);
    expect(assetAllocation(assets.slice(0, 1))).toBeNull();
  });
});

describe('the cash flow', () => {
  it('[FIRST-14] [TABOV-08] sets rents against mortgage repayments in the month of today, and draws no month before it', () => {
    const flow = propertyCashFlow({ details: household, today });
    expect(flow?.months).toHaveLength(1);
    expect(flow?.months.at(-1)?.month).toBe('2026-11');
    expect(flow?.summary).toContain('Earlier months are not on record, so none are drawn.');
    expect(flow?.months[0]?.income).toBeCloseTo(2_253.33, 2);
    expect(flow?.months[0]?.expenses).toBe(5_250);
    expect(flow?.summary).toContain('$2,253 of rent against $5,250 of mortgage repayments a month');
  });

  it('[TABOV-08] keeps monthly amounts and leaves cards and shares out', () => {
    const details = aClient({
      assets: [{ assetType: 'Shares', incomeAmount: 450, incomeFrequency: 'Quarterly' }],
      liabilities: [
        { liabilityType: 'Mortgage', repaymentAmount: 2_300 },
        { liabilityType: 'Credit Card', repaymentAmount: 150 },
      ],
    });
    expect(propertyCashFlow({ details, today })?.months[0]).toEqual({ month: '2026-11', income: 0, expenses: 2_300 });
  });

  it('[TABOV-09] is none without rents and mortgages', () => {
    expect(propertyCashFlow({ details: aClient(), today })).toBeNull();
  });
});
