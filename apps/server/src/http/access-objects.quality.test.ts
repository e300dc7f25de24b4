import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canariesIn, leaksIn } from '../../test/access/canaries.ts';
import { filledCall } from '../../test/access/fill.ts';
import { bodyVariants, pathVariants, queryVariants, type Variant } from '../../test/access/object-variants.ts';
import { policy } from '../../test/access/policy.ts';
import { namedRoutes, type RouteName, routeNamed } from '../../test/access/route-names.ts';
import { samples } from '../../test/access/samples.ts';
import { advisersFigures, records } from '../../test/access/seed.ts';
import { createWorld, type World } from '../../test/access/world.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { figure } from '../../test/quality.ts';

let server: TestApp;
let world: World;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  world = await createWorld(server);
});
afterAll(() => server.close());

const advisersOnly = canariesIn(advisersFigures);

/**
 * Text that no response of a route may show one of the clients: the other's record, and advisers' own notes. A person's
 * export contains everything held about them, including what advisers keep about their property.
 */
function hiddenFrom(person: 'owner' | 'other', name: RouteName): string[] {
  const { own, foreign, free } = advisersFigures;
  const [mine, theirs] = person === 'owner' ? [own, foreign] : [foreign, own];
  const record = records[person === 'owner' ? 'other' : 'owner'];
  return canariesIn([record, theirs, free, name === 'privacy.exportPerson' ? [] : mine]);
}

function variantsOf(): readonly (readonly [RouteName, Variant])[] {
  const { owner, other, admin } = world.people;
  const ids = { own: owner.id, foreign: other.id, admin: admin.id, things: world.things };
  const inPath: RouteName[] = [
    'profiles.read',
    'profiles.update',
    'profiles.readDetails',
    'profiles.updateDetails',
    'profiles.firstFigures',
    'profiles.valuations',
    'portfolio.read',
    'privacy.exportPerson',
  ];
  const inQuery = [
    ['savedProperties.list', ''],
    ['plans.list', ''],
    ['savedProperties.check', 'propertyId=known-property-own'],
    ['savedProperties.remove', 'propertyId=known-property-own'],
  ] as const;
  const inBody = ['savedProperties.add', 'savedProperties.remove'] as const;
  return [
    ...inPath.flatMap((name) => pathVariants(routeNamed(name), samples[name], ids).map((one) => [name, one] as const)),
    ...inQuery.flatMap(([name, rest]) => queryVariants(routeNamed(name), rest, ids).map((one) => [name, one] as const)),
    ...inBody.flatMap((name) => bodyVariants(routeNamed(name), ids).map((one) => [name, one] as const)),
  ];
}

function fits(outcome: Variant['outcome'], status: number): boolean {
  if (outcome === 'own') return status === 200;
  return outcome === 'missing' ? status === 404 : status === 400 || status === 404;
}

async function recordOf(person: 'owner' | 'other'): Promise<unknown> {
  const details = await world.send({ method: 'GET', path: `/profiles/${world.people[person].id}/details` }, person);
  const saved = await world.send({ method: 'GET', path: '/saved_properties' }, person);
  return { details: details.json(), saved: saved.json() };
}

describe('whose object a call is about', () => {
  it('[SEC-05 SEC-07 API-29] is decided the same however the id is written', async () => {
    const before = await recordOf('other');
    const variants = variantsOf();
    expect(variants.length).toBeGreaterThanOrEqual(120);
    const wrong: string[] = [];
    for (const [name, { what, outcome, call }] of variants) {
      const answer = await world.send(call, 'owner');
      const leaks = leaksIn(answer, hiddenFrom('owner', name));
      if (!fits(outcome, answer.statusCode) || leaks.length > 0) {
        wrong.push(`${name}, ${what}: ${answer.statusCode} for ${outcome}, shows ${leaks.join()} ${answer.body}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await recordOf('other')).toEqual(before);
    figure(
      'C1',
      'ways to write whose object it is, over path, query and body',
      `${variants.length}/${variants.length}`,
    );
  });

  it('[SEC-08 API-23] lists of property ids mix no client’s secrets in', async () => {
    const [own = '', foreign = ''] = ['own', 'foreign'].map((word) => world.things.get(`known-property-${word}`));
    const lists = [
      [`ids=${own},${foreign}`, 200, 2],
      [`ids=${foreign.toUpperCase()}`, 200, 1],
      [`ids=${own}%2C${foreign}`, 200, 2],
      [`ids=${own},${own}`, 200, null],
      [`ids=${world.people.other.id}`, 200, 0],
      [`ids=${own},nonsense,${foreign}`, 200, 2],
      ['ids=', 200, 0],
      [`ids=${own}&ids=${foreign}`, 400, null],
      [`ids[]=${foreign}`, 400, null],
      [`ids=${foreign}&userId=${world.people.other.id}`, 400, null],
    ] as const;
    for (const [query, status, length] of lists) {
      const answer = await world.send({ method: 'GET', path: `/properties?${query}` }, 'owner');
      expect(answer.statusCode, query).toBe(status);
      if (length !== null) expect(answer.json(), query).toHaveLength(length);
      expect(leaksIn(answer, advisersOnly)).toEqual([]);
    }
  });

  it('[SEC-05] is not told from one that does not exist', async () => {
    const about = namedRoutes.map(([name]) => name).filter((name) => policy[name].object === 'client');
    const own = about.filter((name) => typeof policy[name].client !== 'number');
    const bare = ({ statusCode, body }: LightMyRequestResponse) => ({
      statusCode,
      body: body.replace(/"requestId":"[^"]*"/, ''),
    });
    const ask = async (name: RouteName, object: string) => {
      const things = new Map(world.things).set('known-object-here', object);
      return bare(await world.send(filledCall(routeNamed(name), samples[name], things), 'owner'));
    };
    for (const name of own) {
      const missing = await ask(name, '5b0e7a34-7f9c-4f0e-9b55-0d1f9a7c2e11');
      expect(await ask(name, world.people.other.id), name).toEqual(missing);
      expect(missing.statusCode, name).toBe(404);
    }
    expect(own.length).toBeGreaterThanOrEqual(12);
    figure('C5', 'calls that answer a foreign client and a missing one alike', `${own.length}/${own.length}`);
  });
});

/** Hidden text of the other client or the advisers found in the response to a client. */
async function leaksOf(name: RouteName, person: 'owner' | 'other', object: string): Promise<string[]> {
  const things = new Map(world.things).set('known-object-here', object);
  const answer = await world.send(filledCall(routeNamed(name), samples[name], things), person);
  // Sample bodies contain the owner's marker words: only text the caller did not send can leak.
  const ownWords = JSON.stringify(samples[name].body ?? '');
  return leaksIn(answer, hiddenFrom(person, name)).filter((one) => !ownWords.includes(one));
}

describe('what leaves', () => {
  it('[SEC-05 SEC-08] shows a client nothing of another client and nothing that is the advisers’ alone', async () => {
    const asked = namedRoutes.map(([name]) => name).filter((name) => !policy[name].spends);
    let answers = 0;
    for (const name of asked) {
      for (const [person, foreign] of [
        ['owner', 'other'],
        ['other', 'owner'],
      ] as const) {
        const objects = [world.people[person].id, world.people[foreign].id, ...world.things.values()];
        for (const object of policy[name].object === null ? objects.slice(0, 1) : objects) {
          expect(await leaksOf(name, person, object), `${name} as ${person}`).toEqual([]);
          answers += 1;
        }
      }
    }
    expect(answers).toBeGreaterThan(300);
    figure(
      'C4',
      'answers of all calls to either client that show a canary of the other or of the advisers',
      `0/${answers}`,
    );
  });

  it('[API-35 SEC-05] names no field that only advisers keep', async () => {
    const hidden = ['purchasePrice', 'currentValue', 'deposit', 'userId', 'status', 'version'];
    const property = world.things.get('known-property-own');
    const paths = ['/properties', `/properties?ids=${property}`, `/properties/${property}`];
    for (const path of [...paths, `/portfolio/${world.people.owner.id}`]) {
      const { body } = await world.send({ method: 'GET', path }, 'owner');
      expect(body).toContain('Harbour House');
      for (const field of hidden) expect(body, `${path} ${field}`).not.toContain(`"${field}"`);
      const forAdmin = await world.send({ method: 'GET', path }, 'admin');
      if (!path.startsWith('/portfolio')) expect(leaksIn(forAdmin, advisersOnly).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('[API-12] is exactly seven fields a client in the advisers’ list', async () => {
    const list: object[] = (await world.send({ method: 'GET', path: '/profiles' }, 'admin')).json();
    expect(list.length).toBeGreaterThanOrEqual(2);
    for (const item of list) {
      expect(Object.keys(item).sort()).toEqual([
        'email',
        'firstName',
        'grossIncome',
        'id',
        'lastName',
        'phone',
        'role',
      ]);
    }
    figure('C4', 'fields of a client in the advisers’ list', '7');
  });
});
