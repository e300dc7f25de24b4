import { apply } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { fieldOps } from './field-ops.ts';
import type { FieldSpec } from './field-spec.ts';
import { homeFacts } from './home-fields.ts';

const balance: FieldSpec = { path: 'balance', label: 'Balance', kind: 'money' };
const months: FieldSpec = {
  path: 'leave/months',
  label: 'Leave',
  kind: 'number',
  group: () => ({ who: 'b', months: 9 }),
};
const child = smallPlan({ events: { e1: { do: 'child', when: '2028-01' } } });

describe('the operations of a field', () => {
  it('write the value and check a typical figure in the same step', () => {
    const plan = fixture('version-1');
    const ops = fieldOps({ plan, record: 'super/sa', isOption: false }, balance, 150_000);
    expect(ops).toEqual([
      { set: 'super/sa/balance', to: 150_000 },
      { set: 'origin/super/sa/balance', to: 'checked' },
    ]);
    expect(apply(plan, ops).missed).toEqual([]);
    const ofRecord = apply(plan, [{ set: 'origin/super/sa/balance', to: 'record:2026-03-10' }]).plan;
    expect(fieldOps({ plan: ofRecord, record: 'super/sa', isOption: false }, balance, 150_000)).toEqual(ops);
  });

  it('leave origins alone in an option, which has none, and those in words', () => {
    const plan = fixture('version-1');
    expect(fieldOps({ plan, record: 'super/sa', isOption: true }, balance, 1)).toHaveLength(1);
    const said = apply(plan, [{ set: 'origin/loans/l1/balance', to: 'statement of May' }]).plan;
    expect(fieldOps({ plan: said, record: 'loans/l1', isOption: false }, balance, 1)).toHaveLength(1);
  });

  it('make a group that is not there with what it needs, write into one that is, and clear it as a whole', () => {
    const writing = { plan: child, record: 'events/e1', isOption: false };
    const made = apply(child, fieldOps(writing, months, 6));
    expect(made.missed).toEqual([]);
    expect(made.plan.events?.e1).toMatchObject({ leave: { who: 'b', months: 6 } });
    const plan = made.plan;
    expect(fieldOps({ ...writing, plan }, months, 12)).toEqual([{ set: 'events/e1/leave/months', to: 12 }]);
    const cleared = apply(plan, fieldOps({ ...writing, plan }, months, undefined));
    expect(cleared.missed).toEqual([]);
    expect(cleared.plan).toEqual(child);
  });

  it('bring a typical rent to a purchase that is to be let, and take it away with the use unless it was typed', () => {
    const home = { state: 'QLD', value: 1_400_000, use: 'home', costs: { rates: 2_000 } } as const;
    const bought = smallPlan({ events: { n: { do: 'buy', when: '2030-01', home } } });
    const use = homeFacts('home/').find(({ path }) => path === 'home/use') ?? balance;
    const writing = { plan: bought, record: 'events/n', isOption: false };
    const { plan, missed } = apply(bought, fieldOps(writing, use, 'rent'));
    expect(missed).toEqual([]);
    // Our typical purchase of $700,000 is let for $620 a week: twice that.
    const letting = { use: 'rent', rent: 1_240, vacancy: 2, costs: { rates: 2_000, managePct: 6 } };
    expect(plan.events?.n).toMatchObject({ home: letting });
    const marked = ['home/rent', 'home/vacancy', 'home/costs/managePct'].map((path) => [`events/n/${path}`, 'typical']);
    expect(plan.origin).toEqual(Object.fromEntries(marked));
    expect(apply(plan, fieldOps({ ...writing, plan }, use, 'home')).plan).toEqual(bought);

    const rent = homeFacts('home/').find(({ path }) => path === 'home/rent') ?? balance;
    const typed = apply(plan, fieldOps({ ...writing, plan }, rent, 900)).plan;
    expect(fieldOps({ ...writing, plan: typed }, use, 'rent')).toEqual([{ set: 'events/n/home/use', to: 'rent' }]);
    const back = apply(typed, fieldOps({ ...writing, plan: typed }, use, 'home')).plan;
    expect(back.events?.n).toMatchObject({ home: { rent: 900 } });
    // An option marks nothing.
    expect(fieldOps({ ...writing, isOption: true }, use, 'rent')).toHaveLength(4);
  });

  it('write a field that stands in no record', () => {
    const prices: FieldSpec = { path: 'assume/prices', label: 'Inflation', kind: 'percent' };
    expect(fieldOps({ plan: child, record: '', isOption: false }, prices, 2.5)).toEqual([
      { set: 'assume/prices', to: 2.5 },
    ]);
  });
});
