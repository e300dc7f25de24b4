import type { ClientDetails } from '@freehold/contract';
import { type TaxRow, taxInputs, taxRows, taxYearOfDay } from '@freehold/domain';
import {
  explainHouseholdTax,
  type HouseholdTax,
  type HouseholdTaxInputs,
  householdTax,
  incomeTax,
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

export interface TaxAnalysis {
  readonly figures: readonly TaxFigure[];
  readonly breakdown: readonly TaxRow[];
  readonly hasPartner: boolean;
  readonly working: Working;
}

/** A household's tax for a financial year, for the tab. Throws as `householdTax` does. */
export function taxAnalysis(details: ClientDetails, year: TaxYear): TaxAnalysis {
  const inputs = taxInputs(details, year);
  const tax = householdTax(inputs);
  return {
    figures: figuresOf(tax, inputs),
    breakdown: taxRows(tax, inputs),
    hasPartner: inputs.assessWithPartner,
    working: explainHouseholdTax(inputs),
  };
}

/** The financial year of an ISO date if it can be chosen and is not the one already chosen; otherwise null. */
export function currentTaxYear(today: string, chosen: TaxYear): TaxYear | null {
  const current = taxYearOfDay(today);
  return current === undefined || current === chosen ? null : current;
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
    {
      label: 'Effective rate',
      value: percent(tax.effectiveRatePct),
      note: `${note}, of income without rent and dividends`,
    },
    { label: 'Rate on your next dollar', value: percent(marginalRatePct), note },
  ];
}
