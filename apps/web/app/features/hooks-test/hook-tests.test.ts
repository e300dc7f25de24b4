import { mortgageLeadSchema } from '@freehold/contract';
import { expect, it } from 'vitest';
import { calls } from './hook-tests.ts';

it('[LEAD-12] the mortgage lead test sends the loan with its results inside mortgageDetails', () => {
  const sent = mortgageLeadSchema.parse(calls.find(({ title }) => title === 'Mortgage lead test')?.inputs);
  expect(sent).toMatchObject({ purchaseTimeframe: '6-12 months', privacyPolicy: true });
  expect(sent.loanAmount).toBeUndefined();
  expect(sent.mortgageDetails).toMatchObject({
    ...{ loanAmount: 500_000, interestRate: 4.5, loanTerm: 30, repaymentFrequency: 'monthly' },
    ...{ loanType: 'principal_and_interest', additionalRepayments: 0 },
  });
  // The worked example of the specification: $500,000 at 4.5 % over 30 years.
  expect(sent.mortgageDetails?.results?.repaymentAmount).toBeCloseTo(2533.43, 2);
});
