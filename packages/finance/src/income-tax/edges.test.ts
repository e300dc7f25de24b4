import { describe, expect, it } from 'vitest';
import type { FinancialYear } from '../units/financial-year.ts';
import { medicareSurcharge } from './medicare.ts';
import { lowIncomeOffset, lowMiddleIncomeOffset } from './offsets.ts';
import { studyLoanRepayment } from './study-loan.ts';

const noOther = { reportableFringeBenefits: 0, netInvestmentLosses: 0, reportableSuper: 0 };

const oldLowOffset = ['2018-19', '2019-20'] as const;
const newLowOffset = ['2020-21', '2021-22', '2022-23', '2023-24', '2024-25', '2025-26', '2026-27'] as const;

const lowOffset = (financialYear: FinancialYear, taxableIncome: number) => {
  const answer = lowIncomeOffset({ financialYear, taxableIncome });
  return answer.status === 'computed' ? answer.offset : Number.NaN;
};

const lowMiddleOffset = (financialYear: FinancialYear, taxableIncome: number) => {
  const answer = lowMiddleIncomeOffset({ financialYear, taxableIncome });
  return answer.status === 'computed' ? answer.offset : Number.NaN;
};

const surcharge = (financialYear: FinancialYear, income: number) => {
  const answer = medicareSurcharge({ ...noOther, financialYear, taxableIncome: income, privateHospitalCover: false });
  return answer.status === 'computed' ? answer.surcharge : Number.NaN;
};

const repayment = (financialYear: FinancialYear, repaymentIncome: number) => {
  const answer = studyLoanRepayment({ financialYear, repaymentIncome });
  return answer.status === 'computed' ? answer.repayment : Number.NaN;
};

describe('low income tax offset, each edge of each year a cent either side', () => {
  // 445 less 1.5 cents a dollar above 37,000: at 66,666.66 a tenth of a thousandth remains, at 66,666.67 nothing.
  const oldEdges = [
    [36_999.99, 445],
    [37_000, 445],
    [37_000.01, 444.999_85],
    [66_666.66, 0.000_1],
    [66_666.67, 0],
    [66_666.99, 0],
    [66_667, 0],
    [66_667.01, 0],
  ] as const;
  // 700 less 5 cents a dollar above 37,500, then 325 less 1.5 cents above 45,000.
  const newEdges = [
    [37_499.99, 700],
    [37_500, 700],
    [37_500.01, 699.999_5],
    [44_999.99, 325.000_5],
    [45_000, 325],
    [45_000.01, 324.999_85],
    [66_666.66, 0.000_1],
    [66_666.67, 0],
    [66_667, 0],
    [66_667.01, 0],
  ] as const;
  const cases = [
    ...oldLowOffset.flatMap((year) => oldEdges.map(([income, expected]) => ({ year, income, expected }))),
    ...newLowOffset.flatMap((year) => newEdges.map(([income, expected]) => ({ year, income, expected }))),
  ];

  it.each(cases)('$year on $income is $expected', ({ year, income, expected }) => {
    expect(lowOffset(year, income)).toBeCloseTo(expected, 6);
  });
});

describe('low and middle income tax offset, each edge of each year a cent either side', () => {
  const edges = [
    [36_999.99, 255],
    [37_000, 255],
    [37_000.01, 255.000_75],
    [47_999.99, 1_079.999_25],
    [48_000, 1_080],
    [48_000.01, 1_080],
    [89_999.99, 1_080],
    [90_000, 1_080],
    [90_000.01, 1_079.999_7],
    [125_999.99, 0.000_3],
    [126_000, 0],
  ] as const;
  const cases = (['2018-19', '2019-20', '2020-21', '2021-22'] as const).flatMap((year) =>
    edges.map(([income, offset]) => ({
      year,
      income,
      expected: year === '2021-22' && income < 126_000 ? offset + 420 : offset,
    })),
  );

  it.each(cases)('$year on $income is $expected', ({ year, income, expected }) => {
    expect(lowMiddleOffset(year, income)).toBeCloseTo(expected, 6);
  });

  it.each(['2018-19', '2019-20', '2020-21', '2021-22'] as const)('%s is nothing above 126,000', (year) => {
    expect(lowMiddleOffset(year, 126_000.01)).toBe(0);
    expect(lowMiddleOffset(year, 500_000)).toBe(0);
  });
});

describe('Medicare levy surcharge, each tier of each year a cent either side', () => {
  const tiers = [
    ['2018-19', [90_000, 105_000, 140_000]],
    ['2019-20', [90_000, 105_000, 140_000]],
    ['2020-21', [90_000, 105_000, 140_000]],
    ['2021-22', [90_000, 105_000, 140_000]],
    ['2022-23', [90_000, 105_000, 140_000]],
    ['2023-24', [93_000, 108_000, 144_000]],
    ['2024-25', [97_000, 113_000, 151_000]],
    ['2025-26', [101_000, 118_000, 158_000]],
    ['2026-27', [105_000, 123_000, 164_000]],
  ] as const;
  const percents = [0, 1, 1.25, 1.5];
  const cases = tiers.flatMap(([year, thresholds]) =>
    thresholds.map((threshold, index) => ({
      year,
      threshold,
      below: percents[index] ?? Number.NaN,
      above: percents[index + 1] ?? Number.NaN,
    })),
  );

  it.each(cases)('$year takes $below % to $threshold and $above % beyond', ({ year, threshold, below, above }) => {
    expect(surcharge(year, threshold - 0.01)).toBeCloseTo(((threshold - 0.01) * below) / 100, 6);
    expect(surcharge(year, threshold)).toBeCloseTo((threshold * below) / 100, 6);
    expect(surcharge(year, threshold + 0.01)).toBeCloseTo(((threshold + 0.01) * above) / 100, 6);
  });
});

/** Thresholds as the yearly tables of the tax office list them; the rate goes up with each. */
const studyLoanTables: readonly (readonly [FinancialYear, readonly number[]])[] = [
  [
    '2019-20',
    [
      45_881, 52_974, 56_152, 59_522, 63_093, 66_878, 70_891, 75_145, 79_653, 84_433, 89_499, 94_869, 100_561, 106_594,
      112_990, 119_770, 126_956, 134_573,
    ],
  ],
  [
    '2020-21',
    [
      46_620, 53_827, 57_056, 60_480, 64_109, 67_955, 72_032, 76_355, 80_936, 85_793, 90_940, 96_397, 102_180, 108_310,
      114_808, 121_699, 129_000, 136_740,
    ],
  ],
  [
    '2021-22',
    [
      47_014, 54_283, 57_539, 60_992, 64_652, 68_530, 72_642, 77_002, 81_621, 86_519, 91_710, 97_213, 103_046, 109_228,
      115_782, 122_729, 130_093, 137_898,
    ],
  ],
  [
    '2022-23',
    [
      48_361, 55_837, 59_187, 62_739, 66_503, 70_493, 74_723, 79_207, 83_959, 88_997, 94_337, 99_997, 105_997, 112_356,
      119_098, 126_244, 133_819, 141_848,
    ],
  ],
  [
    '2023-24',
    [
      51_550, 59_519, 63_090, 66_876, 70_889, 75_141, 79_650, 84_430, 89_495, 94_866, 100_558, 106_591, 112_986,
      119_765, 126_951, 134_569, 142_643, 151_201,
    ],
  ],
  [
    '2024-25',
    [
      54_435, 62_851, 66_621, 70_619, 74_856, 79_347, 84_108, 89_155, 94_504, 100_175, 106_186, 112_557, 119_310,
      126_468, 134_057, 142_101, 150_627, 159_664,
    ],
  ],
];

describe('study loan repayment, each threshold of each year a cent either side', () => {
  const rates = [0, 1, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10];
  const earliest = [51_957, 57_730, 64_307, 70_882, 74_608, 80_198, 86_856, 91_426, 100_614, 107_214];
  const earliestRates = [0, 2, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8];
  const casesOf = (year: FinancialYear, thresholds: readonly number[], percents: readonly number[]) =>
    thresholds.map((threshold, index) => ({
      year,
      threshold,
      below: percents[index] ?? Number.NaN,
      from: percents[index + 1] ?? Number.NaN,
    }));
  const cases = [
    ...casesOf('2018-19', earliest, earliestRates),
    ...studyLoanTables.flatMap(([year, thresholds]) => casesOf(year, thresholds, rates)),
  ];

  it.each(cases)('$year takes $from % of all from $threshold on', ({ year, threshold, below, from }) => {
    expect(repayment(year, threshold - 0.01)).toBeCloseTo(((threshold - 0.01) * below) / 100, 6);
    expect(repayment(year, threshold)).toBeCloseTo((threshold * from) / 100, 6);
    expect(repayment(year, threshold + 0.01)).toBeCloseTo(((threshold + 0.01) * from) / 100, 6);
  });

  it.each([
    ['2025-26', 66_999.99, 0],
    ['2025-26', 67_000, 0],
    ['2025-26', 67_000.01, 0.001_5],
    ['2025-26', 124_999.99, 8_699.998_5],
    ['2025-26', 125_000, 8_700],
    ['2025-26', 125_000.01, 8_700.001_7],
    ['2025-26', 179_284.99, 17_928.448_3],
    ['2025-26', 179_285, 17_928.45],
    ['2025-26', 179_285.01, 17_928.501],
    ['2026-27', 69_527.99, 0],
    ['2026-27', 69_528, 0],
    ['2026-27', 69_528.01, 0.001_5],
    ['2026-27', 129_716.99, 9_028.348_5],
    ['2026-27', 129_717, 9_028.35],
    ['2026-27', 129_717.01, 9_028.001_7],
    ['2026-27', 186_049.99, 18_604.608_3],
    ['2026-27', 186_050, 18_604.61],
    ['2026-27', 186_050.01, 18_605.001],
  ] as const)('%s on %d takes %d', (year, income, expected) => {
    expect(repayment(year, income)).toBeCloseTo(expected, 4);
  });
});
