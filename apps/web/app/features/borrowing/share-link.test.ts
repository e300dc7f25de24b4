import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#app/lib/browser-storage.ts';
import { emptyDraft } from './draft.ts';
import { borrowingDraftKey, keepDraft, keptDraft } from './draft-storage.ts';
import { shareAddress, sharedInputs } from './share-link.ts';

const form = {
  grossIncome: 120_000,
  maritalStatus: 'married',
  partnerIncome: 80_000,
  dependants: 2,
  existingLoans: 15_000,
} as const;
const fragmentOf = (address: string) => new URL(address).hash;

describe('a share link', () => {
  it('brings the inputs back', () => {
    const address = shareAddress('https://example.com/borrowing-capacity#s=old', form);
    expect(address).toMatch(/^https:\/\/example\.com\/borrowing-capacity#s=[\w-]+$/);
    expect(sharedInputs(fragmentOf(address))).toEqual({ kind: 'inputs', form });
  });

  it('[LEAD-05] leaves out a partner income that does not count', () => {
    const address = shareAddress('https://example.com/', { ...form, maritalStatus: 'single' });
    expect(sharedInputs(fragmentOf(address))).toMatchObject({ form: { partnerIncome: null } });
  });

  it.each(['', '#content', '#x=1'])('is not there in %j', (fragment) => {
    expect(sharedInputs(fragment)).toEqual({ kind: 'none' });
  });

  it.each(['#s=', '#s=%%%', '#s=e30', `#s=${'A'.repeat(5_000)}`])('is broken in %s', (fragment) => {
    expect(sharedInputs(fragment)).toEqual({ kind: 'broken' });
  });
});

describe('the kept draft', () => {
  const draft = { ...emptyDraft, grossIncome: '85k' };

  it('comes back', () => {
    const storage = memoryStorage();
    keepDraft(storage, draft);
    expect(keptDraft(storage)).toEqual(draft);
  });

  it('is forgotten with the last figure', () => {
    const storage = memoryStorage();
    keepDraft(storage, draft);
    keepDraft(storage, emptyDraft);
    expect(storage.getItem(borrowingDraftKey)).toBeNull();
    expect(keptDraft(storage)).toBeNull();
  });

  it.each(['{', '[]', '{"grossIncome":5}'])('is none when %s is stored', (stored) => {
    const storage = memoryStorage();
    storage.setItem(borrowingDraftKey, stored);
    expect(keptDraft(storage)).toBeNull();
  });

  it('does not disturb when the storage is full', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => keepDraft(full, draft)).not.toThrow();
  });
});
