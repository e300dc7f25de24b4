import { useEffect } from 'react';
import { useAccountState } from '../model/account-of.ts';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import type { Keeping, PlanStore } from '../model/plan-store.ts';
import { useSelection } from '../model/selection.ts';
import css from './steps.module.css';

/** Undo, redo, each named by its step, and where the plan is kept. */
export function Steps() {
  const store = usePlanStore();
  const { select } = useSelection();
  const last = usePlan(({ history }) => history.steps.at(-1)?.label);
  const undone = usePlan(({ history }) => history.undone.at(-1)?.label);
  const keeping = usePlan((state) => state.keeping);
  const { isInAccount } = useAccountState();
  useUndoKeys(store);
  return (
    <div className={css.steps}>
      <StepButton sign="↶" label="Undo" step={last} onPress={store.undo} />
      <StepButton sign="↷" label="Redo" step={undone} onPress={store.redo} />
      <button type="button" className={css.kept} onClick={() => select({ kind: 'share' })}>
        {isInAccount && keeping.status === 'failed' ? 'Not saved yet' : keepingText(keeping)}
      </button>
    </div>
  );
}

interface StepButtonProps {
  readonly sign: string;
  readonly label: string;
  /** What it would undo or redo; undefined where there is nothing. */
  readonly step: string | undefined;
  readonly onPress: () => void;
}

// aria-disabled rather than disabled, which would drop the focus.
function StepButton({ sign, label, step, onPress }: StepButtonProps) {
  const name = step === undefined ? label : `${label}: ${step}`;
  return (
    <button
      type="button"
      className={css.step}
      aria-label={name}
      title={name}
      aria-disabled={step === undefined}
      onClick={step === undefined ? undefined : onPress}
    >
      {sign}
    </button>
  );
}

function keepingText(keeping: Keeping): string {
  switch (keeping.status) {
    case 'none':
      return 'Save and share';
    case 'waiting':
      return 'Saving…';
    case 'failed':
      return 'Not saved: save a file';
    case 'elsewhere':
      return 'Changed in another tab';
    case 'kept':
      return `Saved ${clock(keeping.at)}`;
  }
}

function clock(moment: Date): string {
  return `${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`;
}

/** Ctrl or ⌘ with Z and Shift+Z. In a field that was typed in, the browser's own undo runs first. */
function useUndoKeys(store: PlanStore): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (store.read().preview.length > 0) return;
      event.preventDefault();
      if (event.shiftKey) store.redo();
      else store.undo();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
