import type { Plan } from '@freehold/plan';
import { smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { loanPurpose } from './plan-loan-purpose.ts';
import { runPlan } from './run-plan.ts';

type Loan = NonNullable<Plan['loans']>[string];

const plan = smallPlan({
  start: '2026-07',
  years: 2,
  people: { a: { born: '1985-03' } },
  incomes: { i: { who: 'a', type: 'salary', yearly: 150_000, grows: 0 } },
  money: { cash: { balance: 100_000, pct: 0 } },
  homes: {
    home: { use: 'home', state: 'QLD', value: 1_200_000, bought: '2015-01', price: 500_000 },
    beach: { use: 'holiday', name: 'Noosa', state: 'QLD', value: 600_000, bought: '2018-01', price: 500_000 },
    ip: {
      ...{ rent: 600, state: 'QLD', value: 700_000, bought: '2021-02', price: 500_000, vacancy: 0 },
      costs: { rates: 3_000 },
    },
  },
  loans: { l: { type: 'investment', on: ['ip'], balance: 400_000, rate: [[null, 6]], io: '2036-01', ends: '2050-01' } },
  events: { buy: { do: 'buy', when: '2027-01', home: { state: 'QLD', value: 500_000, rent: 500 } } },
  assume: { prices: 0, wages: 0, rentGrowth: 0 },
});

function taxWith(eq: Loan): number {
  const rows = { ...plan, events: {}, loans: { ...plan.loans, eq } };
  const run = runPlan(rows);
  if (run.status === 'refused') throw new Error(run.says);
  return (run.timeline.years[0]?.people[0]?.charged ?? 0) / 100;
}

const purpose = (loan: Loan) => loanPurpose(plan, loan);

describe('what a loan paid for', () => {
  it('is by its kind, whatever the order of its properties', () => {
    for (const on of [
      ['home', 'ip'],
      ['ip', 'home'],
      ['beach', 'home', 'ip'],
    ]) {
      expect(purpose({ type: 'investment', on })).toEqual({ home: 'ip', note: null });
      expect(purpose({ type: 'home', on })).toEqual({ home: 'home', note: null });
      expect(purpose({ type: 'car', on })).toEqual({ home: 'home', note: null });
    }
  });

  it('makes interest deductible: 6% of 200,000 at 37% and the levy of 2%', () => {
    // 150,000 of pay and 31,200 − 3,000 − 24,000 of net rent are 154,200; less 12,000 is still above 135,000.
    const loan: Loan = { balance: 200_000, rate: [[null, 6]], io: '2036-01', ends: '2050-01' };
    const apart = taxWith({ ...loan, type: 'investment', on: ['home'] });
    for (const on of [
      ['home', 'ip'],
      ['ip', 'home'],
    ]) {
      expect(apart - taxWith({ ...loan, type: 'investment', on })).toBeCloseTo(12_000 * 0.39, 0);
      expect(taxWith({ ...loan, type: 'home', on })).toBe(apart);
    }
  });

  it('is the first of its properties where none fits its kind, and a note says what that does and what to change', () => {
    expect(purpose({ type: 'investment', on: ['home'] })).toEqual({
      home: 'home',
      note: 'This investment loan is secured by the home in QLD alone. Its interest counts as private: add the rental it paid for to its properties.',
    });
    expect(purpose({ type: 'investment', on: ['home', 'beach'] }).note).toContain(
      'secured by the home in QLD and Noosa alone. Its interest counts as private',
    );
    expect(purpose({ type: 'investment' })).toEqual({
      home: null,
      note: 'This investment loan is on no property. Its interest counts as private: add the rental it paid for to its properties.',
    });
    expect(purpose({ type: 'investment', on: ['home', 'buy'] })).toMatchObject({
      home: 'home',
      note: expect.stringContaining('what it paid for has to be owned at the start of the plan'),
    });
    expect(purpose({ type: 'home', on: ['ip'] })).toEqual({
      home: 'ip',
      note: 'This home loan is secured by the rental in QLD alone. Its interest is deducted as that of the rental in QLD: add the home it paid for to its properties, or make it an investment loan.',
    });
    expect(purpose({ type: 'personal', on: ['ip'] })).toMatchObject({
      home: 'ip',
      note: expect.stringContaining('take the property off it where it paid for something else'),
    });
    expect(purpose({ type: 'home', on: ['beach'] })).toEqual({ home: 'beach', note: null });
    expect(purpose({ type: 'card' })).toEqual({ home: null, note: null });
  });

  it('is the first of its properties without a kind, which a note says where they are used differently', () => {
    expect(purpose({ on: ['ip'] })).toEqual({ home: 'ip', note: null });
    expect(purpose({ on: ['home', 'beach'] })).toEqual({ home: 'home', note: null });
    expect(purpose({ on: ['home', 'ip'] })).toMatchObject({
      home: 'home',
      note: expect.stringContaining('Its kind is not said, so it counts as what was borrowed for the home in QLD'),
    });
  });

  it('stands beside the loan among the notes of a run', () => {
    const run = runPlan({ ...plan, loans: { eq: { type: 'investment', on: ['home'], balance: 1 } } });
    expect(run.notes.filter(({ where }) => where === 'loans/eq')).toHaveLength(1);
  });
});
