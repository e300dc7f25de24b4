import { durationText } from '@freehold/domain';
import { describe, expect, it } from 'vitest';
import { byLabel, gridNamed, rowsNamed, sentencesNamed } from '../../test/report-parts.ts';
import { mortgageReport } from './mortgage-report.ts';

const inputs = {
  loanAmount: 500_000,
  interestRate: 4.5,
  loanTerm: 30,
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
  additionalRepayments: 200,
  today: '2026-11-21',
} as const;
const reportOf = (changes: Partial<Parameters<typeof mortgageReport>[0]['inputs']> = {}) =>
  mortgageReport({ kind: 'mortgage', inputs: { ...inputs, ...changes }, preparedAt: '2026-11-20T22:00:00Z' });

describe('the mortgage report', () => {
  it('shows the figures of golden case S-MC-07 in whole dollars', () => {
    const report = reportOf();
    expect(report.headline).toMatchObject({ label: 'Estimated monthly repayment', value: '$2,533' });
    expect(byLabel(rowsNamed(report, 'Result'))).toEqual({
      'Total repayments': '$845,818',
      'Total interest': '$345,818',
      'Interest saved': '$66,215',
      'Time saved': '4 years 2 months',
      'Paid off on': '21 September 2052',
      'Illustrative market rate': '5% a year',
    });
    expect(report.preparedOn).toBe('21 November 2026');
  });

  it('reads the inputs back as the printed sheet does', () => {
    expect(rowsNamed(reportOf(), 'What you entered').map((row) => row.value)).toEqual([
      '$500,000',
      '4.5% a year',
      '30 years',
      'Monthly',
      'Principal and interest',
      '$200',
      '2.5% a year',
    ]);
  });

  it('has a row for each year until the loan is paid off, which add up to the totals', () => {
    const schedule = gridNamed(reportOf(), 'Year by year');
    // 310 payments are 25 years and 10 months.
    expect(schedule.rows).toHaveLength(26);
    expect(schedule.rows.at(-1)?.at(-2)).toBe('$0');
    const dollars = (text: string | undefined) => Number(text?.replace(/[$,]/g, ''));
    const sumOf = (column: number) => schedule.rows.reduce((sum, row) => sum + dollars(row[column]), 0);
    expect(Math.abs(sumOf(1) - 845_818.49)).toBeLessThan(26);
    expect(Math.abs(sumOf(2) - 345_818.49)).toBeLessThan(26);
    expect(Math.abs(sumOf(3) - 500_000)).toBeLessThan(26);
  });

  it('says what an interest-only loan still owes (S-MC-04)', () => {
    const report = reportOf({ loanType: 'interest_only', additionalRepayments: 0 });
    expect(report.headline.value).toBe('$1,875');
    // 500,000 ÷ 1.025^30.
    expect(rowsNamed(report, 'Result')).toContainEqual({
      label: 'Principal still owing',
      note: '$238,371 in today’s dollars',
      value: '$500,000',
    });
    expect(gridNamed(report, 'Year by year').rows).toHaveLength(30);
    expect(gridNamed(report, 'Year by year').rows[29]).toEqual([
      '30',
      '$22,500',
      '$22,500',
      '$0',
      '$500,000',
      '$238,371',
    ]);
  });

  it('shows the working down to the total, the assumptions, and never the words of the credit code', () => {
    const report = reportOf();
    expect(rowsNamed(report, 'How it was worked out').at(-1)).toMatchObject({
      label: 'Total repayments',
      value: '$845,818',
    });
    expect(sentencesNamed(report, 'Assumptions and limits').join(' ')).toContain('No fees');
    expect(report.disclosure[0]).toContain('Estimate only, general information');
    expect(JSON.stringify(report)).not.toMatch(/comparison rate/i);
  });
});

describe('a duration', () => {
  it.each([
    [0, '0 months'],
    [1, '1 month'],
    [12, '1 year'],
    [50, '4 years 2 months'],
    [360, '30 years'],
  ])('of %d months is %s', (months, text) => {
    expect(durationText(months)).toBe(text);
  });
});
