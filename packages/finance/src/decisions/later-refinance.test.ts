import { describe, expect, it } from 'vitest';
import type { LedgerLoan } from '../loan/ledger-plan.ts';
import { ledgerSchedule } from '../loan/ledger-schedule.ts';
import { fromCents } from '../units/ledger.ts';
import { Refusal } from '../units/refusal.ts';
import { explainLaterRefinance } from './explain-later-refinance.ts';
import { type LaterRefinanceInputs, laterRefinance } from './later-refinance.ts';
import { refinance } from './refinance.ts';

const loan: LedgerLoan = { principal: 600_000, annualRatePct: 6.6, termMonths: 360 };
const move = { afterMonths: 24, newRatePct: 5.95, switchingCosts: 1_100 };
const helped: LedgerLoan = {
  ...loan,
  offset: { opening: 40_000, perPeriod: 500 },
  extras: [{ fromPeriod: 1, amount: 200 }],
  lumpSums: [{ period: 60, amount: 10_000 }],
};

function refusalOf(changes: Partial<LaterRefinanceInputs>): string {
  try {
    laterRefinance({ loans: [loan], ...move, ...changes });
    return 'none';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.code} ${error.field}`;
  }
}

describe('moving a loan after some months', () => {
  it('is the refinancing of what is owed then where there is neither offset nor extra', () => {
    const found = laterRefinance({ loans: [loan], ...move });
    const balance = ledgerSchedule(loan).rows[23]?.balance ?? 0;
    const { sentence: _sentence, ...plain } = refinance({
      balance,
      currentRatePct: 6.6,
      newRatePct: 5.95,
      remainingMonths: 336,
      switchingCosts: 1_100,
    });
    expect(found).toEqual({ ...plain, balance });
  });

  it('is, with an offset, extras and a lump sum, the same loan whose rate changes', () => {
    const found = laterRefinance({ loans: [helped], ...move });
    const stays = ledgerSchedule(helped);
    const moves = ledgerSchedule({ ...helped, rateChanges: [{ fromPeriod: 25, annualRatePct: 5.95 }] });
    const saved = (month: number) =>
      [stays, moves].map(({ rows }) => rows.slice(24, 24 + month).reduce((sum, { interest }) => sum + interest, 0));
    expect(found?.balance).toBe(stays.rows[23]?.balance);
    expect(found?.currentRepayment).toBe(stays.repayment);
    expect(found?.newRepayment).toBe(moves.repaymentSteps[0]?.after);
    expect(found?.lifetimeInterestChange).toBeCloseTo(moves.totalInterest - stays.totalInterest, 6);
    const month = found?.breakEvenMonth ?? 0;
    const [stayed = 0, moved = 0] = saved(month);
    const [before = 0, movedBefore = 0] = saved(month - 1);
    expect(stayed - moved).toBeGreaterThanOrEqual(1_100);
    expect(before - movedBefore).toBeLessThan(1_100);
  });

  it('takes splits over as one loan, their offsets and extras together', () => {
    const half: LedgerLoan = { ...helped, principal: 300_000 };
    const fixed: LedgerLoan = { principal: 300_000, annualRatePct: 6.6, termMonths: 360 };
    const found = laterRefinance({ loans: [half, fixed], ...move });
    const [first, second] = [ledgerSchedule(half), ledgerSchedule(fixed)];
    const balance = fromCents(Math.round(((first.rows[23]?.balance ?? 0) + (second.rows[23]?.balance ?? 0)) * 100));
    expect(found?.balance).toBe(balance);
    // The offset holds $40,000 and 24 deposits of $500 by then; the lump sum is 36 payments away.
    const next = ledgerSchedule({
      principal: balance,
      annualRatePct: 5.95,
      termMonths: 336,
      offset: { opening: 52_000, perPeriod: 500 },
      extras: [{ fromPeriod: 1, amount: 200 }],
      lumpSums: [{ period: 36, amount: 10_000 }],
    });
    expect(found?.newRepayment).toBe(next.repayment);
    const toCome = [first, second].flatMap(({ rows }) => rows.slice(24)).reduce((sum, row) => sum + row.interest, 0);
    expect(found?.lifetimeInterestChange).toBeCloseTo(next.totalInterest - toCome, 6);
  });

  it('stays interest only as long as the loan does, and follows the rates of the new loan', () => {
    const interestOnly: LedgerLoan = { ...loan, ioMonths: 60 };
    const found = laterRefinance({
      loans: [interestOnly],
      ...move,
      rateChanges: [{ fromPeriod: 13, annualRatePct: 7 }],
    });
    const next = ledgerSchedule({
      principal: 600_000,
      annualRatePct: 5.95,
      termMonths: 336,
      ioMonths: 36,
      rateChanges: [{ fromPeriod: 13, annualRatePct: 7 }],
    });
    // 600,000 × 6.6 % ÷ 12 and 600,000 × 5.95 % ÷ 12
    expect(found?.currentRepayment).toBe(3_300);
    expect(found?.newRepayment).toBe(2_975);
    expect(found?.lifetimeInterestChange).toBeCloseTo(
      next.totalInterest - ledgerSchedule(interestOnly).totalInterest + 24 * 3_300,
      6,
    );
  });

  it('saves the difference of the rates on what is owed, month by month', () => {
    // 1,200 at 12 % and at 0 % over 3 months, moved at once: 12.00, then 12 % of what is left, as a ledger posts it by hand:
    // repayment 408.03; 1,200 + 12 − 408.03 = 803.97; + 8.04 − 408.03 = 403.98; + 4.04 = 408.02. Interest 24.08.
    const short = { loans: [{ principal: 1_200, annualRatePct: 12, termMonths: 3 }], afterMonths: 0, newRatePct: 0 };
    expect(laterRefinance({ ...short, switchingCosts: 20.04 })).toEqual({
      balance: 1_200,
      currentRepayment: 408.03,
      newRepayment: 400,
      repaymentChange: -8.03,
      lifetimeInterestChange: -24.08,
      netBenefit: 4.04,
      breakEvenMonth: 2,
    });
    expect(laterRefinance({ ...short, switchingCosts: 24.09 })?.breakEvenMonth).toBeNull();
    expect(laterRefinance(short)?.breakEvenMonth).toBe(1);
  });

  it('has no answer for a loan that is repaid by then, and no working', () => {
    const soon = { loans: [{ ...loan, extras: [{ fromPeriod: 1, amount: 100_000 }] }], ...move };
    expect(laterRefinance(soon)).toBeNull();
    expect(explainLaterRefinance(soon)).toEqual([]);
    expect(laterRefinance({ loans: [loan], ...move, afterMonths: 360 })).toBeNull();
    expect(laterRefinance({ loans: [loan], ...move, afterMonths: 359 })?.balance).toBeGreaterThan(0);
  });

  it('ends its working with the net benefit', () => {
    const inputs = { loans: [helped], ...move };
    const lines = explainLaterRefinance(inputs);
    expect(lines.at(-1)).toMatchObject({ amount: laterRefinance(inputs)?.netBenefit, unit: 'dollars' });
    expect(lines[2]?.formula).toContain('5.95%, 336 months left');
    expect(explainLaterRefinance({ ...inputs, switchingCosts: undefined }).at(-1)?.formula).toContain('$0 costs');
  });

  it.each([
    [{ loans: [] }, 'outOfRange loans'],
    [{ loans: [{ ...loan, principal: 0 }] }, 'outOfRange loans.principal'],
    [{ loans: [{ ...loan, frequency: 'weekly' }] }, 'incompatible loans'],
    [{ loans: [loan, { ...loan, termMonths: 240 }] }, 'incompatible loans'],
    [{ afterMonths: 361 }, 'outOfRange afterMonths'],
    [{ newRatePct: 31 }, 'outOfRange newRatePct'],
    [{ switchingCosts: -1 }, 'outOfRange switchingCosts'],
  ] as const)('%j gives %s', (changes, expected) => {
    expect(refusalOf(changes)).toBe(expected);
  });
});
