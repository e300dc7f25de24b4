import { Decimal } from 'decimal.js';
import { atLeast, bySlices, d } from './decimals.ts';

/** A person's taxes from the words of shared rules, sections 1 to 5, in exact decimals; unknown later years go on. */

type Slices = readonly (readonly [from: number, rate: number])[];

function ratesOf(year: string): Slices {
  if (year < '2020-21')
    return [
      [18_200, 0.19],
      [37_000, 0.325],
      [90_000, 0.37],
      [180_000, 0.45],
    ];
  if (year < '2024-25')
    return [
      [18_200, 0.19],
      [45_000, 0.325],
      [120_000, 0.37],
      [180_000, 0.45],
    ];
  const lowest = { '2024-25': 0.16, '2025-26': 0.16, '2026-27': 0.15 }[year] ?? 0.14;
  return [
    [18_200, lowest],
    [45_000, 0.3],
    [135_000, 0.37],
    [190_000, 0.45],
  ];
}

/** Tax by the scale, exact. */
export function basicTax(year: string, taxableIncome: Decimal): Decimal {
  return bySlices(ratesOf(year), atLeast(0, taxableIncome));
}

/** Low income tax offset: 700 less 5 cents a dollar over 37,500, then 325 less 1.5 cents over 45,000. */
export function lito(year: string, income: Decimal): Decimal {
  if (year < '2020-21') return atLeast(0, d(445).minus(atLeast(0, income.minus(37_000)).times(0.015)));
  if (income.lte(37_500)) return d(700);
  if (income.lte(45_000)) return d(700).minus(income.minus(37_500).times(0.05));
  return atLeast(0, d(325).minus(income.minus(45_000).times(0.015)));
}

/** Working Australians tax offset, from 2027-28. */
export function workingOffset(year: string, netLabourIncome: Decimal): Decimal {
  if (year < '2027-28' || netLabourIncome.lte(18_200)) return d(0);
  return Decimal.min(250, basicTax(year, netLabourIncome));
}

/** Work expenses deducted: itemised, and what the standard deduction adds to them. */
export function workDeduction(year: string, labourIncome: Decimal, itemised: Decimal): Decimal {
  if (year < '2026-27') return itemised;
  return itemised.plus(atLeast(0, Decimal.min(1_000, labourIncome).minus(itemised)));
}

const levyThresholds: Readonly<Record<string, number>> = {
  '2018-19': 22_398,
  '2019-20': 22_801,
  '2020-21': 23_226,
  '2021-22': 23_365,
  '2022-23': 24_276,
  '2023-24': 26_000,
  '2024-25': 27_222,
};
const familyThresholds: Readonly<Record<string, readonly [number, number]>> = {
  '2023-24': [43_846, 4_027],
  '2024-25': [45_907, 4_216],
};

export interface Family {
  readonly spouseTaxableIncome: number;
  readonly spouseIncomeForSurcharge: number;
  readonly dependentChildren: number;
  readonly privateHospitalCover?: boolean | undefined;
}

function singleLevy(year: string, income: Decimal): Decimal {
  const lower = levyThresholds[year] ?? 28_011;
  return atLeast(0, Decimal.min(income.times(0.02), income.minus(lower).times(0.1)));
}

/** Medicare levy, with the family's reduction where there is a family. */
export function medicareLevy(year: string, income: Decimal, family?: Family): Decimal {
  const own = singleLevy(year, income);
  if (family === undefined || own.isZero()) return own;
  const [couple, perChild] = familyThresholds[year] ?? [47_238, 4_338];
  const threshold = d(couple).plus(perChild * family.dependentChildren);
  const together = income.plus(family.spouseTaxableIncome);
  if (together.lte(threshold)) return d(0);
  const reduction = atLeast(0, threshold.times(0.02).minus(together.minus(threshold).times(0.08)));
  const spouseOwes = singleLevy(year, d(family.spouseTaxableIncome)).gt(0);
  return atLeast(0, own.minus(spouseOwes ? reduction.times(income).div(together) : reduction));
}

export interface SurchargeFacts {
  readonly taxableIncome: Decimal;
  readonly fringeBenefits: Decimal;
  readonly losses: Decimal;
  readonly reportableSuper: Decimal;
  readonly hasCover: boolean;
  readonly family?: Family | undefined;
}

function tiersOf(year: string): readonly [number, number, number] {
  if (year <= '2022-23') return [90_000, 105_000, 140_000];
  if (year === '2023-24') return [93_000, 108_000, 144_000];
  if (year === '2024-25') return [97_000, 113_000, 151_000];
  return year === '2025-26' ? [101_000, 118_000, 158_000] : [105_000, 123_000, 164_000];
}

/** Medicare levy surcharge: the wider income finds the tier, taxable income and fringe benefits are charged. */
export function surcharge(year: string, facts: SurchargeFacts): Decimal {
  const charged = facts.taxableIncome.plus(facts.fringeBenefits);
  const own = charged.plus(facts.losses).plus(facts.reportableSuper);
  const { family } = facts;
  const isWhollyCovered = facts.hasCover && family?.privateHospitalCover !== false;
  if (isWhollyCovered || (family && own.lte(levyThresholds[year] ?? 28_011))) return d(0);
  const tested = own.plus(family?.spouseIncomeForSurcharge ?? 0);
  const [one, oneAndAQuarter, oneAndAHalf] = tiersOf(year).map((tier) =>
    family ? tier * 2 + 1_500 * Math.max(0, family.dependentChildren - 1) : tier,
  );
  if (tested.gt(oneAndAHalf ?? 0)) return charged.times(0.015);
  if (tested.gt(oneAndAQuarter ?? 0)) return charged.times(0.0125);
  return tested.gt(one ?? 0) ? charged.times(0.01) : d(0);
}

const seniorPoints = {
  single: { most: 2_230, to2023: [32_279, 50_119], to2025: [34_919, 52_759], to2026: [36_034, 53_874] },
  partner: { most: 1_602, to2023: [28_974, 41_790], to2025: [30_994, 43_810], to2026: [31_847, 44_663] },
  apart: { most: 2_040, to2023: [31_279, 47_599], to2025: [33_732, 50_052], to2026: [34_767, 51_087] },
} as const;

/** Seniors and pensioners tax offset to 2026-27: 12.5 % withdrawn, up to the dollar. */
export function seniorOffset(year: string, kind: keyof typeof seniorPoints, rebateIncome: Decimal): Decimal {
  const points = seniorPoints[kind];
  const known = year <= '2025-26' ? points.to2025 : points.to2026;
  const [from, nilAt] = year <= '2023-24' ? points.to2023 : known;
  if (rebateIncome.gte(nilAt)) return d(0);
  return atLeast(
    0,
    d(points.most)
      .minus(atLeast(0, rebateIncome.minus(from)).times(0.125))
      .ceil(),
  );
}

/** Study loan repayment of 2025-26 and later. */
export function studyLoan(year: string, income: Decimal): Decimal {
  if (year === '2025-26') {
    if (income.gt(179_285)) return income.times(0.1);
    return bySlices(
      [
        [67_000, 0.15],
        [125_000, 0.17],
      ],
      income,
    );
  }
  if (income.gt(186_050)) return income.times(0.1);
  if (income.lte(129_717)) return atLeast(0, income.minus(69_528).times(0.15));
  return d(9_028).plus(income.minus(129_717).times(0.17));
}

/** Division 293: 15 % of contributions above 250,000 of income with them. */
export function division293(income: Decimal, contributions: Decimal): Decimal {
  return Decimal.min(contributions, atLeast(0, income.plus(contributions).minus(250_000))).times(0.15);
}
