import { describe, expect, it } from 'vitest';
import { money } from '#app/lib/format.ts';
import { type BorrowingDraft, type Estimate, emptyDraft, estimateOf } from './draft.ts';

function anEstimate(change: Partial<BorrowingDraft>): Estimate {
  const estimate = estimateOf({ ...emptyDraft, maritalStatus: 'single', grossIncome: '100000', ...change });
  if (estimate === null) throw new Error('the draft of this test is not valid');
  return estimate;
}

describe('the estimate', () => {
  it('is none while a field is missing', () => expect(estimateOf(emptyDraft)).toBeNull());

  it('[BORROW-04] is six times the income less the allowances and loans', () => {
    const family = {
      maritalStatus: 'married',
      partnerIncome: '50,000',
      dependants: '2',
      existingLoans: '40k',
    } as const;
    expect(anEstimate(family).capacity).toBe(6 * (150_000 - 10_000) - 40_000);
  });

  it('[BORROW-05] [LEAD-06] is in whole dollars', () => {
    const { capacity } = anEstimate({ grossIncome: '128,127.56' });
    expect(capacity).toBe(768_765);
    expect(money(capacity)).toBe('$768,765');
  });

  it('[LEAD-05] does not count the income of a partner who is no longer there', () => {
    expect(anEstimate({ partnerIncome: '90,000' }).capacity).toBe(600_000);
  });

  it.each([
    [{ existingLoans: '700k' }, 'Existing loans outweigh six times the income'],
    [{ grossIncome: '10k', dependants: '3' }, 'The allowance for dependants outweighs six times the income'],
    [{ grossIncome: '30k', dependants: '3', existingLoans: '200k' }, 'Existing loans and the allowance for dependants'],
  ])('[BORROW-12] of $0 says why: %j', (change, reason) => {
    const estimate = anEstimate(change);
    expect(money(estimate.capacity)).toBe('$0');
    expect(estimate.reason).toContain(reason);
  });

  it('[BORROW-12] above $0 says nothing of the kind', () => expect(anEstimate({}).reason).toBeNull());
});
