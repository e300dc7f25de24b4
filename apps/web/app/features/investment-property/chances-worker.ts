import type { InvestmentPropertyForm } from '@freehold/contract';
import { chanceFutures, type InvestmentChances, investmentChances } from '@freehold/domain';

/** What the worker says: how many futures it has, then what they come to; or that it could not. */
export type ChanceNews =
  | { readonly kind: 'progress'; readonly futures: number }
  | { readonly kind: 'done'; readonly chances: InvestmentChances }
  | { readonly kind: 'failed' };

const batch = 50;

addEventListener('message', ({ data }: MessageEvent<InvestmentPropertyForm>) => {
  const tell = (news: ChanceNews) => postMessage(news);
  try {
    const run = investmentChances(data);
    for (let futures = 0; futures < chanceFutures; ) {
      futures = run.advance(batch);
      tell({ kind: 'progress', futures });
    }
    tell({ kind: 'done', chances: run.chances() });
  } catch {
    tell({ kind: 'failed' });
  }
});
