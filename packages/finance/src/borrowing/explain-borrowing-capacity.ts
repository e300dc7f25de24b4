import { allowancePerDependant, incomeMultiple } from '../rules/lending.ts';
import { amountText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type BorrowingInputs, borrowingSteps } from './borrowing-capacity.ts';
import { isPartnered } from './household.ts';

/**
 * The working of `borrowingCapacity`, line by line, from the same steps as the figure; the last amount is the capacity
 * in exact dollars. Throws as `borrowingCapacity` does.
 */
export function explainBorrowingCapacity(inputs: BorrowingInputs): Working {
  const steps = borrowingSteps(inputs);
  const uncapped = `${amountText(steps.incomeTimesMultiple)} − ${amountText(steps.existingLoans)}`;
  const isFloored = steps.incomeTimesMultiple < steps.existingLoans;
  return [
    {
      label: 'Income counted',
      amount: steps.grossIncome + steps.partnerIncome,
      unit: 'dollars-per-year',
      formula: isPartnered(inputs.maritalStatus)
        ? `${amountText(steps.grossIncome)} + ${amountText(steps.partnerIncome)} partner`
        : amountText(steps.grossIncome),
    },
    {
      label: 'Set aside for dependants',
      amount: steps.dependantAllowance,
      unit: 'dollars-per-year',
      formula: `${inputs.dependants} × ${amountText(allowancePerDependant.value)}`,
      rule: allowancePerDependant,
    },
    {
      label: 'Adjusted income',
      amount: steps.adjustedIncome,
      unit: 'dollars-per-year',
      formula: `${amountText(steps.grossIncome + steps.partnerIncome)} − ${amountText(steps.dependantAllowance)}`,
    },
    {
      label: 'Income multiple applied',
      amount: steps.incomeTimesMultiple,
      unit: 'dollars',
      formula: `${incomeMultiple.value} × ${amountText(steps.adjustedIncome)}`,
      rule: incomeMultiple,
    },
    {
      label: 'Estimated borrowing capacity',
      amount: steps.borrowingCapacity,
      unit: 'dollars',
      formula: isFloored ? `${uncapped}, not below $0` : uncapped,
    },
  ];
}
