import type { FinancialYear } from '../units/financial-year.ts';
import type { PublishedFigure, Rule } from './rule.ts';
import { forYears } from './rule-set.ts';

/**
 * Medicare levy of a single person: nil to the threshold, then `phaseIn` of the excess until that reaches `rate` of the
 * whole income.
 */
export interface LevyTerms {
  readonly threshold: number;
  readonly rate: number;
  readonly phaseIn: number;
}

/** A tier of the surcharge: a rate on the whole income once it is above the threshold. */
export interface SurchargeTier {
  readonly above: number;
  readonly rate: number;
}

function levy(year: FinancialYear, threshold: number): Rule<LevyTerms> {
  return {
    id: `medicare.levy.${year}`,
    label: `Medicare levy ${year}`,
    value: { threshold, rate: 0.02, phaseIn: 0.1 },
    unit: 'dollars of annual taxable income, single person',
    ...forYears(year, year),
    source: 'Medicare Levy Act 1986 s 3 and s 6 as amended, 2025-26 by Act 58 of 2026',
    statute: 'Medicare Levy Act 1986 ss 3, 6',
    read: '2026-11-21',
    confidence: 'verified',
  };
}

/** Levy of a single person with no dependants, by year. */
export const medicareLevies: readonly Rule<LevyTerms>[] = [
  levy('2018-19', 22_398),
  levy('2019-20', 22_801),
  levy('2020-21', 23_226),
  levy('2021-22', 23_365),
  levy('2022-23', 24_276),
  levy('2023-24', 26_000),
  levy('2024-25', 27_222),
  levy('2025-26', 28_011),
  {
    ...levy('2026-27', 28_011),
    confidence: 'unverified',
    note: 'Not yet set for 2026-27: the 2025-26 threshold is the working assumption',
  },
];

/** Family income up to which no levy is due, with `perChild` for each dependent child. */
export interface FamilyThreshold {
  readonly family: number;
  readonly perChild: number;
}

function familyThreshold(year: FinancialYear, family: number, perChild: number): Rule<FamilyThreshold> {
  return {
    id: `medicare.levy-family.${year}`,
    label: `Medicare levy of families ${year}`,
    value: { family, perChild },
    unit: 'dollars of annual taxable income, both spouses together',
    ...forYears(year, year),
    source: 'Medicare Levy Act 1986 ss 6 to 8 as amended, 2025-26 by Act 58 of 2026',
    statute: 'Medicare Levy Act 1986 ss 6 to 8',
    read: '2026-11-21',
    confidence: 'single-source',
  };
}

/** Thresholds of families not entitled to the seniors and pensioners offset. */
export const familyLevyThresholds: readonly Rule<FamilyThreshold>[] = [
  familyThreshold('2023-24', 43_846, 4_027),
  familyThreshold('2024-25', 45_907, 4_216),
  { ...familyThreshold('2025-26', 47_238, 4_338), confidence: 'verified' },
];

type Thresholds = readonly [one: number, oneAndAQuarter: number, oneAndAHalf: number];

function surcharge(first: FinancialYear, last: FinancialYear, above: Thresholds): Rule<readonly SurchargeTier[]> {
  const [one, oneAndAQuarter, oneAndAHalf] = above;
  return {
    id: `medicare.surcharge.${first}`,
    label: `Medicare levy surcharge ${first === last ? first : `${first} to ${last}`}`,
    value: [
      { above: one, rate: 0.01 },
      { above: oneAndAQuarter, rate: 0.0125 },
      { above: oneAndAHalf, rate: 0.015 },
    ],
    unit: 'dollars of annual income for surcharge purposes, single person',
    ...forYears(first, last),
    source:
      'Medicare Levy Act 1986 ss 3A, 8B to 8G; Private Health Insurance Act 2007 ss 22-30, 22-35; ATO income thresholds and rates',
    statute: 'Medicare Levy Act 1986 ss 3A, 8B to 8G',
    read: '2026-11-21',
    confidence: 'verified',
  };
}

/** The office's example of the two incomes; the tiers were those of 2015-16 to 2022-23. */
const josh: PublishedFigure = {
  area: 'tax.medicareSurcharge',
  inputs: { fy: '2022-23', taxableIncome: 90_000, reportableFringeBenefits: 20_000, netInvestmentLosses: 7_000 },
  figure: 'surcharge',
  amount: 1_375,
  publishedBy: 'ATO, Medicare levy surcharge for a single adult, example Josh',
};

/** Surcharge of a single person without private hospital cover, by year. */
export const medicareSurcharges: readonly Rule<readonly SurchargeTier[]>[] = [
  { ...surcharge('2018-19', '2022-23', [90_000, 105_000, 140_000]), checkedAgainst: [josh] },
  surcharge('2023-24', '2023-24', [93_000, 108_000, 144_000]),
  surcharge('2024-25', '2024-25', [97_000, 113_000, 151_000]),
  surcharge('2025-26', '2025-26', [101_000, 118_000, 158_000]),
  { ...surcharge('2026-27', '2026-27', [105_000, 123_000, 164_000]), confidence: 'single-source' },
];
