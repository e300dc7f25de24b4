import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnsweredCall, answeredCall } from '../access/answered-call.ts';
import type { SentCall } from '../access/people.ts';
import { namedRoutes, type RouteName } from '../access/route-names.ts';
import { createWorld, type World } from '../access/world.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { figure } from '../quality.ts';
import { type Front, openFront, sqlmapFindings } from './sqlmap.ts';

let server: TestApp;
let front: Front;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.ready();
  front = await openFront(server);
});
afterAll(async () => {
  front.close();
  await server.close();
});

/** Query parameters of the lists that the samples omit. */
const days = { from: '2026-01-01', to: '2026-12-31' };
const moments = { from: '2026-01-01T00:00:00Z', to: '2026-12-31T00:00:00Z' };
const limit = '50';
const ofLeads = { q: 'a', kind: 'borrowing', owner: 'none', ...days };
const house = { minPrice: '1', maxPrice: '9', minBeds: '1', state: 'VIC' };
const questions: Partial<Readonly<Record<RouteName, Readonly<Record<string, string>>>>> = {
  'profiles.list': { limit, q: 'a', sort: 'name', role: 'CLIENT' },
  'clients.activity': { limit, looks: 'true' },
  'properties.list': { limit, q: 'a', sort: 'name', archived: 'true', ...house },
  'properties.export': { q: 'a', sort: 'name', archived: 'true' },
  'reports.clientSummary': { taxYear: '2025-26' },
  'reports.keptPlan': { version: '1', sections: 'law', options: '' },
  'leads.list': { limit, ...ofLeads, status: 'New', sort: 'name' },
  'leads.totals': ofLeads,
  'leads.export': { ...ofLeads, status: 'New', sort: 'name' },
  'outbox.list': { limit, q: 'a', status: 'sent' },
  'audit.list': { limit, subjectKind: 'client', subjectId: 'a', action: 'a', ...moments },
};
// Separate, since an invalid cursor is rejected before the other parameters are read.
const cursor = { cursor: 'a' };
const properties = { ids: 'known-property-own,known-property-foreign' };

/** Calls to test a route with: its sample with all query parameters, and for lists the separate cursor and ids. */
function callsOf(world: World, name: RouteName): AnsweredCall[] {
  const query = questions[name];
  const isPaged = query !== undefined && 'limit' in query;
  return [
    answeredCall(world, name, query === undefined ? {} : { query }),
    ...(isPaged ? [answeredCall(world, name, { query: cursor })] : []),
    ...(name === 'properties.list' ? [answeredCall(world, name, { query: properties })] : []),
  ];
}

const mark = '*';
const isId = /^[\da-f]{8}-[\da-f-]{27}$/;

/**
 * A body with its strings marked, in lists only the first item's; a marked number would be invalid JSON, and a string
 * is not accepted in its place.
 */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return `${value}${mark}`;
  if (Array.isArray(value)) return value.map((item, place) => (place === 0 ? marked(item) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]));
}

/** A call's raw request, with a mark after each id in the path, each query value and each string. */
function requestOf({ method, path, body }: SentCall, authorization: string): string {
  const [way = '', question] = path.split('?');
  const steps = way.split('/').map((step) => (isId.test(step) ? `${step}${mark}` : step));
  const asked = question?.split('&').map((part) => `${part}${mark}`);
  const target = `/api${steps.join('/')}${asked ? `?${asked.join('&')}` : ''}`;
  const head = [`${method} ${target} HTTP/1.1`, `Host: ${front.host}`, `Authorization: ${authorization}`];
  if (body === undefined) return [...head, '', ''].join('\r\n');
  return [...head, 'Content-Type: application/json', '', JSON.stringify(marked(body))].join('\r\n');
}

const places = (request: string) => request.split(mark).length - 1;

it('sqlmap finds no place of a call that reaches a statement', { timeout: 2_400_000 }, async () => {
  const findings: string[] = [];
  let [tried, calls] = [0, 0];
  for (const [name] of namedRoutes) {
    for (const number of callsOf(await createWorld(server), name).keys()) {
      // A fresh world for each call: the effects of one call, such as an erasure, would hide faults from the next.
      const world = await createWorld(server);
      const answered = callsOf(world, name)[number];
      if (answered === undefined || Buffer.isBuffer(answered.call.body)) continue;
      const request = requestOf(answered.call, world.people[answered.as].authorization);
      if (places(request) === 0) continue;
      tried += places(request);
      calls += 1;
      findings.push(...(await sqlmapFindings(request)).map((line) => `${name}: ${line}`));
    }
  }
  const failures = [...front.statuses].filter(([status]) => status >= 500);
  const requests = [...front.statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(findings).toEqual([]);
  expect(failures).toEqual([]);
  expect(front.statuses.get(200)).toBeGreaterThan(requests / 20);
  figure(
    'D5',
    `places of ${calls} calls that sqlmap (level 3, risk 2) could inject into, of ${tried} ids, answers and texts; ${requests} requests, 0 × 5xx`,
    `${findings.length}`,
  );
});
