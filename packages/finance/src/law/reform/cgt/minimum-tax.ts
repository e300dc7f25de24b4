import { taxOnIncome } from '../../../income-tax/income-tax.ts';
import { reformedGains } from '../../../rules/capital-gains.ts';
import type { Law } from '../../../rules/law-on.ts';
import { dollarsDown } from '../../../units/statute.ts';

/**
 * The minimum tax on capital gains: 30 % of the gains less the basic tax they add at the top of the taxable income, down
 * to whole dollars and never below 0 (s 119-10(2)). Before offsets, without the Medicare levy. Dollars for the year.
 */
export function minimumTaxGap(gains: number, taxableIncome: number, law: Law): number {
  if (gains <= 0) return 0;
  const onTop = taxOnIncome(taxableIncome, law) - taxOnIncome(Math.max(0, taxableIncome - gains), law);
  return Math.max(0, dollarsDown((reformedGains.value.minimumTaxPct / 100) * gains - onTop));
}
