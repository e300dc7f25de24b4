import type { ProgressiveScale } from '../scale/progressive-scale.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import type { Rule } from './rule.ts';
import { forYears } from './rule-set.ts';

/** A rate on the whole income, from a given income. */
export interface WholeIncomeBand {
  readonly from: number;
  readonly rate: number;
}

/** Terms of a year's compulsory repayment. */
export type StudyLoanTerms =
  | { readonly kind: 'whole-income'; readonly bands: readonly WholeIncomeBand[] }
  | {
      readonly kind: 'marginal';
      readonly scale: ProgressiveScale;
      /** Above this income, `wholeRate` of the whole income applies instead. */
      readonly wholeAbove: number;
      readonly wholeRate: number;
    };

const common = {
  unit: 'dollars of annual repayment income',
  read: '2026-11-21',
} as const;

const readInOneSource = {
  confidence: 'single-source',
  note: 'First and last threshold verified; those between, each 6 % above the one before, read in one source',
} as const;

const notChecked = {
  confidence: 'unverified',
  note: 'First threshold verified; those between not checked in a source',
} as const;

const eighteenRates = [1, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10];

function wholeIncome(
  year: FinancialYear,
  thresholds: readonly number[],
  percents = eighteenRates,
): Rule<StudyLoanTerms> {
  return {
    id: `study-loan.${year}`,
    label: `Study loan repayment ${year}`,
    value: {
      kind: 'whole-income',
      bands: thresholds.map((from, index) => ({ from, rate: (percents[index] ?? 0) / 100 })),
    },
    ...common,
    ...forYears(year, year),
    source: 'ATO study and training loan repayment thresholds; Higher Education Support Act 2003 s 154-20',
    statute: 'Higher Education Support Act 2003 s 154-20',
    ...(year >= '2022-23' ? readInOneSource : notChecked),
  };
}

type Marginal = Extract<StudyLoanTerms, { kind: 'marginal' }>;

function marginal(year: FinancialYear, terms: Omit<Marginal, 'kind' | 'wholeRate'>): Rule<StudyLoanTerms> {
  return {
    id: `study-loan.${year}`,
    label: `Study loan repayment ${year}`,
    value: { kind: 'marginal', wholeRate: 0.1, ...terms },
    ...common,
    ...forYears(year, year),
    source: 'ATO study and training loan repayment thresholds and rates from 2025-26',
    confidence: 'verified',
  };
}

/** Compulsory study loan (HELP) repayment, by year: on the whole income to 2024-25, marginal from 2025-26. */
export const studyLoanRepayments: readonly Rule<StudyLoanTerms>[] = [
  wholeIncome(
    '2018-19',
    [51_957, 57_730, 64_307, 70_882, 74_608, 80_198, 86_856, 91_426, 100_614, 107_214],
    [2, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8],
  ),
  wholeIncome(
    '2019-20',
    [
      45_881, 52_974, 56_152, 59_522, 63_093, 66_878, 70_891, 75_145, 79_653, 84_433, 89_499, 94_869, 100_561, 106_594,
      112_990, 119_770, 126_956, 134_573,
    ],
  ),
  wholeIncome(
    '2020-21',
    [
      46_620, 53_827, 57_056, 60_480, 64_109, 67_955, 72_032, 76_355, 80_936, 85_793, 90_940, 96_397, 102_180, 108_310,
      114_808, 121_699, 129_000, 136_740,
    ],
  ),
  wholeIncome(
    '2021-22',
    [
      47_014, 54_283, 57_539, 60_992, 64_652, 68_530, 72_642, 77_002, 81_621, 86_519, 91_710, 97_213, 103_046, 109_228,
      115_782, 122_729, 130_093, 137_898,
    ],
  ),
  wholeIncome(
    '2022-23',
    [
      48_361, 55_837, 59_187, 62_739, 66_503, 70_493, 74_723, 79_207, 83_959, 88_997, 94_337, 99_997, 105_997, 112_356,
      119_098, 126_244, 133_819, 141_848,
    ],
  ),
  wholeIncome(
    '2023-24',
    [
      51_550, 59_519, 63_090, 66_876, 70_889, 75_141, 79_650, 84_430, 89_495, 94_866, 100_558, 106_591, 112_986,
      119_765, 126_951, 134_569, 142_643, 151_201,
    ],
  ),
  wholeIncome(
    '2024-25',
    [
      54_435, 62_851, 66_621, 70_619, 74_856, 79_347, 84_108, 89_155, 94_504, 100_175, 106_186, 112_557, 119_310,
      126_468, 134_057, 142_101, 150_627, 159_664,
    ],
  ),
  marginal('2025-26', {
    scale: [
      { above: 67_000, base: 0, rate: 0.15 },
      { above: 125_000, base: 8_700, rate: 0.17 },
    ],
    wholeAbove: 179_285,
  }),
  marginal('2026-27', {
    scale: [
      { above: 69_528, base: 0, rate: 0.15 },
      { above: 129_717, base: 9_028, rate: 0.17 },
    ],
    wholeAbove: 186_050,
  }),
];
