import { medicareLevies, medicareSurcharges } from '../rules/medicare.ts';
import type { Rule } from '../rules/rule.ts';
import { type NoRule, ruleFor } from '../rules/rule-set.ts';
import { inRange } from '../units/checks.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import type { YearlyIncome } from './offsets.ts';

/**
 * Medicare levy of a single person with no dependants: nil to the threshold, then 10 % of the excess until that reaches
 * 2 % of the whole. Dollars per financial year, not rounded. Source: rules/medicare. Throws RangeError outside −1e12 to
 * 1e12.
 */
export function medicareLevy({
  taxableIncome,
  financialYear,
}: YearlyIncome):
  | { readonly status: 'computed'; readonly levy: Dollars; readonly rules: readonly Rule<unknown>[] }
  | NoRule {
  inRange('taxableIncome', taxableIncome, [-largestAmount, largestAmount]);
  const found = ruleFor('Medicare levy', medicareLevies, financialYear);
  if (found.status === 'no-rule') return found;
  const { threshold, rate, phaseIn } = found.rule.value;
  const levy = Math.max(0, Math.min(rate * taxableIncome, phaseIn * (taxableIncome - threshold)));
  return { status: 'computed', levy: dollars(levy), rules: [found.rule] };
}

/**
 * Medicare levy surcharge of a single person: the tier's rate on the whole income for surcharge purposes (net rental
 * losses added back), nil with private hospital cover. Dollars per financial year. Throws RangeError outside 0 to 1e12.
 */
export function medicareSurcharge(inputs: {
  readonly income: number;
  readonly privateHospitalCover: boolean;
  readonly financialYear: FinancialYear;
}): { readonly status: 'computed'; readonly surcharge: Dollars; readonly rules: readonly Rule<unknown>[] } | NoRule {
  const income = inRange('income', inputs.income, [0, largestAmount]);
  const found = ruleFor('Medicare levy surcharge', medicareSurcharges, inputs.financialYear);
  if (found.status === 'no-rule') return found;
  const tier = found.rule.value.findLast(({ above }) => income > above);
  const rate = inputs.privateHospitalCover ? 0 : (tier?.rate ?? 0);
  return { status: 'computed', surcharge: dollars(income * rate), rules: [found.rule] };
}
