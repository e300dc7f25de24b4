import { useEffect, useMemo, useRef } from 'react';
import { useAccountState } from '../model/account-of.ts';
import type { Keeping } from '../model/keeping.ts';
import { usePlanAddress } from '../model/plan-address.ts';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import type { PlanStore } from '../model/plan-store.ts';
import { useSelection } from '../model/selection.ts';
import { figureAfter, useAnnouncer } from '../shared/announcer.ts';
import css from './steps.module.css';

/** Undo, redo, each named by its step, and where the plan is kept. */
export function Steps() {
  const store = usePlanStore();
  const { select } = useSelection();
  const last = usePlan(({ history }) => history.steps.at(-1)?.label);
  const undone = usePlan(({ history }) => history.undone.at(-1)?.label);
  const keeping = usePlan((state) => state.keeping);
  const { isInAccount } = useAccountState();
  const { undo, redo } = useStepping(store);
  useUndoKeys(store, undo, redo);
  if (store.fixed !== null) return null;
  return (
    <div className={css.steps}>
      <StepButton sign="↶" label="Undo" step={last} onPress={undo} />
      <StepButton sign="↷" label="Redo" step={undone} onPress={redo} />
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

/** Undo and redo, each with one message: what was undone, and the figure that leads with what it gained or lost. */
function useStepping(store: PlanStore) {
  const announcer = useAnnouncer();
  const { dollars } = usePlanAddress();
  const kind = useRef(dollars);
  kind.current = dollars;
  return useMemo(() => {
    function step(verb: string, label: string | undefined, act: () => void) {
      if (label === undefined) return;
      const before = store.read().open;
      const figure = figureAfter(
        store,
        () => before,
        () => kind.current,
      );
      act();
      announcer.soon(() => {
        const says = figure();
        return says === null ? null : `${verb}: ${label}. ${says}`.trim();
      });
    }
    return {
      undo: () => step('Undone', store.read().history.steps.at(-1)?.label, store.undo),
      redo: () => step('Done again', store.read().history.undone.at(-1)?.label, store.redo),
    };
  }, [store, announcer]);
}

/** Ctrl or ⌘ with Z and Shift+Z. In a field that was typed in, the browser's own undo runs first. */
function useUndoKeys(store: PlanStore, undo: () => void, redo: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (store.read().preview.length > 0) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store, undo, redo]);
}
