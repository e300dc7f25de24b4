import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quantile, quickRound } from '../load.ts';
import { send, signedInAdviser } from '../people.ts';
import type { ServerProcess } from '../process.ts';
import { figure } from '../quality.ts';
import { type LoadProcess, type Outcome, startLoadProcess } from './load-process.ts';
import { type DatabaseKind, databases, pause } from './own-cluster.ts';
import { startOwnProduct } from './own-product.ts';

const mostMegabytes = { postgres: 512, embedded: 900 } as const;
const overloadMs = 60_000;
const times = 3;

const isGood = ({ status }: Outcome) => status === 200 || status === 201;
const perSecond = (outcomes: readonly Outcome[], ms: number) => outcomes.filter(isGood).length / (ms / 1_000);

/** Samples a process's memory twice a second; returns a function that stops and returns the peak, in megabytes. */
function watchMemory({ child }: ServerProcess): () => number {
  let most = 0;
  const looking = setInterval(() => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    most = Math.max(most, Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024);
  }, 500);
  return () => {
    clearInterval(looking);
    return most;
  };
}

const hands = [10, 20, 40];

/**
 * Returns a function that measures successful responses a second over a quarter of a minute, at the concurrency that
 * gets the most after a warm-up. Run before and after an overload, since a machine's speed may vary by half from one
 * minute to the next.
 */
async function capacityMeter(
  load: LoadProcess,
  target: { address: string; token: string },
): Promise<() => Promise<number>> {
  const rateOf = async (count: number, ms: number) => perSecond(await load.make({ ...target, ms, hands: count }), ms);
  await rateOf(20, 8_000);
  const tried: { count: number; rate: number }[] = [];
  for (const count of hands) tried.push({ count, rate: await rateOf(count, 6_000) });
  const [best] = tried.sort((a, b) => b.rate - a.rate);
  return () => rateOf(best?.count ?? 20, 16_000);
}

/** Milliseconds until five calls in a row each succeed within half a second. */
async function untilCalm({ address, token }: { address: string; token: string }): Promise<number> {
  const begun = performance.now();
  for (let calm = 0; calm < 5 && performance.now() - begun < 60_000; ) {
    const called = performance.now();
    const { status } = await send(`${address}/api/properties`, { method: 'GET', token });
    calm = status === 200 && performance.now() - called < 500 ? calm + 1 : 0;
    await pause(50);
  }
  return performance.now() - begun;
}

/** Results of a minute at three times the capacity. */
interface Overload {
  readonly outcomes: readonly Outcome[];
  readonly good: readonly Outcome[];
  readonly refused: readonly Outcome[];
  /** Fraction of the capacity retained. */
  readonly kept: number;
  readonly goodMs: number;
  readonly refusedMs: number;
  readonly calmMs: number;
  readonly megabytes: number;
  readonly words: string;
}

/** Overloads a server with three times its capacity for a minute. */
async function overload(kind: DatabaseKind): Promise<Overload> {
  const { server, remove } = await startOwnProduct(kind);
  const load = startLoadProcess();
  const mostMemory = watchMemory(server);
  try {
    const made = await overloaded(server, load);
    const megabytes = mostMemory();
    const words = `a server on ${kind}: ${made.words}, at most ${megabytes.toFixed(0)} MB`;
    return { ...made, megabytes, words };
  } finally {
    mostMemory();
    load.end();
    await remove();
  }
}

async function overloaded(server: ServerProcess, load: LoadProcess): Promise<Omit<Overload, 'megabytes'>> {
  const { token } = await signedInAdviser(server.address);
  const target = { address: server.address, token };
  const capacity = await capacityMeter(load, target);
  const before = await capacity();
  const begun = performance.now();
  const outcomes = await load.make({ ...target, ms: overloadMs, rate: before * times });
  const goodput = perSecond(outcomes, performance.now() - begun);
  const calmMs = await untilCalm(target);
  const after = await capacity();
  const kept = (2 * goodput) / (before + after);
  const [good, refused] = [outcomes.filter(isGood), outcomes.filter(({ status }) => status === 503)];
  const [goodMs, refusedMs] = [quantile(good, 0.99), quantile(refused, 0.99)];
  const words = [
    `${outcomes.length} calls in a minute, ${before.toFixed(0)} a second before and ${after.toFixed(0)} after being what it did at most`,
    `${good.length} answered, p99 ${goodMs.toFixed(0)} ms`,
    `${refused.length} refused, p99 ${refusedMs.toFixed(0)} ms`,
    `calm ${(calmMs / 1_000).toFixed(1)} s later`,
  ].join('; ');
  return { outcomes, good, refused, kept, goodMs, refusedMs, calmMs, words };
}

const isQuick = ({ kept, goodMs, refusedMs, calmMs }: Overload) =>
  kept >= 0.8 && goodMs < 2_000 && refusedMs < 100 && calmMs < 5_000;

describe.each(databases)('a server on %s', (kind) => {
  it('that is asked for three times what it can do goes on doing that, and sends the rest away at once', async () => {
    const minute = async () => {
      const made = await overload(kind);
      const { outcomes, good, refused, megabytes, words } = made;
      expect(outcomes.length, words).toBe(good.length + refused.length);
      expect(refused.filter(({ hasRetryAfter }) => !hasRetryAfter)).toEqual([]);
      expect(megabytes, words).toBeLessThan(mostMegabytes[kind]);
      return made;
    };
    const made = await quickRound(minute, isQuick);
    const words = `${made.words}: of its capacity, the middle of both, that it kept`;
    const kept = `${(made.kept * 100).toFixed(0)} %`;
    expect(isQuick(made), `${words} ${kept}`).toBe(true);
    figure('L1', words, kept);
  });
});
