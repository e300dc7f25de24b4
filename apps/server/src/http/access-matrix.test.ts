import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledCall } from '../../test/access/fill.ts';
import type { PersonName } from '../../test/access/people.ts';
import {
  type ActorName,
  actors,
  outsiders,
  type Policy,
  policy,
  type Relation,
  relations,
} from '../../test/access/policy.ts';
import { namedRoutes, type RouteName, routeNamed } from '../../test/access/route-names.ts';
import { samples } from '../../test/access/samples.ts';
import { createWorld, type World } from '../../test/access/world.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { figure } from '../../test/quality.ts';

/** The calls in the specification's table (section 7), in its notation. */
const specified = `
  POST /auth/login; POST /auth/register; GET /profiles/{id}; PUT /profiles/{id}; GET /profiles; GET /profiles/{id}/details;
  PUT /profiles/{id}/details; POST /profiles/details; GET /properties/{id}; POST /properties; PUT /properties/{id};
  GET /properties; POST /assign-property; GET /saved_properties; GET /saved-properties/check; POST /saved-properties/add;
  DELETE /saved-properties/remove; GET /portfolio/{id}; POST /mortgage-leads; POST /borrowing-leads; POST /test/create-admin;
  POST /test/create-asset; POST /test/create-liability; GET /diagnostic; GET /auth/test`;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.ready();
});
afterAll(() => server.close());

/** One cell of the matrix: the caller, and whose object the call names. */
interface Cell {
  readonly actor: ActorName;
  readonly relation: Relation | null;
  readonly status: number;
}

function cellsOf(row: Policy): Cell[] {
  return actors.flatMap((actor) =>
    (row.object === null ? [null] : relations).map((relation) => {
      const expected = expectedOf(row, actor);
      return { actor, relation, status: typeof expected === 'number' ? expected : expected[relation ?? 'own'] };
    }),
  );
}

function expectedOf(row: Policy, actor: ActorName) {
  if (actor === 'admin') return row.admin;
  if (actor === 'adviser') return row.adviser ?? (row.outside === 401 ? 403 : row.client);
  if (actor === 'demoted') return row.demoted ?? row.client;
  return actor === 'owner' || actor === 'other' ? row.client : row.outside;
}

/** The id of a cell's object, relative to the caller. A lead that nobody has is an adviser's as much as their own. */
function objectOf(world: World, object: Policy['object'], { actor, relation }: Cell): string {
  const known = (word: string): string => world.things.get(`known-${word}`) ?? `no ${word}`;
  if (relation === 'missing') return object === 'image' ? `${randomUUID()}.webp` : randomUUID();
  const holder = holderOf({ object, actor, relation });
  if (object === 'client') return world.people[holder].id;
  if (object === 'session') return known(`session-${holder}`);
  // Advisers have none.
  if (object === 'plan') return world.things.get(`known-plan-${holder}`) ?? randomUUID();
  if (object === 'publishedPlan') return world.things.get(`known-published-${holder}`) ?? randomUUID();
  if (object === 'property') return known(`property-${holder === 'owner' ? 'own' : 'foreign'}`);
  if (object === 'lead' && actor === 'adviser' && relation === 'foreign') return known('lead-taken');
  return known(`${object}-one`);
}

/** The suggestion to a plan that a cell names. */
function suggestionOf(world: World, row: Pick<Policy, 'object'>, cell: Cell): string {
  return world.things.get(`known-suggestion-${holderOf({ ...row, ...cell })}`) ?? randomUUID();
}

/** Whose object a cell names; of one that is missing, somebody else’s. An adviser's are their client's. */
function holderOf({ object, actor, relation }: Pick<Cell, 'actor' | 'relation'> & Pick<Policy, 'object'>): PersonName {
  const isOwner = isOutsider(actor) || (actor === 'adviser' && object !== 'session');
  const person = isOwner ? 'owner' : actor;
  if (relation === 'own') return person;
  return person === 'owner' ? 'other' : 'owner';
}

function isOutsider(actor: ActorName): actor is (typeof outsiders)[number] {
  return outsiders.some((one) => one === actor);
}

function headersOf(world: World, actor: ActorName): Record<string, string> {
  if (actor === 'anonymous') return {};
  if (actor === 'malformed') return { authorization: 'Bearer not.a.token' };
  if (actor === 'expired' || actor === 'ended') return { authorization: world.dead[actor] };
  return { authorization: world.people[actor].authorization };
}

let cellsAsked = 0;
let cellsRight = 0;

async function wrongCells(name: RouteName): Promise<string[]> {
  const row = policy[name];
  let world = await createWorld(server);
  const wrong: string[] = [];
  for (const cell of cellsOf(row)) {
    const things = new Map(world.things)
      .set('known-object-here', objectOf(world, row.object, cell))
      .set('known-holder-here', world.people[holderOf({ ...row, ...cell })].id)
      .set('known-suggestion-here', suggestionOf(world, row, cell));
    const { bodyOfAdmin, ...sample } = samples[name];
    const asked = cell.actor === 'admin' && bodyOfAdmin !== undefined ? { ...sample, body: bodyOfAdmin } : sample;
    const call = filledCall(routeNamed(name), asked, things);
    const answer = await world.send({ ...call, headers: { ...call.headers, ...headersOf(world, cell.actor) } });
    cellsAsked += 1;
    if (answer.statusCode === cell.status) cellsRight += 1;
    else {
      wrong.push(
        `${cell.actor}, ${cell.relation ?? 'no object'}: ${answer.statusCode} not ${cell.status} ${answer.body}`,
      );
    }
    if (row.spends && answer.statusCode < 300) world = await createWorld(server);
  }
  return wrong;
}

const titles = {
  public: 'anybody may call %s',
  'signed-in': '[SEC-05] [SEC-08] whoever is signed in may call %s',
  'self-or-admin': '[SEC-05] [SEC-07] its owner and advisers may call %s',
  admin: '[SEC-06] [SEC-08] advisers alone may call %s',
} as const;

describe('who may call what', () => {
  for (const [access, title] of Object.entries(titles)) {
    it.each(namedRoutes.filter(([, route]) => route.access === access).map(([name]) => name))(
      title,
      async (name) => {
        expect(await wrongCells(name)).toEqual([]);
      },
      120_000,
    );
  }

  it('every cell of the policy was asked and is right', () => {
    const cells = Object.values(policy).reduce((sum, row) => sum + cellsOf(row).length, 0);
    expect(cellsAsked).toBe(cells);
    expect(cellsRight).toBe(cells);
    figure(
      'C1',
      `routes × 9 callers × whose object, ${namedRoutes.length} routes, as the policy`,
      `${cellsRight}/${cells}`,
    );
  });

  it('[API-29 API-36 API-37 API-38] has every call of the specification under its exact path', () => {
    const calls = specified.split(';').map((call) => call.trim());
    expect(calls).toHaveLength(25);
    const there = namedRoutes.map(([, { method, path }]) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(calls.filter((call) => !there.includes(call))).toEqual([]);
  });

  it('the policy has exactly the routes that are registered', () => {
    const described = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const inPolicy = namedRoutes
      .filter(([name]) => name in policy)
      .map(([, { method, path }]) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(inPolicy.sort());
    figure('C2', 'registered routes without a row, and rows without a route', '0');
  });
});
