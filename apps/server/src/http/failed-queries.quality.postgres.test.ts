import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { freshCall, keyed, makeRoom, writes } from '../../test/access/keyed-writes.ts';
import type { PersonName, SentCall } from '../../test/access/people.ts';
import type { RouteName } from '../../test/access/route-names.ts';
import { createWorld, type World } from '../../test/access/world.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { prepareToFail, withFailures } from '../../test/database/failing-queries.ts';
import { aMortgageLead, aStrategySessionLead } from '../../test/lead-builders.ts';
import { figure } from '../../test/quality.ts';

let server: TestApp;
let world: World;
let stopFailing: () => void;
beforeAll(async () => {
  server = await startTestApp();
  world = await createWorld(server);
});
afterAll(() => server.close());
beforeEach(() => {
  stopFailing = prepareToFail();
});
afterEach(() => stopFailing());

/** A write under test: a fresh call each time, and how to undo an earlier one so that it can take effect. */
interface WritePath {
  readonly name: string;
  readonly as: PersonName | null;
  fresh(): SentCall;
  makeRoom(): Promise<void>;
}

const leadWith = (path: string, body: (email: string) => object): WritePath => ({
  name: path,
  as: null,
  fresh: () => ({ method: 'POST', path, body: body(`${randomUUID()}@example.com`) }),
  makeRoom: async () => {},
});
const keyedPath = (name: RouteName, as: PersonName | null): WritePath => ({
  name,
  as,
  fresh: () => freshCall(world, name),
  makeRoom: () => makeRoom(world, { name }),
});
const paths: readonly WritePath[] = [
  leadWith('/borrowing-leads', (email) => aBorrowingLead({ email })),
  leadWith('/mortgage-leads', (email) => aMortgageLead({ email })),
  leadWith('/strategy-session-leads', (email) => aStrategySessionLead({ email })),
  ...writes.map(({ name, as }) => keyedPath(name, as)),
  {
    ...keyedPath('savedProperties.remove', 'owner'),
    fresh: () => ({
      method: 'DELETE',
      path: `/saved-properties/remove?propertyId=${world.things.get('known-property-own')}`,
    }),
    makeRoom: async () => {
      const body = { userId: world.people.owner.id, propertyId: world.things.get('known-property-own') };
      await world.send({ method: 'POST', path: '/saved-properties/add', body }, 'owner');
    },
  },
];

// Rate limits count attempts, and a sign-up is followed by a sign-in, a separate write.
const besides = ['rate_limits', 'sessions', 'known_devices'];

/** A hash of all tables except these, and their row counts. */
async function contents(): Promise<{ hash: string; rows: Record<string, number> }> {
  const { query } = server.deps.db;
  const { rows: tables } = await query(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [besides],
  );
  const parts = [...tables.map(({ name }) => String(name)), 'jobs.job'].map(
    (name) =>
      `select '${name}' as name, count(*)::int as rows, coalesce(md5(string_agg(t::text, ';' order by t::text)), '') as hash from ${name} t`,
  );
  const { rows } = await query(parts.join(' union all '));
  return {
    hash: rows.map(({ hash }) => hash).join(),
    rows: Object.fromEntries(rows.map(({ name, rows: count }) => [String(name), Number(count)])),
  };
}

type Rows = Record<string, number>;
const grown = (before: Rows, after: Rows): Rows =>
  Object.fromEntries(Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]));

/** Sends a call with its nth query failing; returns the status and the number of queries. */
async function sendFailing(call: SentCall, as: PersonName | null, nth: number) {
  let queries = 0;
  const choose = () => {
    queries += 1;
    return queries === nth ? '58030' : null;
  };
  const answer = await withFailures(choose, () => world.send(call, as));
  return { status: answer.statusCode, queries };
}

const shown = { paths: 0, failures: 0, old: 0 };

it.each(paths)(
  '$name: whichever of its queries fails, all of it is there or nothing',
  async (path) => {
    const key = () => keyed(path.fresh(), randomUUID());
    await path.makeRoom();
    const before = await contents();
    const whole = await sendFailing(key(), path.as, 0);
    expect(whole.status).toBeLessThan(300);
    expect(whole.queries).toBeGreaterThan(3);
    const growth = grown(before.rows, (await contents()).rows);
    for (let nth = 1; nth <= whole.queries; nth += 1) {
      await path.makeRoom();
      const call = key();
      const earlier = await contents();
      const { status } = await sendFailing(call, path.as, nth);
      const later = await contents();
      const isOld = later.hash === earlier.hash;
      if (!isOld) expect(grown(earlier.rows, later.rows)).toEqual(growth);
      expect(isOld ? [503] : [503, whole.status]).toContain(status);
      const again = await world.send(call, path.as);
      expect(again.statusCode).toBe(whole.status);
      expect(grown(earlier.rows, (await contents()).rows)).toEqual(growth);
      shown.failures += 1;
      if (isOld) shown.old += 1;
    }
    shown.paths += 1;
    if (shown.paths < paths.length) return;
    const { failures, old } = shown;
    figure(
      'I6',
      `each query of ${paths.length} writes failed in turn: ${old} times all was as before, ${failures - old} times all was done, and a repeat was done once`,
      `${failures}/${failures}`,
    );
  },
  120_000,
);

it('a thousand updates, of which each is put back up to three times by the database, are all done', async () => {
  const updates = 1_000;
  const before = await contents();
  const states = ['40001', '40P01'];
  const statuses = new Map<number, number>();
  let putBack = 0;
  const update = async (n: number): Promise<void> => {
    let [left, isInside] = [n % 4, false];
    const choose = (text: string) => {
      if (text === 'begin' || !isInside || left === 0) {
        isInside ||= text === 'begin';
        return null;
      }
      isInside = false;
      left -= 1;
      putBack += 1;
      return states[left % 2] ?? null;
    };
    const { statusCode } = await withFailures(choose, () => world.send(freshCall(world, 'profiles.update'), 'owner'));
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  };
  for (let part = 0; part < updates; part += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, n) => update(part + n)));
  }
  expect([...statuses]).toEqual([[200, updates]]);
  expect(putBack).toBe(updates * 1.5);
  expect(grown(before.rows, (await contents()).rows).audit_events).toBe(updates);
  figure('J5', `updates done, though the database put them back ${putBack} times`, `${updates}/${updates}, 0 × 500`);
}, 300_000);
