import { describe, expect, it } from 'vitest';
import { balanceAfter } from './balance-after.ts';
import { datedSchedule, paymentDate } from './dated-loan.ts';
import { explainExtraRepayment } from './explain-extra-repayment.ts';
import { explainMortgagePayoffChart } from './explain-mortgage-payoff-chart.ts';
import { extraRepayment, loanRepayment } from './extra-repayment.ts';
import { mortgagePayoffChart, type PayoffChartInputs } from './mortgage-payoff-chart.ts';
import { payoff } from './payoff.ts';

const loan = { principal: 500_000, annualRatePct: 6, years: 30, frequency: 'monthly' } as const;

describe('loanRepayment', () => {
  it('repays principal and interest (P-LOAN-05 scaled)', () => {
    const result = loanRepayment({ ...loan, principal: 600_000, loanType: 'principal_and_interest' });
    expect(result.repayment).toBeCloseTo(3_597.3, 2);
    expect(result.totalInterest).toBeCloseTo(695_029.13, 1);
    expect(result.principalOwingAtEnd).toBe(0);
  });

  it('pays interest only', () => {
    const result = loanRepayment({ ...loan, loanType: 'interest_only' });
    expect(result).toMatchObject({ repayment: 2_500, principalOwingAtEnd: 500_000, periods: 360 });
  });
});

describe('extraRepayment', () => {
  it('changes nothing without an extra', () => {
    expect(extraRepayment({ ...loan, extraMonthly: 0 })).toMatchObject({
      periodsSaved: 0,
      interestSaved: 0,
      periods: 360,
    });
  });

  it('saves 86 months with 300 on 400,000 at 5.5% (P-EXTRA-04)', () => {
    const result = extraRepayment({ ...loan, principal: 400_000, annualRatePct: 5.5, extraMonthly: 300 });
    expect(result).toMatchObject({ periods: 274, periodsSaved: 86, extraPerPeriod: 300 });
    expect(result.interestSaved).toBeCloseTo(115_681.51, 1);
  });

  it('is explained down to the interest saved', () => {
    const inputs = { ...loan, principal: 400_000, annualRatePct: 5.5, extraMonthly: 300 };
    const working = explainExtraRepayment(inputs);
    expect(working.at(-1)?.amount).toBe(extraRepayment(inputs).interestSaved);
    expect(working.map(({ formula }) => formula)).toEqual([
      '$300 × 12 ÷ 12',
      '360 − 274',
      'on $400,000 at 5.5%, 274 repayments',
      '$417,616.16 without the extra − $301,934.66',
    ]);
  });

  it('refuses a negative extra', () => {
    expect(() => extraRepayment({ ...loan, extraMonthly: -1 })).toThrow('extraMonthly is -1');
  });
});

describe('balanceAfter', () => {
  const terms = { ...loan, loanType: 'principal_and_interest' } as const;

  it('owes 493,859.94 after a year (P-BAL-01)', () => {
    const result = balanceAfter({ ...terms, payments: 12 });
    expect(result.balance).toBeCloseTo(493_859.94, 2);
    expect(result.interestPaid).toBeCloseTo(29_832.97, 2);
    expect(result.principalPaid).toBeCloseTo(6_140.06, 2);
  });

  it('owes everything at first and nothing in the end', () => {
    expect(balanceAfter({ ...terms, payments: 0 })).toEqual({ balance: 500_000, interestPaid: 0, principalPaid: 0 });
    expect(balanceAfter({ ...terms, payments: 360 }).balance).toBe(0);
  });

  it.each([[-1], [361], [1.5]])('refuses %d payments', (payments) => {
    expect(() => balanceAfter({ ...terms, payments })).toThrow('payments is');
  });
});

describe('payoff', () => {
  const loan = { balance: 500_000, annualRatePct: 2.49, cap: 600 };

  it.each([
    [1_000, 120],
    [1_200, 100],
  ])('clears 120,000 without interest at %d a month in %d months', (payment, periods) => {
    expect(payoff({ balance: 120_000, annualRatePct: 0, payment, cap: 600, frequency: 'monthly' })).toEqual({
      status: 'paid-off',
      periods,
      totalInterest: 0,
      totalRepayments: 120_000,
      remainingBalance: 0,
    });
  });

  it('counts fortnights and weeks, with the rate by 26 and 52 and the cap in months', () => {
    const fortnightly = payoff({ ...loan, payment: 1_323.54, frequency: 'fortnightly' });
    expect(fortnightly.totalInterest).toBeCloseTo(120_945.36, 0);
    expect(payoff({ ...loan, payment: 1, frequency: 'weekly' }).periods).toBe(2_600);
    expect(payoff({ ...loan, payment: 1, frequency: 'fortnightly' }).periods).toBe(1_300);
    expect(payoff({ ...loan, payment: 1, frequency: 'weekly', cap: 1 }).periods).toBe(4);
  });

  it('never clears a balance whose interest eats the payment', () => {
    expect(
      payoff({ balance: 500_000, annualRatePct: 6, payment: 2_500, cap: 600, frequency: 'monthly' }),
    ).toMatchObject({
      status: 'not-paid-off',
      periods: 600,
      remainingBalance: 500_000,
    });
    expect(payoff({ balance: 1, annualRatePct: 0, payment: 0, cap: 10, frequency: 'monthly' })).toMatchObject({
      status: 'not-paid-off',
    });
  });

  it('has nothing to do for nothing owed', () => {
    expect(payoff({ balance: 0, annualRatePct: 5, payment: 100, cap: 600, frequency: 'monthly' })).toMatchObject({
      status: 'paid-off',
      periods: 0,
    });
  });

  it('counts a residue below half a cent as paid', () => {
    expect(payoff({ balance: 100.004, annualRatePct: 0, payment: 100, cap: 600, frequency: 'monthly' }).periods).toBe(
      1,
    );
    expect(payoff({ balance: 100.006, annualRatePct: 0, payment: 100, cap: 600, frequency: 'monthly' }).periods).toBe(
      2,
    );
  });

  it.each([
    [{ balance: -1 }, 'balance is -1'],
    [{ annualRatePct: 101 }, 'annualRatePct is 101'],
    [{ payment: -1 }, 'payment is -1'],
    [{ cap: 0 }, 'cap is 0; allowed is 1 to 1200'],
    [{ cap: 1_201 }, 'cap is 1201'],
  ])('refuses %j', (change, message) => {
    expect(() => payoff({ balance: 1, annualRatePct: 1, payment: 1, cap: 1, frequency: 'monthly', ...change })).toThrow(
      message,
    );
  });
});

describe('mortgagePayoffChart', () => {
  const mortgage: PayoffChartInputs = {
    balance: 400_000,
    interestRate: 6,
    repaymentAmount: 2_400,
    repaymentFrequency: 'Monthly',
    birthYear: 1985,
    currentYear: 2026,
  };

  it('[CALC-19] [CALC-20] clears 400,000 in 360 months, at 71', () => {
    expect(mortgagePayoffChart(mortgage)).toMatchObject({
      months: 360,
      paidOff: true,
      yearsRemaining: 30,
      agePaidOff: 71,
    });
  });

  it('[CALC-21] converts 700 a week to months first: 216 months, 18 years', () => {
    const chart = mortgagePayoffChart({ ...mortgage, repaymentAmount: 700, repaymentFrequency: 'Weekly' });
    expect(chart).toMatchObject({ months: 216, yearsRemaining: 18, agePaidOff: 59 });
    expect(chart.monthlyRepayment).toBeCloseTo(3_033.333_333, 5);
  });

  it('[CALC-22] [TABMORT-06] never pays off at a repayment equal to the interest', () => {
    const chart = mortgagePayoffChart({ ...mortgage, balance: 500_000, repaymentAmount: 2_500 });
    expect(chart).toMatchObject({ months: 600, paidOff: false, remainingBalance: 500_000 });
    expect(chart).not.toHaveProperty('agePaidOff');
  });

  it('[TABMORT-05] has no age without a year of birth, and keeps the other figures', () => {
    expect(mortgagePayoffChart({ ...mortgage, birthYear: null })).toMatchObject({
      yearsRemaining: 30,
      agePaidOff: null,
    });
  });

  it('[TABMORT-02] draws the balance from today to 0', () => {
    const { balances } = mortgagePayoffChart({ ...mortgage, balance: 12_000, interestRate: 0, repaymentAmount: 1_000 });
    expect(balances).toEqual([
      12_000, 11_000, 10_000, 9_000, 8_000, 7_000, 6_000, 5_000, 4_000, 3_000, 2_000, 1_000, 0,
    ]);
  });

  it('stops at the cap it is given', () => {
    expect(mortgagePayoffChart({ ...mortgage, capMonths: 12 })).toMatchObject({ months: 12, paidOff: false });
  });

  it('refuses years of birth in the future or long ago', () => {
    expect(() => mortgagePayoffChart({ ...mortgage, birthYear: 2027 })).toThrow('birthYear is 2027');
    expect(() => mortgagePayoffChart({ ...mortgage, birthYear: 1899 })).toThrow('birthYear is 1899');
  });

  it('is explained down to its months', () => {
    const working = explainMortgagePayoffChart({ ...mortgage, repaymentAmount: 700, repaymentFrequency: 'Weekly' });
    expect(working.at(-1)).toMatchObject({ label: 'Months until paid off', amount: 216, unit: 'months' });
    expect(working[0]).toMatchObject({ formula: '$700 × 52 ÷ 12' });
    expect(working[1]).toMatchObject({ amount: 2_000, formula: '$400,000 × 6% ÷ 12' });
    const never = explainMortgagePayoffChart({ ...mortgage, repaymentAmount: 0 });
    expect(never.at(-1)).toMatchObject({ label: 'Not paid off within', amount: 600 });
  });
});

describe('datedSchedule', () => {
  const segment = { annualRatePct: 6, loanType: 'principal_and_interest' } as const;
  const dated = {
    principal: 500_000,
    frequency: 'monthly',
    payments: 360,
    drawn: '2026-01-31',
    segments: [{ ...segment, from: '2026-01-31' }],
  } as const;

  it('dates each payment one period after the last, clamped to short months', () => {
    const { rows } = datedSchedule(dated);
    expect(rows.slice(0, 3).map(({ date }) => date)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
    expect(rows.at(-1)?.date).toBe('2056-01-31');
  });

  it.each([
    ['weekly', '2026-02-07'],
    ['fortnightly', '2026-02-14'],
    ['monthly', '2026-02-28'],
  ] as const)('falls due %s first on %s', (frequency, date) => {
    expect(datedSchedule({ ...dated, frequency, payments: 10 }).rows[0]?.date).toBe(date);
    expect(paymentDate({ year: 2026, month: 1, day: 31 }, frequency, 0)).toEqual({ year: 2026, month: 1, day: 31 });
  });

  it('changes the rate with the first payment due on or after the day', () => {
    const changed = (from: string) =>
      datedSchedule({ ...dated, segments: [...dated.segments, { ...segment, annualRatePct: 12, from }] }).rows;
    expect(changed('2026-03-31')[1]?.interest).toBeCloseTo((changed('2026-04-01')[1]?.interest ?? 0) * 2, 6);
    expect(changed('2026-04-01')[2]?.interest).toBeGreaterThan(4_000);
  });

  it('keeps the last of several changes before one payment', () => {
    const rows = datedSchedule({
      ...dated,
      segments: [
        ...dated.segments,
        { ...segment, annualRatePct: 9, from: '2026-03-01' },
        { ...segment, annualRatePct: 12, from: '2026-03-15' },
      ],
    }).rows;
    expect(rows[1]?.interest).toBeCloseTo((rows[0]?.balance ?? 0) * 0.01, 6);
  });

  it('takes a lump sum with the next payment', () => {
    const rows = datedSchedule({ ...dated, lumpSums: [{ on: '2026-03-01', amount: 100_000 }] }).rows;
    expect(rows[0]?.paid).toBeLessThan(4_000);
    expect(rows[1]?.paid).toBeGreaterThan(100_000);
  });

  it('refuses days that do not exist', () => {
    expect(() => datedSchedule({ ...dated, drawn: '2026-02-30' })).toThrow('drawn is 2026-02-30');
    expect(() => datedSchedule({ ...dated, segments: [{ ...segment, from: 'soon' }] })).toThrow(
      'segments.from is soon',
    );
  });

  it('refuses a first segment that begins after the first payment', () => {
    expect(() => datedSchedule({ ...dated, segments: [{ ...segment, from: '2027-01-01' }] })).toThrow(
      'the first must begin at payment 1',
    );
  });
});
