import { describe, expect, it } from 'vitest';
import { aClient } from '../shared/golden-clients.ts';
import { netWorthChart } from './net-worth-chart.ts';
import { timelineView } from './timeline-view.ts';

const today = '2026-11-24';
const mortgage = {
  liabilityType: 'Mortgage',
  isPrimaryResidence: true,
  loanBalance: 5_000,
  repaymentAmount: 1_000,
} as const;
const details = aClient({
  profile: { monthlyLivingExpenses: 1_000, nonTaxableIncome: 24_000 },
  assets: [{ assetType: 'Primary Home', description: 'Cottage', currentValue: 700_000 }],
  liabilities: [mortgage],
});

describe('the view of a timeline', () => {
  it('[FIRST-03] has four figures that lead, net worth first', () => {
    const { figures } = timelineView({ details, today }, 'report');
    expect(figures.map(({ name, value }) => [name, value])).toEqual([
      ['Net worth today', '$695,000'],
      ['Property equity', '$695,000'],
      // 24,000 − 12,000 − 5,000 of principal, ÷ 12
      ['Left over a month', '$583'],
      ['Next event', '–'],
    ]);
  });

  it('comes out of its worker as it went in', () => {
    const view = timelineView({ details, today }, 'you');
    expect(structuredClone(view)).toEqual(view);
  });

  it('has a home loan beside its tab only where the record has one', () => {
    expect(timelineView({ details, today }, 'report').beside.homeLoan?.value).toBe('March 2027');
    expect(timelineView({ details: { ...details, liabilities: [] }, today }, 'report').beside.homeLoan).toBeNull();
  });

  it('groups what had to be assumed by the tab of the form that takes it, and counts it', () => {
    const { assumed, assumedSummary } = timelineView({ details, today }, 'report');
    const groups = new Map(assumed.map(({ tab, rows }) => [tab, rows.map(({ countedAs }) => countedAs).join(' ')]));
    expect(groups.get('personal')).toContain('Date of birth of the client is not recorded');
    expect(groups.get('occupation')).toContain('Gross Income of the client is not recorded');
    expect(groups.get('assets')).toContain('State of Cottage is not recorded');
    expect(groups.get('liabilities')).toContain('No interest rate of Mortgage 1 is recorded');
    expect(assumedSummary).toMatch(/^\d+ things are not on your record: see how they are counted$/);
  });
});

describe('the chart of net worth', () => {
  const path = [0, 1, 5, 6].map((years) => ({ years, month: `${2026 + years}-11`, amount: 100 + years, today: 100 }));

  it('shows the years of its range in the dollars chosen, and both in its table', () => {
    const chart = netWorthChart(path, { range: '5', dollars: 'year' });
    expect(chart.values).toEqual([100, 101, 105]);
    expect(netWorthChart(path, { range: '10', dollars: 'today' }).values).toEqual([100, 100, 100, 100]);
    expect(chart.rows.at(-1)).toEqual({ month: 'November 2031', today: 100, amount: 105 });
    expect(chart.summary).toMatch(/^\$100 today, \$105 in November 2031, in the dollars of that year/);
  });
});
