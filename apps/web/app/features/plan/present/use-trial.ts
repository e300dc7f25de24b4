import { useEffect, useMemo, useState } from 'react';
import { fieldOps, pathOfField } from '../editor/field-ops.ts';
import { valueWords } from '../editor/field-text.ts';
import { valueAt } from '../editor/record-at.ts';
import { type FieldTo, isSame } from '../editor/use-visit.ts';
import { usePlanNow, usePlanStore } from '../model/plan-context.ts';
import { type TrialField, type Tried, trialStep, withoutNames } from './trial.ts';

/** What is tried out in a meeting. The plan has none of it until it is kept. */
export interface Trial {
  readonly isTrying: boolean;
  /** What a field of the trial does with what is typed in it. */
  readonly fieldTo: (field: TrialField) => FieldTo;
  /** Puts all of it into the plan, as one step. */
  readonly keep: () => void;
  readonly drop: () => void;
}

const nothing: Tried = {};

/** Tries out changes, and hides names, as a preview of the plan: the document stays as it is, byte for byte. */
export function useTrial(hidesNames: boolean): Trial {
  const store = usePlanStore();
  const history = usePlanNow((state) => state.history);
  const [tried, setTried] = useState(nothing);
  const [typed, setTyped] = useState(nothing);
  const ops = useMemo(
    () => [...(hidesNames ? withoutNames(history.plan) : []), ...trialStep({ ...tried, ...typed }).ops],
    [history, hidesNames, tried, typed],
  );
  // A step of the plan, also one from another window, ends its preview.
  useEffect(() => {
    if (ops.length === 0) store.dropPreview();
    else store.preview(ops);
  }, [store, ops]);
  useEffect(() => store.dropPreview, [store]);

  function drop() {
    setTried(nothing);
    setTyped(nothing);
  }

  function fieldTo({ record, spec }: TrialField): FieldTo {
    const path = pathOfField(record, spec);
    const plan = store.settled();
    const one = (value: unknown): Tried => ({
      [path]: {
        label: `${spec.label} ${valueWords(spec, value)}`,
        ops: fieldOps({ plan, record, isOption: false }, spec, value),
      },
    });
    return {
      onPreview: (value) => setTyped(one(value)),
      onDrop: () => setTyped(nothing),
      onKeep: (value) => {
        const { [path]: _, ...others } = tried;
        setTyped(nothing);
        setTried(isSame(valueAt(plan, path), value) ? others : { ...others, ...one(value) });
      },
    };
  }

  return {
    isTrying: Object.keys(tried).length + Object.keys(typed).length > 0,
    fieldTo,
    keep: () => {
      store.change(trialStep({ ...tried, ...typed }));
      drop();
    },
    drop,
  };
}
