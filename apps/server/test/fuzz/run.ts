import type { Route } from '@freehold/contract';
import * as fc from 'fast-check';
import { withIds } from '../access/fill.ts';
import { namedRoutes, type RouteName, routeNamed } from '../access/route-names.ts';
import { samples } from '../access/samples.ts';
import { createWorld, sendCall, signIn, type World } from '../access/world.ts';
import type { TestApp } from '../app.ts';
import { callsOf, type FuzzCall } from './call.ts';
import { complaintAbout } from './judge.ts';
import { knownFor } from './known.ts';
import { isRecord } from './shape.ts';

/** Seed of the run; the same seed sends the same calls. `FUZZ_SEED` sets it. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** Total requests over all routes. `FUZZ_RUNS` sets it; the long suite sends 22,000. */
export const fuzzRuns = Number(process.env.FUZZ_RUNS ?? 5_000);

/** Routes whose fitting calls compute a password hash or destroy the world. */
const slow: readonly string[] = [
  'auth.login',
  'auth.register',
  'auth.resetPassword',
  'auth.changePassword',
  'auth.forgotPassword',
  'auth.enrolSecondFactor',
  'auth.disableSecondFactor',
  'privacy.erasePerson',
  'diagnostics.createAdmin',
];

/** A route's share of the run's requests. */
export function runsOf(name: RouteName): number {
  const share = fuzzRuns / (namedRoutes.length - slow.length * 0.8);
  return Math.ceil(slow.includes(name) ? share / 5 : share);
}

/** Number of responses by status. */
export type Tally = Map<number, number>;

/** Sends generated calls of a route; fails with the smallest call that gets a wrong response. */
export async function fuzzRoute(server: TestApp, name: RouteName, seed: number): Promise<Tally> {
  const route = routeNamed(name);
  const declared = declaredStatuses(server, route);
  const tally: Tally = new Map();
  let world = await createWorld(server);
  const property = fc.asyncProperty(callsOf(route, knownFor(route), samples[name]), async (call) => {
    let answer = await sendAs(world, call, name);
    if (route.access !== 'public' && call.actor !== 'anonymous' && isSignedOut(answer)) {
      world = await renewed(world);
      answer = await sendAs(world, call, name);
    }
    if (answer.statusCode === 429) await forgetLimits(server);
    tally.set(answer.statusCode, (tally.get(answer.statusCode) ?? 0) + 1);
    const complaint = complaintAbout(answer, route, { declared, sent: sentText(call) });
    if (complaint !== null) throw new Error(`${route.method} ${call.url} as ${call.actor}: ${complaint}`);
  });
  await fc.assert(property, { seed, numRuns: runsOf(name) });
  return tally;
}

function sentText({ url, payload }: FuzzCall): string {
  return `${decoded(url)} ${payload ?? ''}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Statuses the running application declares for a route. */
function declaredStatuses({ app }: TestApp, { method, path }: Route): number[] {
  const paths: unknown = app.swagger().paths;
  const described = isRecord(paths) ? paths[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`] : undefined;
  const operation = isRecord(described) ? described[method.toLowerCase()] : undefined;
  const responses = isRecord(operation) ? operation.responses : undefined;
  if (!isRecord(responses)) throw new Error(`${method} ${path} is not described`);
  return Object.keys(responses).map(Number);
}

/** The world with new sessions for its people; a new world if a sign-in fails. */
async function renewed(world: World): Promise<World> {
  await forgetLimits(world.server);
  const { owner, admin } = world.people;
  try {
    const people = {
      ...world.people,
      owner: { ...owner, authorization: await freshHeader(world.server, owner.email) },
      admin: { ...admin, authorization: await freshHeader(world.server, admin.email) },
    };
    return { ...world, people };
  } catch {
    return createWorld(world.server);
  }
}

async function freshHeader(server: TestApp, email: string): Promise<string> {
  return `Bearer ${(await signIn(server, email)).accessToken}`;
}

async function forgetLimits({ deps }: TestApp): Promise<void> {
  await deps.db.query('delete from rate_limits');
}

const people = { client: 'owner', admin: 'admin' } as const;

function sendAs({ server, people: known, things: seeded }: World, call: FuzzCall, name: RouteName) {
  const route = routeNamed(name);
  const object = knownFor(route).ids('id')[0] ?? 'known-image-one';
  const things = new Map(seeded)
    .set('known-object-here', seeded.get(object) ?? object)
    .set('known-holder-here', known.owner.id);
  const authorization = call.actor === 'anonymous' ? {} : { authorization: known[people[call.actor]].authorization };
  return sendCall(server, {
    method: route.method,
    path: withIds(call.url, things).slice('/api'.length),
    headers: { ...call.headers, ...authorization },
    from: samples[name].from,
    ...(call.payload === null ? {} : { body: withIds(call.payload, things) }),
  });
}

function isSignedOut({ statusCode, body }: { readonly statusCode: number; readonly body: string }): boolean {
  return statusCode === 401 && body.includes('"signed-out"');
}
