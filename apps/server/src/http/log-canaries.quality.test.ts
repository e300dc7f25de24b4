import type { Route } from '@freehold/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canariesIn } from '../../test/access/canaries.ts';
import { filledCall } from '../../test/access/fill.ts';
import type { PersonName, SentCall } from '../../test/access/people.ts';
import { namedRoutes, type RouteName } from '../../test/access/route-names.ts';
import { samples } from '../../test/access/samples.ts';
import { records } from '../../test/access/seed.ts';
import { createWorld, type World } from '../../test/access/world.ts';
import { startTestApp, type TestApp, testPassword } from '../../test/app.ts';
import { figure } from '../../test/quality.ts';
import { createLog } from '../log.ts';

const lines: string[] = [];
const metricsToken = 'a token for the monitoring';
let server: TestApp;

beforeAll(async () => {
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });
  server = await startTestApp({ log, settings: { METRICS_TOKEN: metricsToken } });
});
afterAll(() => server.close());

const callers: readonly (PersonName | null)[] = ['admin', 'owner', 'other', null];

// Calls that end sessions or remove people run last, so that the others still pass authentication.
const endings = /^(auth|privacy)\./;
const inOrder = [
  ...namedRoutes.filter(([name]) => !endings.test(name)),
  ...namedRoutes.filter(([name]) => endings.test(name)),
];

/** Each route's valid call, one with stray values and one with broken JSON; some with a note in the query string. */
function callsOf(name: RouteName, route: Route, world: World): SentCall[] {
  const call = filledCall(
    route,
    samples[name],
    new Map([...world.things, ['known-object-here', world.people.owner.id]]),
  );
  const path = `${call.path}${call.path.includes('?') ? '&' : '?'}note=owned-canary-query`;
  if (route.method === 'GET') return [call, { ...call, path }];
  const headers = { 'content-type': 'application/json' };
  const stray = { ...call, body: { ...records.owner, stray: records.owner } };
  return [stray, { ...call, path, headers, body: `{"broken":${JSON.stringify(records.owner)}` }, call];
}

/** Sends every call as every kind of caller; returns the bodies of the rejections and the number of calls. */
async function sendEverything(world: World): Promise<{ refusals: string[]; sent: number }> {
  const refusals: string[] = [];
  let sent = 0;
  for (const [name, route] of inOrder) {
    for (const call of callsOf(name, route, world)) {
      for (const as of callers) {
        const answer = await world.send(call, as);
        sent += 1;
        if (answer.statusCode >= 400) refusals.push(answer.body);
      }
    }
  }
  return { refusals, sent };
}

it('nothing of a person is in logs, metrics or refusals, whatever is called and however it fails', async () => {
  const world = await createWorld(server);
  await server.deps.db.query('alter table profiles rename column occupation to trade');
  const broken = await world.send(
    { method: 'PUT', path: `/profiles/${world.people.other.id}/details`, body: records.other },
    'other',
  );
  await server.deps.db.query('alter table profiles rename column trade to occupation');
  expect(broken.statusCode).toBe(500);
  const { refusals, sent } = await sendEverything(world);
  const metrics = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  expect(metrics.statusCode).toBe(200);

  const people = Object.values(world.people);
  const secrets = [
    ...people.flatMap(({ email, authorization }) => [email, authorization.slice('Bearer '.length)]),
    ...['known-refresh-token', 'owned-canary-query'].map((word) => world.things.get(word) ?? word),
    testPassword,
  ];
  const canaries = [...new Set([...canariesIn(records), ...secrets])];
  expect(canaries.length).toBeGreaterThanOrEqual(60);
  expect(lines.length).toBeGreaterThan(refusals.length);
  expect(sent - refusals.length).toBeGreaterThan(50);
  const written = [...lines, ...refusals, broken.body, metrics.body].join('\n');
  expect(canaries.filter((canary) => written.includes(canary))).toEqual([]);
  figure(
    'O3',
    `${canaries.length} canaries through ${sent} calls of every route, refused and broken ones too: found in logs, metrics and refusals`,
    '0',
  );
});
