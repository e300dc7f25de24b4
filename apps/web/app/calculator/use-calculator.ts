import { useMemo, useRef, useState } from 'react';
import { useFields } from '#app/lib/use-fields.ts';
import { isSameDraft } from './draft-storage.ts';
import type { CalculatorNotice, FormDefinition } from './form-definition.ts';
import { type OpeningForm, useOpening } from './opening.ts';

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
  useOpening(
    useMemo(() => openingOf(form), [form]),
    {
      current: values,
      hasStarted,
      open(draft, why) {
        fields.reset(draft);
        setNotice(why);
      },
    },
  );

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

function openingOf<Draft extends object, Field extends string & keyof Draft>(
  form: FormDefinition<Draft, Field>,
): OpeningForm<Draft> {
  const untouched = new Map(Object.entries(form.blank));
  return {
    ...form,
    labelsOf: (dropped) => form.fields.filter((field) => dropped.includes(field)).map((field) => form.labels[field]),
    withTyped(kept) {
      const typed = Object.entries(typedBeforehand(form.fields, form.idOf)).filter(
        ([field, text]) => text !== untouched.get(field),
      );
      return form.parseDraft({ ...kept, ...Object.fromEntries(typed) }) ?? kept;
    },
  };
}
