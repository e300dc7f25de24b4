import { type ChanceOrder, chanceRunner } from './chance-run.ts';

// Yields between batches, so that new messages are received.
const runner = chanceRunner(
  (news) => postMessage(news),
  (step) => setTimeout(step),
);

addEventListener('message', ({ data }: MessageEvent<ChanceOrder>) => runner.take(data));
