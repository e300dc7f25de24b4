import type { KeyStorage } from '#app/lib/browser-storage.ts';
import { type BorrowingDraft, draftIn, emptyDraft } from './draft.ts';

/** Entry of the browser's storage that holds the calculator's figures; never a name, an address or a phone number. */
export const borrowingDraftKey = 'freehold.draft.borrowing';

/** The draft that was kept, or null. */
export function keptDraft(storage: KeyStorage): BorrowingDraft | null {
  const kept = storage.getItem(borrowingDraftKey);
  if (kept === null) return null;
  try {
    return draftIn(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Keeps the draft, or forgets it when nothing has been entered. */
export function keepDraft(storage: KeyStorage, draft: BorrowingDraft): void {
  const text = JSON.stringify(draft);
  if (text === JSON.stringify(emptyDraft)) {
    storage.removeItem(borrowingDraftKey);
    return;
  }
  try {
    storage.setItem(borrowingDraftKey, text);
  } catch {
    // A full storage must not disturb the calculator; the figures are then only on the screen.
  }
}
