import type { Route } from '@freehold/contract';
import * as fc from 'fast-check';
import type { ZodMiniType } from 'zod/mini';
import type { Sample } from '../access/samples.ts';
import { fitting, hostile, type KnownThings, nearlyFitting } from './arbitrary.ts';
import { hostileTexts } from './hostile-values.ts';
import { jsonText } from './json-text.ts';
import { isRecord, shapeOf } from './shape.ts';

export const fuzzActors = ['anonymous', 'client', 'admin'] as const;
export type FuzzActor = (typeof fuzzActors)[number];

/** How closely a generated call matches the contract. */
export type Fit = 'fitting' | 'nearly' | 'hostile';

/** A generated request, as sent. */
export interface FuzzCall {
  readonly fit: Fit;
  readonly actor: FuzzActor;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body text; null for no body. */
  readonly payload: string | null;
}

/** Calls of one route: fitting, nearly fitting and hostile, some of them based on a valid sample. */
export function callsOf(route: Route, known: KnownThings, sample: Sample): fc.Arbitrary<FuzzCall> {
  const parts = {
    params: partsOf(route.params, known, sample.params),
    query: partsOf(route.query, known, sample.query),
    body: bodiesOf(route, known, sample),
  };
  return fc.oneof(
    { arbitrary: callOf(route, parts, 'fitting'), weight: 9 },
    { arbitrary: callOf(route, parts, 'nearly'), weight: 8 },
    { arbitrary: callOf(route, parts, 'hostile'), weight: 3 },
  );
}

/** Values of one part of a call, for each fit. */
type Choices<T> = Readonly<Record<Fit, fc.Arbitrary<T>>>;

interface Parts {
  readonly params: Choices<unknown>;
  readonly query: Choices<unknown>;
  readonly body: Choices<string | null>;
}

function callOf(route: Route, parts: Parts, fit: Fit): fc.Arbitrary<FuzzCall> {
  const tail = fit === 'hostile' && route.query ? hostileTail : fc.constant('');
  const headers = headersOf(route, fit);
  return spoiltPart(route, fit).chain((part) =>
    fc
      .record({
        actor: fc.constantFrom(...fuzzActors),
        params: parts.params[part === 'params' ? fit : 'fitting'],
        query: parts.query[part === 'query' ? fit : 'fitting'],
        payload: parts.body[part === 'body' ? fit : 'fitting'],
        tail,
        headers,
      })
      .map((chosen) => {
        const { actor, params, query, payload } = chosen;
        const url = `/api${pathWith(route.path, params)}${queryText(query, chosen.tail)}`;
        const isJson = payload !== null && !('content-type' in chosen.headers);
        return { fit, actor, url, payload, headers: { ...(isJson ? json : {}), ...chosen.headers } };
      }),
  );
}

const json = { 'content-type': 'application/json' };

/** Picks the one part of a call to spoil, so that the other parts pass and it gets read. */
function spoiltPart(route: Route, fit: Fit): fc.Arbitrary<'params' | 'query' | 'body' | null> {
  const parts = [
    ...(route.body ? (['body', 'body', 'body'] as const) : []),
    ...(route.query ? (['query'] as const) : []),
    ...(route.params ? (['params'] as const) : []),
  ];
  return fit === 'fitting' || parts.length === 0 ? fc.constant(null) : fc.constantFrom(...parts);
}

function partsOf(schema: ZodMiniType | undefined, known: KnownThings, sample: unknown): Choices<unknown> {
  if (schema === undefined) return { fitting: fc.constant({}), nearly: fc.constant({}), hostile: fc.constant({}) };
  const shape = shapeOf(schema);
  const valid = sample === undefined ? fitting(shape, known) : fc.oneof(fitting(shape, known), fc.constant(sample));
  return { fitting: valid, nearly: nearlyFitting(shape, known, valid), hostile: hostile(shape) };
}

function bodiesOf(route: Route, known: KnownThings, sample: Sample): Choices<string | null> {
  if (route.method === 'GET' || route.body === undefined) {
    const none = route.method === 'GET' ? fc.constant(null) : fc.constantFrom(null, null, null, '{}');
    return { fitting: none, nearly: none, hostile: none };
  }
  const values = partsOf(route.body, known, sample.body);
  const spoilt = values.hostile.map(jsonText);
  const broken = fc.tuple(spoilt, fc.nat()).map(([text, cut]) => text.slice(0, cut % Math.max(1, text.length)));
  return {
    fitting: values.fitting.map(jsonText),
    nearly: values.nearly.map(jsonText),
    hostile: fc.oneof(
      { arbitrary: spoilt, weight: 6 },
      { arbitrary: broken, weight: 1 },
      { arbitrary: fc.string(), weight: 1 },
      { arbitrary: fc.constantFrom('', 'null', '[]', '"x"', '{', '{"a":}', '\ufeff{}', '{}{}'), weight: 1 },
    ),
  };
}

function headersOf(route: Route, fit: Fit): fc.Arbitrary<Record<string, string>> {
  const key = fc.option(fc.uuid(), { nil: null }).map((id) => (id === null ? {} : { 'idempotency-key': id }));
  const version = fc.constantFrom<Record<string, string>>(
    {},
    {},
    {},
    { 'if-match': '"1"' },
    { 'if-match': '"999999"' },
  );
  if (fit !== 'hostile') return fc.tuple(route.method === 'GET' ? fc.constant({}) : key, version).map(merged);
  const odd = fc.constantFrom<Record<string, string>>(
    {},
    {},
    {},
    {},
    { 'idempotency-key': '' },
    { 'idempotency-key': 'x'.repeat(300) },
    { 'idempotency-key': 'a b' },
    { 'if-match': '"-1"' },
    { 'if-match': '*' },
    { 'if-match': 'W/"1"' },
    { 'if-match': '"1e309"' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-encoding': 'gzip' },
    { accept: 'text/html' },
    { 'x-forwarded-for': '1.2.3.4' },
    { cookie: 'token=x; __proto__=y' },
    { 'user-agent': `\u00ff${'u'.repeat(5_000)}` },
  );
  return fc.tuple(key, odd).map(merged);
}

function merged(parts: readonly Record<string, string>[]): Record<string, string> {
  return Object.assign({}, ...parts);
}

const hostileTail = fc.oneof(
  { arbitrary: fc.constant(''), weight: 3 },
  {
    arbitrary: fc.constantFrom('a=1&a=2', '__proto__=x', 'a[b]=1', 'limit=1&limit=2', 'q=%00', 'q=%zz', '%', 'ids[]=1'),
    weight: 2,
  },
  { arbitrary: fc.constantFrom(...hostileTexts).map(({ value }) => `q=${encoded(String(value))}`), weight: 1 },
);

/** A text as part of a URL; a lone surrogate cannot be encoded there and becomes the replacement character. */
export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A route's path with its parameters filled in. */
export function pathWith(path: string, params: unknown): string {
  // An empty parameter would match another route.
  return path.replaceAll(/:(\w+)/g, (_all, name) => encoded(textOf(isRecord(params) ? params[name] : params)) || '-');
}

/** The query part of a URL, with the question mark; empty without fields. */
export function queryText(query: unknown, tail = ''): string {
  const fields = isRecord(query) ? Object.entries(query).filter(([, value]) => value !== undefined) : [];
  const texts = fields.flatMap(([name, value]) =>
    [value].flat().map((one) => `${encoded(name)}=${encoded(textOf(one))}`),
  );
  const all = [...texts, ...(tail === '' ? [] : [tail])].join('&');
  return all === '' ? '' : `?${all}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : jsonText(value);
}
