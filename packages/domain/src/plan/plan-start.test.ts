import { describe, expect, it } from 'vitest';
import { mortgagePlanStart, planStartAddress, planStartMark } from './plan-start.ts';

const mortgage = {
  loanAmount: 612_000,
  interestRate: 6.04,
  loanTerm: '25',
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
  additionalRepayments: 200,
} as const;

describe('what the mortgage calculator brings to a plan', () => {
  it('is the loan with its rate, its months and what is paid on top', () => {
    expect(mortgagePlanStart(mortgage)).toEqual({
      homes: [{ use: 'home', owing: 612_000, loan: { rate: 6.04, months: 300, extra: 200 } }],
    });
  });

  it('is interest alone for the whole term, without what does not count then', () => {
    expect(mortgagePlanStart({ ...mortgage, loanType: 'interest_only' }).homes?.[0]?.loan).toEqual({
      rate: 6.04,
      months: 300,
      ioMonths: 300,
    });
  });

  it('names repayments that are not monthly', () => {
    expect(mortgagePlanStart({ ...mortgage, repaymentFrequency: 'fortnightly' }).brought).toEqual({
      notCarried: ['repaying fortnightly, as a plan counts months'],
    });
  });
});

describe('the address that starts a plan', () => {
  it('has what is asked for as the fields show it, and the rest as it is', () => {
    const address = planStartAddress({
      income: 132_000.4,
      homes: [{ use: 'home', owing: 585_000, loan: { rate: 6.04, months: 300 } }],
      brought: { cards: 20_000 },
    });
    const [page, text = ''] = address.split(planStartMark);
    expect(page).toBe('/plan');
    expect(JSON.parse(decodeURIComponent(text))).toEqual({
      income: '132,000',
      homes: [{ use: 'home', owing: '585,000', loan: { rate: 6.04, months: 300 } }],
      brought: { cards: 20_000 },
    });
  });
});
