import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentsPerYear, repaymentFrequencies } from '../units/frequency.ts';
import { type LoanPlan, loanTypes, uniformPlan } from './loan-plan.ts';
import { levelRepayment } from './repayment.ts';
import { loanSchedule, runLoan } from './run-loan.ts';

const house: Parameters<typeof uniformPlan>[0] = {
  principal: 500_000,
  annualRatePct: 4.5,
  years: 30,
  frequency: 'monthly',
  loanType: 'principal_and_interest',
};

describe('levelRepayment', () => {
  it.each([
    ['monthly', 2_533.43],
    ['fortnightly', 1_168.72],
    ['weekly', 584.24],
  ] as const)('[CALC-04] [CALC-05] 500,000 at 4.5% over 30 years %s is %d', (frequency, expected) => {
    const perYear = paymentsPerYear(frequency);
    expect(levelRepayment(500_000, 0.045 / perYear, 30 * perYear)).toBeCloseTo(expected, 2);
  });

  it('falls in a straight line without interest', () => {
    expect(levelRepayment(570_000, 0, 360)).toBeCloseTo(1_583.33, 2);
  });

  it('stays exact as the rate nears 0', () => {
    expect(levelRepayment(1_200, 1e-12, 12)).toBeCloseTo(100, 6);
  });

  it('repays one payment with its interest', () => {
    expect(levelRepayment(10_000, 0.0125, 1)).toBeCloseTo(10_125, 9);
  });
});

describe('a loan of two payments, by hand', () => {
  // 1,000 at 12 % a year monthly: 1,000 × 0.01 ÷ (1 − 1.01^−2) = 507.5124…
  const plan: LoanPlan = {
    principal: 1_000,
    frequency: 'monthly',
    payments: 2,
    segments: [{ fromPayment: 1, annualRatePct: 12, loanType: 'principal_and_interest' }],
  };

  it('splits each payment into interest and principal', () => {
    const { rows } = loanSchedule(plan);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.interest).toBeCloseTo(10, 9);
    expect(rows[0]?.principal).toBeCloseTo(497.512_438, 5);
    expect(rows[0]?.balance).toBeCloseTo(502.487_562, 5);
    expect(rows[1]?.interest).toBeCloseTo(5.024_876, 5);
    expect(rows[1]?.balance).toBe(0);
  });

  it('charges no interest on what an offset account holds', () => {
    const [segment] = plan.segments;
    if (segment === undefined) throw new Error('no segment');
    const { rows } = loanSchedule({ ...plan, segments: [{ ...segment, offsetBalance: 400 }] });
    expect(rows[0]?.interest).toBeCloseTo(6, 9);
    expect(rows[0]?.balance).toBeCloseTo(1_000 + 6 - 507.512_438, 5);
    expect(rows[1]?.balance).toBe(0);
  });

  it('charges no interest at all when the offset covers the loan', () => {
    const [segment] = plan.segments;
    if (segment === undefined) throw new Error('no segment');
    const { outcome } = loanSchedule({ ...plan, segments: [{ ...segment, offsetBalance: 5_000 }] });
    expect(outcome.totalInterest).toBe(0);
    expect(outcome.totalPaid).toBeCloseTo(1_000, 9);
  });

  it('takes a lump sum off what is owed', () => {
    const { rows } = loanSchedule({ ...plan, lumpSums: [{ payment: 1, amount: 100 }] });
    expect(rows[0]?.paid).toBeCloseTo(607.512_438, 5);
    expect(rows[0]?.balance).toBeCloseTo(402.487_562, 5);
    expect(rows[1]?.paid).toBeCloseTo(402.487_562 * 1.01, 5);
  });

  it('adds up lump sums with one payment', () => {
    const lumpSums = [
      { payment: 1, amount: 60 },
      { payment: 1, amount: 40 },
    ];
    expect(loanSchedule({ ...plan, lumpSums }).rows[0]?.paid).toBeCloseTo(607.512_438, 5);
  });

  it('ends with the lump sum that clears it', () => {
    const { outcome, rows } = loanSchedule({ ...plan, lumpSums: [{ payment: 1, amount: 2_000 }] });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.paid).toBeCloseTo(1_010, 9);
    expect(outcome).toMatchObject({ payments: 1, balance: 0 });
  });
});

describe('segments', () => {
  const interestOnlyThenRepaid: LoanPlan = {
    principal: 500_000,
    frequency: 'monthly',
    payments: 360,
    segments: [
      { fromPayment: 1, annualRatePct: 6, loanType: 'interest_only' },
      { fromPayment: 61, annualRatePct: 6, loanType: 'principal_and_interest' },
    ],
  };

  it('pay interest for five years and then amortise over the 25 that are left', () => {
    const { outcome, rows } = loanSchedule(interestOnlyThenRepaid);
    expect(rows[59]).toMatchObject({ payment: 60, balance: 500_000 });
    expect(rows[59]?.paid).toBeCloseTo(2_500, 9);
    // 500,000 × 0.005 ÷ (1 − 1.005^−300) = 3,221.507…
    expect(rows[60]?.paid).toBeCloseTo(3_221.51, 2);
    expect(outcome).toMatchObject({ payments: 360, balance: 0 });
  });

  it('set a new repayment when the rate changes, on what is owed over the time left', () => {
    const { rows } = loanSchedule({
      ...interestOnlyThenRepaid,
      segments: [
        { fromPayment: 1, annualRatePct: 6, loanType: 'principal_and_interest' },
        { fromPayment: 13, annualRatePct: 7, loanType: 'principal_and_interest' },
      ],
    });
    expect(rows[11]?.balance).toBeCloseTo(493_859.94, 2);
    expect(rows[12]?.paid).toBeCloseTo(levelRepayment(493_859.94, 0.07 / 12, 348), 2);
    expect(rows.at(-1)?.balance).toBe(0);
  });

  it('keep an interest-only loan’s repayment at its interest after a lump sum', () => {
    const { rows, outcome } = loanSchedule({
      ...interestOnlyThenRepaid,
      segments: [{ fromPayment: 1, annualRatePct: 6, loanType: 'interest_only' }],
      lumpSums: [{ payment: 1, amount: 100_000 }],
    });
    expect(rows[0]?.paid).toBeCloseTo(102_500, 9);
    expect(rows[1]?.paid).toBeCloseTo(2_000, 9);
    expect(outcome.balance).toBeCloseTo(400_000, 6);
    expect(outcome.payments).toBe(360);
  });

  it('leave what a fixed repayment does not clear', () => {
    const outcome = runLoan({
      ...interestOnlyThenRepaid,
      segments: [{ fromPayment: 1, annualRatePct: 6, loanType: 'principal_and_interest', repayment: 2_500 }],
    });
    expect(outcome.balance).toBeCloseTo(500_000, 4);
  });

  it('let a balance grow that the repayment does not hold', () => {
    const outcome = runLoan({
      ...interestOnlyThenRepaid,
      payments: 1,
      segments: [{ fromPayment: 1, annualRatePct: 12, loanType: 'principal_and_interest', repayment: 1_000 }],
    });
    expect(outcome.balance).toBeCloseTo(504_000, 9);
  });
});

describe('checks', () => {
  const segment = { fromPayment: 1, annualRatePct: 5, loanType: 'principal_and_interest' } as const;
  const plan: LoanPlan = { principal: 100, frequency: 'monthly', payments: 12, segments: [segment] };

  it.each([
    [{ principal: -1 }, 'principal is -1; allowed is 0 to 1000000000000'],
    [{ principal: Number.NaN }, 'principal is NaN'],
    [{ payments: 0 }, 'payments is 0; allowed is 1 to 1200'],
    [{ payments: 1.5 }, 'payments is 1.5; a whole number 1 to 1200 is needed'],
    [{ payments: 1_201 }, 'payments is 1201'],
    [{ segments: [] }, 'segments begin at payment undefined'],
    [{ segments: [{ ...segment, fromPayment: 2 }] }, 'segments begin at payment 2; the first must begin at payment 1'],
    [{ segments: [segment, segment] }, 'segments.fromPayment is 1; allowed is 2 to 12'],
    [{ segments: [segment, { ...segment, fromPayment: 13 }] }, 'segments.fromPayment is 13'],
    [{ segments: [{ ...segment, annualRatePct: -0.1 }] }, 'annualRatePct is -0.1; allowed is 0 to 100'],
    [{ segments: [{ ...segment, annualRatePct: 100.1 }] }, 'annualRatePct is 100.1'],
    [{ segments: [{ ...segment, repayment: -1 }] }, 'repayment is -1'],
    [{ segments: [{ ...segment, offsetBalance: -1 }] }, 'offsetBalance is -1'],
    [{ segments: [{ ...segment, extraPerPayment: -1 }] }, 'extraPerPayment is -1'],
    [{ lumpSums: [{ payment: 13, amount: 1 }] }, 'lumpSums.payment is 13'],
    [{ lumpSums: [{ payment: 1, amount: -1 }] }, 'lumpSums.amount is -1'],
  ])('refuse %j', (change, message) => {
    expect(() => runLoan({ ...plan, ...change })).toThrow(message);
  });

  it.each([[0], [0.5], [101]])('refuse a term of %d years', (years) => {
    expect(() => uniformPlan({ ...house, years })).toThrow(`years is ${years}`);
  });

  it('take a loan of nothing as paid', () => {
    expect(runLoan({ ...plan, principal: 0 })).toEqual({
      payments: 0,
      totalPaid: 0,
      totalInterest: 0,
      balance: 0,
      firstRepayment: 0,
    });
  });
});

const anyLoan = fc.record({
  principal: fc.double({ min: 1, max: 1e7, noNaN: true }),
  annualRatePct: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 25, noNaN: true })),
  years: fc.integer({ min: 1, max: 40 }),
  frequency: fc.constantFrom(...repaymentFrequencies),
});

const anyPlan = fc
  .record({
    terms: anyLoan,
    offset: fc.double({ min: 0, max: 1e6, noNaN: true }),
    extra: fc.double({ min: 0, max: 5_000, noNaN: true }),
    laterRate: fc.double({ min: 0, max: 25, noNaN: true }),
    firstType: fc.constantFrom(...loanTypes),
    lump: fc.double({ min: 0, max: 1e6, noNaN: true }),
  })
  .map(({ terms, offset, extra, laterRate, firstType, lump }): LoanPlan => {
    const payments = terms.years * paymentsPerYear(terms.frequency);
    const change = Math.max(2, Math.floor(payments / 3));
    return {
      principal: terms.principal,
      frequency: terms.frequency,
      payments,
      segments: [
        { fromPayment: 1, annualRatePct: terms.annualRatePct, loanType: firstType, offsetBalance: offset },
        { fromPayment: change, annualRatePct: laterRate, loanType: 'principal_and_interest', extraPerPayment: extra },
      ],
      lumpSums: [{ payment: change, amount: lump }],
    };
  });

describe('properties of every schedule', () => {
  it('principal adds up to the loan and the last balance is exactly 0', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { rows, outcome } = loanSchedule(plan);
        const repaid = rows.reduce((sum, { principal }) => sum + principal, 0);
        expect(Math.abs(repaid - plan.principal)).toBeLessThan(1e-6 * plan.principal);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(outcome.balance).toBe(0);
      }),
      { numRuns: 200 },
    );
  });

  it('each payment is its interest and principal, and none is more than is owed', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        let owed = plan.principal;
        for (const { paid, interest, principal, balance } of loanSchedule(plan).rows) {
          expect(Math.abs(paid - interest - principal)).toBeLessThan(1e-6 * plan.principal);
          expect(interest).toBeGreaterThanOrEqual(0);
          expect(balance).toBeGreaterThanOrEqual(0);
          expect(paid).toBeLessThanOrEqual(owed + interest + 0.005);
          owed = balance;
        }
      }),
      { numRuns: 50 },
    );
  });

  it('payments add up to the loan and its interest', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { totalPaid, totalInterest } = runLoan(plan);
        expect(Math.abs(totalPaid - totalInterest - plan.principal)).toBeLessThan(1e-6 * totalPaid);
      }),
      { numRuns: 200 },
    );
  });

  it('no schedule runs past its term', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(runLoan(plan).payments).toBeLessThanOrEqual(plan.payments);
      }),
      { numRuns: 200 },
    );
  });

  it('[CALC-09] an extra never lengthens a loan nor costs interest', () => {
    fc.assert(
      fc.property(
        anyLoan,
        fc.double({ min: 0, max: 5_000, noNaN: true }),
        fc.double({ min: 0, max: 5_000, noNaN: true }),
        (terms, extra, more) => {
          const at = (extraPerPayment: number) =>
            runLoan(uniformPlan({ ...terms, loanType: 'principal_and_interest', extraPerPayment }));
          const [less, faster] = [at(extra), at(extra + more)];
          expect(faster.payments).toBeLessThanOrEqual(less.payments);
          expect(faster.totalInterest).toBeLessThanOrEqual(less.totalInterest + 1e-6 * terms.principal);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('an offset never costs interest', () => {
    fc.assert(
      fc.property(anyLoan, fc.double({ min: 0, max: 1e6, noNaN: true }), (terms, offsetBalance) => {
        const plan = uniformPlan({ ...terms, loanType: 'principal_and_interest' });
        const withOffset = { ...plan, segments: plan.segments.map((segment) => ({ ...segment, offsetBalance })) };
        expect(runLoan(withOffset).totalInterest).toBeLessThanOrEqual(runLoan(plan).totalInterest + 1e-6);
      }),
      { numRuns: 200 },
    );
  });
});
