import { moneyText } from '@freehold/contract';
import type { HouseholdTax, HouseholdTaxInputs } from '@freehold/finance';

/** A row of a household's tax: the client, the partner, and both together. */
export interface TaxRow {
  readonly label: string;
  readonly client: string;
  /** Null if not assessed together. */
  readonly partner: string | null;
  readonly together: string;
}

/** Incomes, tax and what is left of them for each person, dollars a year. */
export function taxRows(tax: HouseholdTax, inputs: HouseholdTaxInputs): readonly TaxRow[] {
  const year = inputs.financialYear;
  const row = (label: string, [client, partner, together]: readonly [number, number, number]): TaxRow => ({
    label,
    client: moneyText(client),
    partner: inputs.assessWithPartner ? moneyText(partner) : null,
    together: moneyText(together),
  });
  return [
    // Not the gross income of the cards, which has what the assets bring in it.
    row('Income before tax, without rent and dividends', [inputs.grossIncome, inputs.partnerIncome, tax.totalGross]),
    row('Non-taxable income', [inputs.nonTaxableIncome, inputs.partnerNonTaxableIncome, tax.nonTaxable]),
    row(`Tax, ${year}`, [tax.primaryTax, tax.partnerTax, tax.totalTax]),
    row(`Net, ${year}`, [tax.primaryNet, tax.partnerNet, tax.netTotal]),
  ];
}
