import { planOutcome, planView } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { loanFacts } from './loan-facts.ts';

function factsOf(plan: Plan) {
  const view = planView(plan, null);
  if (view.status === 'refused') throw new Error(view.says);
  return loanFacts(plan, view.loansPaid).map(({ path, month, what, note }) => [path, month, what, note]);
}

const byTerms = 'By the terms of the loan';

describe('what ends by itself in the loans of a plan', () => {
  it('has the first principal of interest-only loans, ends of fixed rates, and of loans as the run pays them, each leading to its loan', () => {
    const [newtown, ...others] = factsOf(fixture('typical'));
    // Its offset account saves interest, so that the level repayment is through before March 2049.
    expect(newtown).toEqual(['loans/l1', expect.any(String), 'Paid off', 'By its terms it ends in March 2049']);
    expect(String(newtown?.[1]) < '2049-03').toBe(true);
    // Geelong is sold a year after Alex, born in June 1988, stops at 62: in June 2051, two years before its loan's end.
    expect(others).toEqual([
      ['loans/l3', '2031-08', 'Repaying principal begins', byTerms],
      ['loans/l3', '2027-11', 'Fixed rate ends', byTerms],
      ['loans/l3', '2053-11', 'Loan ends', byTerms],
      ['loans/l2', '2051-06', 'Loan ends', byTerms],
      ['loans/l4', '2028-10', 'Repaying principal begins', byTerms],
      ['loans/l4', '2051-06', 'Paid off', 'By its terms it ends in October 2053'],
    ]);
  });

  const rental = smallPlan({
    ...{ start: '2026-12', years: 40, money: { cash: { balance: 2_000_000 } } },
    people: { a: { born: '1990-01' } },
    homes: { ip: { use: 'rent', state: 'QLD', value: 600_000 } },
    loans: {
      l1: {
        on: ['ip'],
        balance: 400_000,
        rate: [
          [null, 6, 'fixed'],
          ['2034-01', 6],
        ],
        io: '2032-06',
        ends: '2056-11',
      },
    },
  });

  it('ends a loan with the sale of its home, and no term of it after that', () => {
    const sold: Plan = { ...rental, events: { s: { do: 'sell', home: 'ip', when: '2031-11' } } };
    expect(factsOf(sold)).toEqual([['loans/l1', '2031-11', 'Paid off', 'By its terms it ends in November 2056']]);
    expect(planOutcome(sold, null)).toMatchObject({ figures: { debtFree: '2031-11' } });
    expect(factsOf(rental).map(([, month, what]) => [month, what])).toEqual([
      ['2032-06', 'Repaying principal begins'],
      ['2034-01', 'Fixed rate ends'],
      ['2056-11', 'Loan ends'],
    ]);
  });

  it('leaves out loans that are off, and months outside the plan', () => {
    const plan = smallPlan({
      ...{ years: 10, people: { a: { born: '1990-01' } }, money: { cash: { balance: 900_000 } } },
      loans: {
        l1: { balance: 90_000, io: '2026-11', ends: '2036-12' },
        l2: { balance: 9_000, ends: '2030-01', off: true },
      },
    });
    expect(factsOf(plan)).toEqual([]);
    expect(factsOf({ ...plan, years: 11 }).map(([, month]) => month)).toEqual(['2036-12']);
  });

  it('names the month of a loan without an end of its own, where the run pays it off', () => {
    const plan = smallPlan({
      ...{ start: '2026-12', years: 2, people: { a: { born: '1990-01' } }, money: { cash: { balance: 90_000 } } },
      // 1,000 a month without interest: the twelfth month of the plan is November 2027.
      loans: { l1: { balance: 12_000, rate: [[null, 0]], repayment: 1_000 } },
    });
    expect(factsOf(plan)).toEqual([['loans/l1', '2027-11', 'Paid off', 'Nothing is owed on it from then on']]);
  });
});
