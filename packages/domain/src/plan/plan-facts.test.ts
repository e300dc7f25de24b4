import { presentValueRate } from '@freehold/finance';
import type { Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { planAssumptions } from './plan-assumptions.ts';
import { planFacts } from './plan-facts.ts';
import { planRecordName } from './plan-record-name.ts';

const plan = fixture('typical');
const facts = planFacts(plan);

function factAt(path: string) {
  return facts.find((fact) => fact.path === path);
}

describe('what a plan says, field by field', () => {
  it('has every figure of its records with its unit', () => {
    expect(factAt('homes/ip1/rent')).toEqual({
      ...{ path: 'homes/ip1/rent', part: 'Homes', record: 'Ipswich', label: 'Rent' },
      ...{ value: 560, unit: 'dollars a week', isTypical: false },
    });
    expect(factAt('homes/ip2/costs/rates')).toMatchObject({ value: 2_100, unit: 'dollars a year', isTypical: true });
    expect(factAt('events/buy/home/value')).toMatchObject({
      record: 'Buy Next one',
      label: 'Value today',
      value: 700_000,
    });
  });

  it.each([
    ['incomes/ia/steps', '$150,000 from July 2029'],
    ['money/off/offsets', 'the loan on Newtown'],
    ['money/etf/owner', 'Alex'],
    ['homes/ip1/owners', 'Alex 70%, Bo 30%'],
    ['homes/ip1/newBuild', 'no'],
    ['homes/home/note', '12 Rose Street, bought from Aunt May.'],
    ['loans/l1/owner', 'Alex and Bo'],
    ['events/buy/when', 'as soon as the tests allow, not before January 2030'],
    ['people/a/born', 'June 1988'],
  ])('says %s in words', (path, words) => {
    expect(factAt(path)).toMatchObject({ value: words, unit: '' });
  });

  it('says kinds of loans, days of contracts, times and the loan of an event as people do', () => {
    const odd: Plan = {
      ...{ plan: 1, start: '2026-12', people: { a: { born: '1988-06' } } },
      homes: {
        h: { use: 'home', state: 'QLD', value: 1, contract: '2021-06-18T12:00+10:00' },
        i: { use: 'rent', state: 'QLD', value: 1, contract: '2026-05-12T19:45+10:00', livedUntil: '2026-06' },
      },
      loans: { l: { type: 'home', on: ['h'], balance: 1, rate: [[null, 6]] } },
      events: {
        r: { do: 'refinance', loan: 'l', when: '2030-02', pct: 5 },
        s: { do: 'sell', home: 'h', when: { age: 62, who: 'a' } },
      },
    };
    const said = new Map(planFacts(odd).map(({ path, label, value }) => [path, `${label} ${value}`]));
    expect(said.get('homes/h/contract')).toBe('Contract 18 June 2021');
    expect(said.get('homes/i/contract')).toBe('Contract 12 May 2026, 19:45');
    expect(said.get('homes/i/livedUntil')).toBe('Lived in until June 2026');
    expect(said.get('loans/l/type')).toBe('Kind home loan');
    expect(said.get('events/r/loan')).toBe('Loan on the home in QLD');
    expect(said.get('events/r/when')).toBe('Happens in February 2030');
    expect(said.get('events/s/when')).toBe('Happens when you turn 62');
    expect(said.get('events/s/home')).toBe('Home in QLD');
  });

  it('says of a rate when it starts and whether it is fixed', () => {
    const rates = facts.filter(({ path }) => path.endsWith('/rate')).map(({ value }) => value);
    expect(rates).toContain('5.79% fixed at the start, 6.4% from November 2027');
  });

  it('leaves no field without a label and no value without words', () => {
    const labels = facts.map(({ label }) => label);
    expect(labels.filter((label) => !/^[A-Z]/.test(label))).toEqual([]);
    expect(facts.filter(({ value }) => value === '')).toEqual([]);
  });

  it('says what is switched off, and names nobody whom the plan does not', () => {
    const bare: Plan = {
      ...{ plan: 1, start: '2026-12', people: { a: { born: '1988-06' } } },
      costs: { living: { monthly: 4_000, off: true } },
    };
    expect(planFacts(bare).map(({ record, label, value }) => [record, label, value])).toEqual([
      ['You', 'Born', 'June 1988'],
      ['Living costs', 'Amount', 4_000],
      ['Living costs', 'Counted', 'no: switched off'],
    ]);
    expect(planRecordName(bare, 'route/surplus')).toBe('What is left over, and what is kept');
    const named = {
      ...bare,
      kids: { k: { born: '2022-05' } },
      goals: { g: { ask: 'cashAbove', amount: 20_000 } },
    } as const;
    expect(planRecordName(named, 'kids/k')).toBe('Child born May 2022');
    expect(planRecordName(named, 'goals/g/amount')).toBe('Cash above $20,000');
  });

  it('calls the first purchase of people who own nothing a first home or property', () => {
    const buy = { do: 'buy', when: '2030-01', home: { state: 'NSW', value: 700_000 } } as const;
    const bare = { plan: 1, start: '2026-12', events: { one: buy, two: buy } } as const;
    expect(planRecordName(bare, 'events/one')).toBe('Buy the first home');
    expect(planRecordName(bare, 'events/two')).toBe('Buy the next property');
    const let1 = { ...bare, events: { one: { ...buy, home: { ...buy.home, rent: 600 } } } };
    expect(planRecordName(let1, 'events/one')).toBe('Buy the first property');
    const owning = { ...bare, homes: { h: { use: 'home', state: 'NSW', value: 1 } } } as const;
    expect(planRecordName(owning, 'events/one')).toBe('Buy the next property');
  });
});

describe('what a plan expects', () => {
  it('has its own figures without a rule and ours with theirs, inflation first', () => {
    const [inflation, wages] = planAssumptions({ plan: 1, start: '2026-12', assume: { wages: 3.1 } });
    expect(inflation).toEqual({
      path: 'assume/prices',
      label: 'Inflation',
      value: 2.5,
      unit: 'percent a year',
      rule: presentValueRate,
    });
    expect(wages).toEqual({
      path: 'assume/wages',
      label: 'Growth of wages',
      value: 3.1,
      unit: 'percent a year',
      rule: null,
    });
  });

  it('has growth by state and the buffer of the plan’s own tests', () => {
    const assume = { growth: { QLD: 4 }, policy: { bufferPct: 2 } };
    const labels = planAssumptions({ plan: 1, start: '2026-12', assume }).map(({ label, value }) => [label, value]);
    expect(labels).toContainEqual(['Growth of property in QLD', 4]);
    expect(labels).toContainEqual(['Buffer of lenders’ tests', 2]);
  });
});
