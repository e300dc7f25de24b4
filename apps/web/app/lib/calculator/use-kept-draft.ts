import { useDebouncedCallback } from '@mantine/hooks';
import { type RefObject, useEffect } from 'react';
import { tabStorage } from '#app/lib/browser-storage.ts';
import { type DraftPlace, keepDraft } from './draft-storage.ts';

// Longer than the gap between keystrokes, shorter than it takes to leave.
const delay = 250;

/**
 * Stores the draft in this tab once its calculator has started, debounced since a write to storage takes a good part of a
 * keystroke's budget. Unmounting and `pagehide` flush it.
 */
export function useKeptDraft<Draft>(place: DraftPlace<Draft>, draft: Draft, hasStarted: RefObject<boolean>): void {
  const keep = useDebouncedCallback(() => keepDraft(tabStorage(), place, draft), { delay, flushOnUnmount: true });
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
