import { wholeInRange } from '../units/checks.ts';
import { type Dollars, dollars } from '../units/money.ts';
import type { LoanInputs } from './extra-repayment.ts';
import { type LoanType, uniformPlan } from './loan-plan.ts';
import { loanSchedule } from './run-loan.ts';

/**
 * Balance after a number of payments, with the interest and principal paid so far. Dollars, not rounded. Throws
 * RangeError for a number of payments outside 0 to the term, and as `loanRepayment` does.
 */
export function balanceAfter(inputs: LoanInputs & { readonly loanType: LoanType; readonly payments: number }): {
  readonly balance: Dollars;
  readonly interestPaid: Dollars;
  readonly principalPaid: Dollars;
} {
  const plan = uniformPlan(inputs);
  const payments = wholeInRange('payments', inputs.payments, [0, plan.payments]);
  const { rows } = loanSchedule(plan);
  const made = rows.slice(0, payments);
  const balance = made.at(-1)?.balance ?? inputs.principal;
  return {
    balance: dollars(balance),
    interestPaid: dollars(made.reduce((sum, { interest }) => sum + interest, 0)),
    principalPaid: dollars(inputs.principal - balance),
  };
}
