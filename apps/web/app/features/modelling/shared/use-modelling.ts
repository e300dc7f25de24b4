import { useMemo, useRef, useState } from 'react';
import { afterPress, settlePress } from '#app/lib/after-press.ts';
import type { CalculatorNotice } from '#app/lib/calculator/calculator-form.ts';
import { isSameDraft } from '#app/lib/calculator/draft-storage.ts';
import { shareAddress } from '#app/lib/calculator/share-link.ts';
import { useKeptDraft } from '#app/lib/calculator/use-kept-draft.ts';
import { checkedInputs, scenarioOf } from './checked-inputs.ts';
import { type ModellingDraft, type Part, restarted, startingDraft } from './draft.ts';
import { draftPlace, useOpening } from './opening.ts';
import { isStale, panelCalculation } from './panel-calculation.ts';

/** Id of the element that stands for a field, `equity.interestRate` or `portfolio.properties.0.acquired`. */
export function fieldId(path: string): string {
  return `modelling-${path.replaceAll('.', '-')}`;
}

/** What the dashboard holds: the draft, which fields have been left, what is said about it, and what the panel calculated. */
function useModellingState() {
  const [draft, setDraft] = useState(startingDraft);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState<CalculatorNotice<ModellingDraft> | null>(null);
  const [calculated, setCalculated] = useState(() => panelCalculation(checkedInputs(startingDraft)));

  /** Puts another draft in place, as if the dashboard had just opened with it. */
  function open(next: ModellingDraft, why: CalculatorNotice<ModellingDraft> | null) {
    setDraft(next);
    setLeft(new Set());
    setNotice(why);
    setCalculated(panelCalculation(checkedInputs(next)));
  }

  const hasStarted = useRef(false);
  // Before the opening, which must find what the last visit kept.
  useKeptDraft(draftPlace, draft, hasStarted);
  useOpening({ current: draft, hasStarted }, open);
  return { draft, setDraft, left, setLeft, notice, setNotice, calculated, setCalculated, open };
}

/** Everything set on the dashboard with its errors, kept in this browser and read from a share link. */
export function useModelling() {
  const { draft, setDraft, left, setLeft, notice, setNotice, calculated, setCalculated, open } = useModellingState();
  const checked = useMemo(() => checkedInputs(draft), [draft]);
  const showErrors = (paths: readonly string[]) => setLeft((previous) => new Set([...previous, ...paths]));

  return {
    draft,
    checked,
    notice,
    calculated,
    isStale: isStale(checked, calculated),
    /** Whether nothing has been set yet, so that there is nothing to reset. */
    isAtStart: isSameDraft(draft, startingDraft),
    set<Name extends Part>(part: Name, change: Partial<ModellingDraft[Name]>) {
      setDraft((previous) => ({ ...previous, [part]: { ...previous[part], ...change } }));
    },
    leave: (path: string) => afterPress(() => showErrors([path])),
    /** The error to show for a field: once it has been left, and then with every keystroke. */
    errorOf: (part: Part, path: string) => (left.has(path) ? checked[part].errors[path] : undefined),
    /** Takes what is typed into the panel's figures; where something is wrong, says so and goes there. */
    calculate() {
      const next = panelCalculation(checked);
      if (next !== null) return setCalculated(next);
      const wrong = Object.keys({ ...checked.portfolio.errors, ...checked.outlook.errors });
      showErrors(wrong);
      document.getElementById(fieldId(wrong[0] ?? ''))?.focus();
    },
    /** Puts these parts back to what they start with, with an offer to undo it. */
    reset(parts: readonly Part[]) {
      const next = restarted(draft, parts);
      settlePress();
      setDraft(next);
      setLeft(new Set());
      setNotice(isSameDraft(draft, next) ? null : { kind: 'cleared', previous: draft, dropped: [] });
      if (parts.includes('portfolio')) setCalculated(panelCalculation(checkedInputs(next)));
    },
    bringBack: (previous: ModellingDraft) => open(previous, null),
    dismissNotice: () => setNotice(null),
    /** The address that opens the dashboard with all of this; a tool with a wrong field is as at the start. */
    address: () => shareAddress(window.location.href, { v: 1, kind: 'modelling', inputs: scenarioOf(checked) }),
  };
}

export type Modelling = ReturnType<typeof useModelling>;
