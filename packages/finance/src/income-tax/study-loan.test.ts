import { describe, expect, it } from 'vitest';
import { studyLoanRepayments } from '../rules/study-loan.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { studyLoanRepayment } from './study-loan.ts';

const repayment = (financialYear: FinancialYear, repaymentIncome: number) => {
  const answer = studyLoanRepayment({ repaymentIncome, financialYear });
  return answer.status === 'computed' ? answer.repayment : answer;
};

describe('study loans to 2024-25, a rate of the whole income', () => {
  it.each([
    ['2018-19', 51_957, 0.02, 0],
    ['2018-19', 107_214, 0.08, 0.075],
    ['2019-20', 45_881, 0.01, 0],
    ['2019-20', 134_573, 0.1, 0.095],
    ['2020-21', 46_620, 0.01, 0],
    ['2020-21', 136_740, 0.1, 0.095],
    ['2021-22', 47_014, 0.01, 0],
    ['2022-23', 48_361, 0.01, 0],
    ['2022-23', 141_848, 0.1, 0.095],
    ['2023-24', 51_550, 0.01, 0],
    ['2023-24', 151_201, 0.1, 0.095],
    ['2024-25', 54_435, 0.01, 0],
    ['2024-25', 159_664, 0.1, 0.095],
  ] as const)('%s from %d takes %d, a cent below %d', (year, threshold, rate, rateBelow) => {
    expect(repayment(year, threshold)).toBeCloseTo(threshold * rate, 6);
    expect(repayment(year, threshold + 0.01)).toBeCloseTo((threshold + 0.01) * rate, 6);
    expect(repayment(year, threshold - 0.01)).toBeCloseTo((threshold - 0.01) * rateBelow, 6);
  });

  it.each([
    ['2022-23', [55_837, 59_187, 62_739, 66_503, 70_493, 74_723, 79_207]],
    ['2023-24', [59_519, 63_090, 66_876, 70_889, 75_141, 79_650, 84_430]],
    ['2024-25', [62_851, 66_621, 70_619, 74_856, 79_347, 84_108, 89_155]],
  ] as const)('%s steps up at %j', (year, thresholds) => {
    const rates = [0.01, 0.02, 0.025, 0.03, 0.035, 0.04, 0.045, 0.05];
    for (const [index, threshold] of thresholds.entries()) {
      expect(repayment(year, threshold - 1)).toBeCloseTo((threshold - 1) * (rates[index] ?? 0), 6);
      expect(repayment(year, threshold)).toBeCloseTo(threshold * (rates[index + 1] ?? 0), 6);
    }
  });

  it('set each threshold 6 % above the one before, as the Act indexes them, from the second of eighteen on', () => {
    for (const { id, value } of studyLoanRepayments) {
      if (value.kind !== 'whole-income' || value.bands.length !== 18) continue;
      const thresholds = value.bands.map(({ from }) => from).slice(1);
      const last = thresholds.at(-1) ?? 0;
      for (const [index, threshold] of thresholds.entries()) {
        const indexed = last / 1.06 ** (thresholds.length - 1 - index);
        expect(Math.abs(threshold - indexed), `${id} at ${threshold}`).toBeLessThanOrEqual(1.6);
      }
    }
  });
});

describe('study loans from 2025-26, marginal', () => {
  it.each([
    ['2025-26', 67_000, 0],
    ['2025-26', 67_000.01, 0.0015],
    ['2025-26', 96_000, 4_350],
    ['2025-26', 124_999.99, 8_699.998_5],
    ['2025-26', 125_000, 8_700],
    ['2025-26', 125_000.01, 8_700.001_7],
    ['2025-26', 179_285, 17_928.45],
    ['2025-26', 179_285.01, 17_928.501],
    ['2025-26', 200_000, 20_000],
    ['2026-27', 69_528, 0],
    ['2026-27', 69_528.01, 0.0015],
    ['2026-27', 129_717, 9_028.35],
    ['2026-27', 129_717.01, 9_028.001_7],
    ['2026-27', 186_050, 18_604.61],
    ['2026-27', 186_050.01, 18_605.001],
  ] as const)('%s on %d takes %d', (year, income, expected) => {
    expect(repayment(year, income)).toBeCloseTo(expected, 4);
  });

  it('has no rule for 2027-28 and refuses a negative income', () => {
    expect(repayment('2027-28', 100_000)).toMatchObject({ status: 'no-rule', topic: 'study loan repayment' });
    expect(() => repayment('2025-26', -1)).toThrow('repaymentIncome is -1');
  });
});
