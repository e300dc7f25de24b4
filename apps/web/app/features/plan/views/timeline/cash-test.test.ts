import { planView } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { cashSentence, cashYears } from './cash-test.ts';

const typical = fixture('typical');

function years(plan: Plan) {
  const view = planView(plan, null);
  if (view.status === 'refused') throw new Error(view.says);
  return { view, cash: cashYears(plan, view, 'today') };
}

describe('the cash test of a plan’s years', () => {
  // 30,000 that nothing moves, prices up 20% a year from July: 30,000 ÷ 1.2 = 25,000, ÷ 1.2² = 20,833, ÷ 1.2³ = 17,361.
  const still = smallPlan({
    ...{ start: '2027-07', years: 3, assume: { prices: 20 } },
    ...{ people: { a: { born: '1990-01' } }, money: { cash: { balance: 30_000 } } },
  });

  it('passes years that keep the number kept, whatever prices make of it', () => {
    for (const floor of [20_000, 30_000]) {
      const { cash } = years({ ...still, route: { floor } });
      expect(cash.map(({ says }) => says)).toEqual(['$25,000 at 30 June', '$20,833 at 30 June', '$17,361 at 30 June']);
      expect(cashSentence(cash)).toBe('Cash lasts in each of 3 years.');
    }
  });

  it('warns where less is left than is kept, both in dollars of the year', () => {
    const { view, cash } = years({ ...still, route: { floor: 30_001 } });
    expect(cash.map(({ sign }) => sign)).toEqual(['!', '!', '!']);
    expect(cashSentence(cash)).toBe(
      '3 of 3 years need attention, the first 2027-28: $25,000 at 30 June ($30,000 of that year), less than the $30,001 you keep.',
    );
    const [first] = cashYears({ ...still, route: { floor: 30_001 } }, view, 'year');
    expect(first?.says).toBe('$30,000 at 30 June, less than the $30,001 you keep');
  });

  it('has no false alarm for a plan whose reserve is always drawn on first', () => {
    const { view, cash } = years(typical);
    const below = view.years.filter(({ balances }) => balances.ofYear.cash < 20_000).map(({ ends }) => ends);
    expect(cash).toHaveLength(40);
    expect(cash.filter(({ sign }) => sign === '!').map(({ ends }) => ends)).toEqual(below);
  });

  it('fails the years with months below zero, and counts every one of them', () => {
    const { view, cash } = years({ ...typical, costs: { living: { monthly: 20_000 } } });
    const short = cash.filter(({ sign }) => sign === '✕');
    const counted = short.map(({ says }) => Number(/in (\d+) months?$/.exec(says)?.[1]));
    expect(short.length).toBeGreaterThan(1);
    expect(counted.reduce((sum, months) => sum + months, 0)).toBe(view.shortMonths.length);
  });

  it('says when nothing is wrong', () => {
    const { cash } = years({ ...typical, route: {}, events: {} });
    expect(cashSentence(cash)).toBe('Cash lasts in each of 40 years.');
  });
});
