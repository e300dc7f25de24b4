import type { Plan } from '@freehold/plan';
import { useEffect, useState } from 'react';
import type { PlanAnswer } from '../../model/plan-tasks.ts';
import { startWorkerLine, type WorkerLine } from '../../model/worker-line.ts';

/** What is asked: a figure of a year by its id, such as `fy2031/tax`, of a plan or of an option on top of it. */
interface FigureQuestion {
  readonly plan: Plan;
  readonly option: string | null;
  readonly line: string;
}

/** How a figure is worked out; null where nothing in the plan’s years is called so. */
type FigureAnswer =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly why: string }
  | ({ readonly status: 'worked' } & Omit<Extract<PlanAnswer, { task: 'figure' }>, 'task'>);

type Hear = (answer: FigureAnswer) => void;

const holders = new Set<Hear>();
let worker: WorkerLine | null = null;
/** Asked and not answered yet: nothing else may take its place in the worker’s line. */
let isAsked = false;

function tell(answer: FigureAnswer): void {
  isAsked = false;
  for (const hear of holders) hear(answer);
}

function hold(hear: Hear): () => void {
  holders.add(hear);
  worker ??= startWorkerLine({
    onAnswer: (answer) => {
      if (answer.task === 'figure') tell({ status: 'worked', ...answer });
    },
    onFailed: (why) => tell({ status: 'failed', why }),
  });
  return () => {
    holders.delete(hear);
    if (holders.size > 0) return;
    worker?.stop();
    worker = null;
    isAsked = false;
  };
}

/** The working of a figure, from a worker that all parts on screen share and that ends with the last of them. */
export function useFigure({ plan, option, line }: FigureQuestion): FigureAnswer {
  const [answer, setAnswer] = useState<FigureAnswer>({ status: 'waiting' });
  useEffect(() => hold(setAnswer), []);
  useEffect(() => {
    isAsked = true;
    worker?.send({ task: 'figure', plan, option, line });
  }, [plan, option, line]);
  // Of another line or option it would be a wrong figure; of an older plan it is right within a frame.
  const isOther = answer.status === 'worked' && (answer.line !== line || answer.option !== option);
  return isOther ? { status: 'waiting' } : answer;
}

/** Has the plan’s run ready in the worker, so that the first working comes within a frame or two. */
export function useReadyFigures({ plan, option }: Omit<FigureQuestion, 'line'>): void {
  useEffect(() => hold(() => undefined), []);
  useEffect(() => {
    if (!isAsked) worker?.send({ task: 'figure', plan, option, line: '' });
  }, [plan, option]);
}
