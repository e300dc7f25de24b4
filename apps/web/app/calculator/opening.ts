import { type RefObject, startTransition, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tabStorage } from '#app/lib/browser-storage.ts';
import { useEarlySubmit } from '#app/lib/early-form.ts';
import { isSameDraft, keptDraft, useKeptDraft } from './draft-storage.ts';
import type { CalculatorNotice, StoredForm } from './form-definition.ts';
import { linkIn } from './share-link.ts';

/** A form that opens with stored or linked figures. */
export interface OpeningForm<Draft extends object> extends StoredForm<Draft> {
  /** Labels of a link's fields that could not be read, by their paths in the scenario. */
  readonly labelsOf: (dropped: readonly string[]) => readonly string[];
  /** The draft with what was typed before hydration. */
  readonly withTyped?: (kept: Draft) => Draft;
}

interface Page<Draft> {
  readonly current: Draft;
  /** Becomes true once the page has opened. */
  readonly hasStarted: RefObject<boolean>;
  /** Shows a draft, and why it is shown. */
  readonly open: (draft: Draft, why: CalculatorNotice<Draft> | null) => void;
}

/** Stores the draft, and opens the page with the figures of its link, of the last visit, or typed before hydration. */
export function useOpening<Draft extends object>(form: OpeningForm<Draft>, page: Page<Draft>): void {
  const { current, hasStarted, open } = page;
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const submitEarly = useEarlySubmit();
  // Called first: on mount its effect must see that nothing has started, else the blank form would replace the draft of
  // the last visit.
  useKeptDraft(form, current, hasStarted);

  const follow = useEffectEvent((link: string) => {
    const before = hasStarted.current ? current : draftOfLastVisit(form);
    hasStarted.current = true;
    const encoded = linkIn(link);
    const { draft, why: found } = opened(form, encoded, before);
    // The state is in the browser's history alone: a link that was sent has none.
    const isCarried = found?.kind === 'shared' && found.dropped.length === 0 && typeof state === 'string';
    const why = isCarried ? { ...found, from: state } : found;
    // A transition: the page stays responsive while figures recompute.
    startTransition(() => {
      if (why !== null || !isSameDraft(draft, current)) open(draft, why);
      submitEarly();
    });
    // Remove the used link: left in the address it would undo later edits on reload.
    if (encoded !== null) navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => follow(hash), [hash]);
}

function draftOfLastVisit<Draft extends object>(form: OpeningForm<Draft>): Draft {
  const kept = keptDraft((form.storage ?? tabStorage)(), form) ?? form.blank;
  return form.withTyped?.(kept) ?? kept;
}

/** The form's figures after opening a link or the page, and the notice about them. */
function opened<Draft extends object>(
  form: OpeningForm<Draft>,
  encoded: string | null,
  before: Draft,
): { readonly draft: Draft; readonly why: CalculatorNotice<Draft> | null } {
  if (encoded === null) return { draft: before, why: null };
  const linked = form.readLink(encoded);
  if (linked === null) return { draft: before, why: { kind: 'broken-link', previous: null, dropped: [] } };
  const { draft, dropped } = linked;
  if (draft === null) return { draft: before, why: { kind: 'other-tool', previous: null, dropped: [] } };
  const previous = isSameDraft(before, form.blank) ? null : before;
  return { draft, why: { kind: 'shared', previous, dropped: form.labelsOf(dropped) } };
}
