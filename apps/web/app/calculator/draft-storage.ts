import { useDebouncedCallback } from '@mantine/hooks';
import { type RefObject, useEffect } from 'react';
import { type KeyStorage, tabStorage } from '#app/lib/browser-storage.ts';

// Longer than the gap between keystrokes, shorter than it takes to leave.
const delay = 250;

/**
 * Stores the draft in this tab once its calculator has started, debounced since a write to storage takes a good part of
 * a keystroke's budget. Unmounting and `pagehide` flush it.
 */
export function useKeptDraft<Draft>(place: DraftPlace<Draft>, draft: Draft, hasStarted: RefObject<boolean>): void {
  const keep = useDebouncedCallback(() => keepDraft((place.storage ?? tabStorage)(), place, draft), {
    delay,
    flushOnUnmount: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft starts the delay anew.
  useEffect(() => {
    if (hasStarted.current) keep();
  }, [keep, hasStarted, place, draft]);
  useEffect(() => {
    const flush = () => keep.flush();
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [keep]);
}

/** Where a calculator's draft is stored, and its blank form. Never a name, an address or a phone number. */
interface DraftPlace<Draft> {
  readonly storageKey: string;
  readonly storage?: () => KeyStorage;
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
