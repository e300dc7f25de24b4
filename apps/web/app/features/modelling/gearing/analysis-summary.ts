import type { NegativeGearing, TaxYear } from '@freehold/finance';
import { money } from '#app/lib/format.ts';

/** The Analysis Summary: the owner's yearly gap between deductions and rent, and what it does to the tax of the year. */
export function analysisSummary(result: NegativeGearing, year: TaxYear): string {
  const { negativeGearingAmount: loss } = result;
  if (loss > 0)
    return `Your yearly negative gearing amount is ${money(loss)} (deductions less rent). ${lossSentence(result, year)}`;
  if (loss === 0) return `Rent and deductions are equal, so the property changes no tax in ${year}.`;
  const effect = result.taxSavings < 0 ? `adds ${money(-result.taxSavings)} to` : 'adds nothing to';
  return `The property is positively geared by ${money(-loss)} a year (rent less deductions) and ${effect} your tax of ${year}.`;
}

function lossSentence({ lossTreatment, taxSavings }: NegativeGearing, year: TaxYear): string {
  if (lossTreatment === 'deductible') return `It saves ${money(taxSavings)} of tax in ${year}.`;
  if (lossTreatment === 'carried-forward') {
    return `It saves no tax in ${year}: it can no longer be set against other income and is carried forward.`;
  }
  return `No saving is projected for ${year}: it depends on when the contract was made and whether the dwelling was new.`;
}

/** What to know about the figures of this case. */
export function gearingFindings(result: NegativeGearing, year: TaxYear): readonly string[] {
  const { newTaxableIncome, lossTreatment, negativeGearingAmount } = result;
  const findings: string[] = [];
  if (newTaxableIncome < 0) {
    findings.push(
      `A taxable income below $0 is a loss: its tax is $0, and the loss is carried forward to later years.`,
    );
  }
  if (negativeGearingAmount > 0 && lossTreatment === 'carried-forward') {
    findings.push(
      `The contract of this established dwelling was made at or after 7:30 pm AEST on 12 May 2026. From 2027-28 its losses wait for later rental income or gains from residential property.`,
    );
  }
  if (negativeGearingAmount > 0 && lossTreatment === 'not-known') {
    findings.push(`Answer contract date and dwelling to see ${year}.`);
  }
  return findings;
}
