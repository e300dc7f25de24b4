import type { Route } from '@freehold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answeredCall } from '../../test/access/answered-call.ts';
import { filledCall } from '../../test/access/fill.ts';
import type { SentCall } from '../../test/access/people.ts';
import { policy } from '../../test/access/policy.ts';
import { namedRoutes, type RouteName, routeNamed } from '../../test/access/route-names.ts';
import { samples } from '../../test/access/samples.ts';
import { propertyForm } from '../../test/access/seed.ts';
import { createWorld, type World } from '../../test/access/world.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { figure } from '../../test/quality.ts';
import { statementsOf } from '../../test/queries/statements.ts';
import { generateRecords } from '../seed/generated-records.ts';

let server: TestApp;
let world: World;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.ready();
  world = await createWorld(server);
});
afterAll(() => server.close());

/**
 * Most statements per route, including those of the session and transaction; a route that needs more says why in its
 * own row.
 */
const ceilings = { GET: 8, POST: 24, PUT: 24, DELETE: 24 } as const;
const own: Partial<Readonly<Record<RouteName, number>>> = {
  // The whole client on one screen, from one snapshot.
  'clients.view': 12,
  // Plans with what was published, locked and suggested of each.
  'plans.list': 9,
  'privacy.exportPerson': 43,
  // Moves a person's rows, one statement per table; locks the advisers, the person and the leads first.
  'privacy.erasePerson': 61,
  // A page, its audit, and the records of its clients.
  'clients.list': 12,
  // The record, tasks and last contact, from one snapshot.
  'clients.head': 12,
  // Five lists, and the audit of whom they showed.
  'today.read': 12,
  // Four of them write the read audit.
  'clients.activity': 12,
  'leads.export': 10,
  'leads.details': 11,
  // One reads the practice's brand, one charges for the time the file took.
  'reports.clientSummary': 11,
  // The same, with the plan and the names on its cover.
  'reports.keptPlan': 11,
  // Development aid: counts the rows of each table.
  'diagnostics.diagnostic': 60,
};

function ceilingOf(name: RouteName, { method }: Route): number {
  return own[name] ?? ceilings[method];
}

async function statementsOfRoute(name: RouteName) {
  const { call, as } = answeredCall(world, name);
  const { result, statements } = await statementsOf(() => world.send(call, as));
  return { status: result.statusCode, texts: statements.map(({ text }) => text) };
}

/** Adds rows to every list that could query per row: clients, leads, mails, and the owner's own records. */
async function growEverything(): Promise<void> {
  await generateRecords(server.deps.db, { clients: 80, leads: 80, seed: 'more' });
  const owner = world.people.owner.id;
  for (let n = 0; n < 15; n += 1) {
    const made = await world.send({ method: 'POST', path: '/properties', body: propertyForm }, 'admin');
    const propertyId: string = made.json().id;
    const pair = { userId: owner, propertyId };
    await world.send({ method: 'POST', path: '/assign-property', body: { clientId: owner, propertyId } }, 'admin');
    await world.send({ method: 'POST', path: '/saved-properties/add', body: pair }, 'owner');
    await world.send({ method: 'POST', path: `/clients/${owner}/notes`, body: { text: `Note ${n}` } }, 'admin');
    await world.send({ method: 'POST', path: `/clients/${owner}/tasks`, body: { text: `Task ${n}` } }, 'admin');
    await world.send(filledCall(routeNamed('borrowingLeads.submit'), samples['borrowingLeads.submit'], new Map()));
  }
  const assets = Array.from({ length: 20 }, (_, n) => ({ assetType: 'Shares', currentValue: 1_000 + n }));
  const liabilities = Array.from({ length: 20 }, (_, n) => ({ liabilityType: 'Mortgage', loanBalance: 1_000 + n }));
  const details = { profile: {}, assets, liabilities, portfolios: [] };
  const saved = await world.send({ method: 'PUT', path: `/profiles/${owner}/details`, body: details }, 'owner');
  if (saved.statusCode !== 200) throw new Error(saved.body);
}

describe('statements of a request', () => {
  const reads = namedRoutes.filter(([, { method }]) => method === 'GET').map(([name]) => name);
  const writes = namedRoutes.filter(([name, { method }]) => method !== 'GET' && !policy[name].spends);
  const spending = namedRoutes.filter(([name]) => policy[name].spends).map(([name]) => name);
  const counts = new Map<RouteName, number>();

  /** Counts a route's statements; returns what is wrong with them, or null. */
  async function counted(name: RouteName): Promise<string | null> {
    const { texts, status } = await statementsOfRoute(name);
    counts.set(name, texts.length);
    if (status >= 500) return `${name} answers ${status}`;
    return texts.length <= ceilingOf(name, routeNamed(name)) ? null : `${name}\n${texts.join('\n')}`;
  }

  it('a read has as many with a hundred rows as with two', async () => {
    const over: (string | null)[] = [];
    for (const name of reads) over.push(await counted(name));
    expect(over.filter((each) => each !== null)).toEqual([]);
    // Guards against counting nothing: session and page take at least two queries.
    expect(counts.get('profiles.list')).toBeGreaterThanOrEqual(2);
    await growEverything();
    const grown: string[] = [];
    for (const name of reads) {
      const { texts } = await statementsOfRoute(name);
      const before = counts.get(name) ?? 0;
      if (texts.length > before) grown.push(`${name}: ${before}, then ${texts.length}\n${texts.join('\n')}`);
    }
    expect(grown).toEqual([]);
  });

  it.each(writes.map(([name]) => name))('a write stays below its ceiling: %s', async (name) => {
    expect(await counted(name)).toBeNull();
  });

  it.each(spending)(
    'so does one that changes who may call: %s',
    async (name) => {
      world = await createWorld(server);
      expect(await counted(name)).toBeNull();
    },
    60_000,
  );

  it('a list of rows that comes in with a write is stored without a statement for each', async () => {
    world = await createWorld(server);
    const statements: number[] = [];
    for (const size of [1, 40]) {
      const assets = Array.from({ length: size }, (_, n) => ({ assetType: 'Shares', currentValue: 1_000 + n }));
      const call: SentCall = {
        method: 'PUT',
        path: `/profiles/${world.people.owner.id}/details`,
        body: { profile: {}, assets },
      };
      const sent = await statementsOf(() => world.send(call, 'owner'));
      expect(sent.result.statusCode).toBe(200);
      statements.push(sent.statements.length);
    }
    expect(statements[1]).toBeLessThanOrEqual((statements[0] ?? 0) + 2);
  });

  it('counts every route', () => {
    expect([...counts.keys()].sort()).toEqual(namedRoutes.map(([name]) => name).sort());
    counts.delete('diagnostics.diagnostic');
    const [busiest, most] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
    const mostOfReads = Math.max(...reads.map((name) => counts.get(name) ?? 0));
    figure('PERF-QUERIES', `most statements of a read; of a write (${busiest})`, `${mostOfReads}; ${most}`);
  });
});
