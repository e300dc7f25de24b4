import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { fromOwnAddress } from './settings.ts';

/** A lead from the mortgage calculator, of Ida and a name of its own unless given; returns its id. */
export async function newLead(
  request: APIRequestContext,
  { firstName = 'Ida', lastName = `Deal-${randomUUID().slice(0, 8)}` } = {},
): Promise<string> {
  const data = {
    ...{ firstName, lastName, email: `${firstName}-${lastName}@example.com`, phone: '0491 570 156' },
    ...{ loanAmount: 500_000, interestRate: 4.5, loanTerm: '30', repaymentFrequency: 'monthly' },
    ...{ loanType: 'principal_and_interest', sourcePage: '/mortgage-calculator' },
  };
  const answer = await request.post('/api/mortgage-leads', { data, headers: fromOwnAddress() });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
}
