import { firstPlan } from '@freehold/domain';
import { growthRates } from '@freehold/finance';
import { apply, type Plan, planProblems, resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { addOption } from '../../model/option-steps.ts';
import { optionIdeas } from './option-ideas.ts';

const typical = fixture('typical');
const small: Plan = { plan: 1, start: '2026-12', people: { a: { born: '1988-06' } } };
const answered = firstPlan({
  start: '2026-11',
  people: [{ age: 38, income: 120_000, super: null }],
  homes: [{ use: 'home', state: 'VIC', value: 900_000, owing: 500_000, rentWeekly: null }],
  rentWeekly: null,
  savings: null,
  monthlySpending: null,
  want: 'buyNext',
});

describe('an idea for an option', () => {
  it('fits what the plan has', () => {
    expect(optionIdeas(typical).map(({ name }) => name)).toEqual([
      'Buy 2 years later',
      'Without the purchase of Next one',
      'Stop work 3 years earlier',
      'Spend 10% less',
      'Rates +2% from January 2027',
      'Growth 1% lower',
    ]);
    expect(optionIdeas(small)).toEqual([]);
  });

  it.each([
    ['the typical plan', typical],
    ['a plan of five answers', answered],
  ])('makes a valid option that changes what is run: %s', (_, plan) => {
    for (const { name, changes } of optionIdeas(plan)) {
      const { plan: added, missed } = apply(plan, addOption('g', { name, changes }).ops);
      expect(missed, name).toEqual([]);
      expect(planProblems(added), name).toEqual([]);
      const { plan: changed, missed: notApplied } = resolve(added, 'g');
      expect(notApplied, name).toEqual([]);
      expect(planProblems(changed), name).toEqual([]);
      expect(changed, name).not.toEqual(resolve(plan).plan);
    }
  });

  it('moves a purchase by its kind of time, and one point off the growth of each state', () => {
    const changeOf = (plan: Plan, name: string) => optionIdeas(plan).find((idea) => idea.name === name)?.changes;
    expect(changeOf(typical, 'Buy 2 years later')).toEqual([
      { set: 'events/buy/when', to: { test: 'canBuy', from: '2032-01' } },
    ]);
    expect(changeOf(answered, 'Buy 2 years later')).toEqual([
      { set: 'events/next/when', to: { test: 'canBuy', from: '2028-11' } },
    ]);
    expect(changeOf(typical, 'Growth 1% lower')).toEqual([
      { set: 'assume/growth/NSW', to: 4 },
      { set: 'assume/growth/QLD', to: 4 },
      { set: 'assume/growth/VIC', to: growthRates.value.medium - 1 },
    ]);
    expect(changeOf(typical, 'Stop work 3 years earlier')).toEqual([
      { set: 'events/stopA/when', to: { age: 59 } },
      { set: 'events/stopB/when', to: { age: 57 } },
    ]);
  });

  it('takes a tenth off living costs and off what is spent once work stops', () => {
    const { monthly = 0 } = answered.costs?.living ?? {};
    const { stopA } = answered.events ?? {};
    if (stopA?.do !== 'retire' || stopA.spend === undefined) throw new Error('The plan names what is spent later');
    expect(optionIdeas(answered).find(({ name }) => name === 'Spend 10% less')?.changes).toEqual([
      { set: 'costs/living/monthly', to: Math.round(monthly * 0.9) },
      { set: 'events/stopA/spend', to: Math.round(stopA.spend * 0.9) },
    ]);
  });

  it('does not stop work before the plan begins', () => {
    const old: Plan = { ...small, events: { s: { do: 'retire', who: 'a', when: { age: 40 } } } };
    expect(optionIdeas(old).map(({ name }) => name)).toEqual([]);
  });
});
