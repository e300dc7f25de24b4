import { useMemo, useRef, useState } from 'react';
import { textIn } from '#app/lib/early-form.ts';
import { useSession } from '#app/lib/session.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { isSameDraft } from './draft-storage.ts';
import type { CalculatorNotice, FormDefinition } from './form-definition.ts';
import { type OpeningForm, useOpening } from './opening.ts';
import type { OwnPlace } from './use-record-start.ts';

/**
 * A calculator's inputs with their errors, stored in this browser and read from a share link. `showAhead` shows the
 * figure of a draft before the rest is rendered, or says that it cannot.
 */
export function useCalculator<Draft extends object, Field extends string & keyof Draft>(
  definition: FormDefinition<Draft, Field>,
  showAhead?: (draft: Draft) => boolean,
) {
  const [own, setOwn] = useState<OwnPlace<Draft> | null>(null);
  const form = useMemo(() => ({ ...definition, ...own }), [definition, own]);
  const { blank, errorsOf, fields: order, idOf } = form;
  const fields = useFields<Draft, Field>({ initial: blank, check: errorsOf, order, idOf, showAhead });
  const [notice, setNotice] = useState<CalculatorNotice<Draft> | null>(null);
  const [isLinked, setLinked] = useState(false);
  const { values } = fields;
  const hasStarted = useRef(false);
  const resetKind = definition.startsFilled && isSameDraft(blank, definition.blank) ? 'example' : 'cleared';
  function open(draft: Draft, why: CalculatorNotice<Draft> | null) {
    fields.reset(draft);
    setNotice(why);
    setLinked(why?.kind === 'shared');
  }
  useOpening(
    useMemo(() => openingOf(form), [form]),
    { current: values, hasStarted, open },
  );

  return {
    fields,
    notice,
    /** Resets the form, with an offer to undo it. */
    clear: () => open(blank, isSameDraft(values, blank) ? null : { kind: resetKind, previous: values, dropped: [] }),
    /** Starts over without an undo. */
    startOver: () => open(blank, null),
    undo: (draft: Draft) => open(draft, null),
    dismissNotice: () => setNotice(null),
    /** For the part that starts the form from a signed-in client's record (`RecordStart`); null for anybody else. */
    recordStart: useRecordPart({
      current: values,
      isFollowing: own !== null,
      isLinked,
      follow(place, draft) {
        setOwn(place);
        open(draft, null);
      },
    }),
  };
}

/** What a part that starts a calculator from a record needs of it, as `useRecordStart` has it. */
export interface RecordStartProps<Draft extends object> {
  readonly clientId: string;
  readonly current: Draft;
  readonly isFollowing: boolean;
  readonly isLinked: boolean;
  readonly follow: (place: OwnPlace<Draft> | null, draft: Draft) => void;
}

function useRecordPart<Draft extends object>(
  part: Omit<RecordStartProps<Draft>, 'clientId'>,
): RecordStartProps<Draft> | null {
  const session = useSession();
  const isClient = session.status === 'signed-in' && session.user.role === 'CLIENT';
  // A record does not show in a frame, whose site may lie beside ours and share its storage.
  return isClient && parent === window ? { ...part, clientId: session.user.id } : null;
}

function openingOf<Draft extends object, Field extends string & keyof Draft>(
  form: FormDefinition<Draft, Field>,
): OpeningForm<Draft> {
  const untouched = new Map(Object.entries(form.blank));
  return {
    ...form,
    labelsOf: (dropped) => form.fields.filter((field) => dropped.includes(field)).map((field) => form.labels[field]),
    withTyped(kept) {
      const typed = form.fields
        .map((field) => [field, textIn(form.idOf(field))] as const)
        .filter(([field, text]) => text !== '' && text !== untouched.get(field));
      return form.parseDraft({ ...kept, ...Object.fromEntries(typed) }) ?? kept;
    },
  };
}
