import { growthRates } from '../rules/growth.ts';
import { sharesGrowthPercent, wagesGrowthPercent } from '../rules/household.ts';
import { variableLoanRates } from '../rules/lending-rates.ts';
import { presentValueRate } from '../rules/present-value.ts';
import { rentGrowthPercent } from '../rules/probability.ts';
import { savingsReturnPercent } from '../rules/retirement.ts';

/** What is expected, percent a year. */
export interface HouseholdAssumptions {
  /** Consumer prices. */
  readonly pricesPct: number;
  readonly wagesPct: number;
  readonly growthPct: number;
  readonly rentGrowthPct: number;
  /** Return on super after the fund's fees and taxes on earnings. */
  readonly superReturnPct: number;
  readonly sharesGrowthPct: number;
  /** Rate of a loan that a purchase takes. */
  readonly loanRatePct: number;
}

/** What is expected of a household's future unless it says otherwise, percent a year: each from its rule. */
export const usualAssumptions: HouseholdAssumptions = {
  pricesPct: presentValueRate.value,
  wagesPct: wagesGrowthPercent.value,
  growthPct: growthRates.value.medium,
  rentGrowthPct: rentGrowthPercent.value,
  superReturnPct: savingsReturnPercent.value,
  sharesGrowthPct: sharesGrowthPercent.value,
  loanRatePct: variableLoanRates.value.investor,
};
