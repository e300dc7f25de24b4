import { planView } from '@freehold/domain';
import { fullTimeSalary, typicalHomeCosts, typicalPurchase } from '@freehold/finance';
import { apply } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { addOps, newKinds, newRecord } from './new-records.ts';

describe('new records', () => {
  it('are valid, marked where they are typical, and the plan with all of them runs', () => {
    let plan = fixture('version-1');
    for (const kind of newKinds.filter((each) => each !== 'person')) {
      const made = newRecord(plan, kind) ?? { part: '', record: {}, typical: [] };
      const { path, ops } = addOps(plan, made, false);
      const { plan: added, missed } = apply(plan, ops);
      expect(missed, kind).toEqual([]);
      const marked = Object.entries(added.origin ?? {}).filter(([field]) => field.startsWith(`${path}/`));
      expect(marked, kind).toEqual(made.typical.map((field) => [`${path}/${field}`, 'typical']));
      plan = added;
    }
    expect(planView(plan, null).status).toBe('run');
  });

  it('start with the figures of the rules', () => {
    const plan = smallPlan({ people: { a: { born: '1990-01' } } });
    expect(newRecord(plan, 'income')?.record).toEqual({ who: 'a', type: 'salary', yearly: fullTimeSalary.value });
    expect(newRecord(plan, 'home')?.record).toMatchObject({
      use: 'home',
      state: 'NSW',
      value: typicalPurchase.value.price,
      costs: { rates: typicalHomeCosts.value.rates },
    });
  });

  it('owe what is left to 80 % of the home, and nothing where it owes that already', () => {
    const owing = (...balances: readonly number[]) => {
      const loans = Object.fromEntries(balances.map((balance, at) => [`l${at}`, { on: ['h'], balance }]));
      const plan = smallPlan({ homes: { h: { use: 'home', state: 'NSW', value: 900_000 } }, loans });
      return newRecord(plan, 'loan')?.record;
    };
    // 80 % of $900,000 is $720,000.
    expect(owing()).toMatchObject({ on: ['h'], balance: 720_000 });
    expect(owing(430_000)).toMatchObject({ on: ['h'], balance: 290_000 });
    expect(owing(430_000, 300_000)).toMatchObject({ on: ['h'], balance: 0 });
  });

  it('buy as first home buyers where nothing is owned or bought, and are sold at typical costs', () => {
    const none = smallPlan({ people: { a: { born: '1990-01' } } });
    const made = newRecord(none, 'buy');
    expect(made).toMatchObject({ record: { home: { use: 'home' }, firstHome: true } });
    expect(made?.typical).toEqual(expect.arrayContaining(['firstHome', 'home/state']));
    const rental = { use: 'rent', state: 'NSW', value: 500_000 } as const;
    const next = newRecord({ ...none, homes: { r: { ...rental, state: 'QLD' } } }, 'buy');
    expect(next?.record).not.toHaveProperty('firstHome');
    // Whoever owns something buys a rental next, of typical rent, in the state of what they own.
    expect(next?.record).toMatchObject({ home: { use: 'rent', state: 'QLD', rent: 620 } });
    expect(next?.typical).toContain('home/rent');
    expect(next?.typical).not.toContain('home/state');
    const before = { do: 'buy', when: '2030-01', home: rental } as const;
    expect(newRecord({ ...none, events: { before } }, 'buy')?.record).not.toHaveProperty('firstHome');
    expect(newRecord({ ...none, homes: { r: rental } }, 'sell')).toMatchObject({
      record: { costsPct: 2 },
      typical: ['when', 'costsPct'],
    });
  });

  it('are not made where the plan has nothing they could rest on', () => {
    const plan = smallPlan();
    const missing = newKinds.filter((kind) => newRecord(plan, kind) === null);
    expect(missing).toEqual(['income', 'super', 'fund', 'sell', 'refinance', 'renovate', 'work', 'retire']);
  });

  it('have an id that nothing in the plan or its options has, and no origin in an option', () => {
    const plan = fixture('version-1');
    const first = addOps(plan, { part: 'homes', record: { state: 'QLD', value: 1 }, typical: ['value'] }, false);
    expect(first.path).toBe('homes/h1');
    const taken = { ...plan, options: { b: { changes: [{ drop: 'homes/h1' as const }] } } };
    const next = addOps(taken, { part: 'homes', record: { state: 'QLD', value: 1 }, typical: ['value'] }, true);
    expect(next.path).toBe('homes/h2');
    expect(next.ops).toHaveLength(1);
  });
});
