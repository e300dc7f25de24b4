import type { YearLineWorking } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { useEffect, useState } from 'react';
import { startWorkerLine, type WorkerLine } from '../../model/worker-line.ts';

/** What is asked: a figure of a year by its id, such as `fy2031/tax`, of a plan or of an option on top of it. */
export interface FigureQuestion {
  readonly plan: Plan;
  readonly option: string | null;
  readonly line: string;
}

/** How a figure is worked out; null where nothing in the plan’s years is called so. */
export type FigureAnswer =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly why: string }
  | { readonly status: 'worked'; readonly line: string; readonly working: YearLineWorking | null };

type Hear = (answer: FigureAnswer) => void;

const holders = new Set<Hear>();
let worker: WorkerLine | null = null;

function tell(answer: FigureAnswer): void {
  for (const hear of holders) hear(answer);
}

function hold(hear: Hear): () => void {
  holders.add(hear);
  worker ??= startWorkerLine({
    onAnswer: (answer) => {
      if (answer.task === 'figure') tell({ status: 'worked', line: answer.line, working: answer.working });
    },
    onFailed: (why) => tell({ status: 'failed', why }),
  });
  return () => {
    holders.delete(hear);
    if (holders.size > 0) return;
    worker?.stop();
    worker = null;
  };
}

/**
 * The working of a figure, from a worker that all parts on screen share and that ends with the last of them. Without a
 * question the worker is kept ready: the first working then comes within a frame or two.
 */
export function useFigure(question: FigureQuestion | null): FigureAnswer {
  const [answer, setAnswer] = useState<FigureAnswer>({ status: 'waiting' });
  useEffect(() => hold(setAnswer), []);
  const { plan, option, line } = question ?? blank;
  useEffect(() => {
    if (plan !== null) worker?.send({ task: 'figure', plan, option, line });
  }, [plan, option, line]);
  // Of another line it would be a wrong figure; of an older plan it is right within a frame.
  return answer.status === 'worked' && answer.line !== line ? { status: 'waiting' } : answer;
}

const blank = { plan: null, option: null, line: '' } as const;
