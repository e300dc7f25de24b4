import { type GearingScenario, modellingDefaults } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { byLabel, gridNamed, rowsNamed, sentencesNamed } from '../../test/report-parts.ts';
import { gearingReport } from './gearing-report.ts';

const reportOf = (changes: Partial<GearingScenario> = {}) =>
  gearingReport({
    kind: 'negative-gearing',
    scenario: { ...modellingDefaults.gearing, ...changes },
    preparedAt: '2026-11-20T22:00:00Z',
  });

describe('the negative gearing report', () => {
  it('[GEAR-31] shows golden case S-NG-01 with its tax year', () => {
    const report = reportOf();
    expect(report.headline).toMatchObject({ label: 'Tax saved, 2025-26', value: '$10,096' });
    expect(byLabel(rowsNamed(report, 'The property, a year'))).toEqual({
      Rent: '$15,000',
      Interest: '$26,400',
      Depreciation: '$14,700',
      'Other expenses': '$9,000',
      'Total deductions': '$50,100',
    });
    expect(byLabel(rowsNamed(report, 'Your share and your tax, a year'))).toMatchObject({
      'New taxable income': '$41,900',
      'Current tax, 2025-26': '$13,888',
      'New tax, 2025-26': '$3,792',
    });
    expect(sentencesNamed(report, 'Based on').join(' ')).toContain('2024-25 to 2025-26 resident rates');
    expect(report.disclosure.join(' ')).toContain('without the Medicare levy, offsets');
  });

  it('shows the ten depreciation years, the chosen one among them', () => {
    const { rows } = gridNamed(reportOf(), 'In each depreciation year');
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual(['1', '$14,700', '$50,100', '$41,900', '$10,096']);
  });

  it('[GEAR-32] [GEAR-33] projects no saving while the law’s facts are missing, and names the change of 2027', () => {
    const report = reportOf({ financialYear: '2027-28' });
    expect(report.headline.value).toBe('Not projected');
    expect(sentencesNamed(report, 'What to know').join(' ')).toContain('From 1 July 2027');
  });

  it('names its sources for readers, not for its makers', () => {
    expect(JSON.stringify(reportOf())).not.toContain('rules.md');
  });
});
