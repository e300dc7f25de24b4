import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canariesIn } from '../../test/access/canaries.ts';
import { filledCall } from '../../test/access/fill.ts';
import { policy } from '../../test/access/policy.ts';
import { namedRoutes, type RouteName, routeNamed } from '../../test/access/route-names.ts';
import { samples } from '../../test/access/samples.ts';
import { advisersFigures, records } from '../../test/access/seed.ts';
import { createWorld, sendCall, type World } from '../../test/access/world.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { figure } from '../../test/quality.ts';
import { bindAssignments } from '../features/assignments/routes.ts';
import { bindAuth } from '../features/auth/routes.ts';
import { bindClients } from '../features/clients/routes.ts';
import { bindPlans } from '../features/plans/routes.ts';
import { bindPortfolio } from '../features/portfolio/routes.ts';
import { bindPrivacy } from '../features/privacy/routes.ts';
import { bindProfiles } from '../features/profiles/routes.ts';
import { bindReports } from '../features/reports/routes.ts';
import { bindSavedProperties } from '../features/saved-properties/routes.ts';
import { scopeFor } from './access.ts';
import { handleErrors } from './error-handler.ts';
import { authenticate } from './register-route.ts';

let server: TestApp;
let world: World;
beforeAll(async () => {
  server = await startTestApp();
  world = await createWorld(server);
});
afterAll(() => server.close());

/** Broken guards: one that checks nothing, and one that always returns the caller's own scope. */
const guards = {
  'no guard': async () => {},
  'a guard that compares nothing': async (request: FastifyRequest) => {
    if (request.actor) request.scope = scopeFor(request.actor);
  },
};

const bindings = [
  bindAuth,
  bindProfiles,
  bindClients,
  bindSavedProperties,
  bindPortfolio,
  bindPlans,
  bindAssignments,
  bindReports,
  bindPrivacy,
];

/** The routes about one client, without the role check and with another guard. */
async function unguarded(guard: (request: FastifyRequest) => Promise<void>): Promise<FastifyInstance> {
  const { deps } = server;
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);
  app.decorateRequest('scope', null);
  handleErrors(app, deps);
  app.addHook('onRoute', (route) => {
    route.onRequest = async (request: FastifyRequest) => {
      request.actor = await authenticate(deps, { access: 'signed-in' }, request);
    };
    route.preHandler = guard;
  });
  await app.register(async (api) => bindings.forEach((bind) => void bind({ app: api, deps })), { prefix: '/api' });
  return app;
}

const about = namedRoutes.filter(([name]) => policy[name].object === 'client' || policy[name].object === 'session');

/** Text of the other client that the owner's response shows. */
function foreignIn(body: string): string[] {
  const { other } = world.people;
  const marks = [...canariesIn([records.other, advisersFigures.foreign]), other.email];
  return marks.filter((one) => body.includes(one));
}

/** The response to the owner, naming themselves or the other client. */
async function ask(app: FastifyInstance, name: RouteName, client: 'owner' | 'other') {
  const isSession = policy[name].object === 'session';
  const things = new Map(world.things)
    .set('known-object-here', (isSession ? world.things.get(`known-session-${client}`) : world.people[client].id) ?? '')
    .set('known-client-own', world.people[client].id);
  const call = filledCall(routeNamed(name), samples[name], things);
  const headers = { ...call.headers, authorization: world.people.owner.authorization };
  const { statusCode, body } = await sendCall({ ...server, app }, { ...call, headers });
  // Differs between any two responses: request ids and a file's creation time.
  return { status: statusCode, body: body.replaceAll(/"requestId":"[^"]*"|\(D:\d+Z\)|\/ID \[[^\]]*\]/g, '') };
}

function isRead(name: RouteName): boolean {
  return routeNamed(name).method === 'GET';
}

/** Everything the other client can see of their own data, including sessions. */
async function stateOfOther(): Promise<unknown> {
  const { id } = world.people.other;
  const paths = [`/profiles/${id}/details`, '/saved_properties', `/portfolio/${id}`, '/plans', '/auth/sessions'];
  const answers = await Promise.all(paths.map((path) => world.send({ method: 'GET', path }, 'other')));
  const links = await server.deps.db.query('select from account_links where user_id = $1', [id]);
  return [answers.map(({ statusCode, body }) => [statusCode, body]), links.rowCount];
}

it.each(Object.entries(guards))('with %s, no call about a client shows or changes another', async (what, guard) => {
  const app = await unguarded(guard);
  const before = await stateOfOther();
  const shown: string[] = [];
  for (const [name] of about) {
    const { status, body } = await ask(app, name, 'other');
    shown.push(...foreignIn(body).map((canary) => `${name}: ${canary}`));
    // Files have no marker words, so the response must equal the one callers get for themselves.
    const isMarked = canariesIn(records.owner).some((one) => body.includes(one));
    if (status < 300 && !isMarked && isRead(name)) expect(body, name).toBe((await ask(app, name, 'owner')).body);
  }
  await app.close();
  expect(shown).toEqual([]);
  expect(await stateOfOther()).toEqual(before);
  figure('C6', `calls about a client by another with ${what}: what they show or change`, `0/${about.length}`);
});
