import { taxOnIncome } from '../income-tax/income-tax.ts';
import { medicareLevy } from '../income-tax/medicare.ts';
import { lowIncomeOffset } from '../income-tax/offsets.ts';
import { studyLoanRepayment } from '../income-tax/study-loan.ts';
import type { Law } from '../rules/law-on.ts';
import type { NoRule } from '../rules/rule-set.ts';

/**
 * A person's tax of a year as a lender works it out, dollars: scale less the low income offset, the Medicare levy by the
 * single thresholds, and the study loan repayment on the income with a claimed rental loss added back. No surcharge, no
 * family thresholds and no other offset: the prudent side. Throws an Error for a year before the first known tables.
 */
export function assessmentTax(
  income: { readonly taxable: number; readonly claimedLoss: number; readonly helpDebt: boolean },
  law: Law,
): number {
  const { financialYear } = law;
  const taxableIncome = Math.max(0, income.taxable);
  const year = { taxableIncome, financialYear };
  const scale = Math.max(0, taxOnIncome(taxableIncome, law) - known(lowIncomeOffset(year, law)).offset);
  const levy = known(medicareLevy(year, law)).levy;
  if (!income.helpDebt) return scale + levy;
  const repaymentIncome = taxableIncome + income.claimedLoss;
  return scale + levy + known(studyLoanRepayment({ repaymentIncome, financialYear }, law)).repayment;
}

function known<Found extends { readonly status: 'computed' }>(found: Found | NoRule): Found {
  if (found.status === 'computed') return found;
  throw new Error(`no ${found.topic} is known for ${found.financialYear}`);
}
