import { answerTo, type PlanAnswer, type PlanTask } from './plan-tasks.ts';

/** A task with its number, which its answer carries back. */
export type PlanOrder = PlanTask & { readonly run: number };

/** The answer to a task, or why there is none. */
export type PlanNews = (PlanAnswer & { readonly run: number }) | { readonly run: number; readonly failed: string };

function newsOf(order: PlanOrder): PlanNews {
  try {
    return { ...answerTo(order), run: order.run };
  } catch (error) {
    return { run: order.run, failed: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<PlanOrder>) => postMessage(newsOf(data)));
