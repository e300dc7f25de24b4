import type { ProgressiveScale } from '../scale/progressive-scale.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import type { Rule } from './rule.ts';
import { forYears } from './rule-set.ts';

const source = 'Income Tax Rates Act 1986 Schedule 7 as amended by Act 28 of 2025 Schedule 1; ATO resident rates pages';

/** Years with a known resident scale, oldest first. */
export const taxYears = [
  '2018-19',
  '2019-20',
  '2020-21',
  '2021-22',
  '2022-23',
  '2023-24',
  '2024-25',
  '2025-26',
  '2026-27',
  '2027-28',
] as const satisfies readonly FinancialYear[];
export type TaxYear = (typeof taxYears)[number];

/** Year of the specification's own scale; every screen starts with it (decision Q-01). */
export const specificationTaxYear: TaxYear = '2025-26';

/** Years offered by a calculator's switch (requirement TAX-08). */
export const switchableTaxYears: readonly TaxYear[] = taxYears.filter((year) => year >= '2020-21');

function scale(first: FinancialYear, last: FinancialYear | null, value: ProgressiveScale): Rule<ProgressiveScale> {
  return {
    id: `income-tax.resident.${first}`,
    label: labelOf(first, last),
    value,
    unit: 'dollars of annual taxable income',
    ...forYears(first, last),
    source,
    statute: 'Income Tax Rates Act 1986 Schedule 7',
    read: '2026-11-21',
    confidence: 'verified',
  };
}

function labelOf(first: FinancialYear, last: FinancialYear | null): string {
  if (last === null) return `Resident rates from ${first}`;
  return first === last ? `${first} resident rates` : `${first} to ${last} resident rates`;
}

const from2018 = scale('2018-19', '2019-20', [
  { above: 18_200, base: 0, rate: 0.19 },
  { above: 37_000, base: 3_572, rate: 0.325 },
  { above: 90_000, base: 20_797, rate: 0.37 },
  { above: 180_000, base: 54_097, rate: 0.45 },
]);

const from2020 = scale('2020-21', '2023-24', [
  { above: 18_200, base: 0, rate: 0.19 },
  { above: 45_000, base: 5_092, rate: 0.325 },
  { above: 120_000, base: 29_467, rate: 0.37 },
  { above: 180_000, base: 51_667, rate: 0.45 },
]);

const from2024 = scale('2024-25', '2025-26', [
  { above: 18_200, base: 0, rate: 0.16 },
  { above: 45_000, base: 4_288, rate: 0.3 },
  { above: 135_000, base: 31_288, rate: 0.37 },
  { above: 190_000, base: 51_638, rate: 0.45 },
]);

const from2026 = scale('2026-27', '2026-27', [
  { above: 18_200, base: 0, rate: 0.15 },
  { above: 45_000, base: 4_020, rate: 0.3 },
  { above: 135_000, base: 31_020, rate: 0.37 },
  { above: 190_000, base: 51_370, rate: 0.45 },
]);

const from2027 = scale('2027-28', null, [
  { above: 18_200, base: 0, rate: 0.14 },
  { above: 45_000, base: 3_752, rate: 0.3 },
  { above: 135_000, base: 30_752, rate: 0.37 },
  { above: 190_000, base: 51_102, rate: 0.45 },
]);

/** Resident income tax before offsets and the Medicare levy, one entry per run of years with the same scale. */
export const residentTaxScales: readonly Rule<ProgressiveScale>[] = [from2018, from2020, from2024, from2026, from2027];

/** Each year's scale, so a lookup costs one property access. */
export const residentTaxScaleOf: Readonly<Record<TaxYear, Rule<ProgressiveScale>>> = {
  '2018-19': from2018,
  '2019-20': from2018,
  '2020-21': from2020,
  '2021-22': from2020,
  '2022-23': from2020,
  '2023-24': from2020,
  '2024-25': from2024,
  '2025-26': from2024,
  '2026-27': from2026,
  '2027-28': from2027,
};

/** The text as a tax year if its scale is known, else undefined. */
export function taxYearNamed(text: string): TaxYear | undefined {
  return taxYears.find((year) => year === text);
}
