import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledCall } from '../../test/access/fill.ts';
import { policy } from '../../test/access/policy.ts';
import { namedRoutes, type RouteName, routeNamed } from '../../test/access/route-names.ts';
import { samples } from '../../test/access/samples.ts';
import { createWorld, sendCall, type World } from '../../test/access/world.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { sharedSecret } from '../../test/backup.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { runCommandFile } from '../../test/commands.ts';
import { administer } from '../../test/database/administer.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { type TwoRoleDatabase, twoRoleDatabase } from '../../test/database/two-roles.ts';
import { adviser, newClient, send, signedInAdviser } from '../../test/people.ts';
import { figure } from '../../test/quality.ts';
import { makeBackup } from '../backup/back-up.ts';
import { readConfig } from '../config.ts';
import { sealAudit } from '../features/audit/index.ts';
import { runRetention } from '../features/privacy/index.ts';
import { createLog } from '../log.ts';
import { startServer } from '../server.ts';
import { connectDatabase } from './connect.ts';
import { MigrationPending } from './migrate.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'freehold-roles-'));
let roles: TwoRoleDatabase;
let backup = '';
beforeAll(async () => {
  roles = await twoRoleDatabase();
});
afterAll(async () => {
  await roles.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

function settings(): Record<string, string> {
  const server = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    TRUSTED_PROXY: '127.0.0.1',
    DEMO_ADMIN_PASSWORD: adviser.password,
  };
  return { ...server, DATA_DIR: dataDir, JWT_SECRET: sharedSecret, DATABASE_URL: roles.serverUrl };
}

it('a server whose role may not change tables waits for the owner to migrate, then starts and works', async () => {
  const start = () => startServer(readConfig(settings()), createLog('silent'));
  await expect(start()).rejects.toThrow(MigrationPending);
  const refused = await runCommandFile('migrate', [], { DATABASE_URL: roles.serverUrl, DATA_DIR: dataDir });
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('This role may not change tables') });
  const migrated = await runCommandFile('migrate', [], { DATABASE_URL: roles.ownerUrl, DATA_DIR: dataDir });
  expect(migrated).toMatchObject({ code: 0, output: expect.stringContaining('The database is at 00') });

  const server = await start();
  await newClient(server.address);
  const lead = await send(`${server.address}/api/borrowing-leads`, { body: aBorrowingLead() });
  expect(lead.status).toBe(201);
  const { token } = await signedInAdviser(server.address);
  const list = await send(`${server.address}/api/leads`, { method: 'GET', token });
  expect(list).toMatchObject({ status: 200, body: [{ email: aBorrowingLead().email }] });
  await server.close();
  const { rows } = await administer(roles.adminUrl, `select count(*)::int as jobs from jobs.job where name = 'mail'`);
  expect(rows[0]?.jobs).toBeGreaterThanOrEqual(1);
});

/** The id a call of the route must name to succeed. */
function objectFor(world: World, name: RouteName): string {
  const { object } = policy[name];
  if (object === 'client') return world.people.owner.id;
  if (object === 'session') return world.things.get('known-session-owner') ?? '';
  return world.things.get(object === 'property' ? 'known-property-own' : `known-${object}-one`) ?? '';
}

/**
 * Sends a sample of every route through an application on the servers' role, as an adviser where clients are not
 * allowed.
 */
async function statusesOf(app: TestApp, world: World): Promise<Map<RouteName, number>> {
  const statuses = new Map<RouteName, number>();
  const names = namedRoutes.map(([name]) => name).filter((name) => name !== 'auth.logout');
  // Calls that disable the owner's account run last; otherwise every later call would be rejected.
  for (const name of names.toSorted((a, b) => Number(a.startsWith('access.')) - Number(b.startsWith('access.')))) {
    const person = policy[name].client === 403 ? 'admin' : 'owner';
    const things = new Map(world.things).set('known-object-here', objectFor(world, name));
    const call = filledCall(routeNamed(name), samples[name], things);
    const headers = { ...call.headers, authorization: world.people[person].authorization };
    statuses.set(name, (await sendCall(app, { ...call, headers })).statusCode);
  }
  return statuses;
}

it('every route and all upkeep work under that role', async () => {
  const admin = await connectDatabase({ kind: 'postgres', url: roles.adminUrl }, silentLog);
  const seeded = await startTestApp({ db: admin, settings: { JWT_SECRET: sharedSecret } });
  const world = await createWorld(seeded);
  const db = await connectDatabase({ kind: 'postgres', url: roles.serverUrl }, silentLog);
  const app = await startTestApp({ db, settings: settings() });
  app.clock.advance({ minutes: 16 });
  const statuses = [...(await statusesOf(app, world))];
  expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
  const worked = statuses.filter(([, status]) => status < 300).length;
  await runRetention(app.deps);
  expect(await sealAudit(app.deps)).toBeGreaterThan(0);
  backup = (await makeBackup(app.deps)).path;
  await app.close();
  await seeded.close();
  expect(worked).toBeGreaterThan(70);
  figure(
    'C6',
    `routes under a role that may change no table that end in an error of the server; ${worked} end in success`,
    `0/${statuses.length}`,
  );
});

it('what the owner restores is the servers’ to use again', async () => {
  const owner = { DATABASE_URL: roles.ownerUrl, DATA_DIR: dataDir, JWT_SECRET: sharedSecret };
  const restored = await runCommandFile('restore', [backup, '--replace'], owner);
  expect(restored).toMatchObject({ code: 0 });
  const server = await startServer(readConfig(settings()), createLog('silent'));
  await newClient(server.address);
  const lead = await send(`${server.address}/api/borrowing-leads`, { body: aBorrowingLead() });
  await server.close();
  expect(lead.status).toBe(201);
});

const definitions = [
  'create table public.stray (id integer)',
  'create table jobs.stray (id integer)',
  'create temporary table stray (id integer)',
  'create schema stray',
  'create view public.stray as select 1',
  `create function public.stray() returns integer language sql as 'select 1'`,
  'alter table users add column stray text',
  'alter table users owner to current_user',
  'alter table audit_events disable trigger all',
  'drop table users',
  'drop trigger rows_stay on audit_events',
  'drop schema jobs cascade',
  'truncate leads cascade',
  'create index stray on users (email)',
  'create role stray',
  'create extension dblink',
  'comment on table users is null',
  `set session_replication_role = 'replica'`,
  'set role pg_read_server_files',
  `copy users to '/tmp/stray'`,
];

it('the role owns nothing, is no superuser, and may define nothing', async () => {
  const { rows } = await administer(
    roles.serverUrl,
    `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as has_more,
       (select count(*)::int from pg_shdepend where refobjid = pg_roles.oid and deptype = 'o') as owned
     from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([{ has_more: false, owned: 0 }]);
  for (const definition of definitions) {
    await expect(administer(roles.serverUrl, definition), definition).rejects.toMatchObject({ code: '42501' });
  }
  figure(
    'C6',
    'definitions, changes and other rights that the server’s role asks for: refused',
    `${definitions.length}/${definitions.length}`,
  );
});
