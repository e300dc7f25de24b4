import { randomUUID } from 'node:crypto';
import type { Route } from '@freehold/contract';
import { pathWith, queryText } from '../fuzz/call.ts';
import type { SentCall } from './people.ts';
import type { Sample } from './samples.ts';
import { bytesOf } from './seed.ts';

/** Replaces words for seeded records in a text by their ids, and `known-fresh-word` by something never used. */
export function withIds(text: string, things: ReadonlyMap<string, string>): string {
  return text.replaceAll(/known-[a-z]+-[a-z]+/g, (word) =>
    word === 'known-fresh-word' ? randomUUID() : (things.get(word) ?? word),
  );
}

/** Builds a sample's call, with its words replaced. */
export function filledCall(route: Route, sample: Sample, things: ReadonlyMap<string, string>): SentCall {
  const path = withIds(`${pathWith(route.path, sample.params ?? {})}${queryText(sample.query ?? {})}`, things);
  const call = { method: route.method, path, from: sample.from };
  if (sample.bytes) return { ...call, ...bytesOf(sample.bytes) };
  if (sample.body === undefined) return call;
  const body: unknown = JSON.parse(withIds(JSON.stringify(sample.body), things));
  return { ...call, body };
}
