import type { PlanToRun } from '@freehold/domain';
import { samePlan } from '@freehold/plan';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePlan } from '../model/plan-context.ts';
import { startLine, type WorkerLine } from '../model/worker-line.ts';
import { type AskAnswer, type Asking, type AskTask, isPart } from './ask-tasks.ts';
import workerAddress from './ask-worker.ts?worker&url';

interface AskState {
  readonly status: 'none' | 'working' | 'answered' | 'stopped' | 'failed';
  /** The newest, also while the next one is worked out. */
  readonly answer: AskAnswer | null;
  /** Whether more of the answer to the newest question is to come. */
  readonly isPart: boolean;
  /** The plan that it is of. */
  readonly of: PlanToRun | null;
  readonly why: string | null;
}

/** What is asked of the plan on screen, and a way to ask. */
export interface Ask extends AskState {
  /** Whether the plan changed since the answer. */
  readonly isOld: boolean;
  readonly ask: (asking: Asking) => void;
  /** Loads what answers chances, and starts its workers, without a question. */
  readonly makeReady: () => void;
  /** The same once more, of the plan as it is now. */
  readonly again: () => void;
  /** Ends the work at once; what is answered so far stays. */
  readonly stop: () => void;
}

const nothing: AskState = { status: 'none', answer: null, isPart: false, of: null, why: null };

function heard(answer: AskAnswer, of: PlanToRun | null): AskState {
  const more = isPart(answer);
  return { status: more ? 'working' : 'answered', answer, isPart: more, of, why: null };
}

/** Asks the plan in a worker of its own, so that typing in the plan is never held up. */
export function useAsk(): Ask {
  const current = usePlan((state) => state.current);
  const [state, setState] = useState(nothing);
  const line = useRef<WorkerLine<AskTask> | null>(null);
  const last = useRef<AskTask | null>(null);
  const isOld = useMemo(() => state.of !== null && !samePlan(state.of, current), [state.of, current]);

  function end() {
    line.current?.stop();
    line.current = null;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker ends with the panel alone
  useEffect(() => end, []);

  function open(): WorkerLine<AskTask> {
    line.current ??= startLine<AskTask, AskTask, AskAnswer>(workerAddress, {
      wire: (asked) => asked,
      onAnswer: (answer) => {
        if (answer.ask === 'ready') return;
        setState(heard(answer, last.current?.plan ?? null));
      },
      onFailed: (why) => {
        end();
        // What only makes ready fails in silence: asking says why.
        if (last.current !== null) setState((before) => ({ ...before, status: 'failed', isPart: false, why }));
      },
    });
    return line.current;
  }

  function ask(asking: Asking) {
    const task: AskTask = { ...asking, plan: current };
    last.current = task;
    setState((before) => ({ ...before, status: 'working', isPart: false, why: null }));
    open().send(task);
  }

  return {
    ...state,
    isOld,
    ask,
    makeReady: () => open().send({ ask: 'ready', plan: current }),
    again: () => last.current !== null && ask(last.current),
    stop: () => {
      end();
      setState((before) => ({ ...before, status: 'stopped', isPart: false }));
    },
  };
}
