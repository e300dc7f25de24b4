import { describe, expect, it } from 'vitest';
import type { PropertyNumbers } from '../shared/property-numbers.ts';
import { financialSummary } from './financial-summary.ts';
import { valueProjection, yieldTrend } from './outlook-charts.tsx';

// Golden case S-PR-01.
const property: PropertyNumbers = { price: 750_000, growthRate: 3.5, rentalYield: 4.2 };

function figures(numbers: PropertyNumbers): Record<string, string> {
  return Object.fromEntries(financialSummary(numbers).rows.map(({ label, figure }) => [label, figure]));
}

function noteOf(numbers: PropertyNumbers, label: string): string | null | undefined {
  return financialSummary(numbers).rows.find((row) => row.label === label)?.note;
}

describe('the Financial Summary', () => {
  it('lists the six figures behind the repayment at today’s rate, growth and yield in percent [PROP-05 PROP-10]', () => {
    expect(Object.keys(figures(property))).toEqual([
      'Price',
      'Repayment at today’s rate',
      'Estimated monthly repayment',
      'Annual rental income',
      'Gross yield',
      'Growth rate',
      'Value in 5 years',
    ]);
    expect(figures(property)).toMatchObject({ Price: '$750,000', 'Gross yield': '4.2%', 'Growth rate': '3.5%' });
  });

  it('works S-PR-01: repayment, rent and value in 5 years [PROP-06 PROP-08 PROP-09]', () => {
    expect(figures(property)).toMatchObject({
      'Estimated monthly repayment': '$3,000',
      'Annual rental income': '$31,500',
      'Value in 5 years': '$890,765',
    });
  });

  it('[FIRST-08] leads with a 90 % loan at the typical rate of investors', () => {
    // 675,000 × i ÷ (1 − (1 + i)^−360), i = 6.5 % ÷ 12.
    expect(figures(property)['Repayment at today’s rate']).toBe('$4,266 a month');
  });

  it('works S-PR-03', () => {
    expect(figures({ price: 1_234_567, rentalYield: 3.75, growthRate: 6.1 })).toMatchObject({
      'Estimated monthly repayment': '$4,938',
      'Annual rental income': '$46,296',
      'Value in 5 years': '$1,659,937',
    });
  });

  it('[PROP-07] says what the repayment estimate is', () => {
    const note = noteOf(property, 'Estimated monthly repayment');
    expect(note).toContain('about 0.4% of price, roughly a 90% loan at 3.5%');
    expect(note).toContain('30 years');
    expect(note).toMatch(/^Indicative/);
  });

  it('[PROP-11] counts a missing number as 0 and says that it is missing', () => {
    const without = { price: 500_000, growthRate: null, rentalYield: null };
    // Golden case S-PR-02.
    expect(figures(without)).toEqual({
      Price: '$500,000',
      'Repayment at today’s rate': '$2,844 a month',
      'Estimated monthly repayment': '$2,000',
      'Annual rental income': '$0',
      'Gross yield': 'Not provided',
      'Growth rate': 'Not provided',
      'Value in 5 years': '$500,000',
    });
    expect(noteOf(without, 'Annual rental income')).toBe('Without the rental yield, which counts as 0 here.');
    expect(noteOf(without, 'Value in 5 years')).toBe('Without the growth rate, which counts as 0 here.');
    expect(figures({ ...without, price: null }).Price).toBe('Not provided');
  });

  it('shows a growth of 0 that was provided', () => {
    expect(figures({ ...property, growthRate: 0 })['Growth rate']).toBe('0%');
  });

  it('says what the value is worth in today’s dollars', () => {
    // 890,764.73 ÷ 1.025^5
    expect(noteOf(property, 'Value in 5 years')).toContain('$787,306 in today’s dollars');
  });

  it('shows its working', () => {
    expect(financialSummary(property).working.map(({ formula }) => formula)).toEqual([
      '$750,000 × 0.4%',
      '$750,000 × 4.2%',
      '$750,000 × (1 + 3.5%)^5',
    ]);
  });
});

describe('the value projection', () => {
  it('[PROP-03] starts at today’s price and reaches the five-year value in year 5', () => {
    const outlook = valueProjection(property);
    if (outlook.kind === 'missing') throw new Error(outlook.what);
    expect(outlook.years[0]).toBe(0);
    expect(outlook.values[0]).toBe(750_000);
    expect(outlook.values[5]).toBeCloseTo(890_764.73, 2);
    // Golden case S-AS-01.
    expect(outlook.values[10]).toBeCloseTo(1_057_949.07, 2);
    expect(outlook.summary).toBe('$750,000 today grows to $890,765 in 5 years and $1,057,949 in 10.');
    expect(outlook.rows[5]).toEqual({ year: 5, value: outlook.values[5] });
  });

  it.each([
    [{ price: null, growthRate: 3.5 }, 'price'],
    [{ price: 750_000, growthRate: null }, 'growth rate'],
    [{ price: null, growthRate: null }, 'price and growth rate'],
  ])('[PROP-16] is empty with %j', (numbers, what) => {
    expect(valueProjection(numbers)).toEqual({ kind: 'missing', what });
  });
});

describe('the yield trend', () => {
  it('[PROP-04] lets the rent grow like the value, on today’s price', () => {
    const outlook = yieldTrend(property);
    if (outlook.kind === 'missing') throw new Error(outlook.what);
    expect(outlook.values[0]).toBeCloseTo(4.2, 10);
    expect(outlook.values[5]).toBeCloseTo(4.2 * 1.035 ** 5, 10);
    expect(outlook.summary).toContain('4.2% today becomes 4.99%');
  });

  it.each([
    [{ ...property, rentalYield: null }, 'rental yield'],
    [{ ...property, growthRate: null, rentalYield: null }, 'growth rate and rental yield'],
    [{ ...property, price: 0 }, 'price'],
  ])('[PROP-16] is empty with %j', (numbers, what) => {
    expect(yieldTrend(numbers)).toEqual({ kind: 'missing', what });
  });
});
