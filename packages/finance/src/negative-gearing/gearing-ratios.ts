import { depreciationRates } from '../rules/depreciation.ts';
import { gearingInterestPercent, gearingLoanPercent, otherExpensesPercent, rentPercent } from '../rules/gearing.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange } from '../units/checks.ts';

/** Assumed yearly income and costs of the property; percent of price, the interest percent of the loan. */
export interface GearingRatios {
  readonly rentPct: number;
  readonly otherExpensesPct: number;
  readonly interestPct: number;
  readonly loanPct: number;
}

const ruleOf: Readonly<Record<keyof GearingRatios, Rule<number>>> = {
  rentPct: rentPercent,
  otherExpensesPct: otherExpensesPercent,
  interestPct: gearingInterestPercent,
  loanPct: gearingLoanPercent,
};

/** A person's own ratios, defaulting to rules/gearing. Throws RangeError outside 0 to 100 percent. */
export function gearingRatios(own: Partial<GearingRatios> = {}): GearingRatios {
  const ratio = (name: keyof GearingRatios) => inRange(name, own[name] ?? ruleOf[name].value, [0, 100]);
  return {
    rentPct: ratio('rentPct'),
    otherExpensesPct: ratio('otherExpensesPct'),
    interestPct: ratio('interestPct'),
    loanPct: ratio('loanPct'),
  };
}

/** The property rules in use, without those a person's own ratios replace. */
export function assumedGearingRules(own: Partial<GearingRatios> = {}): readonly Rule<unknown>[] {
  return [
    ...(own.rentPct === undefined ? [rentPercent] : []),
    ...(own.loanPct === undefined ? [gearingLoanPercent] : []),
    ...(own.interestPct === undefined ? [gearingInterestPercent] : []),
    depreciationRates,
    ...(own.otherExpensesPct === undefined ? [otherExpensesPercent] : []),
  ];
}
