import type { KeyStorage } from '#app/lib/browser-storage.ts';

/** Where a calculator's figures are kept, and what an untouched form holds. Never a name, an address or a phone number. */
export interface DraftPlace<Draft> {
  readonly storageKey: string;
  readonly blank: Draft;
}

/** The draft that was kept, as `parseDraft` reads it, or null. */
export function keptDraft<Draft>(
  storage: KeyStorage,
  { storageKey, parseDraft }: { readonly storageKey: string; readonly parseDraft: (value: unknown) => Draft | null },
): Draft | null {
  const kept = storage.getItem(storageKey);
  if (!kept) return null;
  try {
    return parseDraft(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Keeps the draft, or forgets it when nothing has been entered. */
export function keepDraft<Draft>(storage: KeyStorage, { storageKey, blank }: DraftPlace<Draft>, draft: Draft): void {
  if (isSameDraft(draft, blank)) {
    storage.removeItem(storageKey);
    return;
  }
  try {
    storage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage may be full or blocked; the figures then stay in memory.
  }
}

/** Whether two drafts hold the same, field by field. */
export function isSameDraft<Draft>(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
