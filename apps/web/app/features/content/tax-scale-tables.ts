import { residentTaxScaleOf, type TaxYear, taxOnTaxableIncome } from '@freehold/finance';
import { money, percent } from '#app/lib/format.ts';
import { type Block, table } from './block.ts';
import { taxScales } from './sources.ts';

const years = ['2025-26', '2026-27', '2027-28'] as const satisfies readonly TaxYear[];
const yearColumns = [
  { label: '2025–26', isFigure: true },
  { label: '2026–27', isFigure: true },
  { label: '2027–28 on', isFigure: true },
];

// The thresholds are the same in all three years; only the first rate differs.
const thresholds = residentTaxScaleOf['2026-27'].value.map((band) => band.above);

function bandText(index: number): string {
  const from = thresholds[index - 1];
  const to = thresholds[index];
  if (from === undefined) return `To ${money(to ?? 0)}`;
  return to === undefined ? `Above ${money(from)}` : `${money(from + 1)} to ${money(to)}`;
}

function rateText(year: TaxYear, index: number): string {
  const band = residentTaxScaleOf[year].value[index - 1];
  return band === undefined ? 'nil' : percent(band.rate * 100);
}

/** Rates by part of taxable income for this year, the previous one and the following ones, from the engine's scales. */
export function taxRateTable(): Block {
  return table({
    caption: 'Tax rate on each part of taxable income',
    columns: [{ label: 'Part of taxable income' }, ...yearColumns],
    rows: [0, ...thresholds].map((_, index) => [bandText(index), ...years.map((year) => rateText(year, index))]),
    sources: [taxScales],
  });
}

/** Tax at the thresholds for the same years, as calculated by the engine. */
export function taxAtThresholdsTable(): Block {
  return table({
    caption: 'Tax at the end of each step, before the Medicare levy and offsets',
    columns: [{ label: 'Taxable income' }, ...yearColumns],
    rows: thresholds
      .slice(1)
      .map((income) => [money(income), ...years.map((year) => money(taxOnTaxableIncome(income, year)))]),
    sources: [taxScales],
  });
}
