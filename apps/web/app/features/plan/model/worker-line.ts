import type { PlanAnswer, PlanTask } from './plan-tasks.ts';
import planWorker from './plan-worker.ts?worker&url';
import type { News, Order } from './worker-news.ts';

interface Listener<Answer> {
  /** Also hears each part of an answer that comes in parts. */
  readonly onAnswer: (answer: Answer) => void;
  readonly onFailed: (why: string) => void;
}

interface Wired<Task, Sent, Answer> extends Listener<Answer> {
  /** What is sent to the worker for a task, once its turn comes. */
  readonly wire: (task: Task) => Sent;
}

/** A worker that works out one task at a time and skips to the newest: an answer to an older one is never heard. */
export interface WorkerLine<Task = PlanTask> {
  readonly send: (task: Task) => void;
  /** What was sent and is not answered yet is never heard. */
  readonly forget: () => void;
  /** Ends the worker at once, also within a task. */
  readonly stop: () => void;
}

/** Starts the worker of the plan's figures. Its code loads at once; tasks sent before it is here wait. */
export function startWorkerLine(listener: Listener<PlanAnswer>): WorkerLine {
  return startLine<PlanTask, PlanTask, PlanAnswer>(planWorker, { ...listener, wire: (task) => task });
}

/** Starts the worker at an address, for a line of its own. */
export function startLine<Task, Sent, Answer>(
  address: string,
  { wire, onAnswer, onFailed }: Wired<Task, Sent, Answer>,
): WorkerLine<Task> {
  const worker = new Worker(address, { type: 'module' });
  let run = 0;
  let heardFrom = 0;
  let isBusy = false;
  let next: { readonly task: Task } | null = null;

  function start(task: Task) {
    run += 1;
    isBusy = true;
    const order: Order<Sent> = { run, task: wire(task) };
    worker.postMessage(order);
  }

  function finish() {
    isBusy = false;
    if (next === null) return;
    const { task } = next;
    next = null;
    start(task);
  }

  worker.addEventListener('error', ({ message }) => {
    onFailed(message || 'The part that works out the figures did not load.');
    finish();
  });
  worker.addEventListener('message', ({ data }: MessageEvent<News<Answer>>) => {
    // An older figure is not shown while a newer one is on its way.
    const isNewest = next === null && data.run >= heardFrom;
    const isPart = 'answer' in data && data.isPart === true;
    if (!isPart) finish();
    if (!isNewest) return;
    if ('failed' in data) onFailed(data.failed);
    else onAnswer(data.answer);
  });
  return {
    send: (task) => {
      if (isBusy) next = { task };
      else start(task);
    },
    forget: () => {
      next = null;
      heardFrom = run + 1;
    },
    stop: () => worker.terminate(),
  };
}
