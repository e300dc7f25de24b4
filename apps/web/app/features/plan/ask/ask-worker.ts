import type { News, Order } from '../model/worker-news.ts';
import { type AskAnswer, type AskTask, answersTo, isPart } from './ask-tasks.ts';

function tell(news: News<AskAnswer>): void {
  postMessage(news);
}

function work({ run, task }: Order<AskTask>): void {
  try {
    for (const answer of answersTo(task)) tell({ run, answer, isPart: isPart(answer) });
  } catch (error) {
    tell({ run, failed: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Order<AskTask>>) => work(data));
