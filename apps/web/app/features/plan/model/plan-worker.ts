import { answerTo, type PlanAnswer, type PlanTask } from './plan-tasks.ts';
import type { News, Order } from './worker-news.ts';

function newsOf({ run, task }: Order<PlanTask>): News<PlanAnswer> {
  try {
    return { run, answer: answerTo(task) };
  } catch (error) {
    return { run, failed: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Order<PlanTask>>) => postMessage(newsOf(data)));
