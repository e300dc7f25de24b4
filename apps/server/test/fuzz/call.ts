import type { Route } from '@freehold/contract';
import * as fc from 'fast-check';
import type { ZodMiniType } from 'zod/mini';
import { fitting, hostile, type KnownThings, nearlyFitting } from './arbitrary.ts';
import { hostileTexts } from './hostile-values.ts';
import { jsonText } from './json-text.ts';
import { isRecord, type Shape, shapeOf } from './shape.ts';

export const fuzzActors = ['anonymous', 'client', 'admin'] as const;
export type FuzzActor = (typeof fuzzActors)[number];

/** How far a generated call is from what the contract asks for. */
export type Fit = 'fitting' | 'nearly' | 'hostile';

/** One generated request, as it goes over the wire. */
export interface FuzzCall {
  readonly fit: Fit;
  readonly actor: FuzzActor;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body text; null for none. */
  readonly payload: string | null;
}

/** Calls of one route: fitting, nearly fitting and hostile ones. */
export function callsOf(route: Route, known: KnownThings): fc.Arbitrary<FuzzCall> {
  return fc.oneof(
    { arbitrary: callOf(route, known, 'fitting'), weight: 9 },
    { arbitrary: callOf(route, known, 'nearly'), weight: 8 },
    { arbitrary: callOf(route, known, 'hostile'), weight: 3 },
  );
}

function callOf(route: Route, known: KnownThings, fit: Fit): fc.Arbitrary<FuzzCall> {
  const spoilt = spoiltPart(route, fit);
  return spoilt.chain((part) =>
    fc
      .record({
        actor: fc.constantFrom(...fuzzActors),
        params: partOf(route.params, known, part === 'params' ? fit : 'fitting'),
        query: partOf(route.query, known, part === 'query' ? fit : 'fitting'),
        payload: bodyOf(route, known, part === 'body' ? fit : 'fitting'),
        tail: fit === 'hostile' && route.query ? hostileTail : fc.constant(''),
        headers: headersOf(route, fit),
      })
      .map(({ actor, params, query, payload, tail, headers }) => {
        const url = `/api${pathWith(route.path, params)}${queryText(query, tail)}`;
        const type = payload === null || 'content-type' in headers ? {} : { 'content-type': bodyType(route) };
        return { fit, actor, url, payload, headers: { ...type, ...headers } };
      }),
  );
}

/** Only one part of a call is spoilt, so that the others are let through to where it is read. */
function spoiltPart(route: Route, fit: Fit): fc.Arbitrary<'params' | 'query' | 'body' | null> {
  const parts = [
    ...(route.body ? (['body', 'body', 'body'] as const) : []),
    ...(route.query ? (['query'] as const) : []),
    ...(route.params ? (['params'] as const) : []),
  ];
  return fit === 'fitting' || parts.length === 0 ? fc.constant(null) : fc.constantFrom(...parts);
}

const shapes = new WeakMap<ZodMiniType, Shape>();

function shapeFor(schema: ZodMiniType): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const shape = shapeOf(schema);
  shapes.set(schema, shape);
  return shape;
}

function partOf(schema: ZodMiniType | undefined, known: KnownThings, fit: Fit): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant({});
  const shape = shapeFor(schema);
  if (fit === 'fitting') return fitting(shape, known);
  return fit === 'nearly' ? nearlyFitting(shape, known) : hostile(shape);
}

function bodyOf(route: Route, known: KnownThings, fit: Fit): fc.Arbitrary<string | null> {
  if (route.method === 'GET') return fc.constant(null);
  if (route.body === undefined) return fc.constantFrom(null, null, null, '{}');
  const json = partOf(route.body, known, fit).map(jsonText);
  if (fit !== 'hostile') return json;
  const broken = fc.tuple(json, fc.nat()).map(([text, cut]) => text.slice(0, cut % Math.max(1, text.length)));
  return fc.oneof(
    { arbitrary: json, weight: 6 },
    { arbitrary: broken, weight: 1 },
    { arbitrary: fc.string(), weight: 1 },
    { arbitrary: fc.constantFrom('', 'null', '[]', '"x"', '{', '{"a":}', '\ufeff{}', '{}{}'), weight: 1 },
  );
}

function bodyType({ body }: Route): string {
  return body === undefined ? 'application/json' : 'application/json; charset=utf-8';
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

/** A text as a part of an address; half a surrogate pair cannot be written there and becomes the replacement mark. */
export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A route's path with its parameters filled in. */
export function pathWith(path: string, params: unknown): string {
  return path.replaceAll(/:(\w+)/g, (_all, name) => encoded(textOf(isRecord(params) ? params[name] : params)));
}

/** The query part of an address, with the question mark; empty without fields. */
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
