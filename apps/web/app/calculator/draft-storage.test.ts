import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memoryStorage } from '#app/lib/browser-storage.ts';
import { keepDraft, keptDraft } from './draft-storage.ts';

const schema = z.strictObject({ amount: z.string() });
const place = {
  storageKey: 'freehold.draft.test',
  blank: { amount: '' },
  parseDraft: (value: unknown) => z.safeParse(schema, value).data ?? null,
};
const draft = { amount: '85k' };

describe('the kept draft', () => {
  it('comes back', () => {
    const storage = memoryStorage();
    keepDraft(storage, place, draft);
    expect(keptDraft(storage, place)).toEqual(draft);
  });

  it('is forgotten with the last figure', () => {
    const storage = memoryStorage();
    keepDraft(storage, place, draft);
    keepDraft(storage, place, place.blank);
    expect(storage.getItem(place.storageKey)).toBeNull();
    expect(keptDraft(storage, place)).toBeNull();
  });

  it.each(['{', '[]', '{"amount":5}', '{"amount":"5","email":"a@b.c"}'])('is none when %s is stored', (stored) => {
    const storage = memoryStorage();
    storage.setItem(place.storageKey, stored);
    expect(keptDraft(storage, place)).toBeNull();
  });

  it('does not disturb when the storage is full', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => keepDraft(full, place, draft)).not.toThrow();
  });
});
