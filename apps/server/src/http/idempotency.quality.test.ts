import { randomUUID } from 'node:crypto';
import { routes } from '@freehold/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withIds } from '../../test/access/fill.ts';
import { freshCall, keyed, makeRoom, type Write, writes } from '../../test/access/keyed-writes.ts';
import type { SentCall } from '../../test/access/people.ts';
import { routeNamed } from '../../test/access/route-names.ts';
import { createWorld, type World } from '../../test/access/world.ts';
import { startTestApp, type TestApp, testPassword } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { isRecord, withAt } from '../../test/fuzz/shape.ts';
import { figure } from '../../test/quality.ts';
import { buildApp } from '../app.ts';
import { bindWrite } from './bind-route.ts';

let server: TestApp;
let world: World;
beforeAll(async () => {
  server = await startTestApp();
  world = await createWorld(server);
});
afterAll(() => server.close());

async function effects({ effects: query }: Write): Promise<number> {
  return Number((await server.deps.db.query(query)).rows[0]?.count);
}

/** A response without its tokens: those are generated per request, so that none is ever stored. */
function said(answer: LightMyRequestResponse): unknown {
  const body: unknown = answer.json();
  return isRecord(body) ? { ...body, accessToken: null, refreshToken: null } : body;
}

/** Results of the write tests, added as each ends. */
const shown: string[] = [];

describe.each(writes)('the same key for $name', (write) => {
  it('[RETRY-05] six times is one effect and six equal answers', async () => {
    await makeRoom(world, write);
    const [before, call, key] = [await effects(write), freshCall(world, write.name), randomUUID()];
    const answers: LightMyRequestResponse[] = [];
    for (let time = 0; time < 6; time += 1) answers.push(await world.send(keyed(call, key), write.as));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(routeNamed(write.name).status));
    for (const answer of answers) expect(said(answer)).toEqual(said(answers[0] ?? answer));
    expect(await effects(write)).toBe(before + 1);
    shown.push(write.name);
  });

  it('with another body is refused with 422 and changes nothing', async () => {
    await makeRoom(world, write);
    const [call, key] = [freshCall(world, write.name), randomUUID()];
    await world.send(keyed(call, key), write.as);
    const after = await effects(write);
    const value = JSON.parse(withIds(JSON.stringify(write.change[1]), world.things));
    const other = { ...call, body: withAt(call.body, write.change[0], value) };
    const answer = await world.send(keyed(other, key), write.as);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('key-reused');
    expect(await effects(write)).toBe(after);
    shown.push(write.name);
  });

  it('twenty times at once is one effect', async () => {
    await makeRoom(world, write);
    const [before, call, key] = [await effects(write), freshCall(world, write.name), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.send(keyed(call, key), write.as)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([routeNamed(write.name).status]));
    for (const answer of answers) expect(said(answer)).toEqual(said(answers[0] ?? answer));
    expect(await effects(write)).toBe(before + 1);
    shown.push(write.name);
  });
});

describe('other repeats', () => {
  it('[API-34] a removal that is repeated is the same success, with a key and without', async () => {
    const path = `/saved-properties/remove?userId=${world.people.owner.id}&propertyId=${world.things.get('known-property-own')}`;
    const remove: SentCall = { method: 'DELETE', path };
    const key = randomUUID();
    const calls = [keyed(remove, key), keyed(remove, key), remove, remove, keyed(remove, randomUUID())];
    const answers: LightMyRequestResponse[] = [];
    for (const call of calls) answers.push(await world.send(call, 'owner'));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(answers[0]?.json());
    }
    expect(shown).toHaveLength(3 * writes.length);
    const value = `${shown.length}/${3 * writes.length} over ${writes.length} writes, 5/5 removals`;
    figure('G7', 'keyed writes: six deliveries, another body, twenty at once; a repeated removal', value);
  });

  it('[RETRY-05] a key means nothing for another person or another route', async () => {
    const key = randomUUID();
    const save = (userId: string): SentCall => ({
      method: 'POST',
      path: '/saved-properties/add',
      body: { userId, propertyId: world.things.get('known-property-free') },
    });
    for (const person of ['owner', 'other'] as const) {
      const answer = await world.send(keyed(save(world.people[person].id), key), person);
      expect(answer.json()).toMatchObject({ userId: world.people[person].id });
    }
    const property = freshCall(world, 'properties.create');
    expect((await world.send(keyed(property, key), 'admin')).statusCode).toBe(201);
  });
});

describe('leads without a key', () => {
  it('that differ in anything are all kept', async () => {
    const count = 1_000;
    const before = (await server.leads()).length;
    // Half the calls use other people, half the same person with another amount.
    const changes = (index: number) =>
      index % 2 === 0 ? { email: `lead-${index}@example.com` } : { existingLoans: index };
    const send = (index: number) =>
      world.send({ method: 'POST', path: '/borrowing-leads', body: aBorrowingLead(changes(index)) });
    for (let index = 0; index < count; index += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, next) => send(index + next)));
    }
    const kept = (await server.leads()).length - before;
    expect(kept).toBe(count);
    figure('G8', 'different leads that were all kept', `${kept}/${count}`);
  });
});

describe('what is not remembered under a key', () => {
  const path = () => `/profiles/${world.people.owner.id}/details`;
  const put = (body: unknown): SentCall => ({ method: 'PUT', path: path(), body });

  it('a refused body, a missing object, a stale version and a failure of ours', async () => {
    const invalid = randomUUID();
    expect((await world.send(keyed(put({ profile: { grossIncome: -1 } }), invalid), 'owner')).statusCode).toBe(400);
    expect((await world.send(keyed(put({ profile: { grossIncome: 1 } }), invalid), 'owner')).statusCode).toBe(200);

    const missing = randomUUID();
    const pair = { clientId: world.people.owner.id, propertyId: randomUUID() };
    const assign = (propertyId: string | undefined): SentCall => ({
      method: 'POST',
      path: '/assign-property',
      body: { ...pair, propertyId },
    });
    expect((await world.send(keyed(assign(pair.propertyId), missing), 'admin')).statusCode).toBe(404);
    const there = world.things.get('known-property-free');
    expect((await world.send(keyed(assign(there), missing), 'admin')).statusCode).toBe(200);

    const stale = randomUUID();
    expect((await world.send(keyed(put({ profile: {}, version: 1 }), stale), 'owner')).statusCode).toBe(412);
    expect((await world.send(keyed(put({ profile: {} }), stale), 'owner')).statusCode).toBe(200);

    expect(await statusesOfFlakyWrite()).toEqual([500, 201, 201]);
    figure('G10', 'refusals and failures that a later delivery under the key is free of', '4/4');
  });

  /** Sends one keyed write three times; it fails on its first run and runs twice in all. */
  async function statusesOfFlakyWrite(): Promise<number[]> {
    const app = await buildApp(server.deps);
    let runs = 0;
    await app.register(
      async (api) =>
        bindWrite({ app: api, deps: server.deps }, { ...routes.diagnostics.createAsset, path: '/flaky' }, async () => {
          runs += 1;
          if (runs === 1) throw new Error('broken');
          return { status: 'success' as const, id: world.people.owner.id };
        }),
      { prefix: '/api' },
    );
    const { authorization } = world.people.owner;
    const headers = { authorization, 'idempotency-key': randomUUID() };
    const call = { method: 'POST', url: '/api/flaky', headers, payload: {} } as const;
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await app.inject(call)).statusCode);
    expect(runs).toBe(2);
    await app.close();
    return statuses;
  }
});

describe('the store of keys', () => {
  it('holds no key, password, token, request or answer in clear', async () => {
    const key = `canary-key-${randomUUID()}`;
    const call = freshCall(world, 'auth.register');
    const answer = await world.send(keyed(call, key), null);
    const { accessToken, refreshToken = accessToken } = answer.json();
    const details: SentCall = {
      method: 'PUT',
      path: `/profiles/${world.people.owner.id}`,
      body: { employer: 'canary employer' },
    };
    await world.send(keyed(details, `${key}-2`), 'owner');
    const { rows: kept } = await server.deps.db.query('select row_to_json(k)::text as text from idempotency_keys k');
    expect(kept.length).toBeGreaterThan(10);
    const store = kept.map(({ text }) => text).join('\n');
    const email = Object(call.body).email;
    for (const canary of [key, testPassword, accessToken, refreshToken, email, 'canary employer', 'owned-canary']) {
      expect(store).not.toContain(canary);
      expect(store).not.toContain(Buffer.from(canary).toString('base64').slice(0, 20));
      expect(store).not.toContain(Buffer.from(canary).toString('hex'));
    }
    figure(
      'G9',
      'canaries (key, password, tokens, request, answer) found in the store of keys',
      `0 in ${kept.length} rows`,
    );
  });
});
