import type { KeyStorage } from '#app/lib/browser-storage.ts';

/** Where a calculator's draft is stored, and its blank form. Never a name, an address or a phone number. */
export interface DraftPlace<Draft> {
  readonly storageKey: string;
  readonly blank: Draft;
}

/** The stored draft, parsed by `parseDraft`, or null. */
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

/** Stores the draft, or removes it when nothing was entered. */
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

/** True when two drafts are equal field by field. */
export function isSameDraft<Draft>(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
