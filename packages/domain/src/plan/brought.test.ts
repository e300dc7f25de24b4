import { investmentPropertyStart } from '@freehold/contract';
import { levelRepayment } from '@freehold/finance';
import { isPlan, odditiesIn, planProblems, resolve } from '@freehold/plan';
import { describe, expect, it } from 'vitest';
import { readBrought, readBroughtHome, readBroughtLoan } from './brought.ts';
import { type FirstAnswers, firstPlan } from './first-plan.ts';
import { runPlan } from './run-plan.ts';
import { toolPlanStart } from './tool-plan-start.ts';

const nobody = { age: null, income: null, super: null };
const home = { use: 'home', state: 'NSW', value: 900_000, owing: 612_000, rentWeekly: null } as const;
const answers: FirstAnswers = {
  start: '2026-12',
  people: [nobody, nobody],
  homes: [],
  rentWeekly: null,
  savings: 90_000,
  monthlySpending: null,
  want: 'look',
};

describe('what a calculator brought, in the plan', () => {
  it('is the rate, the end and the repayment of a loan, each of them checked', () => {
    const plan = firstPlan({ ...answers, homes: [{ ...home, loan: { rate: 6.04, months: 300, extra: 200 } }] });
    const repayment = Math.round(levelRepayment(612_000, 6.04 / 1200, 300) * 100) / 100 + 200;
    expect(plan.loans?.l1).toMatchObject({ balance: 612_000, rate: [[null, 6.04]], ends: '2051-12' });
    expect(plan.loans?.l1?.repayment).toBeCloseTo(repayment, 2);
    expect(plan.origin).toMatchObject({
      'loans/l1/rate': 'checked',
      'loans/l1/ends': 'checked',
      'loans/l1/repayment': 'checked',
    });
    expect(odditiesIn(plan)).toEqual([]);
    const alone = firstPlan({ ...answers, homes: [{ ...home, loan: { ioMonths: 60 } }] });
    expect(alone.loans?.l1).toMatchObject({ io: '2031-12', ends: '2056-12' });
    expect(alone.loans?.l1).not.toHaveProperty('repayment');
    expect(alone.origin).toMatchObject({ 'loans/l1/io': 'checked', 'loans/l1/ends': 'typical' });
  });

  it('is the land, the purchase and the kind of a property that is owned, each of them checked', () => {
    const known = { land: 500_000, price: 650_000, buyCosts: 30_000, contract: '2019-03-01', isNew: false };
    const plan = firstPlan({ ...answers, homes: [{ ...home, known }] });
    const { isNew: newBuild, ...facts } = known;
    expect(plan.homes?.h1).toMatchObject({ ...facts, newBuild });
    expect(plan.origin).toMatchObject({ 'homes/h1/land': 'checked', 'homes/h1/contract': 'checked' });
    expect(planProblems(plan)).toEqual([]);
    const later = firstPlan({ ...answers, homes: [{ ...home, known: { contract: '2027-01-01' } }] });
    expect(later.homes?.h1).not.toHaveProperty('contract');
  });

  it('is children of a typical age, incomes besides pay, cards and a debt, and it runs', () => {
    const brought = { kids: 2, partnerBusiness: 9_000, otherIncome: 1_200, cards: 20_000, debt: 35_000 };
    const plan = firstPlan({ ...answers, brought });
    expect(planProblems(plan)).toEqual([]);
    expect(odditiesIn(plan)).toEqual([]);
    expect(plan.kids).toEqual({ k1: { born: '2018-06' }, k2: { born: '2018-06' } });
    expect(plan.incomes).toMatchObject({
      businessB: { who: 'b', type: 'business', yearly: 9_000 },
      otherA: { who: 'a', type: 'other', yearly: 1_200 },
    });
    expect(plan.loans).toEqual({
      card: { type: 'card', balance: 0, limit: 20_000 },
      debt: { type: 'personal', balance: 35_000, rate: [[null, 13]], ends: '2031-12' },
    });
    expect(plan.origin).toMatchObject({
      'kids/k1/born': 'typical',
      'loans/card/limit': 'checked',
      'loans/card/balance': 'typical',
      'loans/debt/balance': 'checked',
      'loans/debt/rate': 'typical',
    });
    expect(runPlan(resolve(plan).plan).status).toBe('run');
    const repaid = firstPlan({ ...answers, brought: { debt: 35_000, debtMonthly: 700 } });
    expect(repaid.loans?.debt).toMatchObject({ repayment: 700 });
    expect(repaid.loans?.debt).not.toHaveProperty('ends');
  });

  it('is the rental of the investment property calculator, bought in the month of its contract', () => {
    const calculation = { tool: 'investment-property', inputs: investmentPropertyStart } as const;
    const { brought } = toolPlanStart(calculation, '2026-11-30');
    if (brought === undefined) throw new Error('The calculator brings nothing');
    const plan = firstPlan({ ...answers, savings: 300_000, brought });
    expect(isPlan(plan)).toBe(true);
    expect(plan.events?.next).toEqual({
      do: 'buy',
      when: '2026-12',
      home: {
        ...{ use: 'rent', state: 'NSW', value: 700_000, rent: 620, vacancy: 2, newBuild: false },
        costs: { other: 5_500, managePct: 6 },
      },
      loan: { lvr: 80, rate: investmentPropertyStart.rate },
    });
    expect(plan.origin).toMatchObject({ 'events/next/home/value': 'checked', 'events/next/loan/lvr': 'checked' });
    expect(Object.keys(plan.origin ?? {}).filter((path) => path.endsWith('costs/rates'))).toEqual([]);
    const run = runPlan(resolve(plan).plan);
    if (run.status === 'refused') throw new Error(run.says);
    expect(run.months.get('next')).toBeDefined();
  });

  it('waits for the tests where the month of a purchase is past, and has typical figures for the rest', () => {
    const next = { use: 'home', state: 'VIC', month: '2026-03', isFirst: true, lvr: 90 } as const;
    const plan = firstPlan({ ...answers, brought: { next } });
    expect(plan.events?.next).toMatchObject({
      when: { test: 'canBuy' },
      home: { state: 'VIC', value: 700_000 },
      firstHome: true,
      loan: { lvr: 90 },
    });
    expect(plan.origin).toMatchObject({
      'events/next/home/value': 'typical',
      'events/next/home/costs/rates': 'typical',
      'events/next/firstHome': 'checked',
    });
  });
});

describe('what a link says was brought', () => {
  it('is read without anything that is not of it or out of bounds', () => {
    expect(readBroughtLoan({ rate: 6.04, months: 300.5, ioMonths: -1, extra: '200', more: 1 })).toEqual({ rate: 6.04 });
    expect(readBroughtLoan(null)).toEqual({});
    expect(readBroughtHome({ land: 5, price: -1, contract: '2019-02-29', isNew: 'no', more: 1 })).toEqual({ land: 5 });
    expect(readBroughtHome({ contract: '2020-02-29', isNew: true })).toEqual({ contract: '2020-02-29', isNew: true });
    expect(
      readBrought({
        ...{
          kids: 99,
          cards: 20_000,
          debt: Number.NaN,
          notCarried: ['lump sums', 3, 'x'.repeat(500), 'that fees are due: call 1800 000 000'],
        },
        next: { use: 'castle', state: 'VIC', month: '2026-13', price: 1e12, lvr: 80, isNew: 'yes' },
      }),
    ).toEqual({ cards: 20_000, notCarried: ['lump sums'], next: { use: 'home', state: 'VIC', lvr: 80 } });
    expect(readBrought({ next: { use: 'rent', state: 'XX' } })).toEqual({});
  });
});
