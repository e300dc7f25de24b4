import { type BorrowingInputs, borrowingCapacity } from '../borrowing/borrowing-capacity.ts';
import { inRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';

/** The fields of a recorded liability that affordability needs; dollars. */
export interface RecordedDebt {
  readonly liabilityType: string;
  readonly loanBalance: number;
  readonly limitAmount: number;
}

export interface AffordabilityInputs {
  /** Inputs to the borrowing formula, with existing loans as entered in that one field; null without income. */
  readonly borrowing: BorrowingInputs | null;
  /** The record's Existing Loans, dollars. */
  readonly existingLoans: number;
  readonly liabilities: readonly RecordedDebt[];
  /** The record's Savings field, and its assets of type Savings, dollars. */
  readonly savingsField: number;
  readonly savingsAssets: number;
  /** For the purchase, dollars. */
  readonly loanAmount: number;
  readonly deposit: number;
}

/** `unknown`: income is missing, or the loan fits but the record does not hold enough to decide. */
export type AffordabilityVerdict = 'yes' | 'no' | 'unknown';

/** Dollars, not rounded. */
export interface PurchaseAffordability {
  /** Sum of the liabilities' balances, a credit card at its limit if higher. */
  readonly recordedDebts: Dollars;
  /** The larger of Existing Loans and the recorded debts. */
  readonly debtsCounted: Dollars;
  /** The larger of the Savings field and the assets of type Savings. */
  readonly savingsCounted: Dollars;
  /** Borrowing capacity after those debts; null without income. */
  readonly capacity: Dollars | null;
  readonly isLoanCovered: boolean | null;
  readonly isDepositCovered: boolean;
  readonly verdict: AffordabilityVerdict;
}

const cardTypes: readonly string[] = ['Credit Card'];

/**
 * Whether a household can likely afford a purchase, from its own record: the loan against its borrowing capacity after
 * debts, and the deposit against its savings (decision Y-01). Debts entered twice, as Existing Loans and under
 * Liabilities, count once: the larger sum. A card counts at its limit, since lenders assess the limit whatever the
 * balance. Throws RangeError for an amount outside 0 to 1e12, and as `borrowingCapacity` does.
 */
export function purchaseAffordability(inputs: AffordabilityInputs): PurchaseAffordability {
  const recordedDebts = inputs.liabilities.reduce((sum, debt) => sum + owed(debt), 0);
  const debtsCounted = Math.max(amountIn('existingLoans', inputs.existingLoans), recordedDebts);
  const savingsCounted = Math.max(
    amountIn('savingsField', inputs.savingsField),
    amountIn('savingsAssets', inputs.savingsAssets),
  );
  const capacity = inputs.borrowing && borrowingCapacity({ ...inputs.borrowing, existingLoans: debtsCounted });
  const isLoanCovered = capacity && capacity.borrowingCapacity >= amountIn('loanAmount', inputs.loanAmount);
  const isDepositCovered = savingsCounted >= amountIn('deposit', inputs.deposit);
  return {
    recordedDebts: dollars(recordedDebts),
    debtsCounted: dollars(debtsCounted),
    savingsCounted: dollars(savingsCounted),
    capacity: capacity?.borrowingCapacity ?? null,
    isLoanCovered,
    isDepositCovered,
    verdict: verdictOf({ isLoanCovered, isDepositCovered, hasSavings: savingsCounted > 0 }),
  };
}

interface Findings {
  readonly isLoanCovered: boolean | null;
  readonly isDepositCovered: boolean;
  readonly hasSavings: boolean;
}

function verdictOf({ isLoanCovered, isDepositCovered, hasSavings }: Findings): AffordabilityVerdict {
  if (isLoanCovered === null) return 'unknown';
  if (!isLoanCovered) return 'no';
  if (isDepositCovered) return 'yes';
  // Missing savings are more often a missing entry than an empty account.
  return hasSavings ? 'no' : 'unknown';
}

function owed({ liabilityType, loanBalance, limitAmount }: RecordedDebt): number {
  const balance = amountIn('loanBalance', loanBalance);
  return cardTypes.includes(liabilityType) ? Math.max(balance, amountIn('limitAmount', limitAmount)) : balance;
}

function amountIn(name: string, amount: number): number {
  return inRange(name, amount, [0, largestAmount]);
}
