import { type ClientDetails, moneyText } from '@freehold/contract';
import { percentText, taxInputs } from '@freehold/domain';
import { type HouseholdTax, householdTax, type TaxYear } from '@freehold/finance';
import type { GridPart } from './report.ts';

/** The household's tax in a year. Throws as `householdTax` does. */
export function taxOf(details: ClientDetails, year: TaxYear): HouseholdTax {
  return householdTax(taxInputs(details, year));
}

/** Tax and after-tax income of a year for the client, the partner if assessed together, and both. */
export function taxGrid(details: ClientDetails, year: TaxYear): GridPart {
  const { profile } = details;
  const tax = taxOf(details, year);
  const isTogether = profile.assessWithPartner;
  const row = (label: string, [own, partner, both]: readonly [number, number, number]) =>
    isTogether ? [label, moneyText(own), moneyText(partner), moneyText(both)] : [label, moneyText(both)];
  return {
    kind: 'grid',
    title: `Income tax, ${year}`,
    columns: isTogether ? ['A year', 'Client', 'Partner', 'Together'] : ['A year', 'Client'],
    rows: [
      row('Gross income', [profile.grossIncome, profile.partnerIncome, tax.totalGross]),
      row('Non-taxable income', [profile.nonTaxableIncome, profile.partnerNonTaxableIncome, tax.nonTaxable]),
      row('Income tax', [tax.primaryTax, tax.partnerTax, tax.totalTax]),
      row('Left after tax', [tax.primaryNet, tax.partnerNet, tax.netTotal]),
    ],
    note: `At ${year} resident rates: ${percentText(tax.effectiveRatePct)} of gross income. Without the Medicare levy and offsets.`,
  };
}
