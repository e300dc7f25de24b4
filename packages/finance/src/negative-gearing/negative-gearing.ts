import { taxOnTaxableIncome } from '../income-tax/income-tax.ts';
import { depreciationRates, depreciationYears, type GearingPropertyType } from '../rules/depreciation.ts';
import { lossQuarantine } from '../rules/gearing.ts';
import { residentTaxScaleOf, type TaxYear } from '../rules/income-tax.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars, roundToDollar, roundToHundred } from '../units/money.ts';
import type { DwellingFacts } from './dwelling.ts';
import { assumedGearingRules, type GearingRatios, gearingRatios } from './gearing-ratios.ts';
import { type LossTreatment, lossTreatment } from './loss-treatment.ts';

export interface NegativeGearingInputs extends DwellingFacts {
  readonly propertyType: GearingPropertyType;
  /** Dollars. */
  readonly propertyPrice: number;
  /** Percent, 1 to 100. */
  readonly ownershipPercentage: number;
  /** Annual, dollars. */
  readonly currentTaxableIncome: number;
  /** 1 to 10. */
  readonly depreciationYear: number;
  readonly financialYear: TaxYear;
  /** A person's own ratios; omitted ones come from rules/gearing. */
  readonly ratios?: Partial<GearingRatios>;
}

/**
 * Dollars a year. Rent, interest, depreciation and expenses are for the whole property, the rest for the owner (J-03).
 */
export interface NegativeGearing {
  /** Rounded to the nearest 100. */
  readonly annualRent: Dollars;
  /** The rounded annual rent over 52, in whole dollars (decision J-02). */
  readonly weeklyRent: Dollars;
  readonly interest: Dollars;
  readonly depreciation: Dollars;
  readonly otherExpenses: Dollars;
  readonly totalDeductions: Dollars;
  readonly rentalIncome: Dollars;
  readonly totalIncome: Dollars;
  readonly rentalDeductions: Dollars;
  /** The owner's deductions less rent; negative for a positively geared property (decision J-06). */
  readonly negativeGearingAmount: Dollars;
  /** Current income plus rent less deductions; may be negative (J-05). Excludes a loss that cannot be used. */
  readonly newTaxableIncome: Dollars;
  readonly currentTax: Dollars;
  readonly newTax: Dollars;
  /** Current tax less new tax; negative when the property increases tax. */
  readonly taxSavings: Dollars;
  readonly depreciationRatePct: number;
  readonly lossTreatment: LossTreatment;
  readonly rules: readonly Rule<unknown>[];
}

/**
 * Effect of owning a rental property on a year's tax, at the specification's ratios unless others are given. Where the
 * law of 2026 stops the loss from being set against other income, or the facts to decide that are missing, no saving is
 * projected (decision Q-02). Source: specification section 9; decisions J-01 to J-12. Throws RangeError for a price
 * outside 0 to 1e12, an ownership outside 1 to 100, an income outside ±1e12, a depreciation year outside 1 to 10 and a
 * ratio outside 0 to 100.
 */
export function negativeGearing(inputs: NegativeGearingInputs): NegativeGearing {
  const property = propertyFigures(inputs);
  const share = inRange('ownershipPercentage', inputs.ownershipPercentage, [1, 100]) / 100;
  const income = inRange('currentTaxableIncome', inputs.currentTaxableIncome, [-largestAmount, largestAmount]);
  const rentalIncome = property.annualRent * share;
  const rentalDeductions = property.totalDeductions * share;
  const treatment = lossTreatment(inputs.financialYear, inputs);
  const loss = rentalDeductions - rentalIncome;
  const unusableLoss = treatment === 'deductible' ? 0 : Math.max(0, loss);
  const newTaxableIncome = income + rentalIncome - rentalDeductions + unusableLoss;
  const currentTax = taxOnTaxableIncome(income, inputs.financialYear);
  const newTax = taxOnTaxableIncome(newTaxableIncome, inputs.financialYear);
  return {
    ...property,
    rentalIncome: dollars(rentalIncome),
    totalIncome: dollars(income + rentalIncome),
    rentalDeductions: dollars(rentalDeductions),
    negativeGearingAmount: dollars(loss),
    newTaxableIncome: dollars(newTaxableIncome),
    currentTax,
    newTax,
    taxSavings: dollars(currentTax - newTax),
    lossTreatment: treatment,
    rules: rulesFor(inputs),
  };
}

type PropertyFigures = Pick<
  NegativeGearing,
  | 'annualRent'
  | 'weeklyRent'
  | 'interest'
  | 'depreciation'
  | 'otherExpenses'
  | 'totalDeductions'
  | 'depreciationRatePct'
>;

function propertyFigures({
  propertyType,
  propertyPrice,
  depreciationYear,
  ratios,
}: NegativeGearingInputs): PropertyFigures {
  const { rentPct, otherExpensesPct, interestPct, loanPct } = gearingRatios(ratios);
  const price = inRange('propertyPrice', propertyPrice, [0, largestAmount]);
  const rate = depreciationRatePct(propertyType, depreciationYear);
  const annualRent = roundToHundred((price * rentPct) / 100);
  const interest = (((price * loanPct) / 100) * interestPct) / 100;
  const depreciation = (price * rate) / 100;
  const otherExpenses = (price * otherExpensesPct) / 100;
  return {
    annualRent,
    weeklyRent: roundToDollar(annualRent / 52),
    interest: dollars(interest),
    depreciation: dollars(depreciation),
    otherExpenses: dollars(otherExpenses),
    totalDeductions: dollars(interest + depreciation + otherExpenses),
    depreciationRatePct: rate,
  };
}

/** Depreciation rate for a kind of property in a year, percent of price. Throws RangeError outside years 1 to 10. */
export function depreciationRatePct(propertyType: GearingPropertyType, depreciationYear: number): number {
  const { first, last } = depreciationYears;
  const year = wholeInRange('depreciationYear', depreciationYear, [first, last]);
  return depreciationRates.value[propertyType][year - 1] ?? 0;
}

function rulesFor({ financialYear, ratios }: NegativeGearingInputs): readonly Rule<unknown>[] {
  return [...assumedGearingRules(ratios), residentTaxScaleOf[financialYear], lossQuarantine];
}
