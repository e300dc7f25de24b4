import { describe, expect, it } from 'vitest';
import { taxYears } from '../rules/income-tax.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { explainTotalTax } from './explain-total-tax.ts';
import { medicareLevy, medicareSurcharge } from './medicare.ts';
import { lowIncomeOffset, lowMiddleIncomeOffset } from './offsets.ts';
import { totalTax } from './total-tax.ts';

const noOther = { reportableFringeBenefits: 0, netInvestmentLosses: 0, reportableSuper: 0 };

const offset = (year: FinancialYear, taxableIncome: number) => {
  const answer = lowIncomeOffset({ taxableIncome, financialYear: year });
  return answer.status === 'computed' ? answer.offset : answer;
};

const middleOffset = (year: FinancialYear, taxableIncome: number) => {
  const answer = lowMiddleIncomeOffset({ taxableIncome, financialYear: year });
  return answer.status === 'computed' ? answer.offset : answer;
};

const levy = (year: FinancialYear, taxableIncome: number) => {
  const answer = medicareLevy({ taxableIncome, financialYear: year });
  return answer.status === 'computed' ? answer.levy : answer;
};

const surcharge = (year: FinancialYear, income: number, privateHospitalCover = false) => {
  const answer = medicareSurcharge({ ...noOther, taxableIncome: income, privateHospitalCover, financialYear: year });
  return answer.status === 'computed' ? answer.surcharge : answer;
};

describe('lowIncomeOffset', () => {
  it.each([
    ['2018-19', -1, 445],
    ['2018-19', 37_000, 445],
    ['2018-19', 37_000.01, 444.999_85],
    ['2018-19', 47_000, 295],
    ['2019-20', 66_666.67, 0],
    ['2019-20', 66_667, 0],
    ['2020-21', 37_499.99, 700],
    ['2020-21', 37_500, 700],
    ['2020-21', 37_500.01, 699.999_5],
    ['2021-22', 40_000, 575],
    ['2025-26', 44_999.99, 325.000_5],
    ['2025-26', 45_000, 325],
    ['2025-26', 45_000.01, 324.999_85],
    ['2025-26', 60_000, 100],
    ['2026-27', 66_666, 0.01],
    ['2026-27', 66_667, 0],
    ['2026-27', 500_000, 0],
  ] as const)('%s on %d is %d', (year, income, expected) => {
    expect(offset(year, income)).toBeCloseTo(expected, 4);
  });

  it('goes on after 2026-27, and has no rule before 2018-19', () => {
    expect(offset('2027-28', 30_000)).toBe(700);
    expect(offset('2040-41', 60_000)).toBeCloseTo(100, 9);
    expect(offset('2017-18', 30_000)).toEqual({
      status: 'no-rule',
      topic: 'low income tax offset',
      financialYear: '2017-18',
    });
  });
});

describe('lowMiddleIncomeOffset', () => {
  it.each([
    ['2018-19', 37_000, 255],
    ['2018-19', 37_000.01, 255.000_75],
    ['2018-19', 48_000, 1_080],
    ['2019-20', 48_000.01, 1_080],
    ['2019-20', 90_000, 1_080],
    ['2020-21', 90_000.01, 1_079.999_7],
    ['2020-21', 100_000, 780],
    ['2020-21', 126_000, 0],
    ['2021-22', 37_000, 675],
    ['2021-22', 48_000, 1_500],
    ['2021-22', 100_000, 1_200],
    ['2021-22', 125_999, 420.03],
    ['2021-22', 126_000, 0],
    ['2021-22', 126_000.01, 0],
  ] as const)('%s on %d is %d', (year, income, expected) => {
    expect(middleOffset(year, income)).toBeCloseTo(expected, 4);
  });

  it('ended on 30 June 2022', () => {
    expect(middleOffset('2022-23', 60_000)).toMatchObject({ status: 'no-rule' });
  });
});

describe('medicareLevy', () => {
  const thresholds = [
    ['2018-19', 22_398],
    ['2019-20', 22_801],
    ['2020-21', 23_226],
    ['2021-22', 23_365],
    ['2022-23', 24_276],
    ['2023-24', 26_000],
    ['2024-25', 27_222],
    ['2025-26', 28_011],
    ['2026-27', 28_011],
  ] as const;

  it.each(thresholds)('%s is nil to %d and then phased in', (year, threshold) => {
    expect(levy(year, threshold - 0.01)).toBe(0);
    expect(levy(year, threshold)).toBe(0);
    expect(levy(year, threshold + 0.01)).toBeCloseTo(0.001, 9);
    expect(levy(year, threshold + 100)).toBeCloseTo(10, 9);
  });

  it.each(thresholds)('%s is 2%% of all from %d ÷ 0.8', (year, threshold) => {
    const upper = threshold / 0.8;
    expect(levy(year, upper)).toBeCloseTo(0.02 * upper, 6);
    expect(levy(year, upper - 0.01)).toBeCloseTo(0.02 * upper - 0.001, 6);
    expect(levy(year, upper + 0.01)).toBeCloseTo(0.02 * upper + 0.0002, 6);
    expect(levy(year, 100_000)).toBeCloseTo(2_000, 9);
  });

  it('is nil on a loss and has no rule before 2018-19', () => {
    expect(levy('2025-26', -10)).toBe(0);
    expect(levy('2017-18', 50_000)).toMatchObject({ status: 'no-rule' });
  });

  it('marks the 2026-27 threshold as a working assumption', () => {
    const answer = medicareLevy({ taxableIncome: 1, financialYear: '2026-27' });
    expect(answer.status === 'computed' && answer.rules[0]?.confidence).toBe('unverified');
  });
});

describe('medicareSurcharge', () => {
  const tiers = [
    ['2018-19', [90_000, 105_000, 140_000]],
    ['2022-23', [90_000, 105_000, 140_000]],
    ['2023-24', [93_000, 108_000, 144_000]],
    ['2024-25', [97_000, 113_000, 151_000]],
    ['2025-26', [101_000, 118_000, 158_000]],
    ['2026-27', [105_000, 123_000, 164_000]],
  ] as const;
  const rates = [0, 0.01, 0.0125, 0.015];

  it.each(tiers)('%s steps at %j, on the whole income', (year, thresholds) => {
    for (const [index, threshold] of thresholds.entries()) {
      expect(surcharge(year, threshold - 0.01)).toBeCloseTo((threshold - 0.01) * (rates[index] ?? 0), 6);
      expect(surcharge(year, threshold)).toBeCloseTo(threshold * (rates[index] ?? 0), 6);
      expect(surcharge(year, threshold + 0.01)).toBeCloseTo((threshold + 0.01) * (rates[index + 1] ?? 0), 6);
    }
  });

  it('is nothing with private hospital cover', () => {
    expect(surcharge('2025-26', 500_000, true)).toBe(0);
  });

  it('refuses a negative income and has no rule for 2027-28', () => {
    expect(() => surcharge('2025-26', -1)).toThrow('taxableIncome is -1');
    expect(surcharge('2027-28', 200_000)).toMatchObject({ status: 'no-rule' });
  });
});

describe('totalTax', () => {
  const inputs = { taxableIncome: 45_000, financialYear: '2026-27' } as const;

  it('takes offsets off the tax and adds the levy (P-TOT-01)', () => {
    expect(totalTax(inputs)).toMatchObject({
      incomeTax: 4_020,
      lowIncomeOffset: 325,
      incomeTaxAfterOffsets: 3_695,
      medicareLevy: 900,
      totalTax: 4_595,
      netIncome: 40_405,
    });
  });

  it('never refunds an offset, and never takes it off the levy', () => {
    expect(totalTax({ taxableIncome: 20_000, financialYear: '2025-26' })).toMatchObject({
      incomeTaxAfterOffsets: 0,
      medicareLevy: 0,
      totalTax: 0,
    });
    const early = totalTax({ taxableIncome: 60_000, financialYear: '2020-21' });
    expect(early).toMatchObject({ incomeTax: 9_967, lowMiddleIncomeOffset: 1_080 });
    expect(early.status === 'computed' && early.totalTax).toBeCloseTo(9_967 - 1_180 + 1_200, 6);
  });

  it('takes a levy threshold that is not set from the last known year, and says so', () => {
    const next = totalTax({ taxableIncome: 30_000, financialYear: '2027-28' });
    // 14 % of 11,800 less 700; 10 % of the excess over 28,011.
    expect(next).toMatchObject({ frozen: ['medicare.levy.2026-27'] });
    expect(next.status === 'computed' && next.incomeTaxAfterOffsets).toBeCloseTo(952, 9);
    expect(next.status === 'computed' && next.medicareLevy).toBeCloseTo(198.9, 9);
    expect(totalTax({ ...inputs, financialYear: '2025-26' })).toMatchObject({ frozen: [] });
  });

  it.each(taxYears)('is the last amount of its explanation in %s', (year) => {
    for (const taxableIncome of [-5, 0, 25_000, 45_000.5, 120_000, 1e6]) {
      const result = totalTax({ taxableIncome, financialYear: year });
      const working = explainTotalTax({ taxableIncome, financialYear: year });
      expect(working?.at(-1)?.amount).toBe(result.status === 'computed' && result.totalTax);
    }
  });
});
