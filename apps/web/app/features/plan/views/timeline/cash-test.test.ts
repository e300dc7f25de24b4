import { planView } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { cashSentence, cashYears } from './cash-test.ts';

const typical = fixture('typical');

function years(plan: Plan) {
  const view = planView(plan, null);
  if (view.status === 'refused') throw new Error(view.says);
  return { view, cash: cashYears(plan, view, 'today') };
}

describe('the cash test of a plan’s years', () => {
  it('warns where less is left than is kept, and passes the others', () => {
    const { view, cash } = years(typical);
    const below = view.years.filter(({ balances }) => balances.today.cash < 20_000).map(({ ends }) => ends);
    expect(cash).toHaveLength(40);
    expect(cash.filter(({ sign }) => sign === '!').map(({ ends }) => ends)).toEqual(below);
    expect(below.length).toBeGreaterThan(0);
    expect(cashSentence(cash)).toBe(
      `${below.length} of 40 years need attention, the first ${cash.find(({ sign }) => sign === '!')?.financialYear}: ${cash.find(({ sign }) => sign === '!')?.says}.`,
    );
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
