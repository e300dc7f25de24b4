import { loanSchedule, type MortgageInputs, mortgageRepayment, uniformPlan } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { loanYears } from './loan-years.ts';
import { mortgageReadBack, mortgageTotals, todaysTotals } from './mortgage.ts';

const inputs: MortgageInputs = {
  loanAmount: 12_000,
  interestRate: 0,
  loanTerm: 2,
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
  additionalRepayments: 0,
  today: '2026-11-21',
};
const paymentsOf = ({ loanAmount, interestRate, loanTerm, repaymentFrequency, loanType }: MortgageInputs) =>
  loanSchedule(
    uniformPlan({
      principal: loanAmount,
      annualRatePct: interestRate,
      years: loanTerm,
      frequency: repaymentFrequency,
      loanType,
    }),
  ).rows;

function totalsOf(change: Partial<MortgageInputs>) {
  const loan = { ...inputs, ...change };
  const figures = mortgageRepayment(loan);
  const payments = paymentsOf(loan);
  const today = todaysTotals(loan, figures, { payments, withoutExtra: payments, priceRise: 3 });
  return { figures, today, payoffDate: figures.payoffDate };
}

describe('the totals of a loan', () => {
  it('are in today’s dollars payment by payment', () => {
    // 24 payments of $500, each ÷ 1.03^(k ÷ 12): a geometric series.
    const monthly = 1.03 ** (-1 / 12);
    const sum = (500 * monthly * (1 - monthly ** 24)) / (1 - monthly);
    expect(totalsOf({}).today.totalRepayments).toBeCloseTo(sum, 6);
    expect(mortgageTotals(totalsOf({})).totalRepayments).toEqual({
      label: 'Total repayments',
      value: '$12,000',
      note: `$${Math.round(sum).toLocaleString('en-AU')} in today’s dollars`,
    });
  });

  it('have no note while the loan ends within two years', () => {
    expect(mortgageTotals(totalsOf({ loanTerm: 1 })).totalRepayments).toEqual({
      label: 'Total repayments',
      value: '$12,000',
    });
  });

  it('of an interest-only loan end its term with all of it owing', () => {
    const totals = mortgageTotals(totalsOf({ loanType: 'interest_only' }));
    // 12,000 ÷ 1.03² = 11,311.15.
    expect(totals.principalOwingAtEnd).toEqual({
      label: 'Principal still owing',
      value: '$12,000',
      note: '$11,311 in today’s dollars',
    });
    expect(totals.payoffDate).toEqual({ label: 'Term ends on', value: '21 November 2028' });
  });

  it('name no day while today is unknown', () => {
    expect(mortgageTotals({ ...totalsOf({}), payoffDate: null }).payoffDate.value).toBe('–');
  });

  it('are written by another writer of amounts where cents are wanted', () => {
    expect(mortgageTotals(totalsOf({}), (amount) => amount.toFixed(2)).totalRepayments.value).toBe('12000.00');
  });
});

it('the inputs are read back with their periods', () => {
  expect(mortgageReadBack({ ...inputs, interestRate: 5.125 }, 2.5).map(({ value }) => value)).toEqual([
    '$12,000',
    '5.125% a year',
    '2 years',
    'Monthly',
    'Principal and interest',
    '$0',
    '2.5% a year',
  ]);
});

it('a schedule by year sums each year and keeps what is owed at its end', () => {
  const years = loanYears(paymentsOf(inputs).slice(0, 15), 12);
  expect(
    years.map(({ year, paid, interest, principal, balance, payments }) => [
      year,
      paid,
      interest,
      principal,
      balance,
      payments.length,
    ]),
  ).toEqual([
    [1, 6_000, 0, 6_000, 6_000, 12],
    [2, 1_500, 0, 1_500, 4_500, 3],
  ]);
  expect(loanYears([], 12)).toEqual([]);
});
