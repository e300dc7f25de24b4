import type { ClientDetails } from '@freehold/contract';
import { taxInputs } from '@freehold/domain';
import {
  explainHouseholdTax,
  financialYearOf,
  type HouseholdTax,
  type HouseholdTaxInputs,
  householdTax,
  incomeTax,
  parseDate,
  switchableTaxYears,
  type TaxYear,
  type Working,
} from '@freehold/finance';
import { money, percent } from '#app/lib/format.ts';

/** A figure of the tab; the note names its financial year. */
export interface TaxFigure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** A row of the breakdown: client, partner and both together. */
export interface BreakdownRow {
  readonly label: string;
  readonly primary: string;
  /** Null if not assessed together. */
  readonly partner: string | null;
  readonly together: string;
}

export interface TaxAnalysis {
  readonly figures: readonly TaxFigure[];
  readonly breakdown: readonly BreakdownRow[];
  readonly hasPartner: boolean;
  readonly working: Working;
}

/** A household's tax for a financial year, for the tab. Throws as `householdTax` does. */
export function taxAnalysis(details: ClientDetails, year: TaxYear): TaxAnalysis {
  const inputs = taxInputs(details, year);
  const tax = householdTax(inputs);
  const hasPartner = inputs.assessWithPartner;
  return {
    figures: figuresOf(tax, inputs),
    breakdown: breakdownOf(tax, inputs).map((row) => (hasPartner ? row : { ...row, partner: null })),
    hasPartner,
    working: explainHouseholdTax(inputs),
  };
}

/** The financial year of an ISO date if it can be chosen and is not the one already chosen; otherwise null. */
export function currentTaxYear(today: string, chosen: TaxYear): TaxYear | null {
  const current = financialYearOf(parseDate('today', today));
  return switchableTaxYears.find((year) => year === current && year !== chosen) ?? null;
}

/** Sentence with the tax on the same incomes in another year. Throws as `householdTax` does. */
export function otherYearText(details: ClientDetails, chosen: TaxYear, other: TaxYear): string {
  const now = householdTax(taxInputs(details, chosen)).totalTax;
  const then = householdTax(taxInputs(details, other)).totalTax;
  const change = money(Math.abs(then - now));
  if (then === now) return `At ${other} resident rates the total tax is the same.`;
  return `At ${other} resident rates the total tax is ${money(then)}, ${change} ${then < now ? 'less' : 'more'}.`;
}

function figuresOf(tax: HouseholdTax, inputs: HouseholdTaxInputs): readonly TaxFigure[] {
  const { financialYear, grossIncome } = inputs;
  const note = `${financialYear} resident rates`;
  const { marginalRatePct } = incomeTax({ taxableIncome: grossIncome, financialYear });
  return [
    { label: 'Total tax', value: `${money(tax.totalTax)} a year`, note },
    {
      label: 'Net total',
      value: `${money(tax.netTotal)} a year`,
      note: `${note}, non-taxable incomes included, before repayments`,
    },
    { label: 'Effective rate', value: percent(tax.effectiveRatePct), note: `${note}, of gross income` },
    { label: 'Rate on your next dollar', value: percent(marginalRatePct), note },
  ];
}

function breakdownOf(tax: HouseholdTax, inputs: HouseholdTaxInputs): readonly BreakdownRow[] {
  const year = inputs.financialYear;
  const isTogether = inputs.assessWithPartner;
  const row = (label: string, [primary, partner, together]: readonly [number, number, number]) => ({
    label,
    primary: money(primary),
    partner: money(partner),
    together: money(together),
  });
  const partnerGross = isTogether ? inputs.partnerIncome : 0;
  const partnerExempt = isTogether ? inputs.partnerNonTaxableIncome : 0;
  return [
    row('Gross income', [inputs.grossIncome, partnerGross, tax.totalGross]),
    row('Non-taxable income', [inputs.nonTaxableIncome, partnerExempt, tax.nonTaxable]),
    row(`Tax, ${year}`, [tax.primaryTax, tax.partnerTax, tax.totalTax]),
    row(`Net, ${year}`, [tax.primaryNet, tax.partnerNet, tax.netTotal]),
  ];
}
