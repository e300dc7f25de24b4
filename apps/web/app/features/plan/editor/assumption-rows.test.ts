import { usualAssumptions } from '@freehold/finance';
import { apply } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { assumptionRows } from './assumption-rows.ts';
import { firmChanges } from './firm-changes.ts';
import { recordPath } from './record-at.ts';
import { typicalRows } from './typical-rows.ts';

describe('the assumptions of a plan', () => {
  it('have each a rule with its source, and growth for each state with a home or a purchase', () => {
    const rows = assumptionRows(fixture('version-1'));
    expect(rows.map(({ spec }) => spec.path)).toEqual([
      'assume/prices',
      'assume/growth/NSW',
      'assume/growth/QLD',
      'assume/wages',
      'assume/rentGrowth',
      'assume/mix/balanced',
      'assume/rate',
    ]);
    expect(rows.filter(({ source }) => source === '')).toEqual([]);
  });

  it('have a return for each way that super is invested', () => {
    const rows = assumptionRows(fixture('typical')).filter(({ spec }) => spec.path.startsWith('assume/mix/'));
    expect(rows.map(({ spec, setBy }) => [spec.label, setBy])).toEqual([
      ['Return on super, balanced mix', 'you'],
      ['Return on super, growth mix', 'rule'],
    ]);
  });

  it('say who set them and what is usual', () => {
    const rows = assumptionRows(smallPlan({ assume: { wages: 3, rate: 6.5 }, origin: { 'assume/rate': 'firm' } }));
    expect(rows.find(({ spec }) => spec.path === 'assume/rate')?.setBy).toBe('firm');
    expect(rows.find(({ spec }) => spec.path === 'assume/wages')?.setBy).toBe('you');
    const prices = rows.find(({ spec }) => spec.path === 'assume/prices');
    expect(prices).toMatchObject({ setBy: 'rule' });
    expect(prices?.spec.help).toBe(`Usual: ${usualAssumptions.pricesPct}% a year.`);
  });
});

describe('what a firm has changed since a plan was made', () => {
  const assume = { prices: 2.5, wages: 3, rate: 6.5, growth: { QLD: 5 }, mix: { growth: 7 } };
  const firm = Object.fromEntries(
    ['prices', 'rate', 'growth/QLD', 'mix/growth'].map((key) => [`assume/${key}`, 'firm']),
  );
  const plan = smallPlan({ assume, origin: firm });

  it('is told of what is still as the firm had it, and each is done by one operation', () => {
    const now = {
      'assume/prices': 3,
      'assume/wages': 4,
      'assume/rate': 6.5,
      'assume/growth/QLD': 5.25,
      'assume/rentGrowth': 2,
    };
    const changes = firmChanges(plan, now);
    expect(changes.map(({ says }) => says)).toEqual([
      'Your practice now uses 3% for inflation; this plan keeps 2.5%.',
      'Your practice now uses 5.25% for growth of homes in QLD; this plan keeps 5%.',
      'Your practice no longer sets return on super, growth mix; this plan keeps 7%.',
    ]);
    const { plan: taken, missed } = apply(
      plan,
      changes.map(({ op }) => op),
    );
    expect(missed).toEqual([]);
    expect(taken.assume).toEqual({ prices: 3, wages: 3, rate: 6.5, growth: { QLD: 5.25 } });
    expect(firmChanges(taken, now)).toEqual([]);
  });

  it('is nothing of a plan that nobody’s firm made, or that says what the firm says', () => {
    expect(firmChanges(smallPlan({ assume }), { 'assume/prices': 3 })).toEqual([]);
    expect(firmChanges(smallPlan({ assume: { prices: 3 }, origin: firm }), { 'assume/prices': 3 })).toEqual([]);
  });
});

describe('the typical figures of a plan', () => {
  it('are named with their field and what they are', () => {
    expect(typicalRows(fixture('version-1'))).toEqual([
      { field: 'super/sa/balance', name: 'Alex’s super, balance', figure: '$148,000' },
    ]);
  });

  it('have what is kept in cash as an amount under its own name', () => {
    const plan = smallPlan({ route: { floor: 15_600 }, origin: { 'route/floor': 'typical' } });
    expect(typicalRows(plan)).toEqual([{ field: 'route/floor', name: 'Cash that is kept', figure: '$15,600' }]);
    const home = { use: 'home', state: 'NSW', value: 900_000 } as const;
    const offset = smallPlan({
      ...{ homes: { h: home }, loans: { l: { on: ['h'], balance: 1 } }, money: { m: { balance: 1, offsets: 'l' } } },
      origin: { 'money/m/offsets': 'typical' },
    });
    expect(typicalRows(offset).map(({ figure }) => figure)).toEqual(['The loan on the home in NSW']);
    // Where “Change it” leads.
    expect(recordPath('route/floor')).toBe('route');
    expect(recordPath('homes/ip1/costs/rates')).toBe('homes/ip1');
  });

  it('name a time in words, and one whose record is gone', () => {
    const plan = smallPlan({
      events: { stopA: { do: 'retire', who: 'a', when: { age: 65 } } },
      people: { a: { born: '1990-01' } },
      origin: { 'events/stopA/when': 'typical', 'costs/x/monthly': 'typical' },
    });
    expect(typicalRows(plan).map(({ figure }) => figure)).toEqual(['at 65', 'no longer in the plan']);
  });
});
