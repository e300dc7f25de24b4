import { uniformPlan } from '../loan/loan-plan.ts';
import { runLoan } from '../loan/run-loan.ts';
import { assignedValueYears } from '../rules/property.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { propertyValue } from './property-value.ts';

export interface AssignedPurchaseInputs {
  /** Dollars. */
  readonly price: number;
  /** Percent of price. */
  readonly downPaymentPct: number;
  readonly loanTermYears: number;
  /** Percent a year. */
  readonly interestRate: number;
  /** Percent a year. */
  readonly growthPct: number;
  /** The client's, dollars; null when unknown. */
  readonly borrowingCapacity: number | null;
}

/** Dollars, not rounded. */
export interface AssignedPurchase {
  readonly downPayment: Dollars;
  readonly loanAmount: Dollars;
  readonly monthlyRepayment: Dollars;
  readonly totalRepayments: Dollars;
  readonly totalInterest: Dollars;
  readonly valueAfter10Years: Dollars;
  /** True when the capacity is at least the price (decision K-01); null when the capacity is unknown. */
  readonly likelyAfford: boolean | null;
}

/**
 * The mortgage calculator of the assign screen: deposit, monthly principal-and-interest repayment, totals, the value
 * after ten years and whether the client can likely afford it. Source: specification section 9 (Assign calculator);
 * decisions K-01 to K-09. Throws RangeError for a price outside 0 to 1e12, percentages outside 0 to 100 and a term
 * outside 1 to 50 years.
 */
export function assignedPurchase(inputs: AssignedPurchaseInputs): AssignedPurchase {
  const price = inRange('price', inputs.price, [0, largestAmount]);
  const downPayment = (price * inRange('downPaymentPct', inputs.downPaymentPct, [0, 100])) / 100;
  const loanAmount = price - downPayment;
  const outcome = runLoan(
    uniformPlan({
      principal: loanAmount,
      annualRatePct: inRange('interestRate', inputs.interestRate, [0, 100]),
      years: wholeInRange('loanTermYears', inputs.loanTermYears, [1, 50]),
      frequency: 'monthly',
      loanType: 'principal_and_interest',
    }),
  );
  return {
    downPayment: dollars(downPayment),
    loanAmount: dollars(loanAmount),
    monthlyRepayment: outcome.firstRepayment,
    totalRepayments: outcome.totalPaid,
    totalInterest: outcome.totalInterest,
    valueAfter10Years: propertyValue({ price, growthPct: inputs.growthPct, years: assignedValueYears }),
    likelyAfford: inputs.borrowingCapacity === null ? null : inputs.borrowingCapacity >= price,
  };
}
