import { type ChanceOrder, chanceRunner } from './chance-run.ts';

// A task of its own between two batches, so that an order that came meanwhile is heard.
const runner = chanceRunner(
  (news) => postMessage(news),
  (step) => setTimeout(step),
);

addEventListener('message', ({ data }: MessageEvent<ChanceOrder>) => runner.take(data));
