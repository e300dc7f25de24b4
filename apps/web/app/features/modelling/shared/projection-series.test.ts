import { modellingDefaults } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import {
  propertyLines,
  propertySheetColumns,
  propertySheetRows,
  totalColumns,
  totalLines,
  totalSheetRows,
  totalTable,
} from './projection-series.ts';
import { projectionView } from './projection-view.ts';

const view = projectionView('Simulator', modellingDefaults.simulator, modellingDefaults.outlook);

describe('the whole portfolio', () => {
  it('[PFPROJ-14] has three lines over the years 0 to 30', () => {
    expect(totalLines(view).map(({ name, values }) => [name, values.length])).toEqual([
      ['Total property value', 31],
      ['Total debt', 31],
      ['Total equity', 31],
    ]);
  });

  it('steps up in the year of a purchase, from what there was without the new property', () => {
    const [value, debt, equity] = totalLines(view);
    // The second property is bought in year 6 for 600,000 with 630,000 of debt, the third in year 10.
    const years = value?.before?.flatMap((amount, year) => (amount === null ? [] : [year]));
    expect(years).toEqual([6, 10]);
    expect((value?.values[6] ?? 0) - (value?.before?.[6] ?? 0)).toBeCloseTo(600_000, 6);
    expect(debt?.before?.[6]).toBeCloseTo(debt?.values[5] ?? 0, 6);
    expect((equity?.values[6] ?? 0) - (equity?.before?.[6] ?? 0)).toBeCloseTo(-30_000, 6);
  });

  it('[PFPROJ-15] [PFPROJ-27] has a table with the cumulative count', () => {
    expect(totalColumns).toEqual(['Total Value', 'Total Debt', 'Total Equity', 'Properties Acquired']);
    const rows = totalTable(view);
    expect(rows.map(({ year }) => year)).toEqual(Array.from({ length: 31 }, (_, year) => year));
    expect([0, 5, 6, 10].map((year) => rows[year]?.cells[3]?.value)).toEqual(['1', '1', '2', '3']);
    // 165,047.82 ÷ 1.025^6
    expect(rows[6]?.cells[2]).toMatchObject({ value: '$165,048', today: '$142,320' });
    expect(totalSheetRows(view)[30]).toMatchObject({ year: 30, debt: 1_892_500, acquired: 3 });
  });
});

describe('each property', () => {
  it('[PFPROJ-16] [PFPROJ-17] [PFPROJ-23] has a line of its value and one of its equity', () => {
    const values = propertyLines(view, 'value');
    const equities = propertyLines(view, 'equity');
    expect(values.map(({ name }) => name)).toEqual(['Property 1', 'Property 2', 'Property 3']);
    expect(values[1]?.values.slice(5, 8)).toEqual([null, 600_000, 630_000]);
    // 600,000 less 630,000, then 630,000 less 630,000.
    expect(equities[1]?.values.slice(5, 8)).toEqual([null, -30_000, 0]);
    expect(equities[0]?.values[0]).toBe(25_000);
  });

  it('[PFPROJ-19] has the colour of its place', () => {
    expect(propertyLines(view, 'value').map(({ colour }) => colour)).toEqual([0, 1, 2]);
  });

  it('has a column in the table', () => {
    expect(propertySheetColumns(view).map(({ label }) => label)).toEqual([
      'Year',
      'Property 1',
      'Property 2',
      'Property 3',
    ]);
    expect(propertySheetRows(view, 'equity')[6]).toMatchObject({ 'Property 2': -30_000, 'Property 3': null });
  });
});
