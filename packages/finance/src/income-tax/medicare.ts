import { type Law, lawOfYear } from '../rules/law-on.ts';
import { familyLevyThresholds, medicareLevies, medicareSurcharges, type SurchargeTier } from '../rules/medicare.ts';
import type { Rule } from '../rules/rule.ts';
import type { NoRule } from '../rules/rule-set.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import type { YearlyIncome } from './offsets.ts';

/** A spouse's taxable income, 0 without one, and the dependent children: what the family threshold goes by. */
export interface LevyFamily {
  readonly spouseTaxableIncome: number;
  readonly dependentChildren: number;
}

export interface LevyInputs extends YearlyIncome {
  readonly family?: LevyFamily;
}

export interface MedicareLevy {
  readonly status: 'computed';
  /** Dollars for the financial year, not rounded. */
  readonly levy: Dollars;
  /** By how much the family threshold lowers it. */
  readonly familyReduction: Dollars;
  readonly rules: readonly Rule<unknown>[];
}

/**
 * Medicare levy of a resident: nil to the threshold, then 10 % of the excess until that reaches 2 % of the whole; with a
 * spouse or children, less the family's reduction (Medicare Levy Act 1986 ss 6 to 8). Two spouses who both owe levy share
 * the reduction by their taxable incomes: the Act's own words on sharing were not read. Throws RangeError outside −1e12
 * to 1e12.
 */
export function medicareLevy(
  inputs: LevyInputs,
  law = lawOfYear(inputs.financialYear, 'no-rule'),
): MedicareLevy | NoRule {
  const income = inRange('taxableIncome', inputs.taxableIncome, [-largestAmount, largestAmount]);
  const found = law.find('Medicare levy', medicareLevies);
  if (found.status === 'no-rule') return found;
  const { threshold, rate, phaseIn } = found.rule.value;
  const levyOn = (taxable: number) => Math.max(0, Math.min(rate * taxable, phaseIn * (taxable - threshold)));
  const single = levyOn(income);
  const { family } = inputs;
  if (family === undefined || single === 0) return computed(single, 0, [found.rule]);
  const familyRule = law.find('Medicare levy of families', familyLevyThresholds);
  if (familyRule.status === 'no-rule') return familyRule;
  const spouse = inRange('spouseTaxableIncome', family.spouseTaxableIncome, [0, largestAmount]);
  const children = wholeInRange('dependentChildren', family.dependentChildren, [0, 20]);
  const { family: couple, perChild } = familyRule.rule.value;
  const reduction = familyReduction(income + spouse, couple + perChild * children);
  const share = levyOn(spouse) > 0 ? income / (income + spouse) : 1;
  return computed(single, Math.min(single, reduction * share), [found.rule, familyRule.rule]);
}

function computed(single: number, familyReduction: number, rules: readonly Rule<unknown>[]): MedicareLevy {
  return {
    status: 'computed',
    levy: dollars(single - familyReduction),
    familyReduction: dollars(familyReduction),
    rules,
  };
}

/** The whole levy up to the threshold; above it 2 % of the threshold less 8 % of the excess, while positive. */
function familyReduction(familyIncome: number, threshold: number): number {
  if (familyIncome <= threshold) return Number.POSITIVE_INFINITY;
  return Math.max(0, 0.02 * threshold - 0.08 * (familyIncome - threshold));
}

/** A person's incomes of a year that decide the surcharge, dollars. */
export interface SurchargeIncomes {
  readonly taxableIncome: number;
  readonly reportableFringeBenefits: number;
  /** Net losses on investments, rental property included, as a positive amount. */
  readonly netInvestmentLosses: number;
  readonly reportableSuper: number;
}

/** The spouse's income for surcharge purposes and the dependent children; absent for a single person. */
export interface SurchargeFamily {
  readonly spouseIncome: number;
  readonly dependentChildren: number;
  /** Whether the spouse and every dependent child have private hospital cover; true unless named. */
  readonly privateHospitalCover?: boolean | undefined;
}

export interface SurchargeInputs extends SurchargeIncomes {
  readonly privateHospitalCover: boolean;
  readonly financialYear: FinancialYear;
  readonly family?: SurchargeFamily;
}

export interface MedicareSurcharge {
  readonly status: 'computed';
  /** Dollars for the financial year, not rounded. */
  readonly surcharge: Dollars;
  /** The person's own income for surcharge purposes, which with a spouse's finds the tier. */
  readonly incomeForSurcharge: Dollars;
  /** Rate of the tier, percent; 0 below the first. */
  readonly ratePct: number;
  readonly rules: readonly Rule<unknown>[];
}

/**
 * Medicare levy surcharge of a person who has no private hospital cover for the whole year, or whose spouse or dependent
 * child has none: cover of one's own does not spare a person whose family is not covered (ss 8C, 8D). The tier is found by income for
 * surcharge purposes, a family's together; its rate is charged on taxable income and reportable fringe benefits only
 * (Medicare Levy Act 1986 ss 8B to 8G; A New Tax System (Medicare Levy Surcharge – Fringe Benefits) Act 1999 s 12).
 * Throws RangeError for an amount outside 0 to 1e12.
 */
export function medicareSurcharge(
  inputs: SurchargeInputs,
  law = lawOfYear(inputs.financialYear, 'no-rule'),
): MedicareSurcharge | NoRule {
  const { taxableIncome, reportableFringeBenefits, netInvestmentLosses, reportableSuper } = inputs;
  const charged = amount('taxableIncome', taxableIncome) + amount('reportableFringeBenefits', reportableFringeBenefits);
  const own = charged + amount('netInvestmentLosses', netInvestmentLosses) + amount('reportableSuper', reportableSuper);
  const found = law.find('Medicare levy surcharge', medicareSurcharges);
  if (found.status === 'no-rule') return found;
  const { family } = inputs;
  const isCovered = inputs.privateHospitalCover && (family?.privateHospitalCover ?? true);
  const isSpared = isCovered || (family !== undefined && own <= spouseThreshold(law));
  const scaled = family === undefined ? found.rule.value : familyTiers(found.rule.value, family.dependentChildren);
  const tier = scaled.findLast(({ above }) => own + (family?.spouseIncome ?? 0) > above);
  const rate = isSpared ? 0 : (tier?.rate ?? 0);
  return {
    status: 'computed',
    surcharge: dollars(charged * rate),
    incomeForSurcharge: dollars(own),
    ratePct: rate * 100,
    rules: [found.rule],
  };
}

/** A family's tiers: double a single person's, and 1,500 more for each child after the first (s 3A). */
function familyTiers(tiers: readonly SurchargeTier[], children: number): readonly SurchargeTier[] {
  const more = 1_500 * Math.max(0, wholeInRange('dependentChildren', children, [0, 20]) - 1);
  return tiers.map(({ above, rate }) => ({ above: 2 * above + more, rate }));
}

/** A spouse whose own income is at or below the year's levy threshold of single persons pays none (s 8D(3)(c)). */
function spouseThreshold(law: Law): number {
  const levy = law.find('Medicare levy', medicareLevies);
  return levy.status === 'found' ? levy.rule.value.threshold : 0;
}

function amount(name: keyof SurchargeIncomes, value: number): number {
  return inRange(name, value, [0, largestAmount]);
}
