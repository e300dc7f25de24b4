import { describe, expect, it } from 'vitest';
import { d, numbersFrom } from '../../second-way/decimals.ts';
import { drawPurchase } from '../../second-way/duty.ts';
import {
  type Borrower,
  type Buying,
  drawBorrower,
  drawBuying,
  failingSecondWay,
  insuranceSecondWay,
  surplusSecondWay,
} from '../../second-way/lending.ts';
import { drawLoan, scheduleSecondWay, withoutHelp } from '../../second-way/loan.ts';
import { ledgerSchedule } from '../loan/ledger-schedule.ts';
import { lendingPolicy } from '../rules/lending-policy.ts';
import { Refusal } from '../units/refusal.ts';
import { states } from '../units/states.ts';
import type { ServiceabilityInputs } from './applicant-record.ts';
import { fundsToComplete } from './funds-to-complete.ts';
import { maxPrice } from './max-price.ts';
import { serviceability } from './serviceability.ts';
import { allowsLoan, loanTest, standingOf } from './standing.ts';

/* Lending computed a second way, in exact decimals from the specification's words (second-way/), on drawn inputs. */
const draws = 5_000;

function inputsOf(who: Borrower): ServiceabilityInputs {
  const { adults, dependants, declared, card, loan, rental, newRent, rate, termYears, ioYears } = who;
  return {
    financialYear: '2026-27',
    applicants: who.applicants,
    households: [{ adults, dependants, declaredLivingMonthly: declared }],
    properties: [
      {
        id: 'r1',
        weeklyRent: rental.weekly,
        // The drawn share is the first applicant's; the loan's interest goes by the same share.
        owners: [{ applicant: 0, sharePct: rental.sharePct }],
        lossDeductible: rental.deductible,
      },
    ],
    liabilities: [
      { kind: 'card', limit: card },
      {
        kind: 'homeLoan',
        property: 'r1',
        balance: loan.balance,
        limit: loan.limit,
        annualRatePct: loan.rate,
        remainingMonths: loan.months,
      },
    ],
    newLoan: { annualRatePct: rate, termYears, ioYears, purpose: who.isInvestor ? 'investor' : 'owner' },
    newProperty: { id: 'new', weeklyRent: newRent, owners: [{ applicant: 0, sharePct: 100 }] },
  };
}

function termsOf({ fees, maxLoan, price: _price, ...buying }: Buying) {
  return { ...buying, fees: { all: fees }, maxLoan: maxLoan ?? undefined };
}

describe(`on ${draws.toLocaleString('en-AU')} drawn inputs each`, { timeout: 120_000 }, () => {
  it('a loan’s schedule agrees to the cent in every period', () => {
    const random = numbersFrom(20_261_126);
    for (let count = 0; count < draws; count += 1) {
      const loan = drawLoan(random);
      const { balances, ...second } = scheduleSecondWay(loan);
      const schedule = ledgerSchedule(loan);
      expect({ ...schedule, loan }).toMatchObject({ ...second, loan });
      expect(schedule.rows.map(({ balance }) => balance)).toEqual(balances);
      if (count % 5 > 0) continue;
      const plain = scheduleSecondWay(withoutHelp(loan));
      expect(schedule.interestSaved).toBeCloseTo(plain.totalInterest - second.totalInterest, 6);
      expect(schedule.periodsSaved).toBe(plain.periods - second.periods);
    }
  });

  it('the largest loan is affordable, and a dollar more is not', () => {
    const random = numbersFrom(20_261_127);
    const kinds = { none: 0, some: 0 };
    for (let count = 0; count < draws; count += 1) {
      const who = drawBorrower(random);
      const { maxLoan, surplusMonthly } = serviceability(inputsOf(who));
      expect(surplusSecondWay(who, 0).toNumber(), JSON.stringify(who)).toBeCloseTo(surplusMonthly, 6);
      kinds[maxLoan === 0 ? 'none' : 'some'] += 1;
      if (maxLoan > 0) expect(surplusSecondWay(who, maxLoan).toNumber()).toBeGreaterThan(-1e-6);
      expect(surplusSecondWay(who, maxLoan + 1).toNumber(), JSON.stringify(who)).toBeLessThan(1e-6);
    }
    expect(Math.min(kinds.none, kinds.some)).toBeGreaterThan(draws / 10);
  });

  it('a loan is allowed to the largest one and not beyond, also with a debt taken beside it', () => {
    const random = numbersFrom(20_261_130);
    for (let count = 0; count < draws; count += 1) {
      const inputs = inputsOf(drawBorrower(random));
      const { maxLoan } = serviceability(inputs);
      const test = loanTest(standingOf(inputs, lendingPolicy.value), inputs);
      const other = Math.floor(random() * 2 * maxLoan);
      const tried = [1, maxLoan, maxLoan + 1, other].filter((loan) => loan > 0);
      for (const loan of tried) expect(allowsLoan(test, loan), JSON.stringify(inputs)).toBe(loan <= maxLoan);
      const { liabilities = [] } = inputs;
      const apart = standingOf({ ...inputs, liabilities: liabilities.slice(0, 1) }, lendingPolicy.value);
      const beside = { kind: 'homeLoan', balance: 300_000, annualRatePct: 6, remainingMonths: 300 } as const;
      expect(allowsLoan(loanTest(apart, inputs, beside), Math.max(1, other))).toBe(
        Math.max(1, other) <= serviceability({ ...inputs, liabilities: [...liabilities.slice(0, 1), beside] }).maxLoan,
      );
    }
  });

  it('the largest price passes every limit, and neither a dollar more nor the next thousands do', () => {
    const random = numbersFrom(20_261_128);
    const bindings = new Set<string | null>();
    for (let count = 0; count < draws; count += 1) {
      const buying = drawBuying(drawPurchase(states[count % 8] ?? 'NSW', random), random);
      const found = maxPrice(termsOf(buying));
      bindings.add(found.binding);
      const at = (price: number) => failingSecondWay({ ...buying, price });
      if (found.maxPrice > 0) expect(at(found.maxPrice), JSON.stringify(buying)).toBeNull();
      for (const step of [1, 137, 1_001, 4_003])
        expect(at(found.maxPrice + step), JSON.stringify(buying)).not.toBeNull();
      if (found.binding !== 'cash') expect(at(found.maxPrice + 1)).toBe(found.binding);
    }
    expect([...bindings].sort()).toEqual(['cash', 'loan', 'lvr', 'scheme']);
  });

  it('the funds of a purchase agree to the cent', () => {
    const random = numbersFrom(20_261_129);
    let refused = 0;
    for (let count = 0; count < draws; count += 1) {
      const drawn = drawBuying(drawPurchase(states[count % 8] ?? 'NSW', random), random);
      const buying = { ...drawn, price: Math.max(1, Math.floor(drawn.price)) };
      const amount = Math.round(buying.price * (60 + random() * 40)) / 100;
      const second = insuranceSecondWay(buying, d(amount));
      const { cash: cashAvailable } = buying;
      try {
        const funds = fundsToComplete({ ...termsOf(buying), price: buying.price, loan: { amount }, cashAvailable });
        expect(funds.lmi, JSON.stringify(buying)).toBe(second?.toNumber());
        const own = d(buying.price)
          .plus(funds.duty)
          .plus(funds.foreignSurcharge)
          .plus(buying.fees)
          .minus(amount)
          .minus(buying.grants);
        const needed = buying.lmiMode === 'upfront' ? own.plus(funds.lmi) : own;
        expect(funds.fundsRequired).toBe(needed.toNumber());
        expect((funds.cashLeft ?? 0) - (funds.shortfall ?? 0)).toBeCloseTo(cashAvailable - needed.toNumber(), 6);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        expect([error.code, error.field]).toEqual(['notAvailable', 'loan']);
        expect(second).toBeNull();
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(0);
  });
});
