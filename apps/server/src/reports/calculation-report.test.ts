import {
  type CapitalGainsForm,
  capitalGainsStart,
  type LandTaxForm,
  landTaxStart,
  loanPlannerStart,
} from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { byLabel, gridNamed, partNamed, rowsNamed, sentencesNamed } from '../../test/report-parts.ts';
import { calculationReport } from './calculation-report.ts';

const preparedAt = '2026-11-20T22:00:00Z';

const landTax = (changes: Partial<LandTaxForm> = {}) =>
  calculationReport({
    kind: 'calculation',
    calculation: { tool: 'land-tax', inputs: { ...landTaxStart, ...changes } },
    preparedAt,
  });
const capitalGains = (changes: Partial<CapitalGainsForm> = {}) =>
  calculationReport({
    kind: 'calculation',
    calculation: { tool: 'capital-gains', inputs: { ...capitalGainsStart, ...changes } },
    preparedAt,
  });

describe('the report of a calculation', () => {
  it('leads with the tool’s figure in whole dollars, its unit and its sentence', () => {
    const report = landTax();
    expect(report.title).toBe('Land tax report');
    expect(report.preparedOn).toBe('21 November 2026');
    // $100 and 1.6 % of $225,000.
    expect(report.headline).toMatchObject({ label: 'Land tax in New South Wales', value: '$3,700 a year' });
    expect(report.headline.note).toContain('$1,075,000');
    expect(report.highlights.map(({ label }) => label)).toContain('Your taxable land');
  });

  it('reads back what was entered, and repeats the figure with those that follow it', () => {
    const report = landTax({ state: 'QLD', land: 680_000, land2: 100_000, share2: 50 });
    expect(byLabel(rowsNamed(report, 'What you entered'))).toEqual({
      'Where the land is': 'QLD',
      'Taxable land value, property 1': '$680,000',
      'Taxable land value, property 2': '50% of $100,000',
    });
    // $500 and 1 % of $130,000, and a further $1,000 for the next $100,000.
    expect(byLabel(rowsNamed(report, 'Result'))).toMatchObject({
      'Land tax in Queensland': '$1,800 a year',
      'Your taxable land': '$730,000',
      'On your next $100,000 of land': '$1,000 a year',
    });
  });

  it('draws a chart of one series as bars, with its figures as a table', () => {
    const report = landTax();
    const bars = partNamed(report, 'The same land in each state');
    expect(bars).toMatchObject({ kind: 'bars' });
    const grid = gridNamed(report, 'The same land in each state, figures');
    expect(grid.columns).toEqual(['State or territory', 'Land tax a year']);
    expect(grid.rows).toContainEqual(['NSW', '$3,700']);
    // $4,650 and 0.9 % of $300,000.
    expect(grid.rows).toContainEqual(['VIC', '$7,350']);
    expect(grid.rows).toContainEqual(['NT', '$0']);
    expect(grid.rows).toHaveLength(8);
    expect(grid.note).toBeUndefined();
  });

  it('gives a chart of several series as a table alone', () => {
    const report = capitalGains();
    expect(report.parts.filter(({ kind }) => kind === 'bars')).toEqual([]);
    const grid = gridNamed(report, 'Tax by year of sale, figures');
    expect(grid.note).toContain('sold on the same day of another year');
    expect(grid.columns).toEqual(['Year of sale', 'Law of the day', 'Law before 1 July 2027']);
  });

  it('draws a chart of lines over years, from the start on, and lists what would change the figure', () => {
    const calculation = { tool: 'loan-planner', inputs: loanPlannerStart } as const;
    const report = calculationReport({ kind: 'calculation', calculation, preparedAt });
    const part = report.parts.find(({ kind }) => kind === 'lines');
    if (part?.kind !== 'lines') throw new Error('There are no lines');
    const [first] = part.lines;
    expect(first?.points.slice(0, 2).map(([year]) => year)).toEqual([0, 1]);
    expect(first?.points[0]?.[1]).toBe(loanPlannerStart.loan);
    expect(first?.points.at(-1)?.[1]).toBeCloseTo(0, 2);
    for (const item of sentencesNamed(report, 'What would change it')) expect(item).toMatch(/[^.]\.$/);
  });

  it('shows the working down to the figure, the assumptions and the sources', () => {
    const report = capitalGains({ boughtOn: '2020-01-01', boughtFor: 500_000, soldOn: '2026-08-01', soldFor: 700_000 });
    expect(report.title).toBe('Capital gains tax report');
    // $100,000 on top of $120,000: $15,000 at 30 %, $55,000 at 37 %, $30,000 at 45 %, and 2 % of levy.
    expect(report.headline.value).toBe('$40,350');
    expect(rowsNamed(report, 'How it was worked out').at(-1)).toMatchObject({
      label: 'Tax on the gain',
      value: '$40,350',
    });
    expect(sentencesNamed(report, 'Assumptions and limits').join(' ')).toContain(
      'No capital losses of earlier years are counted',
    );
    expect(sentencesNamed(report, 'Based on').join(' ')).toContain('2026-27 resident rates');
    expect(report.disclosure[0]).toContain('Estimate only, general information');
  });
});
