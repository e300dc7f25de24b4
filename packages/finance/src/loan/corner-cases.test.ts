import { describe, expect, it } from 'vitest';
import { mortgageRepayment } from './mortgage-repayment.ts';
import { loanSchedule, runLoan } from './run-loan.ts';

const calculator = {
  loanAmount: 0,
  interestRate: 6,
  loanTerm: 30,
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
  additionalRepayments: 0,
  today: '2026-11-21',
} as const;

describe('a mortgage of nothing', () => {
  it('saves no time without an extra', () => {
    expect(mortgageRepayment(calculator)).toMatchObject({
      repaymentAmount: 0,
      periods: 0,
      timeSaved: 0,
      interestSaved: 0,
      payoffDate: '2056-11-21',
    });
  });
});

describe('an interest-only loan with an offset account', () => {
  it('states the interest on what the account leaves', () => {
    const outcome = runLoan({
      principal: 500_000,
      frequency: 'monthly',
      payments: 12,
      segments: [{ fromPayment: 1, annualRatePct: 6, loanType: 'interest_only', offsetBalance: 100_000 }],
    });
    expect(outcome).toMatchObject({ firstRepayment: 2_000, totalInterest: 24_000, balance: 500_000 });
  });

  it('states nothing when the account holds more than is owed', () => {
    const outcome = runLoan({
      principal: 500_000,
      frequency: 'monthly',
      payments: 12,
      segments: [{ fromPayment: 1, annualRatePct: 6, loanType: 'interest_only', offsetBalance: 600_000 }],
    });
    expect(outcome).toMatchObject({ firstRepayment: 0, totalInterest: 0, totalPaid: 0, balance: 500_000 });
  });
});

describe('the largest loan', () => {
  it.each([
    ['weekly', 5_200],
    ['fortnightly', 2_600],
    ['monthly', 1_200],
  ] as const)(
    'ends on exactly 0 after a century, %s, however much the doubles have lost by then',
    (frequency, payments) => {
      for (const annualRatePct of [3, 7.7, 20]) {
        const { outcome, rows } = loanSchedule({
          principal: 1e12,
          frequency,
          payments,
          segments: [{ fromPayment: 1, annualRatePct, loanType: 'principal_and_interest' }],
        });
        expect(outcome.balance).toBe(0);
        expect(outcome.payments).toBe(payments);
        const repaid = rows.reduce((sum, { principal }) => sum + principal, 0);
        expect(Math.abs(repaid - 1e12)).toBeLessThan(1);
      }
    },
  );
});

describe('a balance of about half a cent', () => {
  const owing = (rest: number) =>
    runLoan({
      principal: 100 + rest,
      frequency: 'monthly',
      payments: 1,
      segments: [{ fromPayment: 1, annualRatePct: 0, loanType: 'principal_and_interest', repayment: 100 }],
    }).balance;

  it('is paid below half a cent, and owed above', () => {
    expect(owing(0.004)).toBe(0);
    expect(owing(0.006)).toBeCloseTo(0.006, 9);
  });
});
