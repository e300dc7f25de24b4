import { taxOnTaxableIncome } from '../income-tax/income-tax.ts';
import { residentTaxScaleOf, type TaxYear } from '../rules/income-tax.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';

export interface HouseholdTaxInputs {
  /** Annual, dollars, before tax; excludes rent and dividends (decision L-10). */
  readonly grossIncome: number;
  readonly nonTaxableIncome: number;
  readonly assessWithPartner: boolean;
  readonly partnerIncome: number;
  readonly partnerNonTaxableIncome: number;
  readonly financialYear: TaxYear;
}

/** Dollars per financial year, not rounded; the partner's are 0 unless assessed together. */
export interface HouseholdTax {
  readonly primaryTax: Dollars;
  readonly partnerTax: Dollars;
  readonly totalTax: Dollars;
  readonly primaryNet: Dollars;
  readonly partnerNet: Dollars;
  readonly totalGross: Dollars;
  readonly nonTaxable: Dollars;
  /** Gross and non-taxable incomes less tax. */
  readonly netTotal: Dollars;
  /** Total tax over total gross, percent; 0 without income (decision L-12). */
  readonly effectiveRatePct: number;
  readonly rules: readonly Rule<unknown>[];
}

/**
 * The tax tab: income tax of the client, and of the partner while assessed together, net income and the effective rate.
 * Source: specification section 9; decisions L-10 to L-14. Throws RangeError for an income outside 0 to 1e12.
 */
export function householdTax(inputs: HouseholdTaxInputs): HouseholdTax {
  const primary = incomeIn('grossIncome', inputs.grossIncome);
  const partner = inputs.assessWithPartner ? incomeIn('partnerIncome', inputs.partnerIncome) : 0;
  const primaryExempt = incomeIn('nonTaxableIncome', inputs.nonTaxableIncome);
  const partnerExempt = inputs.assessWithPartner
    ? incomeIn('partnerNonTaxableIncome', inputs.partnerNonTaxableIncome)
    : 0;
  const primaryTax = taxOnTaxableIncome(primary, inputs.financialYear);
  const partnerTax = taxOnTaxableIncome(partner, inputs.financialYear);
  const totalTax = primaryTax + partnerTax;
  const totalGross = primary + partner;
  return {
    primaryTax,
    partnerTax,
    totalTax: dollars(totalTax),
    primaryNet: dollars(primary + primaryExempt - primaryTax),
    partnerNet: dollars(partner + partnerExempt - partnerTax),
    totalGross: dollars(totalGross),
    nonTaxable: dollars(primaryExempt + partnerExempt),
    netTotal: dollars(totalGross + primaryExempt + partnerExempt - totalTax),
    effectiveRatePct: totalGross === 0 ? 0 : (totalTax / totalGross) * 100,
    rules: [residentTaxScaleOf[inputs.financialYear]],
  };
}

function incomeIn(name: string, income: number): number {
  return inRange(name, income, [0, largestAmount]);
}
