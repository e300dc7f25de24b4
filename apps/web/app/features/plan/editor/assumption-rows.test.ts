import { usualAssumptions } from '@freehold/finance';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { assumptionRows } from './assumption-rows.ts';
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

describe('the typical figures of a plan', () => {
  it('are named with their field and what they are', () => {
    expect(typicalRows(fixture('version-1'))).toEqual([
      { field: 'super/sa/balance', name: 'Alex’s super, balance', figure: '$148,000' },
    ]);
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
