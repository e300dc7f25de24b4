import type { Calculation } from '@freehold/contract';
import type { Line, ToolAnswer } from '@freehold/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';
import { notLoaded } from '#app/loading/not-loaded.ts';
import type { ToolEngine, ToolForm, ToolValues } from './tool-form.ts';

/** An answer with what it is to. */
export interface Answered {
  readonly calculation: Calculation;
  readonly answer: ToolAnswer;
  /** What was entered, as lines. */
  readonly readBack: () => readonly Line[];
}

/**
 * The live answer of a tool. The page comes with the example's; the engine loads when the form is first touched or holds
 * other figures. `answered` is null until then and while an input is wrong.
 */
export function useToolAnswer<Inputs extends ToolValues>(
  form: ToolForm<Inputs>,
  inputs: Inputs | null,
  isExample: boolean,
) {
  const [engine, setEngine] = useState<ToolEngine<Inputs> | null>(null);
  const loading = useRef<Promise<void> | null>(null);

  const load = useCallback(
    function loadEngine(): Promise<void> {
      loading.current ??= form.loadEngine().then(
        (loaded) => setEngine(() => loaded),
        () => {
          loading.current = null;
          notLoaded.tell(() => void loadEngine());
        },
      );
      return loading.current;
    },
    [form],
  );
  useEffect(() => {
    if (!isExample) void load();
  }, [isExample, load]);

  const answerTo = useMemo(() => {
    const answered = engine && memoizeByReference(answering(form, engine));
    return (given: Inputs | null): Answered | null => answered && given && answered(given);
  }, [form, engine]);
  return { answered: answerTo(inputs), answerTo, isWaiting: engine === null && !isExample && inputs !== null, load };
}

const answering =
  <Inputs extends ToolValues>(form: ToolForm<Inputs>, engine: ToolEngine<Inputs>) =>
  (inputs: Inputs): Answered => ({
    calculation: form.calculationOf(inputs),
    answer: engine.answer(inputs),
    readBack: () => engine.readBack(inputs),
  });
