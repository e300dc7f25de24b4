import { modellingDefaults, type ScenarioProperty } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { projectionView } from './projection-view.ts';

const { portfolio, simulator, outlook } = modellingDefaults;
const home: ScenarioProperty = { propertyValue: 500_000, growthRate: 'medium', acquired: null };
const of = (properties: ScenarioProperty[]) => projectionView('Panel', { ...portfolio, properties }, outlook);

describe('a portfolio on the panel or in the simulator', () => {
  it('[PFPROJ-28] [PFPROJ-37] shows golden case S-PF-01 with its interest cost', () => {
    const { report, summary } = of([home]);
    expect(report.headline).toEqual({
      label: 'Total equity after 30 years',
      value: '$1,685,971',
      // 1,685,971.19 ÷ 1.025^30
      today: '$803,774',
    });
    const values = Object.fromEntries(report.figures.map(({ label, value }) => [label, value]));
    expect(values).toMatchObject({
      'Total value after 30 years': '$2,160,971',
      'Total debt after 30 years': '$475,000',
      'Properties acquired': '1 of 1',
      'Interest on the debt of year 0': '$26,125 a year',
      'Interest on the debt of year 30': '$26,125 a year',
    });
    expect(summary).toContain('total equity from $25,000 to $1,685,971 ($803,774 in today’s dollars)');
  });

  it('shows golden case S-PF-02 with the simulator’s properties [PFSIM-03 PFSIM-04 PFSIM-05 PFPROJ-26]', () => {
    const { purchases, report } = projectionView('Simulator', simulator, outlook);
    expect(purchases.map(({ name, when, price, loan }) => [name, when, price, loan])).toEqual([
      ['Property 1', 'Year 0', 500_000, 475_000],
      ['Property 2', 'Year 6', 600_000, 630_000],
      ['Property 3', 'Year 10', 750_000, 787_500],
    ]);
    expect(report.headline.value).toBe('$4,193,504');
  });

  it('[PFPROJ-34] warns when the equity of an entered year is short', () => {
    const { projection, report } = of([home, { ...home, acquired: 3 }]);
    expect(projection.rows[3]).toMatchObject({ totalDebt: 1_000_000 });
    expect(projection.rows[3]?.totalEquity).toBeCloseTo(78_812.5, 6);
    // 61,950 ÷ 1.025^3
    expect(report.findings).toContain(
      'Property 2 is bought in year 3 as entered, although the usable equity falls $61,950 ($57,527 in today’s dollars) short of its deposit.',
    );
  });

  it('[PFPROJ-24] [PFPROJ-25] [PFPROJ-35] takes year 0 for a year', () => {
    const { purchases } = of([home, { ...home, acquired: 0 }]);
    expect(purchases.map(({ when }) => when)).toEqual(['Year 6', 'Year 0']);
  });

  it('[PFPROJ-36] says when a property is never affordable', () => {
    const { purchases, report } = of([home, { ...home, propertyValue: 1e9 }]);
    expect(purchases[1]).toMatchObject({ year: null, when: 'Not within 30 years', loan: null });
    expect(report.findings).toContain('Property 2 at $1,000,000,000: not within 30 years.');
  });

  it('[PFPROJ-38] shows low, medium and high growth together', () => {
    const { comparison } = of([home]).report;
    const last = comparison?.().rows.find(({ label }) => label === 'Total equity after 30 years');
    // 500,000 × 1.03^30, 1.05^30, 1.07^30, less 475,000.
    expect(last?.cells.map(({ value }) => value)).toEqual(['$738,631', '$1,685,971', '$3,331,128']);
  });

  it('lists what the strategy assumes [PFPROJ-09 PFPROJ-10 PFPROJ-11 PFPROJ-12]', () => {
    const limits = of([home]).report.limits.join(' ');
    for (const text of [
      'Deposit of 10% on the first property; 5% of its value is added to the loan for fees and costs.',
      'Loans are interest-only.',
      'when refinancing frees a 10% deposit',
      'up to 80% of the current value',
      'compounds yearly, with no inflation or market swings',
      'Interest rate 5.5% a year',
    ]) {
      expect(limits).toContain(text);
    }
  });

  it('lists what the figures leave out [PFPROJ-38]', () => {
    const limits = of([home]).report.limits.join(' ');
    for (const text of [
      'Loans of 95% of the price and more',
      'No lenders mortgage insurance',
      'Income, rent and repayments are not tested',
      'one constant rate for 30 years',
      'in today’s prices',
    ]) {
      expect(limits).toContain(text);
    }
  });

  it('takes a person’s own assumptions into figures, words and working', () => {
    const own = projectionView('Panel', { ...portfolio, deposit: 20, costs: 4, interestRate: 6 }, outlook);
    expect(own.purchases[0]?.loan).toBe(420_000);
    expect(own.report.limits[0]).toContain('Deposit of 20% on the first property; 4%');
    expect(own.report.working()[0]).toMatchObject({
      label: 'Debt for Property 1, bought in year 0',
      formula: '$500,000 × (80% + 4% costs)',
    });
    expect(own.report.figures.find(({ label }) => label.endsWith('year 0'))?.value).toBe('$25,200 a year');
  });

  it('[PFPROJ-37] changes no equity with the interest rate', () => {
    const dear = projectionView('Panel', { ...portfolio, interestRate: 11 }, outlook);
    expect(dear.report.headline).toEqual(of([home]).report.headline);
  });
});
