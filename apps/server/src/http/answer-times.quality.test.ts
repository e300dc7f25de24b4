import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledCall } from '../../test/access/fill.ts';
import { policy } from '../../test/access/policy.ts';
import { namedRoutes, type RouteName, routeNamed } from '../../test/access/route-names.ts';
import { samples } from '../../test/access/samples.ts';
import { createWorld, type World } from '../../test/access/world.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { figure } from '../../test/quality.ts';

const rounds = 60;
const mostRounds = 5 * rounds;
/** Target ratio of the medians, and a bound beyond the noise of a busy machine. */
const aim = 1.1;
const bound = 1.5;

let server: TestApp;
let world: World;
beforeAll(async () => {
  server = await startTestApp();
  world = await createWorld(server);
});
afterAll(() => server.close());

/** Calls in which a client names someone else's object, or one that does not exist. */
const names = namedRoutes.map(([name]) => name).filter((name) => typeof policy[name].client !== 'number');
const pairs = names.filter((name) => policy[name].object === 'client' || policy[name].object === 'session');

interface Timed {
  readonly milliseconds: number;
  readonly status: number;
  /** The body without its request id. */
  readonly body: string;
}

async function timed(name: RouteName, object: string): Promise<Timed> {
  const things = new Map(world.things).set('known-object-here', object);
  const call = filledCall(routeNamed(name), samples[name], things);
  const begun = performance.now();
  const { statusCode, body } = await world.send(call, 'owner');
  const milliseconds = performance.now() - begun;
  return { milliseconds, status: statusCode, body: body.replace(/"requestId":"[^"]*"/, '') };
}

interface Answers {
  readonly foreign: Timed[];
  readonly missing: Timed[];
}

/** Requests a foreign and a missing object alternately, so that both see the same machine load. */
async function addByTurns(answers: Answers, name: RouteName): Promise<void> {
  const isSession = policy[name].object === 'session';
  const other = isSession ? world.things.get('known-session-other') : world.people.other.id;
  const ask = { foreign: () => timed(name, other ?? ''), missing: () => timed(name, randomUUID()) };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['foreign', 'missing'] as const) : (['missing', 'foreign'] as const);
    for (const which of order) answers[which].push(await ask[which]());
  }
}

function median(answers: readonly Timed[]): number {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Ratio of the slower median to the faster. Takes more samples while it seems high, since load adds noise. */
async function factorOf(name: RouteName): Promise<number> {
  const answers: Answers = { foreign: [], missing: [] };
  let factor = Number.POSITIVE_INFINITY;
  while (factor > aim && answers.missing.length < mostRounds) {
    await addByTurns(answers, name);
    const [faster = Number.NaN, slower = Number.NaN] = [median(answers.foreign), median(answers.missing)].sort(
      (a, b) => a - b,
    );
    factor = slower / faster;
  }
  const all = [...answers.foreign, ...answers.missing];
  expect(new Set(all.map(({ status }) => status)), name).toEqual(new Set([404]));
  expect(new Set(all.map(({ body }) => body)).size, name).toBe(1);
  return factor;
}

it('[SEC-05] the time of an answer does not tell a foreign object from a missing one', async () => {
  expect(pairs.length).toBeGreaterThanOrEqual(12);
  const factors: number[] = [];
  for (const name of pairs) factors.push(await factorOf(name));
  const widest = Math.max(...factors);
  expect(widest).toBeLessThan(bound);
  const within = factors.filter((factor) => factor <= aim).length;
  figure(
    'C5',
    `pairs of a foreign and a missing object: 404, equal bodies, medians of ${rounds} to ${mostRounds} calls within 10 %`,
    `${within}/${pairs.length}, widest ${((widest - 1) * 100).toFixed(0)} %`,
  );
});
