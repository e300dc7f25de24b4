import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { auditRows } from '../../../test/properties.ts';
import { type Caller, caller, clientWithProfile } from '../../../test/records.ts';
import { scopeOfNewRecord } from '../../client-scope.ts';
import { dateText } from '../../dates.ts';
import { planToReport } from '../plans/index.ts';

let server: TestApp;
let client: Caller;
let other: Caller;
let adviser: Caller;
let of: string;

beforeAll(async () => {
  server = await startTestApp();
  adviser = await caller(server, 'ADMIN');
  client = await clientWithProfile(server);
  other = await clientWithProfile(server);
  of = `userId=${client.id}`;
});
afterAll(() => server.close());

const option = (name: string, years: number) => ({ name, changes: [{ set: 'assume/prices', to: years }] });
const plan = {
  ...{ plan: 1, title: 'Draft', start: '2026-12', years: 2, people: { a: { born: '1988-06' } } },
  options: { b: option('Shown', 3), c: option('Hidden canary', 4) },
};

async function drafted(): Promise<string> {
  const answer = await adviser.post(`/plans?${of}`, { plan });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

/** Bookmarks, title and author: the renderer leaves the structure of its files uncompressed. */
function structureOf(pdf: Buffer): string {
  return pdf.toString('latin1').replaceAll('\0', '');
}

async function reported(id: string, query: string, by: Caller = adviser): Promise<Buffer> {
  const answer = await by.get(`/plans/${id}/report?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return answer.rawPayload;
}

it('of a locked version is the same file whenever it is made, whatever became of the plan', async () => {
  const id = await drafted();
  await adviser.post(`/plans/${id}/versions?${of}`, { name: 'First meeting', lock: true });
  const version = `${of}&version=1`;
  const before = await reported(id, version);
  const ops = [
    { set: 'title', to: 'Later' },
    { set: 'years', to: 9 },
  ];
  const changes = [{ id: 'c1', label: 'Later', by: 'you', at: '2026-11-21T00:00:00Z', ops }];
  expect((await adviser.post(`/plans/${id}/changes?${of}`, { version: 1, changes })).statusCode).toBe(200);
  server.clock.advance({ minutes: 5 });
  expect((await reported(id, version)).equals(before)).toBe(true);
  for (const title of ['Draft for', 'Plan B: Shown', 'How the figures come about', 'Based on']) {
    expect(structureOf(before)).toContain(title);
  }
  expect(structureOf(await reported(id, `${of}&sections=law`))).toContain('Later for');
});

it('has the sections and options that were asked for, and says what it cannot have', async () => {
  const id = await drafted();
  const text = structureOf(await reported(id, `${of}&sections=options,law&options=c`));
  for (const title of ['Plan C: Hidden canary', 'Based on']) expect(text).toContain(title);
  for (const title of ['Net worth', 'Money in and out', 'Assumptions', 'Shown', 'How the figures']) {
    expect(text).not.toContain(title);
  }
  for (const [query, field] of [
    ['sections=law,secrets', 'sections'],
    ['sections=', 'sections'],
    ['options=z', 'options'],
    ['version=0', 'version'],
  ] as const) {
    const answer = await adviser.get(`/plans/${id}/report?${of}&${query}`);
    expect(answer.statusCode, query).toBe(400);
    expect(answer.json().fields, query).toMatchObject([{ field }]);
  }
  expect((await adviser.get(`/plans/${id}/report?${of}&version=7`)).statusCode).toBe(404);
});

it('is for its client as the plan was published; a draft, another’s and a missing one look alike', async () => {
  const id = await drafted();
  await adviser.post(`/plans/${id}/versions?${of}`, { name: 'First meeting', lock: true });
  const lawOf = (by: Caller, plan: string, query = '') => by.get(`/plans/${plan}/report?sections=law&${query}`);
  const missing = async () => [
    await lawOf(client, id),
    await lawOf(client, id, 'version=1'),
    await lawOf(client, id, `options=c`),
    await lawOf(client, randomUUID()),
    await lawOf(other, id),
    await lawOf(other, id, of),
  ];
  const answers = (await missing()).map(({ statusCode, json }) => ({ statusCode, ...json(), requestId: '' }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ statusCode: 404 });

  await adviser.post(`/plans/${id}/publish?${of}`, { version: 1, options: ['b'], basis: 'general' });
  const text = structureOf(await reported(id, 'sections=options', client));
  expect(text).toContain('Plan B: Shown');
  expect(text).not.toContain('Hidden');
  const locked = structureOf(await reported(id, 'version=1&sections=options', client));
  expect(locked).toContain('Plan B: Shown');
  expect(locked).not.toContain('Hidden');
  await adviser.post(`/plans/${id}/versions?${of}`, { name: 'Mine' });
  expect((await lawOf(client, id, 'version=2')).statusCode).toBe(404);
  for (const query of ['options=c', 'version=1&options=c']) {
    expect((await lawOf(client, id, query)).statusCode, query).toBe(400);
  }

  const earlier = (await auditRows(server)).length;
  await reported(id, `${of}&version=1&sections=law`);
  await reported(id, 'sections=law', client);
  expect((await auditRows(server)).slice(earlier)).toMatchObject([
    { action: 'client-read', subject_id: client.id, fields: ['plans', `plans.${id}`, `plans.${id}.versions.1`] },
  ]);
});

it('says to its adviser as to its client that a version is as published, and of anything else that it is a draft', async () => {
  const id = await drafted();
  const wordsOf = async (options: readonly string[] | null) => {
    const actor = { id: adviser.id, email: '', role: 'ADMIN', sessionId: randomUUID(), provenAt: new Date() } as const;
    const asked = { actor, scope: scopeOfNewRecord(client.id), planId: id, number: null, options };
    return (await planToReport(server.deps, asked)).versionWords;
  };
  expect(await wordsOf(null)).toBe('A draft');
  await adviser.post(`/plans/${id}/publish?${of}`, { version: 1, options: ['b'], basis: 'general' });
  const published = `As published on ${dateText(server.clock.now().toISOString())}`;
  expect([await wordsOf(['b']), await wordsOf([]), await wordsOf(null)]).toEqual([published, published, 'A draft']);
  const changes = [
    { id: 'c1', label: 'Later', by: 'you', at: '2026-11-21T00:00:00Z', ops: [{ set: 'title', to: 'Later' }] },
  ];
  await adviser.post(`/plans/${id}/changes?${of}`, { version: 1, changes });
  expect(await wordsOf(['b'])).toBe('A draft');
});
