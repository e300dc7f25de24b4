import { allowancePerDependant, incomeMultiple } from '../rules/lending.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars, roundToDollar } from '../units/money.ts';
import { isPartnered, type MaritalStatus, mostDependants } from './household.ts';

export interface BorrowingInputs {
  /** Annual income before tax, dollars. */
  readonly grossIncome: number;
  readonly maritalStatus: MaritalStatus;
  /** Partner's annual income before tax, dollars; counted only for married and de-facto. */
  readonly partnerIncome: number | null;
  readonly dependants: number;
  /** Balance of existing loans, dollars. */
  readonly existingLoans: number;
}

export interface BorrowingCapacity {
  /** Dollars, exact, never below 0. */
  readonly borrowingCapacity: Dollars;
  /** The same in whole dollars, as shown, sent and reported. */
  readonly displayed: Dollars;
  readonly rules: readonly Rule<number>[];
}

/** The intermediate amounts, dollars (annual where they are income). */
export interface BorrowingSteps {
  readonly grossIncome: Dollars;
  readonly partnerIncome: Dollars;
  readonly dependantAllowance: Dollars;
  readonly adjustedIncome: Dollars;
  readonly incomeTimesMultiple: Dollars;
  readonly existingLoans: Dollars;
  readonly borrowingCapacity: Dollars;
}

/**
 * Indicative borrowing capacity in dollars: six times (income + partner's income − 5,000 per dependant) − existing
 * loans, never below 0. Takes annual incomes. The product's own estimate, not a lender's serviceability test. Source:
 * specification section 9; decisions D-14, R-05, R-06. Throws RangeError for amounts outside 0 to 1e12 and for
 * dependants outside 0 to 20.
 */
export function borrowingCapacity(inputs: BorrowingInputs): BorrowingCapacity {
  const steps = borrowingSteps(inputs);
  return {
    borrowingCapacity: steps.borrowingCapacity,
    displayed: roundToDollar(steps.borrowingCapacity),
    rules: [incomeMultiple, allowancePerDependant],
  };
}

/** The steps shared by the capacity and its explanation. Throws as `borrowingCapacity` does. */
export function borrowingSteps(inputs: BorrowingInputs): BorrowingSteps {
  const grossIncome = inRange('grossIncome', inputs.grossIncome, [0, largestAmount]);
  const partnerIncome = isPartnered(inputs.maritalStatus)
    ? inRange('partnerIncome', inputs.partnerIncome ?? 0, [0, largestAmount])
    : 0;
  const dependants = wholeInRange('dependants', inputs.dependants, [0, mostDependants]);
  const existingLoans = inRange('existingLoans', inputs.existingLoans, [0, largestAmount]);
  const dependantAllowance = allowancePerDependant.value * dependants;
  const adjustedIncome = grossIncome + partnerIncome - dependantAllowance;
  const incomeTimesMultiple = incomeMultiple.value * adjustedIncome;
  return {
    grossIncome: dollars(grossIncome),
    partnerIncome: dollars(partnerIncome),
    dependantAllowance: dollars(dependantAllowance),
    adjustedIncome: dollars(adjustedIncome),
    incomeTimesMultiple: dollars(incomeTimesMultiple),
    existingLoans: dollars(existingLoans),
    borrowingCapacity: dollars(Math.max(0, incomeTimesMultiple - existingLoans)),
  };
}
