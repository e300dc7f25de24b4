import { explainBorrowingCapacity } from '../borrowing/explain-borrowing-capacity.ts';
import { amountText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type AffordabilityInputs, purchaseAffordability } from './purchase-affordability.ts';

/**
 * The working of `purchaseAffordability`; the last amounts are the capacity less the loan and the savings less the
 * deposit, below 0 where they fall short. Throws as `purchaseAffordability` does.
 */
export function explainPurchaseAffordability(inputs: AffordabilityInputs): Working {
  const found = purchaseAffordability(inputs);
  const { borrowing, existingLoans, savingsField, savingsAssets, loanAmount, deposit } = inputs;
  const capacityLines = borrowing
    ? explainBorrowingCapacity({ ...borrowing, existingLoans: found.debtsCounted })
    : ([] as const);
  const loanLine = {
    label: 'Capacity left after the loan',
    unit: 'dollars',
    amount: (found.capacity ?? 0) - loanAmount,
    formula: `${amountText(found.capacity ?? 0)} − ${amountText(loanAmount)}`,
  } as const;
  return [
    {
      label: 'Debts counted',
      amount: found.debtsCounted,
      unit: 'dollars',
      formula: `larger of ${amountText(existingLoans)} (Existing Loans) and ${amountText(found.recordedDebts)} (Liabilities)`,
    },
    ...capacityLines,
    ...(found.capacity === null ? [] : [loanLine]),
    {
      label: 'Savings counted',
      amount: found.savingsCounted,
      unit: 'dollars',
      formula: `larger of ${amountText(savingsField)} (Savings field) and ${amountText(savingsAssets)} (savings among the assets)`,
    },
    {
      label: 'Savings left after the deposit',
      amount: found.savingsCounted - deposit,
      unit: 'dollars',
      formula: `${amountText(found.savingsCounted)} − ${amountText(deposit)}`,
    },
  ];
}
