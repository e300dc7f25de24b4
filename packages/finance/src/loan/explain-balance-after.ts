import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { balanceAfter } from './balance-after.ts';

/** The working of `balanceAfter`; the last amount is the remaining balance. Throws as `balanceAfter` does. */
export function explainBalanceAfter(inputs: Parameters<typeof balanceAfter>[0]): Working {
  const result = balanceAfter(inputs);
  const owed = amountText(inputs.principal);
  return [
    {
      label: 'Interest paid',
      amount: result.interestPaid,
      unit: 'dollars',
      formula: `${inputs.payments} ${inputs.frequency} interest charges at ${percentText(inputs.annualRatePct)} on what was owed, from ${owed} down`,
    },
    {
      label: 'Principal repaid',
      amount: result.principalPaid,
      unit: 'dollars',
      formula: `${amountText(result.principalPaid + result.interestPaid)} paid − ${amountText(result.interestPaid)} interest`,
    },
    {
      label: 'Still owed',
      amount: result.balance,
      unit: 'dollars',
      formula: `${owed} − ${amountText(result.principalPaid)}`,
    },
  ];
}
