import type { LoanType, RepaymentFrequency } from '@freehold/finance';

/** How a frequency is named, and what one of its periods is called behind an amount. */
export const frequencyWords: Readonly<Record<RepaymentFrequency, { readonly name: string; readonly unit: string }>> = {
  weekly: { name: 'Weekly', unit: 'a week' },
  fortnightly: { name: 'Fortnightly', unit: 'a fortnight' },
  monthly: { name: 'Monthly', unit: 'a month' },
};

export const loanTypeWords: Readonly<Record<LoanType, string>> = {
  principal_and_interest: 'Principal and interest',
  interest_only: 'Interest only',
};
