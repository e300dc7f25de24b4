import type { LeadListItem } from '@freehold/contract';
import {
  borrowingCapacity,
  isPartnered,
  type LoanType,
  maritalStatuses,
  mortgageRepayment,
  repaymentFrequencies,
} from '@freehold/finance';

/** What people write who ask for a strategy session. */
export const sessionMessages = [
  'We have some equity in our home and would like to know whether a second property is realistic.',
  'Could we talk about interest only versus principal and interest for our investment loan?',
  '',
  'I am 52 and wonder how much I should still put into super.',
] as const;

/** What the n-th lead entered into the borrowing calculator, with the engine's figure. */
export function borrowingMatter(n: number): LeadListItem['borrowing'] {
  const maritalStatus = maritalStatuses[n % maritalStatuses.length] ?? 'single';
  const inputs = {
    grossIncome: 62_000 + ((n * 7_300) % 120_000),
    maritalStatus,
    partnerIncome: isPartnered(maritalStatus) ? 48_000 + ((n * 3_100) % 60_000) : null,
    dependants: n % 4,
    existingLoans: (n % 3) * 8_500,
  };
  const { displayed } = borrowingCapacity(inputs);
  // One lead was sent by a client that does not compute as the engine does.
  return { ...inputs, claimedCapacity: n === 12 ? displayed + 150_000 : displayed, computedCapacity: displayed };
}

/** What the n-th lead entered into the mortgage calculator, with the engine's figures. */
export function mortgageMatter(n: number, today: string): LeadListItem['mortgage'] {
  const loanType: LoanType = n % 4 === 0 ? 'interest_only' : 'principal_and_interest';
  const inputs = {
    loanAmount: 320_000 + ((n * 45_000) % 700_000),
    interestRate: 5.4 + (n % 8) * 0.15,
    loanTerm: 20 + (n % 3) * 5,
    repaymentFrequency: repaymentFrequencies[n % repaymentFrequencies.length] ?? 'monthly',
    loanType,
    additionalRepayments: loanType === 'interest_only' ? 0 : (n % 3) * 150,
  };
  const { repaymentAmount, totalRepayments, totalInterest, payoffDate } = mortgageRepayment({ ...inputs, today });
  return { ...inputs, claimedRepayment: repaymentAmount, repaymentAmount, totalRepayments, totalInterest, payoffDate };
}

/** Ids of the rules that the figures of a lead rest on; none where it has no figures. */
export function matterRules(
  { borrowing, mortgage }: Pick<LeadListItem, 'borrowing' | 'mortgage'>,
  today: string,
): string[] {
  const rules = [
    ...(borrowing === null ? [] : borrowingCapacity(borrowing).rules),
    ...(mortgage === null ? [] : mortgageRepayment({ ...mortgage, today }).rules),
  ];
  return rules.map(({ id }) => id);
}
