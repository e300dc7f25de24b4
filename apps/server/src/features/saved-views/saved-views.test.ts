import { randomUUID } from 'node:crypto';
import { savedViewMessages } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { type Caller, caller } from '../../../test/records.ts';

let server: TestApp;
let adviser: Caller;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await caller(server, 'ADMIN');
});

const view = (name: string, more: object = {}) => ({ name, list: 'clients', q: '', sort: 'name', filter: {}, ...more });
const keep = (id: string, body: object) => adviser.put(`/saved-views/${id}`, body);
const remove = ({ authorization }: Caller, id: string) =>
  server.app.inject({ method: 'DELETE', url: `/api/saved-views/${id}`, headers: { authorization } });
const names = async (query = '') =>
  (await adviser.get(`/saved-views${query}`)).json().map((kept: { name: string }) => kept.name);

it('a view is kept, renamed under its id, deleted, and brought back by keeping it again', async () => {
  const id = randomUUID();
  const shown = { q: 'lee', sort: '-created', filter: { quietDays: 30, lvrOver: 62.5, noAction: 'true' } };
  const kept = await keep(id, view('Call', shown));
  expect(kept.statusCode, kept.body).toBe(200);
  expect((await adviser.get('/saved-views')).json()).toEqual([{ id, name: 'Call', list: 'clients', ...shown }]);
  await keep(id, view('Call first', shown));
  await keep(randomUUID(), view('all'));
  expect(await names()).toEqual(['all', 'Call first']);
  const removed = await remove(adviser, id);
  expect(removed.json()).toEqual({ id, name: 'Call first', list: 'clients', ...shown });
  expect(await names()).toEqual(['all']);
  const { id: _id, ...again } = removed.json();
  expect((await keep(id, again)).statusCode).toBe(200);
  expect(await names()).toEqual(['all', 'Call first']);
  expect((await remove(adviser, randomUUID())).statusCode).toBe(404);
});

it('a name is one line of 1 to 60 characters, and each adviser has it once, the two built in included', async () => {
  await keep(randomUUID(), view('Call'));
  for (const name of [
    '',
    '  ',
    'x'.repeat(61),
    'a\nb',
    'CALL',
    'LVR over 80%',
    'not contacted for 90 days',
    'ALL clients',
  ]) {
    const refused = await keep(randomUUID(), view(name));
    expect(refused.statusCode, name).toBe(400);
    expect(refused.json().fields).toMatchObject([{ field: 'name' }]);
  }
  expect((await keep(randomUUID(), view('x'.repeat(60)))).statusCode).toBe(200);
});

it.each([
  ['ΑΣ', 'ασ'],
  ['İx', 'ix'],
  ['Caf\u00e9', 'cafe\u0301'],
  ['Cafe\u0301', 'caf\u00e9'],
])('a name that PostgreSQL or a reader takes for one kept is refused: %s, %s', async (first, second) => {
  const id = randomUUID();
  expect((await keep(id, view(first))).json().name).toBe(first.normalize('NFC'));
  const refused = await keep(randomUUID(), view(second));
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    [{ field: 'name', message: savedViewMessages.nameTaken }],
  ]);
  expect(await names()).toHaveLength(1);
  expect((await keep(id, view(second))).statusCode).toBe(200);
});

it('a name that grows past sixty characters when its accents are joined to letters is refused on its field', async () => {
  const refused = await keep(randomUUID(), view('\u0958'.repeat(60)));
  expect([refused.statusCode, refused.json().fields?.[0]?.field]).toEqual([400, 'name']);
});

it('twenty are kept and a twenty-first is refused, also of two at once', async () => {
  for (let at = 1; at < 20; at += 1) expect((await keep(randomUUID(), view(`View ${at}`))).statusCode).toBe(200);
  const both = await Promise.all(['A', 'B'].map((name) => keep(randomUUID(), view(name))));
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  expect(await names()).toHaveLength(20);
});

it('another adviser neither sees, changes nor deletes a view', async () => {
  const id = randomUUID();
  await keep(id, view('Mine'));
  const other = await caller(server, 'ADMIN');
  expect((await other.get('/saved-views')).json()).toEqual([]);
  expect((await other.put(`/saved-views/${id}`, view('Taken'))).statusCode).toBe(404);
  expect((await remove(other, id)).statusCode).toBe(404);
  expect(await names()).toEqual(['Mine']);
});

describe('views of the leads', () => {
  const filter = { kind: 'borrowing', owner: 'none', from: '2026-11-01', todo: 'answer' };
  const ofLeads = (name: string, more: object = {}) => view(name, { list: 'leads', sort: 'received', filter, ...more });

  it('are kept beside those of the clients, each list with its names and its twenty', async () => {
    const id = randomUUID();
    await keep(randomUUID(), view('Call'));
    expect((await keep(id, ofLeads('Call'))).json()).toEqual({ id, ...ofLeads('Call') });
    for (let at = 2; at <= 20; at += 1) expect((await keep(randomUUID(), ofLeads(`View ${at}`))).statusCode).toBe(200);
    expect((await keep(randomUUID(), ofLeads('One more'))).statusCode).toBe(400);
    expect((await keep(randomUUID(), view('One more'))).statusCode).toBe(200);
    expect(await names()).toEqual(['Call', 'One more']);
    expect(await names('?list=leads')).toHaveLength(20);
    expect((await remove(adviser, id)).json()).toEqual({ id, ...ofLeads('Call') });
    expect(await names()).toEqual(['Call', 'One more']);
  });

  it.each([
    ['a name built in', ofLeads('action due')],
    ['the name of the whole list', ofLeads('All Leads')],
    ['a filter of the clients', ofLeads('X', { filter: { quietDays: 30 } })],
    ['an order the leads do not have', ofLeads('X', { sort: '-created' })],
    ['a day that is none', ofLeads('X', { filter: { from: '2026-02-30' } })],
    ['a list that is none', view('X', { list: 'properties' })],
  ])('%s is refused', async (_what, body) => {
    expect((await keep(randomUUID(), body)).statusCode).toBe(400);
  });

  it('a screen of before, which names no list, keeps and reads views of the clients', async () => {
    const id = randomUUID();
    const { list: _list, ...before } = view('Call');
    expect((await keep(id, before)).statusCode).toBe(200);
    await keep(randomUUID(), ofLeads('Other'));
    expect((await adviser.get('/saved-views')).json()).toEqual([{ id, ...view('Call') }]);
  });
});
