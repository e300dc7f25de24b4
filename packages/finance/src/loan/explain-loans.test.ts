import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repaymentFrequencies } from '../units/frequency.ts';
import { balanceAfter } from './balance-after.ts';
import { datedSchedule } from './dated-loan.ts';
import { explainBalanceAfter } from './explain-balance-after.ts';
import { explainExtraRepayment } from './explain-extra-repayment.ts';
import { explainLoanRepayment } from './explain-loan-repayment.ts';
import { explainDatedSchedule, explainLoanSchedule } from './explain-loan-schedule.ts';
import { explainMortgagePayoffChart } from './explain-mortgage-payoff-chart.ts';
import { explainMortgageRepayment } from './explain-mortgage-repayment.ts';
import { explainPayoff } from './explain-payoff.ts';
import { extraRepayment, loanRepayment } from './extra-repayment.ts';
import { loanTypes, uniformPlan } from './loan-plan.ts';
import { mortgagePayoffChart } from './mortgage-payoff-chart.ts';
import { mortgageRepayment } from './mortgage-repayment.ts';
import { payoff } from './payoff.ts';
import { loanSchedule } from './run-loan.ts';

const twoYears = { principal: 24_000, annualRatePct: 0, years: 2, frequency: 'monthly' } as const;

const anyLoan = fc.record({
  principal: fc.double({ min: 1, max: 1e7, noNaN: true }),
  annualRatePct: fc.double({ min: 0, max: 20, noNaN: true }),
  years: fc.integer({ min: 1, max: 40 }),
  frequency: fc.constantFrom(...repaymentFrequencies),
  loanType: fc.constantFrom(...loanTypes),
});

describe('explainLoanRepayment', () => {
  it('shows a loan without interest line by line', () => {
    expect(explainLoanRepayment({ ...twoYears, loanType: 'principal_and_interest' })).toEqual([
      {
        label: 'Repayment, monthly',
        amount: 1_000,
        unit: 'dollars',
        formula: 'P·r ÷ (1 − (1 + r)^−n) with P $24,000, r 0% ÷ 12, n 24',
      },
      { label: 'Repayments made', amount: 24, unit: 'count', formula: '2 years × 12' },
      { label: 'Interest', amount: 0, unit: 'dollars', formula: 'sum of 24 interest charges, none rounded' },
      { label: 'Total repayments', amount: 24_000, unit: 'dollars', formula: '$24,000 repaid + $0 interest' },
    ]);
  });

  it('repays nothing of an interest-only loan', () => {
    const working = explainLoanRepayment({ ...twoYears, annualRatePct: 6, loanType: 'interest_only' });
    expect(working.map(({ amount }) => amount)).toEqual([120, 24, 2_880, 2_880]);
    expect(working[0]?.formula).toBe('$24,000 × 6% ÷ 12');
    expect(working.at(-1)?.formula).toBe('$0 repaid + $2,880 interest');
  });

  it('ends on the total of the repayments', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        expect(explainLoanRepayment(loan).at(-1)?.amount).toBe(loanRepayment(loan).totalRepayments);
      }),
    );
  });
});

describe('explainBalanceAfter', () => {
  it('shows what six payments leave of a loan without interest', () => {
    expect(explainBalanceAfter({ ...twoYears, loanType: 'principal_and_interest', payments: 6 })).toEqual([
      {
        label: 'Interest paid',
        amount: 0,
        unit: 'dollars',
        formula: '6 monthly interest charges at 0% on what was owed, from $24,000 down',
      },
      { label: 'Principal repaid', amount: 6_000, unit: 'dollars', formula: '$6,000 paid − $0 interest' },
      { label: 'Still owed', amount: 18_000, unit: 'dollars', formula: '$24,000 − $6,000' },
    ]);
  });

  it('adds interest to principal for what was paid', () => {
    const terms = { ...twoYears, annualRatePct: 6, loanType: 'interest_only', payments: 3 } as const;
    expect(explainBalanceAfter(terms).map(({ formula }) => formula)).toEqual([
      '3 monthly interest charges at 6% on what was owed, from $24,000 down',
      '$360 paid − $360 interest',
      '$24,000 − $0',
    ]);
  });

  it('ends on the balance', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 0, max: 12 }), (loan, payments) => {
        const inputs = { ...loan, payments };
        expect(explainBalanceAfter(inputs).at(-1)?.amount).toBe(balanceAfter(inputs).balance);
      }),
    );
  });
});

describe('explainPayoff', () => {
  it('shows a balance that is paid off', () => {
    expect(
      explainPayoff({ balance: 1_000, annualRatePct: 12, payment: 505, cap: 60, frequency: 'monthly' }),
    ).toMatchObject([
      { label: 'Interest in the first period', amount: 10, unit: 'dollars', formula: '$1,000 × 12% ÷ 12' },
      { label: 'Interest until then', unit: 'dollars', formula: 'sum of the interest of 3 months' },
      { label: 'Still owed', amount: 0, unit: 'dollars', formula: '$1,000 + $15.10 interest − $1,015.10 paid' },
      {
        label: 'Paid off after months',
        amount: 3,
        unit: 'count',
        formula: '$1,000 less $505 each time, followed for at most 60 months',
      },
    ]);
  });

  it('says that one is not', () => {
    const working = explainPayoff({ balance: 1_000, annualRatePct: 12, payment: 10, cap: 24, frequency: 'monthly' });
    expect(working.at(-2)).toMatchObject({ amount: 1_000, formula: '$1,000 + $240 interest − $240 paid' });
    expect(working.at(-1)).toMatchObject({ label: 'Not paid off after months', amount: 24 });
  });

  it('ends on the periods', () => {
    const anyPayoff = fc.record({
      balance: fc.double({ min: 0, max: 1e7, noNaN: true }),
      annualRatePct: fc.double({ min: 0, max: 30, noNaN: true }),
      payment: fc.double({ min: 0, max: 1e6, noNaN: true }),
      cap: fc.integer({ min: 1, max: 600 }),
      frequency: fc.constantFrom(...repaymentFrequencies),
    });
    fc.assert(
      fc.property(anyPayoff, (inputs) => {
        expect(explainPayoff(inputs).at(-1)?.amount).toBe(payoff(inputs).periods);
      }),
    );
  });
});

describe('explainLoanSchedule', () => {
  // By hand: a year of interest at 6 % on 12,000 is 60 a month; 12,000 without interest over the remaining 12 payments
  // is 1,000.
  const plan = {
    principal: 12_000,
    frequency: 'monthly',
    payments: 24,
    segments: [
      { fromPayment: 1, annualRatePct: 6, loanType: 'interest_only' },
      { fromPayment: 13, annualRatePct: 0, loanType: 'principal_and_interest', extraPerPayment: 500 },
    ],
  } as const;

  it('shows the first payment of each segment and the totals', () => {
    expect(explainLoanSchedule(plan)).toEqual([
      {
        label: 'Payment 1 and on',
        amount: 60,
        unit: 'dollars',
        formula: 'interest only on $12,000 at 6% a year, 24 payments left',
      },
      {
        label: 'Payment 13 and on',
        amount: 1_500,
        unit: 'dollars',
        formula: 'principal and interest on $12,000 at 0% a year, 12 payments left, $500 extra with each',
      },
      { label: 'Interest', amount: 720, unit: 'dollars', formula: 'sum of 20 interest charges, none rounded' },
      { label: 'Total repayments', amount: 12_720, unit: 'dollars', formula: '$12,000 repaid + $720 interest' },
    ]);
  });

  it('names a repayment that is fixed and an offset account, and leaves out segments never reached', () => {
    const [first, second] = plan.segments;
    const fixed = { ...first, loanType: 'principal_and_interest', repayment: 6_000, offsetBalance: 12_000 } as const;
    const working = explainLoanSchedule({ ...plan, segments: [fixed, second] });
    expect(working.map(({ formula }) => formula)).toEqual([
      '$6,000 agreed on $12,000 at 6% a year, 24 payments left, no interest on $12,000 in the offset account',
      'sum of 2 interest charges, none rounded',
      '$12,000 repaid + $0 interest',
    ]);
  });

  it('does the same for a loan by days', () => {
    const loan = {
      principal: 12_000,
      frequency: 'monthly',
      payments: 24,
      drawn: '2026-01-15',
      segments: [
        { from: '2026-01-15', annualRatePct: 6, loanType: 'interest_only' },
        { from: '2027-02-01', annualRatePct: 0, loanType: 'principal_and_interest', extraPerPayment: 500 },
      ],
    } as const;
    expect(explainDatedSchedule(loan)).toEqual(explainLoanSchedule(plan));
    expect(explainDatedSchedule(loan).at(-1)?.amount).toBe(datedSchedule(loan).outcome.totalPaid);
  });

  it('ends on the total of the payments', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const uniform = uniformPlan(loan);
        expect(explainLoanSchedule(uniform).at(-1)?.amount).toBe(loanSchedule(uniform).outcome.totalPaid);
      }),
    );
  });
});

describe('the explanations of the calculators', () => {
  const mortgage = {
    loanAmount: 24_000,
    interestRate: 6,
    loanTerm: 2,
    repaymentFrequency: 'monthly',
    loanType: 'interest_only',
    additionalRepayments: 0,
    today: '2026-11-21',
  } as const;

  it('[CALC-05] shows an interest-only mortgage line by line', () => {
    expect(explainMortgageRepayment(mortgage)).toMatchObject([
      { label: 'Rate per repayment', amount: 0.5, unit: 'percent', formula: '6% ÷ 12 repayments a year' },
      {
        label: 'Illustrative market rate',
        amount: 6.5,
        unit: 'percent',
        formula: '6% + 0.5 percentage points',
        rule: { id: 'mortgage.market-rate-margin' },
      },
      { label: 'Repayment, monthly', amount: 120, unit: 'dollars', formula: '$24,000 × 6% ÷ 12' },
      { label: 'Repayments made', amount: 24, unit: 'count', formula: '24 until 2028-11-21' },
      { label: 'Principal repaid', amount: 0, unit: 'dollars', formula: '$24,000 − $24,000 still owing' },
      { label: 'Interest', amount: 2_880, unit: 'dollars', formula: 'sum of 24 interest charges, none rounded' },
      { label: 'Total repayments', amount: 2_880, unit: 'dollars', formula: '$0 + $2,880' },
    ]);
  });

  it('[CALC-08] [CALC-09] shows what an extra saves of a loan without interest', () => {
    const extra = {
      ...mortgage,
      interestRate: 0,
      loanType: 'principal_and_interest',
      additionalRepayments: 200,
    } as const;
    expect(explainMortgageRepayment(extra)).toMatchObject([
      { label: 'Rate per repayment', amount: 0 },
      { label: 'Illustrative market rate', amount: 0.5 },
      { label: 'Repayment, monthly', formula: 'P·r ÷ (1 − (1 + r)^−n) with P $24,000, r 0% ÷ 12, n 24' },
      { label: 'Extra with each repayment', amount: 200, unit: 'dollars', formula: '$200 × 12 ÷ 12' },
      { label: 'Interest saved', amount: 0, unit: 'dollars', formula: '$0 without the extra − $0' },
      { label: 'Time saved', amount: 4, unit: 'months', formula: '2 × 12 − 20 months taken' },
      { label: 'Repayments made', amount: 20, formula: '20 until 2028-07-21' },
      { label: 'Principal repaid', amount: 24_000, formula: '$24,000 − $0 still owing' },
      { label: 'Interest', amount: 0 },
      { label: 'Total repayments', amount: 24_000, formula: '$24,000 + $0' },
    ]);
  });

  it('[CALC-19] [CALC-20] shows the payoff chart line by line', () => {
    const chart = {
      balance: 12_000,
      interestRate: 0,
      repaymentAmount: 500,
      repaymentFrequency: 'Monthly',
      birthYear: null,
      currentYear: 2026,
    };
    expect(explainMortgagePayoffChart(chart)).toMatchObject([
      { label: 'Monthly repayment', amount: 500, unit: 'dollars-per-month', formula: '$500 × 12 ÷ 12' },
      { label: 'Interest in the first month', amount: 0, unit: 'dollars-per-month', formula: '$12,000 × 0% ÷ 12' },
      { label: 'Interest until then', amount: 0, unit: 'dollars', formula: 'sum of 24 monthly interest charges' },
      {
        label: 'Months until paid off',
        amount: 24,
        unit: 'months',
        formula: '$12,000 less repayments, followed for at most 600 months',
        rule: { id: 'payoff.cap' },
      },
    ]);
    const endless = explainMortgagePayoffChart({ ...chart, interestRate: 60, capMonths: 24 });
    expect(endless[1]?.amount).toBe(600);
    expect(endless.at(-1)).toMatchObject({
      label: 'Not paid off within',
      amount: 24,
      formula: '$12,000 less repayments, followed for at most 24 months',
    });
  });

  it('end on the figures of the calculators', () => {
    fc.assert(
      fc.property(anyLoan, fc.double({ min: 0, max: 5_000, noNaN: true }), (loan, extraMonthly) => {
        const extra = { ...loan, extraMonthly };
        expect(explainExtraRepayment(extra).at(-1)?.amount).toBe(extraRepayment(extra).interestSaved);
        const inputs = {
          ...mortgage,
          loanAmount: loan.principal,
          interestRate: loan.annualRatePct,
          loanTerm: loan.years,
          repaymentFrequency: loan.frequency,
          loanType: loan.loanType,
          additionalRepayments: extraMonthly,
        };
        expect(explainMortgageRepayment(inputs).at(-1)?.amount).toBe(mortgageRepayment(inputs).totalRepayments);
        const chart = {
          balance: loan.principal,
          interestRate: loan.annualRatePct,
          repaymentAmount: extraMonthly,
          repaymentFrequency: 'Weekly',
          birthYear: null,
          currentYear: 2026,
        };
        expect(explainMortgagePayoffChart(chart).at(-1)?.amount).toBe(mortgagePayoffChart(chart).months);
      }),
      { numRuns: 50 },
    );
  });
});
