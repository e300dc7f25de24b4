import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tabStorage } from '#app/lib/browser-storage.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { isSameDraft, keptDraft, useKeptDraft } from './draft-storage.ts';
import type { CalculatorNotice, FormDefinition } from './form-definition.ts';
import { type SharedInputs, sharedInputs } from './share-link.ts';

/**
 * Text that is in the page's fields before hydration: typed early, or restored by the browser on Back. By field,
 * without blank fields and fields not on the page.
 */
function typedBeforehand(fields: readonly string[], idOf: (field: string) => string): Readonly<Record<string, string>> {
  const typed = fields.map((field) => [field, textIn(idOf(field))] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== ''));
}

function textIn(id: string): string {
  const element = document.getElementById(id);
  if (element instanceof HTMLSelectElement) return element.value;
  if (!(element instanceof HTMLInputElement)) return '';
  if (element.type !== 'radio') return element.value;
  const chosen = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')];
  return chosen.find(({ name }) => name === element.name)?.value ?? '';
}

/** A calculator's inputs with their errors, stored in this browser and read from a share link. */
export function useCalculator<Draft extends object, Field extends string & keyof Draft>(
  form: FormDefinition<Draft, Field>,
) {
  const { blank, errorsOf, fields: order, idOf } = form;
  const fields = useFields<Draft, Field>({ initial: blank, check: errorsOf, order, idOf });
  const [notice, setNotice] = useState<CalculatorNotice<Draft> | null>(null);
  const { values } = fields;
  const hasStarted = useRef(false);
  // Before opening a link, which must find the stored draft.
  useKeptDraft(form, values, hasStarted);
  useOpening({ form, current: values, hasStarted }, (draft, why) => {
    fields.reset(draft);
    setNotice(why);
  });

  return {
    fields,
    notice,
    /** Back to an untouched form, with an offer to undo it. */
    clear() {
      setNotice(isSameDraft(values, blank) ? null : { kind: 'cleared', previous: values, dropped: [] });
      fields.reset(blank);
    },
    /** Starts over without an offer to bring the figures back. */
    startOver() {
      setNotice(null);
      fields.reset(blank);
    },
    undo(draft: Draft) {
      setNotice(null);
      fields.reset(draft);
    },
    dismissNotice: () => setNotice(null),
  };
}

interface Opening<Draft extends object, Field extends string & keyof Draft> {
  readonly form: FormDefinition<Draft, Field>;
  readonly current: Draft;
  /** Becomes true once the page has opened. */
  readonly hasStarted: RefObject<boolean>;
}

/** Fills in the figures of a link, of the last visit, or typed before hydration. */
function useOpening<Draft extends object, Field extends string & keyof Draft>(
  opening: Opening<Draft, Field>,
  open: (draft: Draft, why: CalculatorNotice<Draft> | null) => void,
): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { form, current, hasStarted } = opening;

  const follow = useEffectEvent((link: string) => {
    const before = hasStarted.current ? current : draftOfLastVisit(form);
    hasStarted.current = true;
    const shared = sharedInputs(link);
    const { draft, why } = opened(form, shared, before);
    // A transition: the page stays responsive while figures recompute.
    if (why !== null || !isSameDraft(draft, current)) startTransition(() => open(draft, why));
    // Remove the used link: left in the address it would undo later edits on reload.
    if (shared.kind !== 'none') navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => follow(hash), [hash]);
}

function draftOfLastVisit<Draft extends object, Field extends string & keyof Draft>(
  form: FormDefinition<Draft, Field>,
): Draft {
  const kept = keptDraft(tabStorage(), form) ?? form.blank;
  const untouched = new Map(Object.entries(form.blank));
  const typed = Object.entries(typedBeforehand(form.fields, form.idOf)).filter(
    ([field, text]) => text !== untouched.get(field),
  );
  return form.parseDraft({ ...kept, ...Object.fromEntries(typed) }) ?? kept;
}

/** The form's figures after opening a link or the page, and the notice about them. */
function opened<Draft extends object, Field extends string & keyof Draft>(
  form: FormDefinition<Draft, Field>,
  shared: SharedInputs,
  before: Draft,
): { readonly draft: Draft; readonly why: CalculatorNotice<Draft> | null } {
  if (shared.kind === 'none') return { draft: before, why: null };
  if (shared.kind === 'broken') return { draft: before, why: { kind: 'broken-link', previous: null, dropped: [] } };
  const draft = form.toDraft(shared.scenario);
  if (draft === null) return { draft: before, why: { kind: 'other-tool', previous: null, dropped: [] } };
  const dropped = form.fields.filter((field) => shared.dropped.includes(field)).map((field) => form.labels[field]);
  const previous = isSameDraft(before, form.blank) ? null : before;
  return { draft, why: { kind: 'shared', previous, dropped } };
}
