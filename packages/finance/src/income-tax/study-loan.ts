import { lawOfYear } from '../rules/law-on.ts';
import type { Rule } from '../rules/rule.ts';
import type { NoRule } from '../rules/rule-set.ts';
import { type StudyLoanTerms, studyLoanRepayments } from '../rules/study-loan.ts';
import { chargeOn } from '../scale/progressive-scale.ts';
import { inRange } from '../units/checks.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';

/**
 * Compulsory study loan (HELP) repayment on an annual repayment income, which adds back net investment losses. Dollars per
 * financial year, not rounded and not capped at the debt. Source: rules/study-loan. Throws RangeError outside 0 to
 * 1e12.
 */
export function studyLoanRepayment(
  inputs: { readonly repaymentIncome: number; readonly financialYear: FinancialYear },
  law = lawOfYear(inputs.financialYear, 'no-rule'),
): { readonly status: 'computed'; readonly repayment: Dollars; readonly rules: readonly Rule<unknown>[] } | NoRule {
  const income = inRange('repaymentIncome', inputs.repaymentIncome, [0, largestAmount]);
  const found = law.find('study loan repayment', studyLoanRepayments);
  if (found.status === 'no-rule') return found;
  return { status: 'computed', repayment: dollars(repaymentAt(found.rule.value, income)), rules: [found.rule] };
}

function repaymentAt(terms: StudyLoanTerms, income: number): number {
  if (terms.kind === 'marginal') {
    return income > terms.wholeAbove ? income * terms.wholeRate : chargeOn(terms.scale, income);
  }
  const band = terms.bands.findLast(({ from }) => income >= from);
  return income * (band?.rate ?? 0);
}
