import { type RefObject, startTransition, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isSameDraft, keptDraft } from '#app/calculator/draft-storage.ts';
import type { CalculatorNotice } from '#app/calculator/form-definition.ts';
import { type SharedInputs, sharedInputs } from '#app/calculator/share-link.ts';
import { tabStorage } from '#app/lib/browser-storage.ts';
import { type ModellingDraft, parseDraft, startingDraft, toDraft } from './draft.ts';
import { linkFieldName } from './field-labels.ts';

type Notice = CalculatorNotice<ModellingDraft>;

/** Where the draft is kept in this browser; inputs only, never contact data. */
export const draftPlace = { storageKey: 'freehold.draft.modelling', blank: startingDraft } as const;

/** What the dashboard shows after a link was followed or the page was opened, and what is said about it. */
export function opened(
  shared: SharedInputs,
  before: ModellingDraft,
): { readonly draft: ModellingDraft; readonly why: Notice | null } {
  if (shared.kind === 'none') return { draft: before, why: null };
  if (shared.kind === 'broken') return { draft: before, why: { kind: 'broken-link', previous: null, dropped: [] } };
  const { scenario, dropped } = shared;
  if (scenario.kind !== 'modelling') {
    return { draft: before, why: { kind: 'other-tool', previous: null, dropped: [] } };
  }
  const previous = isSameDraft(before, startingDraft) ? null : before;
  return { draft: toDraft(scenario.inputs), why: { kind: 'shared', previous, dropped: dropped.map(linkFieldName) } };
}

interface Opening {
  readonly current: ModellingDraft;
  /** Becomes true with the first opening. */
  readonly hasStarted: RefObject<boolean>;
}

/** Puts the figures of a link or of the last visit in place. */
export function useOpening(opening: Opening, open: (draft: ModellingDraft, why: Notice | null) => void): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { current, hasStarted } = opening;

  const follow = useEffectEvent((link: string) => {
    const kept = hasStarted.current ? current : keptDraft(tabStorage(), { ...draftPlace, parseDraft });
    hasStarted.current = true;
    const shared = sharedInputs(link);
    const { draft, why } = opened(shared, kept ?? startingDraft);
    // A transition: the page stays responsive while figures recompute.
    if (why !== null || !isSameDraft(draft, current)) startTransition(() => open(draft, why));
    // Remove the used link: left in the address it would undo later edits on reload.
    if (shared.kind !== 'none') navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => follow(hash), [hash]);
}
