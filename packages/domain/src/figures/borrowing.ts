import { maritalStatusLabels, moneyText } from '@freehold/contract';
import { type BorrowingInputs, isPartnered } from '@freehold/finance';
import type { Line } from './line.ts';

/** The inputs of a borrowing estimate that counted, read back as lines. */
export function borrowingReadBack(inputs: BorrowingInputs): readonly Line[] {
  const partnerIncome = isPartnered(inputs.maritalStatus) ? (inputs.partnerIncome ?? 0) : 0;
  return [
    { label: 'Income before tax', value: `${moneyText(inputs.grossIncome)} a year` },
    { label: 'Marital status', value: maritalStatusLabels[inputs.maritalStatus] },
    ...(partnerIncome > 0
      ? [{ label: 'Partner’s income before tax', value: `${moneyText(partnerIncome)} a year` }]
      : []),
    { label: 'Dependants', value: String(inputs.dependants) },
    { label: 'Owing on existing loans', value: moneyText(inputs.existingLoans) },
  ];
}

/** Why the capacity is $0, in one sentence; null if it is not (decision B-13). */
export function whyNothing({ existingLoans, dependants }: BorrowingInputs, capacity: number): string | null {
  if (capacity > 0) return null;
  if (existingLoans > 0 && dependants > 0) {
    return 'Existing loans and the allowance for dependants outweigh six times the income, so nothing is left to borrow.';
  }
  const reason = existingLoans > 0 ? 'Existing loans outweigh' : 'The allowance for dependants outweighs';
  return `${reason} six times the income, so nothing is left to borrow.`;
}
