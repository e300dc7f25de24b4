import { lawOfYear } from '../rules/law-on.ts';
import type { Rule } from '../rules/rule.ts';
import type { NoRule } from '../rules/rule-set.ts';
import { division293Thresholds, superContributionsTax } from '../rules/superannuation.ts';
import { inRange } from '../units/checks.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';

export interface SuperTaxInputs {
  readonly financialYear: FinancialYear;
  /** Employer and deductible contributions within the cap, dollars a year. */
  readonly concessional: number;
  /** Income for surcharge purposes less reportable super, dollars a year. */
  readonly income: number;
}

export interface SuperTax {
  readonly status: 'computed';
  /** The fund's tax on the contributions, dollars a year. */
  readonly contributionsTax: Dollars;
  /** The person's extra tax on the part of contributions above the threshold. */
  readonly division293: Dollars;
  readonly rules: readonly Rule<unknown>[];
}

/**
 * Tax on a year's concessional contributions: 15 % in the fund, and 15 % more on the lesser of the contributions and the
 * excess of income with contributions over the threshold (Division 293). Dollars, not rounded. Throws RangeError outside
 * 0 to 1e12.
 */
export function superTax(inputs: SuperTaxInputs, law = lawOfYear(inputs.financialYear)): SuperTax | NoRule {
  const concessional = inRange('concessional', inputs.concessional, [0, largestAmount]);
  const income = inRange('income', inputs.income, [0, largestAmount]);
  const threshold = law.find('Division 293', division293Thresholds);
  if (threshold.status === 'no-rule') return threshold;
  const { ratePct, extraPct } = superContributionsTax.value;
  const over = Math.max(0, income + concessional - threshold.rule.value);
  return {
    status: 'computed',
    contributionsTax: dollars((concessional * ratePct) / 100),
    division293: dollars((Math.min(concessional, over) * extraPct) / 100),
    rules: [superContributionsTax, threshold.rule],
  };
}
