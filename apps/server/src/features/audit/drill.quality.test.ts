import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRoutes, type RouteName } from '../../../test/access/route-names.ts';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { aStrategySessionLead } from '../../../test/lead-builders.ts';
import { figure } from '../../../test/quality.ts';
import { transaction } from '../../db/transaction.ts';
import { noteIdleRecords } from '../idle-records/index.ts';
import { createAccountProfile, createClientRecord } from '../profiles/index.ts';
import { whoWasRead } from './who-was-read.ts';

const mostMs = 5 * 60_000;
const whole = { from: new Date('2026-11-21T00:00:00Z'), to: new Date('2026-11-22T00:00:00Z') };
let server: TestApp;
let owner: Session;
let thief: Session;

/** Two sessions of one adviser, from two addresses. */
interface Session {
  readonly authorization: string;
  readonly address: string;
  readonly id: string;
}

/** A person the database knows: as a client, as a lead and as the recipient of a mail. */
interface Known {
  readonly email: string;
  readonly clientId: string;
  readonly leadId: string;
  readonly mailId: string;
}

beforeAll(async () => {
  server = await startTestApp();
  await server.addUser({ role: 'ADMIN', email: 'adviser@example.com' });
  owner = await signIn('192.0.2.1');
  thief = await signIn('192.0.2.2');
});
afterAll(() => server.close());

async function signIn(address: string): Promise<Session> {
  const payload = { email: 'adviser@example.com', password: testPassword };
  const request = { method: 'POST', url: '/api/auth/login', payload, remoteAddress: address } as const;
  const { accessToken } = (await server.app.inject(request)).json();
  const { rows } = await server.deps.db.query(
    `select session_id from audit_events where action = 'sign-in' order by id desc limit 1`,
  );
  return { authorization: `Bearer ${accessToken}`, address, id: String(rows[0]?.session_id) };
}

async function somebody(n: number): Promise<Known> {
  const { db, now } = server.deps;
  const email = `person${n}@example.com`;
  const profile = { firstName: 'Known', lastName: `Person${n}`, email };
  const { id: clientId } = await transaction(db, (tx) => createClientRecord(tx, { profile, at: now() }));
  await keptPlan(clientId);
  const payload = aStrategySessionLead({ email, phone: `0400 111 ${String(n).padStart(3, '0')}` });
  const remoteAddress = `198.51.100.${n}`;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/strategy-session-leads',
    payload,
    remoteAddress,
  });
  const { id: leadId } = answer.json();
  const { rows } = await db.query('select id from mails where lead_id = $1', [leadId]);
  return { email, clientId, leadId, mailId: String(rows[0]?.id) };
}

/** A plan of a client under the client's own id, with a version. */
async function keptPlan(clientId: string): Promise<void> {
  const { db } = server.deps;
  const document = JSON.stringify({ plan: 1, start: '2026-12', people: { a: { born: '1988-06' } } });
  const plan = [clientId, document, '2020-01-01'];
  await db.query(
    `insert into plans (id, profile_id, title, version, document, engine_version, law_read, created_at, updated_at)
     values ($1, $1, '', 1, $2, '1', '2026-11-21', $3, $3)`,
    plan,
  );
  await db.query(
    `insert into plan_versions (plan_id, number, profile_id, name, is_locked, plan_version, document, engine_version, law_read, kept_at)
     values ($1, 1, $1, 'At first', false, 1, $2, '1', '2026-11-21', $3)`,
    plan,
  );
}

interface Reading {
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly url: (known: Known) => string;
  /** The id that the log must name. */
  readonly names: 'clientId' | 'leadId';
}

const reads = (names: Reading['names'], url: Reading['url'], method: Reading['method'] = 'GET'): Reading => ({
  method,
  url,
  names,
});

/** Every way an adviser sees a person. */
const readings: Partial<Readonly<Record<RouteName, Reading>>> = {
  'leads.list': reads('leadId', ({ email }) => `/leads?q=${email}`),
  'leads.export': reads('leadId', ({ email }) => `/leads/export?q=${email}`),
  'leads.details': reads('leadId', ({ leadId }) => `/leads/${leadId}`),
  'leads.update': reads('leadId', ({ leadId }) => `/leads/${leadId}`, 'PUT'),
  'outbox.list': reads('leadId', ({ email }) => `/mails?q=${email}`),
  'outbox.read': reads('leadId', ({ mailId }) => `/mails/${mailId}`),
  'outbox.resend': reads('leadId', ({ mailId }) => `/mails/${mailId}/resend`, 'POST'),
  'audit.list': reads('leadId', ({ leadId }) => `/audit?subjectId=${leadId}`),
  'profiles.list': reads('clientId', ({ email }) => `/profiles?q=${email}`),
  'profiles.read': reads('clientId', ({ clientId }) => `/profiles/${clientId}`),
  'profiles.update': reads('clientId', ({ clientId }) => `/profiles/${clientId}`, 'PUT'),
  'profiles.readDetails': reads('clientId', ({ clientId }) => `/profiles/${clientId}/details`),
  'profiles.updateDetails': reads('clientId', ({ clientId }) => `/profiles/${clientId}/details`, 'PUT'),
  'profiles.firstFigures': reads('clientId', ({ clientId }) => `/profiles/${clientId}/first-figures`),
  'profiles.valuations': reads('clientId', ({ clientId }) => `/profiles/${clientId}/valuations`),
  'auth.clientSessions': reads('clientId', ({ clientId }) => `/profiles/${clientId}/sessions`),
  'clients.list': reads('clientId', ({ email }) => `/clients?q=${email}`),
  'clients.view': reads('clientId', ({ clientId }) => `/clients/${clientId}/view`),
  'clients.head': reads('clientId', ({ clientId }) => `/clients/${clientId}/head`),
  'clients.activity': reads('clientId', ({ clientId }) => `/clients/${clientId}/activity`),
  'clients.leads': reads('clientId', ({ clientId }) => `/clients/${clientId}/leads`),
  'clients.notes': reads('clientId', ({ clientId }) => `/clients/${clientId}/notes`),
  'tasks.list': reads('clientId', ({ clientId }) => `/clients/${clientId}/tasks`),
  'access.read': reads('clientId', ({ clientId }) => `/profiles/${clientId}/access`),
  'advisers.ofClient': reads('clientId', ({ clientId }) => `/profiles/${clientId}/advisers`),
  'portfolio.read': reads('clientId', ({ clientId }) => `/portfolio/${clientId}`),
  'savedProperties.list': reads('clientId', ({ clientId }) => `/saved_properties?userId=${clientId}`),
  'savedProperties.check': reads(
    'clientId',
    ({ clientId }) => `/saved-properties/check?userId=${clientId}&propertyId=${randomUUID()}`,
  ),
  'plans.list': reads('clientId', ({ clientId }) => `/plans?userId=${clientId}`),
  'plans.read': reads('clientId', ({ clientId }) => `/plans/${clientId}?userId=${clientId}`),
  'plans.versions': reads('clientId', ({ clientId }) => `/plans/${clientId}/versions?userId=${clientId}`),
  'plans.version': reads('clientId', ({ clientId }) => `/plans/${clientId}/versions/1?userId=${clientId}`),
  'planSuggestions.list': reads('clientId', ({ clientId }) => `/plans/${clientId}/suggestions?userId=${clientId}`),
  'reports.clientSummary': reads('clientId', ({ clientId }) => `/profiles/${clientId}/report?taxYear=2025-26`),
  'reports.keptPlan': reads('clientId', ({ clientId }) => `/plans/${clientId}/report?userId=${clientId}`),
  'privacy.exportPerson': reads('clientId', ({ clientId }) => `/profiles/${clientId}/export`),
};

/** Responses that an adviser may read and that concern nobody else: counts, properties, their own account. */
const aboutNobody: readonly RouteName[] = [
  'leads.totals',
  'leads.conversion',
  'leads.arrivals',
  'leads.owners',
  'outbox.totals',
  'counts.read',
  'upkeep.read',
  'properties.list',
  'properties.read',
  'properties.export',
  'auth.account',
  'auth.sessions',
  'askedMails.read',
  'practice.read',
  'advisers.list',
  'savedViews.list',
  'diagnostics.diagnostic',
];

async function read({ authorization, address }: Session, { method = 'GET', url }: Reading, known: Known) {
  const body = method === 'PUT' ? { payload: url(known).endsWith('/details') ? { profile: {} } : {} } : {};
  const headers = { authorization };
  return await server.app.inject({ method, url: `/api${url(known)}`, headers, remoteAddress: address, ...body });
}

describe('of a thief and the owner at once in two sessions of one adviser', () => {
  it('the log tells who was shown to which, through each route', { timeout: 400_000 }, async () => {
    const routes = Object.entries(readings);
    const shown = { owner: [] as string[], thief: [] as string[] };
    for (const [n, [name, reading]] of routes.entries()) {
      const [ownersClient, stolen] = [await somebody(2 * n), await somebody(2 * n + 1)];
      const answers = await Promise.all([read(owner, reading, ownersClient), read(thief, reading, stolen)]);
      expect(
        answers.map(({ statusCode }) => statusCode),
        `${name} ${answers[1]?.body}`,
      ).toEqual([200, 200]);
      shown.owner.push(ownersClient[reading.names]);
      shown.thief.push(stolen[reading.names]);
    }
    for (const who of ['owner', 'thief'] as const) {
      const session = who === 'owner' ? owner : thief;
      const { people, gaps } = await whoWasRead(server.deps.db.kysely, { sessionId: session.id, ...whole });
      expect(people.map(({ id }) => id).sort()).toEqual(shown[who].sort());
      expect(people.every(({ email }) => email?.endsWith('@example.com'))).toBe(true);
      expect(gaps).toEqual([]);
      const codes = new Set(people.map((person) => person.address_code));
      expect(codes.size).toBe(1);
      const byAddress = await whoWasRead(server.deps.db.kysely, { addressCode: String([...codes][0]), ...whole });
      expect(byAddress.people.map(({ id }) => id)).toEqual(expect.arrayContaining(shown[who]));
      expect(byAddress.people.map(({ id }) => id)).not.toContain(shown[who === 'owner' ? 'thief' : 'owner'][0]);
    }
    figure(
      'Q8',
      'ways to be shown a person, of which the log tells thief and owner apart',
      `${routes.length}/${routes.length}`,
    );
  });

  it('an account that waits to be connected, and its record, are on record too', async () => {
    const { db, now } = server.deps;
    const asked = await somebody(200);
    const { id } = await server.addUser({ role: 'CLIENT', email: asked.email });
    await transaction(db, (tx) =>
      createAccountProfile(tx, { id, email: asked.email, firstName: 'Known', lastName: 'Too', phone: '', at: now() }),
    );
    await db.query('update users set email_verified_at = $1 where id = $2', [now(), id]);
    const headers = { authorization: owner.authorization };
    const answer = await server.app.inject({ url: `/api/joins?clientId=${id}`, headers });
    expect(answer.json()).toHaveLength(1);
    const { people } = await whoWasRead(db.kysely, { sessionId: owner.id, ...whole });
    expect(people.map((person) => person.id)).toEqual(expect.arrayContaining([id, asked.clientId]));
  });

  it('a client who is being erased is on record as shown', async () => {
    const { clientId } = await somebody(201);
    const headers = { authorization: owner.authorization };
    const payload = { confirm: 'ERASE' };
    await server.app.inject({ method: 'POST', url: `/api/profiles/${clientId}/erase`, headers, payload });
    expect((await server.app.inject({ url: '/api/erasures', headers })).json()).toMatchObject([{ id: clientId }]);
    const { people } = await whoWasRead(server.deps.db.kysely, { sessionId: owner.id, ...whole });
    expect(people.map(({ id }) => id)).toContain(clientId);
  });

  it('a client whose record nobody has used for a year is on record as shown', async () => {
    const { db } = server.deps;
    const { clientId } = await somebody(202);
    await db.query(`update profiles set updated_at = '2025-11-01T00:00:00Z' where id = $1`, [clientId]);
    await db.query('delete from leads where client_id = $1 or email_normalised = $2', [
      clientId,
      'person202@example.com',
    ]);
    await noteIdleRecords(server.deps);
    const headers = { authorization: owner.authorization };
    const { records } = (await server.app.inject({ url: '/api/idle-records', headers })).json();
    expect(records).toMatchObject([{ id: clientId }]);
    const { people } = await whoWasRead(db.kysely, { sessionId: owner.id, ...whole });
    expect(people.map(({ id }) => id)).toContain(clientId);
  });

  it('whom the day lists is on record as shown', async () => {
    await somebody(203);
    const headers = { authorization: owner.authorization };
    const { waitingLeads } = (await server.app.inject({ url: '/api/today', headers })).json();
    const ids = waitingLeads.items.map(({ id }: { id: string }) => id);
    expect(ids.length).toBeGreaterThan(0);
    const { people } = await whoWasRead(server.deps.db.kysely, { sessionId: owner.id, ...whole });
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('no route that shows somebody is left out', () => {
    const reachable = namedRoutes.flatMap(([name, { method, access }]) =>
      method === 'GET' && access !== 'public' ? [name] : [],
    );
    const shownAbove = [
      'joins.list',
      'privacy.heldErasures',
      'idleRecords.list',
      'today.read',
      ...Object.keys(readings),
      ...aboutNobody,
    ];
    expect(reachable.filter((name) => !shownAbove.includes(name))).toEqual([]);
  });
});

describe('a page of a list', () => {
  it('is one event with count, first and last id and the filter, searched words coded, and 1,000 ids at most a row', async () => {
    const { kysely } = server.deps.db;
    const headers = { authorization: owner.authorization };
    await server.app.inject({ url: '/api/leads?q=person1%40example&status=New&limit=1', headers });
    const events = kysely.selectFrom('audit_events').selectAll().where('action', '=', 'leads-listed');
    const event = await events.orderBy('id', 'desc').executeTakeFirstOrThrow();
    const shown = kysely.selectFrom('audit_shown').selectAll().where('event_id', '=', event.id);
    const ids = (await shown.execute()).flatMap((row) => row.ids);
    expect(ids).toHaveLength(1);
    expect(event.fields).toEqual([
      'count:1',
      `first:${ids[0]}`,
      `last:${ids[0]}`,
      expect.stringMatching(/^q=[\w-]{22}$/),
      'status=New',
      expect.stringMatching(/^ids:[\w-]{43}$/),
    ]);
    expect(event.session_id).toBe(owner.id);
  });

  it('whose ids were changed or are gone is named as a gap', async () => {
    const { db } = server.deps;
    const { people } = await whoWasRead(db.kysely, { sessionId: thief.id, ...whole });
    await db.query(
      `update audit_shown set ids = '{${randomUUID()}}' where kind = 'client' and event_id in
      (select id from audit_events where session_id = $1 and action = 'clients-listed')`,
      [thief.id],
    );
    await db.query(
      `delete from audit_shown where event_id in
      (select id from audit_events where session_id = $1 and action = 'leads-listed')`,
      [thief.id],
    );
    const after = await whoWasRead(db.kysely, { sessionId: thief.id, ...whole });
    expect(after.gaps.map(({ action, kind }) => `${action} ${kind}`).sort()).toEqual([
      // The list of profiles and the list with figures.
      'clients-listed changed',
      'clients-listed changed',
      'leads-listed not-kept',
    ]);
    expect(people.length).toBeGreaterThan(after.people.length - 1);
  });
});

it('tells whom somebody read in an hour, out of 50,000 events', async () => {
  const [suspect, read, before, after] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await server.deps.db.query(
    `insert into audit_events (at, actor_id, actor_role, action, subject_kind, subject_id)
     select timestamptz '2026-11-01 00:00Z' + n * interval '20 seconds', gen_random_uuid(), 'ADMIN', 'client-read', 'client',
       gen_random_uuid()::text
     from generate_series(1, 50000) as n`,
  );
  for (const [at, subject, action] of [
    ['2026-11-05T08:59:59Z', before, 'client-read'],
    ['2026-11-05T09:00:00Z', read, 'client-viewed'],
    ['2026-11-05T10:00:00Z', after, 'client-read'],
  ]) {
    await server.deps.db.query(
      `insert into audit_events (at, actor_id, actor_role, action, subject_kind, subject_id)
       values ($1, $2, 'ADMIN', $3, 'client', $4)`,
      [at, suspect, action, subject],
    );
  }
  const hour = { from: new Date('2026-11-05T09:00:00Z'), to: new Date('2026-11-05T10:00:00Z') };
  const started = performance.now();
  const { people } = await whoWasRead(server.deps.db.kysely, { actorId: suspect, ...hour });
  const ms = Math.ceil(performance.now() - started);
  expect(people.map(({ id }) => id)).toEqual([read]);
  expect(ms).toBeLessThan(mostMs);
  figure('Q8', 'whom somebody read in an hour, out of 50,000 events, ms', String(ms));
});
