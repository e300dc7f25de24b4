import { investmentPropertyStart } from '@freehold/contract';
import { journalOf, monthNumber, typicalHomeCosts } from '@freehold/finance';
import { isPlan, odditiesIn, planProblems, resolve } from '@freehold/plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FirstAnswers, type FirstPerson, firstPlan, firstQuestions } from './first-plan.ts';
import { runPlan } from './run-plan.ts';

const nothing: FirstPerson = { age: null, income: null, super: null };
const skipped: FirstAnswers = {
  start: '2026-12',
  people: [nothing],
  homes: [],
  rentWeekly: null,
  savings: null,
  monthlySpending: null,
  want: 'look',
};
const typicalIn = (answers: FirstAnswers) =>
  Object.entries(firstPlan(answers).origin ?? {}).flatMap(([path, from]) => (from === 'typical' ? [path] : []));

describe('the plan of the first questions', () => {
  it('with every question skipped runs, and counts every figure as typical', () => {
    const plan = firstPlan(skipped);
    expect(planProblems(plan)).toEqual([]);
    expect(odditiesIn(plan)).toEqual([]);
    expect(runPlan(resolve(plan).plan).status).toBe('run');
    expect(typicalIn(skipped)).toEqual([
      'people/a/born',
      'incomes/a/yearly',
      'super/a/balance',
      'costs/living/monthly',
      'money/cash/balance',
      'route/floor',
      'costs/rent/monthly',
      'events/stopA/when',
      'events/stopA/spend',
    ]);
    // 35 at the start; 52 weeks of $2,010; a single person's benchmark, three months of it.
    expect(plan.people).toEqual({ a: { born: '1991-06' } });
    expect(plan.incomes?.a?.yearly).toBe(104_520);
    expect(plan.costs?.living?.monthly).toBe(1_400);
    expect(plan.money?.cash?.balance).toBe(4_200);
  });

  it('takes typical super as 8 % of a year’s pay since the age of 22, growing 3 % over wages', () => {
    let balance = 0;
    for (let year = 22; year < 35; year += 1) balance = balance * 1.03 + 104_520 * 0.08;
    const typical = firstPlan(skipped).super?.a?.balance ?? 0;
    expect(Math.abs(typical - balance)).toBeLessThanOrEqual(500);
    expect(firstPlan({ ...skipped, people: [{ ...nothing, age: 19 }] }).super?.a?.balance).toBe(0);
  });

  it('keeps what was said, and marks it so', () => {
    const couple: FirstAnswers = {
      ...skipped,
      people: [
        { age: 38, income: 132_000, super: 148_000 },
        { age: 36, income: 88_000, super: null },
      ],
      homes: [
        { use: 'home', state: 'VIC', value: 1_450_000, owing: 585_000, rentWeekly: null },
        { use: 'rent', state: 'QLD', value: 620_000, owing: 0, rentWeekly: 560 },
      ],
      savings: 25_000,
      monthlySpending: 5_200,
      want: 'buyNext',
    };
    const plan = firstPlan(couple);
    expect(plan.origin).toMatchObject({ 'incomes/b/yearly': 'checked', 'super/b/balance': 'typical' });
    expect(plan.loans).toEqual({ l1: { on: ['h1'], balance: 585_000, rate: [[null, 6.3]], ends: '2056-12' } });
    // Nobody asks when the loan ends or what the last to stop will spend: super of one, rates, insurance and repairs of both
    // homes, empty weeks and agent of the let one, the loan's rate, end and offset, cash kept, two times of stopping and the spending, and
    // of the next rental its value, rent, weeks, rates, insurance, repairs and agent: 1 + 6 + 2 + 3 + 1 + 3 + 7.
    const typical = typicalIn(couple);
    expect(typical).toEqual(expect.arrayContaining(['loans/l1/rate', 'loans/l1/ends', 'events/stopB/spend']));
    expect(typical).toHaveLength(23);
    expect(plan.homes?.h2).toMatchObject({ use: 'rent', rent: 560 });
    // The next one is a rental in the state of their home; the younger stops last, and they go on with $5,200 a month.
    expect(plan.events?.next).toMatchObject({ do: 'buy', home: { use: 'rent', state: 'VIC' } });
    expect(plan.events?.next).not.toHaveProperty('firstHome');
    expect(plan.origin).not.toHaveProperty('events/next/home/state');
    expect(plan.events?.stopB).toMatchObject({ spend: 62_400 });
    expect(plan.events?.stopA).not.toHaveProperty('spend');
    expect(plan.pinned).toEqual({ measure: 'nextPurchase' });
  });

  it('lets a renter pay rent until they own the home they live in', () => {
    const answers: FirstAnswers = {
      ...skipped,
      people: [{ age: 42, income: 190_000, super: 160_000 }],
      rentWeekly: 600,
      savings: 60_000,
      monthlySpending: 3_000,
      want: 'buyNext',
    };
    const plan = firstPlan(answers);
    expect(plan.costs?.rent).toEqual({ monthly: 2_600, whileRenting: true });
    // Who owns nothing counts as a first home buyer until they say otherwise.
    expect(plan.events?.next).toMatchObject({ do: 'buy', home: { use: 'home' }, firstHome: true });
    expect(plan.origin).toMatchObject({ 'events/next/firstHome': 'typical' });
    // Nobody was asked where: duty and growth of our state are typical.
    expect(plan.origin).toMatchObject({ 'events/next/home/state': 'typical' });
    const run = runPlan(resolve(plan).plan);
    if (run.status === 'refused') throw new Error(run.says);
    const bought = (run.months.get('next') ?? Number.NaN) - monthNumber(plan.start);
    const rents = journalOf(run.household, { years: 40 }, ({ subject }) => subject === 'costs/rent');
    expect(bought).toBeGreaterThan(0);
    expect(rents.map(({ month }) => month)).toEqual(Array.from({ length: bought + 1 }, (_, month) => month));
    // 52 weeks of $600 over twelve months, 2.5 % dearer after a year.
    expect([rents[0]?.cents, rents[12]?.cents]).toEqual([260_000, 266_500]);
    // Rent goes on besides what is spent once work stops, as typed: 12 × $3,000.
    const looking = firstPlan({ ...answers, want: 'look' });
    expect(looking.events?.stopA).toMatchObject({ spend: 36_000 });
    expect(looking.origin).toMatchObject({ 'events/stopA/spend': 'typical' });
    const renting = runPlan(resolve(looking).plan);
    if (renting.status === 'refused') throw new Error(renting.says);
    const spent = journalOf(renting.household, { years: 40 }, ({ kind }) => kind === 'living');
    const last = spent.filter(({ month }) => month === renting.timeline.months - 1);
    expect(last.map(({ subject }) => subject)).toEqual(['spending', 'costs/rent']);
    expect(firstPlan({ ...answers, rentWeekly: 0 }).costs).toEqual({ living: { monthly: 3_000 } });
    const owner = { use: 'home', state: 'NSW', value: 900_000, owing: 0, rentWeekly: null } as const;
    expect(firstPlan({ ...answers, homes: [owner] }).costs).toEqual({ living: { monthly: 3_000 } });
  });

  it('spends 70 % of pay after work, rent included, where nobody says what they live on, and no less than now', () => {
    const spending = (person: Partial<FirstPerson>, rentWeekly: number) =>
      firstPlan({ ...skipped, people: [{ ...nothing, ...person }], rentWeekly }).events?.stopA;
    // 70 % of $190,000 is $133,000; less 12 × $2,600 of rent.
    expect(spending({ income: 190_000 }, 600)).toMatchObject({ spend: 101_800 });
    // 70 % of $60,000 is $42,000, and rent of 12 × $2,600 leaves $10,800 of it: less than 12 × the benchmark of $1,400.
    expect(spending({ income: 60_000 }, 600)).toMatchObject({ spend: 16_800 });
    // The need itself, 70 % of $20,000, where the benchmark is more than that.
    expect(spending({ income: 20_000 }, 0)).toMatchObject({ spend: 14_000 });
  });

  it('lets savings offset the loan on the home, and pays no interest on what they cover', () => {
    const home = { use: 'home', state: 'NSW', value: 900_000, owing: 400_000, rentWeekly: null } as const;
    const answers = { ...skipped, savings: 100_000, homes: [{ ...home, use: 'rent' as const }, home] };
    const plan = firstPlan(answers);
    expect(plan.money?.cash).toEqual({ balance: 100_000, offsets: 'l2' });
    expect(plan.origin).toMatchObject({ 'money/cash/offsets': 'typical' });
    // Nothing else comes in or goes out before the interest of the month.
    const bare = { use: 'home', state: 'NSW', value: 900_000 } as const;
    const loans = { l2: { on: ['h2'], balance: 400_000 } };
    const still = { ...plan, incomes: {}, costs: {}, homes: { h1: bare, h2: bare }, loans };
    const interest = (document: typeof plan) => {
      const run = runPlan(resolve(document).plan);
      if (run.status === 'refused') throw new Error(run.says);
      const paid = journalOf(run.household, { years: 1 }, ({ kind }) => kind === 'loanInterest');
      return paid.filter(({ month }) => month === 0);
    };
    const [offset] = interest(still);
    const [whole] = interest({ ...still, money: { cash: { balance: 100_000 } } });
    // $300,000 of $400,000 bears interest: three quarters.
    expect(whole?.cents ?? 0).not.toBe(0);
    expect(Math.abs((offset?.cents ?? 0) - (whole?.cents ?? 0) * 0.75)).toBeLessThanOrEqual(1);
    for (const homes of [[], [{ ...home, owing: 0 }], [{ ...home, use: 'rent' as const }]]) {
      expect(firstPlan({ ...answers, homes }).money?.cash).toEqual({ balance: 100_000 });
    }
  });

  it('lets a home cost what it typically does, as the investment property calculator opens with', () => {
    const { rates, insurance, repairs, managePct, vacantWeeks } = typicalHomeCosts.value;
    expect(rates + insurance + repairs).toBe(investmentPropertyStart.costs);
    expect([managePct, vacantWeeks]).toEqual([investmentPropertyStart.management, investmentPropertyStart.vacant]);
    const home = { state: 'NSW', value: 700_000, owing: 0, rentWeekly: null } as const;
    const plan = firstPlan({
      ...skipped,
      homes: [
        { ...home, use: 'home' },
        { ...home, use: 'rent' },
      ],
    });
    expect(plan.homes?.h1).toEqual({ use: 'home', state: 'NSW', value: 700_000, costs: { rates, insurance, repairs } });
    expect(plan.homes?.h2).toMatchObject({ rent: 620, vacancy: 2, costs: { rates, insurance, repairs, managePct } });
    expect(plan.origin).toMatchObject({ 'homes/h1/costs/repairs': 'typical', 'homes/h2/costs/managePct': 'typical' });
    expect(plan.origin).not.toHaveProperty('homes/h1/value');
  });

  it('is a valid plan that runs, whatever was said', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 5_000_000 }));
    const person = fc.record({ age: fc.option(fc.integer({ min: 15, max: 100 })), income: amount, super: amount });
    const home = fc.record({
      use: fc.constantFrom('home' as const, 'rent' as const),
      state: fc.constantFrom('NSW' as const, 'ACT' as const, 'NT' as const),
      value: fc.integer({ min: 0, max: 9_000_000 }),
      owing: fc.integer({ min: 0, max: 9_000_000 }),
      rentWeekly: fc.option(fc.integer({ min: 0, max: 3_000 })),
    });
    const answers = fc.record({
      start: fc.constant('2026-12'),
      people: fc.array(person, { minLength: 1, maxLength: 2 }),
      homes: fc.array(home, { maxLength: 4 }),
      rentWeekly: fc.option(fc.integer({ min: 0, max: 3_000 })),
      savings: amount,
      monthlySpending: fc.option(fc.integer({ min: 0, max: 50_000 })),
      want: fc.constantFrom(...firstQuestions),
    });
    fc.assert(
      fc.property(answers, (said) => {
        const plan = firstPlan(said);
        expect(isPlan(plan), JSON.stringify(planProblems(plan))).toBe(true);
        expect(runPlan(resolve({ ...plan, years: 4 }).plan)).toMatchObject({ status: 'run' });
      }),
      { numRuns: 60 },
    );
  });
});
