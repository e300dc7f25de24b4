import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { loanFacts } from './loan-facts.ts';

describe('what ends by itself in the loans of a plan', () => {
  it('has ends of interest-only terms, fixed rates and loans, each leading to its loan', () => {
    const facts = loanFacts(fixture('typical'));
    expect(facts.map(({ path, month, name }) => [path, month, name])).toEqual([
      ['loans/l1', '2049-03', 'The loan on Newtown: loan ends'],
      ['loans/l3', '2031-08', 'The loan on Ipswich: interest-only ends'],
      ['loans/l3', '2027-11', 'The loan on Ipswich: fixed rate ends'],
      ['loans/l3', '2053-11', 'The loan on Ipswich: loan ends'],
      ['loans/l2', '2051-06', 'The loan on Ipswich: loan ends'],
      ['loans/l4', '2028-10', 'The loan on Geelong: interest-only ends'],
      ['loans/l4', '2053-10', 'The loan on Geelong: loan ends'],
    ]);
  });

  it('leaves out loans that are off, and months outside the plan', () => {
    const plan = smallPlan({
      years: 10,
      loans: { l1: { io: '2026-11', ends: '2036-12' }, l2: { ends: '2030-01', off: true } },
    });
    expect(loanFacts(plan)).toEqual([]);
    expect(loanFacts({ ...plan, years: 11 }).map(({ month }) => month)).toEqual(['2036-12']);
  });
});
