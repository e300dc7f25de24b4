import { planStartMark } from '@freehold/domain';
import { tabOnlyStorage } from '#app/lib/browser-storage.ts';
import { blankDraft, type FirstDraft, readDraft } from './first-draft.ts';

const key = 'freehold-plan-answers';

/** The answers given so far in this tab. */
export function keptDraft(): FirstDraft {
  const kept = tabOnlyStorage().getItem(key);
  return kept === null ? blankDraft : parsed(kept);
}

/** Keeps the answers for this tab. */
export function keepDraft(draft: FirstDraft): void {
  try {
    tabOnlyStorage().setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be full or blocked; the answers then stay in memory.
  }
}

/** Answers that a calculator brings in a fragment; null where there are none. */
export function draftInFragment(fragment: string): FirstDraft | null {
  if (!fragment.startsWith(planStartMark)) return null;
  try {
    return parsed(decodeURIComponent(fragment.slice(planStartMark.length)));
  } catch {
    return null;
  }
}

function parsed(text: string): FirstDraft {
  try {
    return readDraft(JSON.parse(text));
  } catch {
    return blankDraft;
  }
}
