import { describe, expect, it } from 'vitest';
import { rowsNamed, sentencesNamed } from '../../test/report-parts.ts';
import { borrowingReport } from './borrowing-report.ts';

const inputs = {
  grossIncome: 88_888.88,
  maritalStatus: 'de-facto',
  partnerIncome: 44_444.44,
  dependants: 1,
  existingLoans: 1_234.56,
} as const;
const report = borrowingReport({ kind: 'borrowing', inputs, preparedAt: '2026-11-20T22:00:00Z' });

describe('the borrowing capacity report', () => {
  it('[BORROW-05] [LEAD-06] shows the figure that was on the screen, in whole dollars (S-BC-09)', () => {
    expect(report.headline.value).toBe('$768,765');
  });

  it('is dated by the day in Sydney', () => {
    expect(report.preparedOn).toBe('21 November 2026');
  });

  it('lists the inputs on its cover, the partner’s income only where it counts', () => {
    expect(report.highlights.map((row) => row.value)).toEqual([
      '$88,889 a year',
      'De facto',
      '$44,444 a year',
      '1',
      '$1,235',
    ]);
    const single = borrowingReport({
      kind: 'borrowing',
      inputs: { ...inputs, maritalStatus: 'single' },
      preparedAt: '2026-11-20T22:00:00Z',
    });
    expect(single.highlights).toHaveLength(4);
  });

  it('[BORROW-12] says why nothing can be borrowed, as the screen does', () => {
    const indebted = borrowingReport({
      kind: 'borrowing',
      inputs: { ...inputs, dependants: 0, existingLoans: 1_000_000 },
      preparedAt: '2026-11-20T22:00:00Z',
    });
    expect(sentencesNamed(indebted, 'Assumptions and limits')[0]).toBe(
      'Existing loans outweigh six times the income, so nothing is left to borrow.',
    );
  });

  it('shows the working down to the figure, with the values in each formula', () => {
    expect(rowsNamed(report, 'How it was worked out').at(-1)).toMatchObject({
      note: '$769,999.92 − $1,234.56',
      value: '$768,765',
    });
    expect(rowsNamed(report, 'How it was worked out')).toHaveLength(5);
  });

  it('[BORROW-13] says what the figure is not, and where its rules come from', () => {
    expect(sentencesNamed(report, 'Assumptions and limits').join(' ')).toContain('not a lender’s assessment');
    expect(sentencesNamed(report, 'Based on')[0]).toContain('Freehold’s own estimate');
    expect(report.disclosure[0]).toContain('Estimate only, general information');
  });
});
