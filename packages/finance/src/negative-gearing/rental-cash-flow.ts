import { highestRate } from '../loan/loan-plan.ts';
import { inRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars, roundToDollar } from '../units/money.ts';

/** Time of purchase and kind of property, as far as the law of 2026 distinguishes them. */
export const purchaseTimings = ['established-before-cutoff', 'established-after-cutoff', 'new-build'] as const;
export type PurchaseTiming = (typeof purchaseTimings)[number];

/** Dollars a year unless named otherwise. */
export interface RentalCashFlowInputs {
  readonly price: number;
  readonly loan: number;
  /** Percent a year, interest only. */
  readonly interestRate: number;
  readonly weeklyRent: number;
  /** Weeks a year without rent, 0 to 52. */
  readonly vacancyWeeks: number;
  readonly councilRates: number;
  readonly insurance: number;
  /** Percent of rent received. */
  readonly managementPct: number;
  readonly maintenance: number;
  readonly strata: number;
  readonly depreciation: number;
  /** Marginal tax rate, percent. */
  readonly marginalRate: number;
  readonly timing: PurchaseTiming;
}

/** Whole dollars: each step is rounded before the next uses it, so that the lines add up as shown. */
export interface RentalCashFlow {
  readonly rentalIncome: Dollars;
  readonly managementFee: Dollars;
  readonly cashExpenses: Dollars;
  readonly interest: Dollars;
  readonly cashFlowBeforeTax: Dollars;
  readonly netRentalResult: Dollars;
  /** Tax saved by a loss; negative when the rent is taxed. */
  readonly taxEffect: Dollars;
  readonly cashFlowAfterTax: Dollars;
  /** Weekly cost to the owner; negative when the property brings in cash. */
  readonly weeklyCostAfterTax: Dollars;
  /** The same from 1 July 2027, when a caught property's loss saves no tax. */
  readonly weeklyCostFrom2027: Dollars;
}

/**
 * Yearly cash flow of a rental property, before and after tax at a marginal rate. Whole dollars at every step. Source:
 * Act 49 of 2026 for the years from 2027-28. Throws RangeError for amounts outside 0 to 1e12, rates outside 0 to 100
 * percent and a vacancy outside 0 to 52 weeks.
 */
export function rentalCashFlow(inputs: RentalCashFlowInputs): RentalCashFlow {
  const rentalIncome = roundToDollar(amount('weeklyRent', inputs) * (52 - weeks(inputs.vacancyWeeks)));
  const managementFee = roundToDollar((rentalIncome * rate('managementPct', inputs)) / 100);
  const cashExpenses = roundToDollar(fixedExpenses(inputs) + managementFee);
  const interest = roundToDollar((amount('loan', inputs) * rate('interestRate', inputs)) / 100);
  const cashFlowBeforeTax = dollars(rentalIncome - cashExpenses - interest);
  const netRentalResult = roundToDollar(cashFlowBeforeTax - amount('depreciation', inputs));
  const taxEffect = roundToDollar((-netRentalResult * rate('marginalRate', inputs)) / 100);
  const isCaught = inputs.timing === 'established-after-cutoff' && netRentalResult < 0;
  const cashFlowAfterTax = dollars(cashFlowBeforeTax + taxEffect);
  const cashFlowFrom2027 = isCaught ? cashFlowBeforeTax : cashFlowAfterTax;
  return {
    rentalIncome,
    managementFee,
    cashExpenses,
    interest,
    cashFlowBeforeTax,
    netRentalResult,
    taxEffect,
    cashFlowAfterTax,
    weeklyCostAfterTax: roundToDollar(-cashFlowAfterTax / 52),
    weeklyCostFrom2027: roundToDollar(-cashFlowFrom2027 / 52),
  };
}

function fixedExpenses(inputs: RentalCashFlowInputs): number {
  const names = ['councilRates', 'insurance', 'maintenance', 'strata'] as const;
  return names.reduce((sum, name) => sum + amount(name, inputs), 0);
}

type Amounts = 'weeklyRent' | 'loan' | 'depreciation' | 'councilRates' | 'insurance' | 'maintenance' | 'strata';

function amount(name: Amounts, inputs: RentalCashFlowInputs): number {
  return inRange(name, inputs[name], [0, largestAmount]);
}

function rate(name: 'managementPct' | 'interestRate' | 'marginalRate', inputs: RentalCashFlowInputs): number {
  return inRange(name, inputs[name], [0, highestRate]);
}

function weeks(count: number): number {
  return inRange('vacancyWeeks', count, [0, 52]);
}
