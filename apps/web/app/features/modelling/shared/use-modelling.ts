import { useMemo, useRef, useState } from 'react';
import { isSameDraft } from '#app/calculator/draft-storage.ts';
import type { CalculatorNotice } from '#app/calculator/form-definition.ts';
import { type OpeningForm, useOpening } from '#app/calculator/opening.ts';
import { shareAddress } from '#app/calculator/share-link.ts';
import { afterPress, settlePress } from '#app/loading/after-press.ts';
import { checkedInputs, scenarioOf } from './checked-inputs.ts';
import { type ModellingDraft, type Part, parseDraft, restarted, startingDraft, toDraft } from './draft.ts';
import { linkFieldName } from './field-labels.ts';
import { panelCalculation } from './panel-calculation.ts';

/** Id of the element that stands for a field, `equity.interestRate` or `portfolio.properties.0.acquired`. */
export function fieldId(path: string): string {
  return `modelling-${path.replaceAll('.', '-')}`;
}

const openingForm: OpeningForm<ModellingDraft> = {
  storageKey: 'freehold.draft.modelling',
  blank: startingDraft,
  parseDraft,
  toDraft: (scenario) => (scenario.kind === 'modelling' ? toDraft(scenario.inputs) : null),
  labelsOf: (dropped) => dropped.map(linkFieldName),
};

// The headline of the panel, as its layout names it.
const resultId = 'portfolio-result';

/** What the dashboard holds: the draft, which fields have been touched, and what is said about it. */
function useModellingState() {
  const [draft, setDraft] = useState(startingDraft);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState<CalculatorNotice<ModellingDraft> | null>(null);

  /** Puts another draft in place, as if the dashboard had just opened with it. */
  function open(next: ModellingDraft, why: CalculatorNotice<ModellingDraft> | null) {
    setDraft(next);
    setTouched(new Set());
    setNotice(why);
  }

  useOpening(openingForm, { current: draft, hasStarted: useRef(false), open });
  return { draft, setDraft, touched, setTouched, notice, setNotice, open };
}

/** Everything set on the dashboard with its errors, kept in this browser and read from a share link. */
export function useModelling() {
  const { draft, setDraft, touched, setTouched, notice, setNotice, open } = useModellingState();
  const checked = useMemo(() => checkedInputs(draft), [draft]);
  const calculated = useMemo(
    () => panelCalculation({ portfolio: checked.portfolio, outlook: checked.outlook }),
    [checked.portfolio, checked.outlook],
  );
  const showErrors = (paths: readonly string[]) => setTouched((previous) => new Set([...previous, ...paths]));

  return {
    draft,
    checked,
    notice,
    /** What the panel's figures are of, as it is typed; null while something in it is wrong. */
    calculated,
    /** Whether nothing has been set yet, so that there is nothing to reset. */
    isAtStart: isSameDraft(draft, startingDraft),
    set<Name extends Part>(part: Name, change: Partial<ModellingDraft[Name]>) {
      setDraft((previous) => ({ ...previous, [part]: { ...previous[part], ...change } }));
    },
    touch: (path: string) => afterPress(() => showErrors([path])),
    /** The error to show for a field: once it has been touched, and then with every keystroke. */
    errorOf: (part: Part, path: string) => (touched.has(path) ? checked[part].errors[path] : undefined),
    /** Shows the panel's result, which follows typing by itself; where something is wrong, says so and goes there. */
    showResult() {
      if (calculated !== null) return document.getElementById(resultId)?.scrollIntoView({ block: 'center' });
      const wrong = Object.keys({ ...checked.portfolio.errors, ...checked.outlook.errors });
      showErrors(wrong);
      document.getElementById(fieldId(wrong[0] ?? ''))?.focus();
    },
    /** Puts these parts back to what they start with, with an offer to undo it. */
    reset(parts: readonly Part[]) {
      const next = restarted(draft, parts);
      settlePress();
      setDraft(next);
      setTouched(new Set());
      setNotice(isSameDraft(draft, next) ? null : { kind: 'cleared', previous: draft, dropped: [] });
    },
    undo: (previous: ModellingDraft) => open(previous, null),
    dismissNotice: () => setNotice(null),
    /** The address that opens the dashboard with all of this; a tool with a wrong field is as at the start. */
    address: () => shareAddress(window.location.href, { v: 1, kind: 'modelling', inputs: scenarioOf(checked) }),
  };
}

export type Modelling = ReturnType<typeof useModelling>;

/** What the content of each tab is given. */
export interface ToolProps {
  readonly modelling: Modelling;
}

/** What a field of the form kit needs to show and change one value of the dashboard. */
interface BoundField<Value> {
  readonly id: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** The value of a part, its id, its error and its ways to change. */
export function bound<Name extends Part, Field extends string & keyof ModellingDraft[Name]>(
  modelling: Modelling,
  part: Name,
  field: Field,
): BoundField<ModellingDraft[Name][Field]> {
  const path = `${part}.${field}`;
  return {
    id: fieldId(path),
    value: modelling.draft[part][field],
    error: modelling.errorOf(part, path),
    onChange: (value) => modelling.set(part, changeOf(field, value)),
    onBlur: () => modelling.touch(path),
  };
}

// TypeScript widens a computed key to string, so the change is built where its type is stated.
function changeOf<Draft, Field extends keyof Draft>(field: Field, value: Draft[Field]): Partial<Draft> {
  const change: Partial<Draft> = {};
  change[field] = value;
  return change;
}
