import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BorrowingLead,
  borrowingLeadReplySchema,
  clientDetailsSchema,
  type LeadListItem,
  leadListSchema,
  routes,
  signInReplySchema,
} from '@freehold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBorrowingLead } from '../test/builders.ts';
import { type ServerDatabase, serverDatabase } from '../test/database/server-database.ts';
import { fastFolder } from '../test/fast-folder.ts';
import { adviser } from '../test/people.ts';
import { type ServerProcess, startServerProcess } from '../test/process.ts';

const dataDir = mkdtempSync(join(fastFolder(), 'freehold data '));
let database: ServerDatabase;

beforeAll(async () => {
  database = await serverDatabase();
});
afterAll(async () => {
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => startServerProcess({ DATA_DIR: dataDir, ...database.settings });

async function post(server: ServerProcess, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Creates a lead and returns its id. */
async function leaveLead(server: ServerProcess, changes: Partial<BorrowingLead>, headers: Record<string, string> = {}) {
  const { status, body } = await post(server, '/borrowing-leads', aBorrowingLead(changes), headers);
  expect(status).toBe(201);
  return borrowingLeadReplySchema.parse(body).id;
}

async function listLeads(server: ServerProcess): Promise<LeadListItem[]> {
  const { accessToken } = signInReplySchema.parse((await post(server, '/auth/login', adviser)).body);
  const answer = await fetch(`${server.address}/api/leads`, { headers: { authorization: `Bearer ${accessToken}` } });
  return leadListSchema.parse(await answer.json());
}

describe('a server that is killed', () => {
  it('keeps every lead it answered, each with its mail, however soon the kill comes', async () => {
    const answered: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const server = await start();
      const deliveries = Array.from({ length: 5 }, (_, n) =>
        leaveLead(server, { email: `person${round}-${n}@example.com` }),
      );
      await Promise.race(deliveries);
      await server.end('SIGKILL');
      const outcomes = await Promise.allSettled(deliveries);
      answered.push(...outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])));
    }
    const server = await start();
    expect(answered.length).toBeGreaterThanOrEqual(2);
    const leads = await listLeads(server);
    const kept = new Set(leads.map((lead) => lead.id));
    expect(answered.filter((id) => !kept.has(id))).toEqual([]);
    expect(leads.filter((lead) => lead.report?.status !== 'queued')).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('performs a lead once when its answer was lost and the same key comes again', async () => {
    const lead = { email: 'retry@example.com' };
    const headers = { 'idempotency-key': 'lost-answer' };
    const before = await start();
    await leaveLead(before, lead, headers);
    await before.end('SIGKILL');
    const after = await start();
    const repeated = await leaveLead(after, lead, headers);
    const stored = (await listLeads(after)).filter(({ email }) => email === lead.email);
    expect(stored.map(({ id }) => id)).toEqual([repeated]);
    expect(await after.end('SIGTERM')).toBe(0);
  });
});

describe('plans on a server that is killed', () => {
  const plan = { plan: 1, start: '2026-12', years: 2, people: { a: { born: '1988-06' } } };

  async function asAdviser(server: ServerProcess) {
    const { accessToken } = signInReplySchema.parse((await post(server, '/auth/login', adviser)).body);
    return { authorization: `Bearer ${accessToken}` };
  }

  async function readPlan(server: ServerProcess, path: string, headers: Record<string, string>) {
    const answer = await fetch(`${server.address}/api/plans/${path}`, { headers });
    return routes.plans.read.reply.parse(await answer.json());
  }

  it('have each change it answered, whole and once, however soon the kill comes', async () => {
    const first = await start();
    const headers = await asAdviser(first);
    const profile = { firstName: 'Ann', lastName: 'Lee', email: 'ann.plans@example.com' };
    const record = await post(first, '/profiles/details', { profile }, headers);
    const of = `userId=${clientDetailsSchema.parse(record.body).profile.id}`;
    const kept = await post(first, `/plans?${of}`, { plan }, headers);
    const { id } = routes.plans.create.reply.parse(kept.body);
    await first.end('SIGKILL');
    let answered = 1;
    for (const isAnswered of [true, false]) {
      const server = await start();
      const session = await asAdviser(server);
      const before = await readPlan(server, `${id}?${of}`, session);
      // A change that was stored may have lost its answer.
      expect([answered, answered + 1]).toContain(before.version);
      expect(before.document.years ?? 2).toBe(before.version === 1 ? 2 : before.version);
      const { version } = before;
      const change = { id: `c${version}`, label: 'Years', by: 'you', at: '2026-11-21' };
      const changes = [{ ...change, ops: [{ set: 'years', to: version + 1 }] }];
      const saving = post(server, `/plans/${id}/changes?${of}`, { version, changes }, session);
      const outcome = Promise.allSettled([saving]);
      if (isAnswered) expect((await saving).status).toBe(200);
      answered = isAnswered ? version + 1 : version;
      await server.end('SIGKILL');
      await outcome;
    }
    const last = await start();
    const { version, document } = await readPlan(last, `${id}?${of}`, await asAdviser(last));
    expect([answered, answered + 1]).toContain(version);
    expect(document.years).toBe(version);
    expect(await last.end('SIGTERM')).toBe(0);
  });
});

describe('a server that cannot start', () => {
  it('says which settings contradict each other and ends with 2', async () => {
    const broken = startServerProcess({ DATA_DIR: dataDir, NODE_ENV: 'production' });
    await expect(broken).rejects.toThrow(/ended with 2 before.*JWT_SECRET.*PUBLIC_URL/s);
  });

  it('says when its database does not answer, and ends with 1', async () => {
    const away = startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    await expect(away).rejects.toThrow(/ended with 1 before/);
  });
});
