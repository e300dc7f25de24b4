import type { News, Order } from '../model/worker-news.ts';
import { type AskAnswer, type AskTask, answersTo, isPart } from './ask-tasks.ts';
import { type CrewOrder, drawTogether, help, warmChances } from './chance-crew.ts';

function tell(news: News<AskAnswer>): void {
  postMessage(news);
}

async function work({ run, task }: Order<AskTask>): Promise<void> {
  const say = (answer: AskAnswer) => tell({ run, answer, isPart: isPart(answer) });
  try {
    if (task.ask === 'chances') return await drawTogether(task, (found) => say({ ask: 'chances', found }));
    if (task.ask !== 'ready') {
      for (const answer of answersTo(task)) say(answer);
      return;
    }
    warmChances(task.plan);
    say({ ask: 'ready' });
  } catch (error) {
    tell({ run, failed: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Order<AskTask> | CrewOrder>) => {
  // Either the page's worker, or a helper that it started.
  if ('task' in data) void work(data);
  else help(data);
});
