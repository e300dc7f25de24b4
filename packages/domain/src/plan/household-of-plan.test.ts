import type { Household, HouseholdEvent } from '@freehold/finance';
import type { Plan, PlanEvent } from '@freehold/plan';
import { describe, expect, it } from 'vitest';
import { householdOf as read } from './household-of-plan.ts';
import { isBlankPlan } from './plan-records.ts';

const oneHome: Plan = {
  plan: 1,
  start: '2026-12',
  years: 5,
  people: { a: { born: '1988-06' }, b: { born: '1990-02' } },
  homes: { h: { state: 'QLD', value: 600_000 } },
};

const run = (plan: Plan) => read(plan, new Map());
const householdOf = (plan: Plan): Household => run(plan).household;
const event = (plan: Plan, id: string): HouseholdEvent | undefined =>
  householdOf(plan).events.find((each) => each.id === id);

describe('who owns what', () => {
  it('is everybody in equal parts unless somebody is named', () => {
    expect(householdOf(oneHome).homes[0]?.owners).toEqual([
      { owner: 'people/a', sharePct: 50 },
      { owner: 'people/b', sharePct: 50 },
    ]);
  });

  it('is a joint owner’s people, a trust itself, and of money those it pays', () => {
    const plan: Plan = {
      ...oneHome,
      owners: {
        j: { type: 'joint', shares: { a: 75, b: 25 } },
        t: { type: 'discretionaryTrust', state: 'NSW', pays: { b: 100 } },
      },
      homes: {
        h: { state: 'QLD', value: 600_000, owners: { j: 80, b: 20 } },
        r: { state: 'QLD', value: 400_000, rent: 400, owners: { t: 100 } },
      },
      money: { c: { balance: 1_000, owner: 't' } },
    };
    const { homes, accounts, entities } = householdOf(plan);
    // 75 % of 80 %; 25 % of 80 % and 20 %.
    expect(homes[0]?.owners).toEqual([
      { owner: 'people/a', sharePct: 60 },
      { owner: 'people/b', sharePct: 40 },
    ]);
    expect(homes[1]?.owners).toEqual([{ owner: 'owners/t', sharePct: 100 }]);
    expect(accounts[0]?.owners).toEqual([{ owner: 'people/b', sharePct: 100 }]);
    expect(entities).toEqual([
      { id: 'owners/t', kind: 'discretionaryTrust', shares: [{ owner: 'people/b', sharePct: 100 }] },
    ]);
  });
});

describe('records of a plan', () => {
  it('have a business as a sole trader’s, which a pension and other income are not', () => {
    const types = ['salary', 'business', 'pension', 'other'] as const;
    const incomes = Object.fromEntries(types.map((type) => [type, { who: 'a', type, yearly: 70_000 }]));
    const kinds = householdOf({ ...oneHome, incomes }).incomes.map(({ kind }) => kind);
    expect(kinds).toEqual(['salary', 'business', 'taxable', 'taxable']);
  });

  it('pays out of the first account that draws, and keeps the others in that order', () => {
    const plan: Plan = {
      ...oneHome,
      loans: { l: { on: ['h'], balance: 100_000 } },
      money: { off: { balance: 5, offsets: 'l' }, later: { balance: 1 }, cash: { balance: 2 } },
      route: { shortfall: ['cash', 'off'], surplus: ['off'], floor: 20_000 },
    };
    const { accounts, policy } = householdOf(plan);
    expect(accounts.map(({ id }) => id)).toEqual(['money/cash', 'money/off', 'money/later']);
    expect(accounts[1]?.offsets).toBe('loans/l');
    expect(policy).toMatchObject({ floor: 20_000, surplusOrder: ['money/off'], keep: 20_000 });
  });

  it('reads dividends as what shares pay beside their growth, and not those that are entered of cash, with a note', () => {
    const shares = { balance: 9_000, type: 'shares' } as const;
    const { household, notes } = run({
      ...oneHome,
      money: { etf: { ...shares, dividends: 400 }, plain: shares, cash: { balance: 5, dividends: 300 } },
    });
    expect(household.holdings.map(({ id, annualIncome }) => [id, annualIncome])).toEqual([
      ['money/etf', 400],
      ['money/plain', undefined],
    ]);
    expect(household.accounts).toMatchObject([{ id: 'money/cash', balance: 5 }]);
    const says = 'Dividends are entered and not counted: cash pays interest.';
    expect(notes).toEqual([{ where: 'money/cash', says }]);
  });

  it('reads a rate that is fixed until another begins, and interest only until the month before', () => {
    const rate: [string | null, number, 'fixed'?][] = [
      [null, 5.79, 'fixed'],
      ['2027-11', 6.4],
    ];
    const plan: Plan = {
      ...oneHome,
      loans: { l: { on: ['h'], balance: 1, rate, io: '2028-01', ends: '2050-06' } },
    };
    expect(householdOf(plan).loans[0]).toMatchObject({
      ratePct: 5.79,
      fixedUntil: '2027-10',
      laterRates: [{ from: '2027-11', ratePct: 6.4 }],
      interestOnlyUntil: '2027-12',
      ends: '2050-06',
    });
  });

  it('reads a rate that is fixed later until the next one, or until the loan ends', () => {
    const rate: [string | null, number, 'fixed'?][] = [
      [null, 6.2],
      ['2027-11', 5.4, 'fixed'],
      ['2029-11', 6.4],
      ['2031-01', 5.9, 'fixed'],
    ];
    const loan = { on: ['h'], balance: 1, rate };
    const { household, notes } = run({ ...oneHome, loans: { l: { ...loan, ends: '2040-06' } } });
    expect(household.loans[0]?.laterRates).toEqual([
      { from: '2027-11', ratePct: 5.4, fixedUntil: '2029-10' },
      { from: '2029-11', ratePct: 6.4 },
      { from: '2031-01', ratePct: 5.9, fixedUntil: '2040-06' },
    ]);
    expect(notes).toEqual([]);
    expect(run({ ...oneHome, loans: { l: loan } }).notes).toEqual([
      { where: 'loans/l', says: 'A rate fixed without an end follows rises and falls of rates.' },
    ]);
  });

  it('repays a loan as the plan says, until the rate or the term changes', () => {
    const loan = {
      on: ['h'],
      balance: 300_000,
      rate: [[null, 6] as [null, number]],
      repayment: 2_300,
      ends: '2056-11',
    };
    expect(run({ ...oneHome, loans: { l: loan } }).household.loans[0]?.monthlyRepayment).toBe(2_300);
    expect(run({ ...oneHome, loans: { l: { ...loan, repayment: 0 } } }).household.loans[0]).not.toHaveProperty(
      'monthlyRepayment',
    );
  });

  it('counts interest alone beyond the end of a loan to its end, with a note, and keeps the loan', () => {
    const loan = { on: ['h'], balance: 400_000, io: '2060-03', ends: '2056-11' };
    const { household, notes } = run({ ...oneHome, loans: { l: loan } });
    expect(household.loans[0]).toMatchObject({ balance: 400_000, interestOnlyUntil: '2056-11', ends: '2056-11' });
    expect(notes.find(({ where }) => where === 'loans/l')?.says).toContain('interest alone for longer than it runs');
  });

  it('takes the first of the month of a purchase for its day, in the month of the law’s cut-off the last with a note', () => {
    const read = (month: string, changes = {}) => {
      const h = { use: 'rent', state: 'QLD', value: 1, bought: month, ...changes } as const;
      const { household, notes } = run({ ...oneHome, homes: { h } });
      return [household.homes[0]?.contract, notes.some(({ says }) => says.startsWith('Bought in May 2026'))];
    };
    expect(read('2026-04')).toEqual(['2026-04-01', false]);
    expect(read('2026-05')).toEqual(['2026-05-31', true]);
    expect(read('2026-05', { contract: '2026-05-01' })).toEqual(['2026-05-01', false]);
    expect(read('2026-05', { newBuild: true })).toEqual(['2026-05-31', false]);
    expect(read('2026-05', { use: 'home' })).toEqual(['2026-05-31', false]);
    expect(read('2026-06')).toEqual(['2026-06-01', false]);
  });

  it('leaves out what is switched off, and a loan on a home that is not there, with a note', () => {
    const plan: Plan = {
      ...oneHome,
      incomes: { i: { who: 'a', type: 'salary', yearly: 1, off: true } },
      loans: { l: { on: ['gone'], balance: 1 } },
    };
    const { household, notes } = run(plan);
    expect(household.incomes).toEqual([]);
    expect(household.loans).toEqual([]);
    expect(notes.map(({ where }) => where)).toEqual(['loans/l']);
  });

  it('counts children under 18 as dependants', () => {
    const kids = { k: { born: '2008-12' }, m: { born: '2009-01' } };
    // From December 2026, when the first turns 18; the second does in January 2027.
    expect(householdOf({ ...oneHome, kids }).policy).toMatchObject({ dependants: 1, dependantsUntil: ['2026-12'] });
  });
});

describe('events of a plan', () => {
  const plan: Plan = {
    ...oneHome,
    incomes: { i: { who: 'b', type: 'salary', yearly: 88_000, grows: 3, steps: [['2029-07', 100_000]] } },
    assume: { prices: 2.5 },
    events: {
      part: { do: 'work', who: 'b', when: '2030-12', days: 4 },
      reno: { do: 'renovate', home: 'h', when: '2029-02', cost: 140_000 },
      stop: { do: 'retire', who: 'a', when: { age: 40 }, spend: 60_000 },
      sell: { do: 'sell', home: 'h', when: { after: 'stop', months: 12 } },
      lost: { do: 'sell', home: 'gone', when: '2030-01' },
      round: { do: 'rates', add: 1, when: { after: 'round' } },
    },
  };

  it('have dollars of their own month, prices stepping every twelve months from the start', () => {
    // 31 months after December 2026: two steps. 26 months: two. 48 months: four, of which pay had two since its step.
    expect(event(plan, 'incomes/i/steps/0')).toMatchObject({ when: '2029-07', annual: 100_000 * 1.025 ** 2 });
    expect(event(plan, 'events/reno')).toMatchObject({ cost: 140_000 * 1.025 ** 2, addsValue: 0 });
    expect(event(plan, 'events/part')).toMatchObject({
      annual: expect.closeTo(100_000 * 1.025 ** 2 * 1.03 ** 2 * 0.8, 6),
    });
  });

  it('of pay name full-time pay: the days of work that hold when a step comes apply to it, whatever the order', () => {
    const stepped = (when: PlanEvent['when'], start = oneHome.start): Plan => ({
      ...{ ...oneHome, start, assume: { prices: 0, wages: 0 } },
      incomes: {
        i: { who: 'a', type: 'salary', yearly: 120_000, steps: [['2028-07', 150_000]] },
        second: { who: 'a', type: 'salary', yearly: 10_000, steps: [['2028-07', 20_000]] },
      },
      events: { part: { do: 'work', who: 'a', when, days: 3 } },
    });
    const paid = (of: Plan) => ['incomes/i/steps/0', 'events/part'].map((id) => event(of, id));
    // 150,000 × 3/5; before the step 120,000 × 3/5. The second salary is not the one that days of work are of.
    expect(paid(stepped('2027-07'))).toMatchObject([{ annual: 90_000 }, { annual: 72_000 }]);
    expect(paid(stepped('2028-07'))).toMatchObject([{ annual: 90_000 }, { annual: 90_000 }]);
    expect(paid(stepped('2028-08'))).toMatchObject([{ annual: 150_000 }, { annual: 90_000 }]);
    // Born in June 1988: 39 in June 2027.
    expect(paid(stepped({ age: 39 }))).toMatchObject([{ annual: 90_000 }, { annual: 72_000 }]);
    expect(event(stepped('2027-07'), 'incomes/second/steps/0')).toMatchObject({ annual: 20_000 });
    // What is dated before the start does not happen: neither days of work nor a later amount.
    expect(paid(stepped('2026-07'))).toMatchObject([{ annual: 150_000 }, {}]);
    expect(event(stepped('2030-01', '2029-07'), 'events/part')).toMatchObject({ annual: 72_000 });
  });

  it('happen at an age, and so long after another', () => {
    expect(event(plan, 'events/stop')).toMatchObject({ when: '2028-06', monthlySpending: 5_000 });
    expect(event(plan, 'events/sell')).toMatchObject({ when: '2029-06', what: 'homes/h' });
  });

  it('sell at the costs that they name; one that names none has a note', () => {
    const note = {
      where: 'events/sell',
      says: 'No costs of selling are counted. Enter them as a percentage of the price; 2% is typical.',
    };
    expect(event(plan, 'events/sell')).not.toHaveProperty('costsPct');
    expect(run(plan).notes).toContainEqual(note);
    for (const costsPct of [2, 0]) {
      const sell = { do: 'sell', home: 'h', when: '2029-06', costsPct } as const;
      const named = { ...plan, events: { sell } };
      expect(event(named, 'events/sell')).toMatchObject({ what: 'homes/h', costsPct });
      expect(run(named).notes).toEqual([]);
    }
  });

  it('that name nothing, or come after themselves, are left out with a note', () => {
    const { household, notes } = run(plan);
    expect(household.events.map(({ id }) => id)).not.toContain('events/lost');
    const left = notes.filter(({ where }) => ['events/lost', 'events/round'].includes(where));
    expect(left.map(({ says }) => says)).toEqual([
      'What it names is not in the plan, so it is left out.',
      'Its month is not known, so it is left out.',
    ]);
  });

  it('before the start are renovations of the home, and a later one is left out with a note', () => {
    const home: NonNullable<Plan['homes']>[string] = {
      ...{ use: 'rent', state: 'VIC', value: 600_000 },
      spent: [
        ['2020-03', 30_000],
        ['2029-02', 9_000],
      ],
    };
    const { household, notes } = run({ ...plan, homes: { h: home } });
    expect(household.homes[0]?.improvements).toEqual([{ on: '2020-03-01', amount: 30_000 }]);
    expect(notes.filter(({ where }) => where === 'homes/h').map(({ says }) => says)).toEqual([
      'A renovation paid for after the plan starts is not counted here: add it under “What happens later”.',
    ]);
  });

  it('before the start are costs of a loan, and a later one is left out with a note', () => {
    const homes: Plan['homes'] = { h: { use: 'rent', state: 'VIC', value: 600_000 } };
    const setUp: [string, number][] = [
      ['2024-03', 6_000],
      ['2029-02', 9_000],
    ];
    const { household, notes } = run({ ...plan, homes, loans: { l: { on: ['h'], balance: 300_000, setUp } } });
    expect(household.loans[0]?.borrowingCosts).toEqual([{ on: '2024-03', amount: 6_000 }]);
    expect(notes.filter(({ where }) => where === 'loans/l').map(({ says }) => says)).toEqual([
      expect.stringMatching(/^What was paid to take it is of before the plan starts: a later month is not counted\./),
    ]);
  });

  it('of a child cost what one more dependant does to a lender’s benchmark', () => {
    const baby: Plan = {
      ...plan,
      events: { baby: { do: 'child', when: '2028-01', leave: { who: 'b', months: 9, keeps: 40 } } },
    };
    // Benchmarks of a couple with none and with one: 2,100 and 2,400 a month.
    expect(event(baby, 'events/baby')).toMatchObject({
      ...{ monthlyCost: 300, until: '2045-12' },
      leave: { income: 'incomes/i', months: 9, keepsPct: 40 },
    });
  });
});

describe('a change of pay after work stops', () => {
  const steps: [string, number][] = [
    ['2028-06', 95_000],
    ['2029-07', 100_000],
  ];
  const pay = { who: 'a', yearly: 90_000, steps };
  const plan: Plan = {
    ...oneHome,
    incomes: { ia: { ...pay, type: 'salary' } },
    events: {
      r: { do: 'retire', who: 'a', when: '2028-06' },
      w: { do: 'work', who: 'a', when: { after: 'r', months: 13 }, days: 3 },
    },
  };

  it('has a note at the event and at the income, and none up to the month in which it stops', () => {
    const says = 'comes after Ann stops work in June 2028, so it changes nothing.';
    expect(run({ ...plan, people: { ...plan.people, a: { born: '1988-06', name: 'Ann' } } }).notes).toEqual([
      { where: 'incomes/ia', says: `Its amount from July 2029 ${says}` },
      { where: 'events/w', says: `It ${says}` },
    ]);
  });

  it('has none where nobody stops, where another person does, and for a pension, which goes on', () => {
    const { r: _, ...events } = plan.events ?? {};
    const w: PlanEvent = { do: 'work', who: 'a', when: '2029-07', days: 3 };
    expect(run({ ...plan, events: { ...events, w } }).notes).toEqual([]);
    expect(run({ ...plan, events: { w, r: { do: 'retire', who: 'b', when: '2028-06' } } }).notes).toEqual([]);
    const incomes: Plan['incomes'] = { ia: { ...pay, type: 'pension' } };
    expect(run({ ...plan, incomes, events: { r: { do: 'retire', who: 'a', when: '2028-06' } } }).notes).toEqual([]);
  });
});

describe('a plan without a figure', () => {
  it('[FIRST-14] is blank until something comes in, is owned, owed or bought', () => {
    const blank: Plan = {
      ...{ plan: 1, start: '2026-12', people: { a: { born: '1988-06' } } },
      ...{ money: { cash: { balance: 0 } }, costs: { living: { monthly: 2_000 } } },
      incomes: { ia: { who: 'a', type: 'salary', yearly: 0 } },
    };
    const off = { home: { state: 'QLD', value: 600_000, off: true } } as const;
    expect([isBlankPlan(blank), isBlankPlan({ ...blank, homes: off })]).toEqual([true, true]);
    const more: readonly Partial<Plan>[] = [
      { incomes: { ia: { who: 'a', type: 'salary', yearly: 90_000 } } },
      { money: { cash: { balance: 1 } } },
      { super: { sa: { who: 'a', balance: 1 } } },
      { homes: oneHome.homes ?? {} },
      { loans: { l: { balance: 1 } } },
      { events: { next: { do: 'buy', when: '2028-01', home: { state: 'QLD', value: 600_000 } } } },
    ];
    expect(more.map((part) => isBlankPlan({ ...blank, ...part }))).toEqual(more.map(() => false));
  });
});
