import type { PlanAnswer, PlanTask } from './plan-tasks.ts';
import type { PlanNews, PlanOrder } from './plan-worker.ts';
import workerAddress from './plan-worker.ts?worker&url';

interface Listener {
  readonly onAnswer: (answer: PlanAnswer) => void;
  readonly onFailed: (why: string) => void;
}

/** A worker that works out one task at a time and skips to the newest: an answer to an older one is never heard. */
export interface WorkerLine {
  readonly send: (task: PlanTask) => void;
  readonly stop: () => void;
}

/** Starts a worker. Its code loads at once; tasks sent before it is here wait. */
export function startWorkerLine({ onAnswer, onFailed }: Listener): WorkerLine {
  const worker = new Worker(workerAddress, { type: 'module' });
  let run = 0;
  let isBusy = false;
  let next: PlanTask | null = null;

  function start(task: PlanTask) {
    run += 1;
    isBusy = true;
    const order: PlanOrder = { ...task, run };
    worker.postMessage(order);
  }

  function finish() {
    isBusy = false;
    if (next === null) return;
    const waiting = next;
    next = null;
    start(waiting);
  }

  worker.addEventListener('error', ({ message }) => {
    onFailed(message || 'The part that works out the figures did not load.');
    finish();
  });
  worker.addEventListener('message', ({ data }: MessageEvent<PlanNews>) => {
    // An older figure is not shown while a newer one is on its way.
    const isNewest = next === null;
    finish();
    if (!isNewest) return;
    if ('failed' in data) onFailed(data.failed);
    else onAnswer(data);
  });
  return {
    send: (task) => {
      if (isBusy) next = task;
      else start(task);
    },
    stop: () => worker.terminate(),
  };
}
