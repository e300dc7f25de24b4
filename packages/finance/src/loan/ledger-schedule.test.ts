import { describe, expect, it } from 'vitest';
import { Refusal } from '../units/refusal.ts';
import { amountText } from '../working/amount-text.ts';
import { explainLedgerSchedule, explainLedgerSplits } from './explain-ledger-schedule.ts';
import type { LedgerLoan } from './ledger-plan.ts';
import { ledgerSchedule, ledgerSplits } from './ledger-schedule.ts';
import { loanYears } from './loan-years.ts';
import { loanSchedule } from './run-loan.ts';

const loan: LedgerLoan = { principal: 100_000, annualRatePct: 6, termMonths: 12 };
const schedule = (changes: Partial<LedgerLoan>) => ledgerSchedule({ ...loan, ...changes });
const refusal = (changes: Partial<LedgerLoan>) => {
  try {
    schedule(changes);
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${error.field}`;
    throw error;
  }
  return 'none';
};

describe('a loan in whole cents', () => {
  it('pays 8,606.64 a month and the rest with the last payment', () => {
    // 100,000 at 0.5 % over 12: 8,606.6430; interest of month 1 is 500.00, of month 2 (91,893.36 × 0.5 %) 459.47.
    const { rows, repayment, finalPayment, totalInterest, totalPaid } = schedule({});
    expect(repayment).toBe(8_606.64);
    expect(rows[0]).toEqual({ period: 1, payment: 8_606.64, interest: 500, principal: 8_106.64, balance: 91_893.36 });
    expect(rows[1]).toMatchObject({ interest: 459.47, balance: 83_746.19 });
    expect(rows.at(-1)?.balance).toBe(0);
    expect(finalPayment).toBeCloseTo(totalPaid - 11 * 8_606.64, 6);
    expect(totalPaid).toBeCloseTo(100_000 + totalInterest, 6);
  });

  it('keeps its repayment when only the offset or an extra changes (E11)', () => {
    const terms = { principal: 500_000, annualRatePct: 6, termMonths: 360 };
    const plain = ledgerSchedule(terms).repayment;
    const offset = ledgerSchedule({ ...terms, offset: { changes: [{ period: 61, balance: 1 }] } });
    expect(offset.rows[60]?.payment).toBe(plain);
    // The review's loan: an extra of 1,000, and an offset of one dollar from payment 61.
    const segment = { annualRatePct: 6, loanType: 'principal_and_interest', extraPerPayment: 1_000 } as const;
    const { outcome, rows } = loanSchedule({
      principal: 500_000,
      frequency: 'monthly',
      payments: 360,
      segments: [
        { fromPayment: 1, ...segment },
        { fromPayment: 61, ...segment, offsetBalance: 1 },
      ],
    });
    expect(rows[60]?.paid).toBeCloseTo(3_997.75, 2);
    expect(outcome.payments).toBe(197);
    expect(outcome.totalInterest).toBeCloseTo(286_934, -1);
  });

  it('recalculates the unrounded repayment when the rate changes or interest only ends, and only then', () => {
    const paid = (changed: object) =>
      loanSchedule({
        principal: 500_000,
        frequency: 'monthly',
        payments: 360,
        segments: [
          { fromPayment: 1, annualRatePct: 6, loanType: 'principal_and_interest', extraPerPayment: 500 },
          { fromPayment: 61, annualRatePct: 6, loanType: 'principal_and_interest', ...changed },
        ],
      }).rows[60]?.paid ?? 0;
    expect(paid({})).toBeCloseTo(2_997.75, 2);
    expect(paid({ annualRatePct: 7 })).not.toBeCloseTo(2_997.75, 2);
    expect(paid({ loanType: 'interest_only' })).toBeLessThan(2_500);
    expect(paid({ repayment: 4_000 })).toBe(4_000);
  });

  it('recalculates the repayment only for a different rate, and not with keepRepayment', () => {
    const change = (annualRatePct: number) => ({
      rateChanges: [{ fromPeriod: 7, annualRatePct }],
      lumpSums: [{ period: 2, amount: 9_000 }],
    });
    expect(schedule(change(6)).rows[6]?.payment).toBe(8_606.64);
    const lower = schedule(change(3)).rows[6]?.payment ?? 0;
    expect(lower).toBeLessThan(8_606.64);
    expect(schedule({ ...change(3), onRateChange: 'keepRepayment' }).rows[6]?.payment).toBe(8_606.64);
  });

  it('pays the interest where the repayment does not cover it, says so once and asks for the rest at the end', () => {
    const kept = schedule({
      termMonths: 360,
      rateChanges: [{ fromPeriod: 13, annualRatePct: 12 }],
      onRateChange: 'keepRepayment',
    });
    expect(kept.warnings.map(({ code, period }) => [code, period])).toEqual([
      ['repaymentBelowInterest', 13],
      ['balloon', 360],
    ]);
    expect(kept.warnings[0]).toMatchObject({ code: 'repaymentBelowInterest', period: 13 });
    expect(kept.warnings[0]?.sentence).toContain('From repayment 13');
    expect(kept.warnings[0]?.sentence).toContain('348 times in all');
    expect(kept.rows[20]?.principal).toBe(0);
    expect(kept.rows.at(-1)?.balance).toBe(0);
    expect(kept.finalPayment).toBeGreaterThan(98_000);
    const once = schedule({ repaymentOverride: 499, lumpSums: [{ period: 1, amount: 50_000 }] });
    expect(once.warnings.map(({ sentence }) => sentence)).toContain(
      'From repayment 1 the repayment does not cover the interest, once. The interest is paid instead. A larger repayment would cover it.',
    );
  });

  it('falls due in one amount when it is interest-only to the end, unless it was paid before', () => {
    const whole = schedule({ ioMonths: 12 });
    expect(whole).toMatchObject({ repayment: 500, piRepayment: null, finalPayment: 100_500, totalInterest: 6_000 });
    expect(whole.warnings.map(({ code, period }) => [code, period])).toEqual([['balloon', 12]]);
    expect(whole.warnings[0]?.sentence).toBe(
      'The loan is interest-only to the end: $100,000 of principal falls due with repayment 12, on top of it. A larger repayment or extras would lower it.',
    );
    const paid = schedule({ ioMonths: 12, lumpSums: [{ period: 3, amount: 200_000 }] });
    expect(paid).toMatchObject({ periods: 3, finalPayment: 100_500, totalInterest: 1_500, warnings: [] });
    expect(schedule({ ioMonths: 11 }).warnings).toEqual([]);
  });

  it('says how much principal falls due at the end where the repayments are too small', () => {
    const small = schedule({ termMonths: 360, repaymentOverride: 510 });
    expect(small.warnings.map(({ code, period }) => [code, period])).toEqual([['balloon', 360]]);
    // 100,000 less 10 a month at 0.5 %: 10 × (1.005^360 − 1) ÷ 0.005 = 10,045.15 repaid after 360 repayments.
    expect(small.finalPayment).toBeCloseTo(510 + 89_954.85, 0);
    expect(small.warnings[0]?.sentence).toBe(
      `The repayments do not pay the loan off in its time: ${amountText(small.finalPayment - 510)} of principal falls due with repayment 360, on top of it. A larger repayment or extras would lower it.`,
    );
    const kept = schedule({
      termMonths: 360,
      rateChanges: [{ fromPeriod: 61, annualRatePct: 7 }],
      onRateChange: 'keepRepayment',
    });
    expect(kept.warnings.map(({ code }) => code)).toEqual(['balloon']);
    // An extra that is paid to the end is part of what is due.
    const near = { termMonths: 12, repaymentOverride: 8_000, extras: [{ fromPeriod: 1, amount: 400 }] };
    expect(schedule(near).warnings).toEqual([]);
    expect(schedule({ ...near, extras: [] }).warnings.map(({ code }) => code)).toEqual([]);
    expect(schedule({ ...near, repaymentOverride: 7_000, extras: [] }).warnings.map(({ code }) => code)).toEqual([
      'balloon',
    ]);
  });

  it('names each step of the repayment, and what being ahead does to it', () => {
    const terms = { termMonths: 360, ioMonths: 60, rateChanges: [{ fromPeriod: 121, annualRatePct: 7 }] };
    const { repaymentSteps, rows } = schedule(terms);
    // 100,000 at 0.5 % over 300: 644.30.
    expect(repaymentSteps[0]).toEqual({
      period: 61,
      before: 500,
      after: 644.3,
      sentence: 'From repayment 61 the repayment is $644.30, $144.30 more.',
    });
    expect(repaymentSteps[1]).toMatchObject({ period: 121, before: 644.3, after: rows[120]?.payment });
    expect(repaymentSteps).toHaveLength(2);
    const offset = { opening: 20_000 };
    const ahead = schedule({ ...terms, offset });
    expect(ahead.repaymentSteps[0]).toMatchObject({ before: 400, after: 644.3 });
    expect(ahead.repaymentSteps[0]?.sentence).not.toContain('who is ahead');
    expect(ahead.repaymentSteps[1]?.after).toBeLessThan(repaymentSteps[1]?.after ?? 0);
    expect(ahead.repaymentSteps[1]?.sentence).toMatch(/who is ahead pays less and takes as long\.$/);
    expect(schedule({ ...terms, offset, onRateChange: 'keepRepayment' }).repaymentSteps).toHaveLength(1);
    const lower = schedule({ ...terms, ioMonths: 0, rateChanges: [{ fromPeriod: 2, annualRatePct: 5 }] });
    expect(lower.repaymentSteps[0]?.sentence).toMatch(
      /^From repayment 2 the repayment is \$5\d\d\.\d\d, \$\d\d\.\d\d less\.$/,
    );
    expect(schedule({}).repaymentSteps).toEqual([]);
    for (const help of [{ extras: [{ fromPeriod: 1, amount: 9 }] }, { lumpSums: [{ period: 1, amount: 9 }] }])
      expect(schedule({ ...terms, ...help }).repaymentSteps[1]?.sentence).toContain('who is ahead');
    // Interest of an interest-only period moves with the offset account: no step.
    expect(schedule({ ioMonths: 12, offset: { perPeriod: 1_000 } }).repaymentSteps).toEqual([]);
  });

  it('takes extras between their periods, both included, and lump sums after the payment', () => {
    const { rows } = schedule({
      extras: [{ fromPeriod: 2, toPeriod: 3, amount: 100 }],
      lumpSums: [
        { period: 3, amount: 50 },
        { period: 3, amount: 25 },
      ],
    });
    expect(rows.slice(0, 4).map(({ payment }) => payment)).toEqual([8_606.64, 8_706.64, 8_781.64, 8_606.64]);
    const { payment, interest, principal } = rows[2] ?? { payment: 0, interest: 0, principal: 0 };
    expect(principal).toBeCloseTo(payment - interest, 9);
  });

  it('follows the offset path: opening, steps, balances that are set, never below zero', () => {
    const interests = (offset: LedgerLoan['offset']) =>
      schedule({ ioMonths: 6, offset })
        .rows.slice(0, 6)
        .map(({ interest }) => interest);
    expect(interests({ opening: 10_000, perPeriod: 1_000 })).toEqual([450, 445, 440, 435, 430, 425]);
    expect(interests({ opening: 10_000, fromPeriod: 3 })).toEqual([500, 500, 450, 450, 450, 450]);
    expect(interests({ perPeriod: 1_000, changes: [{ period: 4, balance: 50_000 }] })).toEqual([
      500, 495, 490, 250, 245, 240,
    ]);
    expect(interests({ opening: 2_000, perPeriod: -1_500 })).toEqual([490, 497.5, 500, 500, 500, 500]);
    expect(interests({ opening: 200_000 })).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('rounds half cents away from zero, and the repayment up where asked', () => {
    // 1,234.00 × 7.5 % ÷ 12 = 7.7125; 1,000.20 × 6 % ÷ 12 = 5.001; 999 × 0.5 % = 4.995.
    expect(schedule({ principal: 999 }).rows[0]?.interest).toBe(5);
    expect(schedule({ principal: 1_000.2 }).rows[0]?.interest).toBe(5);
    expect(schedule({ repaymentRounding: 'up' }).repayment).toBe(8_606.65);
  });

  it('saves against the same loan without extras, lumps, offset and override', () => {
    const plain = schedule({ termMonths: 360 });
    for (const help of [
      { extras: [{ fromPeriod: 1, amount: 100 }] },
      { lumpSums: [{ period: 1, amount: 10_000 }] },
      { offset: { opening: 10_000 } },
      { repaymentOverride: 900 },
    ] satisfies readonly Partial<LedgerLoan>[]) {
      const helped = schedule({ termMonths: 360, ...help });
      expect(helped.interestSaved).toBeCloseTo(plain.totalInterest - helped.totalInterest, 6);
      expect(helped.interestSaved).toBeGreaterThan(0);
      expect(helped.periodsSaved).toBe(plain.periods - helped.periods);
      expect(helped.periodsSaved).toBeGreaterThan(0);
    }
    expect(plain).toMatchObject({ interestSaved: 0, periodsSaved: 0 });
  });

  it('says what it costs, what was saved and what would change it', () => {
    const terms = { termMonths: 360 } as const;
    const { totalInterest } = schedule(terms);
    expect(schedule(terms).sentence).toBe(
      `Repaid with payment 360; interest is ${amountText(totalInterest)} in all. Extra repayments, an offset account or a lower rate would lower it.`,
    );
    const early = schedule({ ...terms, extras: [{ fromPeriod: 1, amount: 100 }] });
    expect(early.sentence).toContain(
      `Saved by extra repayments: ${amountText(early.interestSaved)} and ${early.periodsSaved} payments.`,
    );
    const once = schedule({ extras: [{ fromPeriod: 1, amount: 800 }] });
    expect(once.periodsSaved).toBe(1);
    expect(once.sentence).toMatch(/ and 1 payment\.$/);
    const same = schedule({ ...terms, offset: { opening: 1 } });
    expect(same.periodsSaved).toBe(0);
    expect(same.sentence).toContain(`Saved by the offset account: ${amountText(same.interestSaved)}.`);
    const all = schedule({
      ...terms,
      extras: [{ fromPeriod: 1, amount: 1 }],
      lumpSums: [{ period: 1, amount: 1 }],
      offset: { opening: 1 },
      repaymentOverride: 700,
    });
    expect(all.sentence).toContain(
      'Saved by extra repayments, lump sums, the offset account and your own repayment: $',
    );
    expect(schedule({ annualRatePct: 0 }).sentence).toBe('Repaid with payment 12; interest is $0 in all.');
    const dear = schedule({ ...terms, repaymentOverride: 550 });
    expect(dear.interestSaved).toBeLessThan(0);
    expect(dear.sentence).toContain(`costs ${amountText(-dear.interestSaved)} more`);
  });

  it('dates its end by months, clamped, or by weeks, and sums interest by income year', () => {
    expect(schedule({ startDate: '2026-01-31', termMonths: 1 }).payoffDate).toBe('2026-02-28');
    expect(schedule({ startDate: '2026-01-01', termMonths: 3, frequency: 'weekly' }).payoffDate).toBe('2026-04-02');
    expect(schedule({ startDate: '2026-01-01', termMonths: 6, frequency: 'fortnightly' }).payoffDate).toBe(
      '2026-07-02',
    );
    // Payments on 30 June and 30 July: one in each year.
    const years = schedule({ startDate: '2026-05-30', termMonths: 2 });
    const [first, second] = years.rows;
    expect(years.interestByFy).toEqual({ '2025-26': first?.interest, '2026-27': second?.interest });
    expect(schedule({})).toMatchObject({ payoffDate: null, interestByFy: null });
  });

  it('counts fees apart, one for each period paid', () => {
    expect(schedule({ feePerPeriod: 10 }).totalFees).toBe(120);
    expect(schedule({ feePerPeriod: 10, lumpSums: [{ period: 2, amount: 1e6 }] }).totalFees).toBe(20);
    expect(schedule({ feePerPeriod: 10 }).totalPaid).toBe(schedule({}).totalPaid);
  });

  it('repays a loan without interest in equal parts', () => {
    expect(schedule({ annualRatePct: 0 })).toMatchObject({
      repayment: 8_333.33,
      finalPayment: 8_333.37,
      totalInterest: 0,
    });
  });

  it('sums twelve months into a year and stops with the loan', () => {
    const years = loanYears({ ...loan, termMonths: 18 });
    const { rows, totalInterest } = schedule({ termMonths: 18 });
    expect(years).toHaveLength(2);
    expect(years[0]?.balance).toBe(rows[11]?.balance);
    expect((years[0]?.interest ?? 0) + (years[1]?.interest ?? 0)).toBeCloseTo(totalInterest, 6);
    expect((years[0]?.principal ?? 0) + (years[1]?.principal ?? 0)).toBeCloseTo(100_000, 6);
    expect(years[1]?.balance).toBe(0);
  });

  it.each([
    [{ principal: 0 }, 'outOfRange principal'],
    [{ principal: 0.01 }, 'none'],
    [{ principal: 1e9 }, 'none'],
    [{ principal: 1e9 + 1 }, 'outOfRange principal'],
    [{ annualRatePct: -0.01 }, 'outOfRange annualRatePct'],
    [{ annualRatePct: 30 }, 'none'],
    [{ annualRatePct: 30.01 }, 'outOfRange annualRatePct'],
    [{ termMonths: 0 }, 'outOfRange termMonths'],
    [{ termMonths: 600 }, 'none'],
    [{ termMonths: 601 }, 'outOfRange termMonths'],
    [{ termMonths: 12.5 }, 'outOfRange termMonths'],
    [{ termMonths: 13, frequency: 'fortnightly' }, 'outOfRange termMonths'],
    [{ termMonths: 12, ioMonths: 1, frequency: 'weekly' }, 'outOfRange termMonths'],
    [{ termMonths: 12, ioMonths: 3, frequency: 'weekly' }, 'none'],
    [{ ioMonths: 13 }, 'outOfRange ioMonths'],
    [{ ioMonths: -1 }, 'outOfRange ioMonths'],
    [{ rateChanges: [{ fromPeriod: 0, annualRatePct: 6 }] }, 'outOfRange rateChanges.fromPeriod'],
    [{ rateChanges: [{ fromPeriod: 13, annualRatePct: 6 }] }, 'outOfRange rateChanges.fromPeriod'],
    [{ rateChanges: [{ fromPeriod: 12, annualRatePct: 31 }] }, 'outOfRange rateChanges.annualRatePct'],
    [{ extras: [{ fromPeriod: 0, amount: 1 }] }, 'outOfRange extras.fromPeriod'],
    [{ extras: [{ fromPeriod: 5, toPeriod: 4, amount: 1 }] }, 'outOfRange extras.toPeriod'],
    [{ extras: [{ fromPeriod: 5, toPeriod: 13, amount: 1 }] }, 'outOfRange extras.toPeriod'],
    [{ extras: [{ fromPeriod: 5, amount: -1 }] }, 'outOfRange extras.amount'],
    [{ lumpSums: [{ period: 0, amount: 1 }] }, 'outOfRange lumpSums.period'],
    [{ lumpSums: [{ period: 13, amount: 1 }] }, 'outOfRange lumpSums.period'],
    [{ lumpSums: [{ period: 1, amount: -1 }] }, 'outOfRange lumpSums.amount'],
    [{ offset: { opening: -1 } }, 'outOfRange offset.opening'],
    [{ offset: { perPeriod: -2e9 } }, 'outOfRange offset.perPeriod'],
    [{ offset: { fromPeriod: 0 } }, 'outOfRange offset.fromPeriod'],
    [{ offset: { fromPeriod: 3, changes: [{ period: 2, balance: 1 }] } }, 'outOfRange offset.changes.period'],
    [{ offset: { changes: [{ period: 13, balance: 1 }] } }, 'outOfRange offset.changes.period'],
    [{ offset: { changes: [{ period: 2, balance: -1 }] } }, 'outOfRange offset.changes.balance'],
    [{ repaymentOverride: 0 }, 'outOfRange repaymentOverride'],
    [{ feePerPeriod: -1 }, 'outOfRange feePerPeriod'],
  ] as const)('%j gives %s', (changes, expected) => {
    expect(refusal(changes as Partial<LedgerLoan>)).toBe(expected);
  });

  it('refuses a start that is no day', () => {
    expect(() => schedule({ startDate: '2026-02-30' })).toThrow(RangeError);
  });

  it('needs a start from year 1 whose loan ends before year 9999', () => {
    for (const frequency of ['monthly', 'weekly'] as const) {
      const from = (startDate: string) => schedule({ startDate, termMonths: 360, frequency }).payoffDate;
      const refused = expect.objectContaining({ code: 'outOfRange', field: 'startDate' });
      expect(() => from('0000-06-30')).toThrow(refused);
      expect(() => from('9969-01-01')).toThrow(refused);
      expect(from('9968-12-31')).toMatch(/^9998-1[12]-/);
      expect(from('0001-01-01')).toMatch(/^003[01]-/);
    }
  });

  it('explains itself to the total that is paid', () => {
    const terms = { ...loan, ioMonths: 6, offset: { opening: 10_000 }, feePerPeriod: 5 };
    const lines = explainLedgerSchedule(terms);
    expect(lines.map(({ label }) => label)).toEqual([
      'First interest',
      'Repayment',
      'Repayment after interest only',
      'Last payment',
      'Interest',
      'Total paid',
    ]);
    expect(lines.map(({ amount }) => amount)).toContain(450);
    expect(lines[0]?.formula).toContain('less the offset account');
    expect(lines.at(-1)).toMatchObject({ amount: ledgerSchedule(terms).totalPaid });
    expect(lines.at(-1)?.formula).toContain('fees of $60 come on top');
    expect(explainLedgerSchedule(loan).map(({ label }) => label)).not.toContain('Repayment after interest only');
    expect(lines[1]?.formula).toBe('the interest, while only interest is due');
    expect(lines[2]?.formula).toBe('over the 6 months left');
    expect(explainLedgerSchedule(loan)[1]?.formula).toBe('$100,000 over 12 months');
    expect(explainLedgerSchedule(loan)).toHaveLength(5);
    const own = { ...loan, repaymentOverride: 9_000, rateChanges: [{ fromPeriod: 1, annualRatePct: 7 }] };
    expect(explainLedgerSchedule(own)[0]?.formula).toContain('× 7% a year');
    expect(explainLedgerSchedule(own)[1]?.formula).toBe('your own repayment, or the interest where that is more');
    expect(explainLedgerSchedule({ ...own, ioMonths: 6 })[2]?.formula).toBe('your own repayment');
    expect(explainLedgerSchedule(loan)[0]?.formula).not.toContain('offset');
    expect(explainLedgerSchedule(loan).at(-1)?.formula).not.toContain('fees');
    expect(explainLedgerSchedule({ ...loan, ioMonths: 12 }).map(({ label }) => label)).not.toContain(
      'Repayment after interest only',
    );
  });
});

describe('the splits of a loan', () => {
  const fixed = { ...loan, startDate: '2026-01-15', feePerPeriod: 10 };
  const variable = { ...loan, termMonths: 24, startDate: '2026-01-15', offset: { opening: 5_000 } };

  it('add up to the whole', () => {
    const whole = ledgerSplits([fixed, variable]);
    const [one, two] = [ledgerSchedule(fixed), ledgerSchedule(variable)];
    for (const name of ['repayment', 'totalInterest', 'totalPaid', 'totalFees', 'interestSaved'] as const) {
      expect(whole[name]).toBeCloseTo(one[name] + two[name], 6);
    }
    expect(whole.interestSaved).toBeGreaterThan(0);
    expect(whole.payoffDate).toBe('2028-01-15');
    expect(explainLedgerSplits([fixed, variable]).at(-1)).toMatchObject({
      label: 'All splits',
      amount: whole.totalPaid,
    });
    const paid = [one, two].map(({ totalPaid }) => amountText(totalPaid)).join(' + ');
    expect(explainLedgerSplits([fixed, variable]).at(-1)?.formula).toBe(paid);
    expect(explainLedgerSplits([variable, fixed]).at(-1)?.formula).not.toBe(paid);
    expect(ledgerSplits([variable, fixed]).payoffDate).toBe('2028-01-15');
    expect(explainLedgerSplits([fixed, variable])[0]?.label).toBe('Split 1: First interest');
    const cost = `Interest is ${amountText(whole.totalInterest)} over all splits.`;
    expect(whole.sentence).toBe(cost);
    expect(ledgerSplits([fixed, { ...variable, annualRatePct: 6.5 }]).sentence).toMatch(
      / save most against the dearest, split 2 at 6\.5%\.$/,
    );
  });

  it('have no common repayment at two frequencies, and no common day unless each has one', () => {
    const mixed = ledgerSplits([fixed, { ...loan, frequency: 'weekly' }]);
    expect(mixed).toMatchObject({ repayment: null, payoffDate: null });
  });

  it('are one to eight, and a fault names the split’s input', () => {
    expect(() => ledgerSplits([])).toThrow('splits has 0 entries');
    expect(() => ledgerSplits(Array.from({ length: 9 }, () => loan))).toThrow('splits has 9 entries');
    expect(ledgerSplits(Array.from({ length: 8 }, () => loan)).splits).toHaveLength(8);
    expect(() => ledgerSplits([{ ...loan, principal: 0 }])).toThrow(
      expect.objectContaining({ code: 'outOfRange', field: 'splits.principal' }),
    );
  });
});
