import type { Route } from '@freehold/contract';
import type * as z from 'zod/mini';

/** What a schema accepts, or undefined where the route names none. */
type Sent<Schema extends z.ZodMiniType> = unknown extends z.input<Schema> ? undefined : z.input<Schema>;
type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [N in Name]?: Value }
  : { readonly [N in Name]: Value };

/** Everything a call of the route sends, typed from the contract. */
export type CallInput<R extends Route> =
  R extends Route<infer Params, infer Query, infer Body>
    ? Part<'params', Sent<Params>> & { readonly query?: Sent<Query> } & Part<'body', Sent<Body>>
    : never;

export interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Sent as is, with its own type, instead of a JSON body. */
  readonly bytes?: Blob | undefined;
  readonly key?: string | undefined;
  readonly accessToken: string | null;
}

/** The API's base address: the setting with /api appended when missing; by default the page's own origin. */
export function apiBase(setting: string | undefined): string {
  const base = (setting ?? '').trim().replace(/\/+$/, '');
  return base.endsWith('/api') ? base : `${base}/api`;
}

/** The address of a call. Throws RangeError for a missing parameter, a bug in the calling code. */
export function addressOf(base: string, route: Route, parts: Pick<RequestParts, 'params' | 'query'>): string {
  const params = entriesOf(parts.params);
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params.get(name);
    if (value === undefined) throw new RangeError(`${route.path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const query = queryText(parts.query, { isPrivate: false });
  return `${base}${path}${query === '' ? '' : `?${query}`}`;
}

/** The arguments of `fetch` for a call. Every write carries an Idempotency-Key, so a repeat has no second effect. */
export function requestOf(route: Route, parts: RequestParts): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (parts.bytes !== undefined) headers.set('content-type', parts.bytes.type || 'application/octet-stream');
  else if (parts.body !== undefined) headers.set('content-type', 'application/json');
  if (parts.accessToken !== null) headers.set('authorization', `Bearer ${parts.accessToken}`);
  const search = queryText(parts.query, { isPrivate: true });
  if (search !== '') headers.set('x-search', search);
  if (route.method !== 'GET' && parts.key !== undefined) headers.set('idempotency-key', parts.key);
  const json = parts.body === undefined ? null : JSON.stringify(parts.body);
  // Sign-in and reset requests send the known-device cookie; no other call needs cookies.
  const credentials = route.path.startsWith('/auth/') ? 'same-origin' : 'omit';
  return { method: route.method, headers, body: parts.bytes ?? json, credentials, cache: 'no-store' };
}

// Searches and cursors may hold names, and every proxy logs addresses.
const privateFields = ['q', 'cursor'];

function queryText(query: unknown, { isPrivate }: { readonly isPrivate: boolean }): string {
  const entries = [...entriesOf(query)].filter(([name]) => privateFields.includes(name) === isPrivate);
  return new URLSearchParams(entries).toString();
}

function entriesOf(values: unknown): Map<string, string> {
  const entries = Object.entries(typeof values === 'object' && values !== null ? values : {});
  return new Map(entries.filter(([, value]) => value != null).map(([name, value]) => [name, String(value)]));
}
