import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserStorage } from '#app/lib/browser-storage.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { type BorrowingDraft, type DraftField, draftErrors, draftFields, draftOf, emptyDraft } from './draft.ts';
import { keepDraft, keptDraft } from './draft-storage.ts';
import { estimateOf } from './estimate.ts';
import { sharedInputs } from './share-link.ts';
import { typedBeforehand } from './typed-beforehand.ts';

/** Why the figures changed without being typed, and what they were before. */
export interface CalculatorNotice {
  readonly kind: 'cleared' | 'shared' | 'broken-link';
  readonly previous?: BorrowingDraft;
}

/** Id of the element that stands for a field. */
export function fieldId(field: DraftField): string {
  return `borrowing-${field}`;
}

/** The calculator's inputs with their errors and estimate, kept in this browser and read from a share link. */
export function useCalculator() {
  const fields = useFields<BorrowingDraft, DraftField>({
    initial: emptyDraft,
    check: draftErrors,
    order: draftFields,
    idOf: fieldId,
  });
  const [notice, setNotice] = useState<CalculatorNotice | null>(null);
  const hasStarted = useOpening(fields.values, (draft, why) => {
    fields.replace(draft);
    setNotice(why);
  });
  const { values } = fields;
  useEffect(() => {
    if (hasStarted) keepDraft(browserStorage(), values);
  }, [hasStarted, values]);

  return {
    fields,
    notice,
    estimate: useMemo(() => estimateOf(values), [values]),
    clear() {
      setNotice(isEmpty(values) ? null : { kind: 'cleared', previous: values });
      fields.replace(emptyDraft);
    },
    /** Starts over without an offer to bring the figures back. */
    startOver() {
      setNotice(null);
      fields.replace(emptyDraft);
    },
    bringBack(draft: BorrowingDraft) {
      setNotice(null);
      fields.replace(draft);
    },
    dismissNotice: () => setNotice(null),
  };
}

/** Puts the figures of a link, of the last visit or typed before the page was ready in place; true once that is done. */
function useOpening(
  current: BorrowingDraft,
  open: (draft: BorrowingDraft, why: CalculatorNotice | null) => void,
): boolean {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [hasStarted, setStarted] = useState(false);
  const latest = useRef({ current, open, navigate, hasStarted });
  latest.current = { current, open, navigate, hasStarted };

  useEffect(() => {
    const before = latest.current.hasStarted
      ? latest.current.current
      : { ...(keptDraft(browserStorage()) ?? emptyDraft), ...typedBeforehand(fieldId) };
    const shared = sharedInputs(hash);
    const why = noticeOf(shared.kind, before);
    if (shared.kind === 'inputs') latest.current.open(draftOf(shared.form), why);
    else if (!latest.current.hasStarted || why !== null) latest.current.open(before, why);
    setStarted(true);
    // The link has done its work; left in the address it would undo later changes with the next reload.
    if (shared.kind !== 'none') latest.current.navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash]);

  return hasStarted;
}

function noticeOf(kind: 'none' | 'broken' | 'inputs', before: BorrowingDraft): CalculatorNotice | null {
  if (kind === 'none') return null;
  if (kind === 'broken') return { kind: 'broken-link' };
  return isEmpty(before) ? { kind: 'shared' } : { kind: 'shared', previous: before };
}

function isEmpty(draft: BorrowingDraft): boolean {
  return draftFields.every((field) => draft[field] === emptyDraft[field]);
}
