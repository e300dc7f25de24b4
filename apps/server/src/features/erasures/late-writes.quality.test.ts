import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { type Caller, caller } from '../../../test/records.ts';
import { transaction } from '../../db/transaction.ts';
import { createAccountProfile } from '../profiles/index.ts';

let server: TestApp;
let admin: Caller;
let mary: Caller;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await caller(server, 'ADMIN');
  mary = await caller(server, 'CLIENT');
  await mary.put(`/profiles/${mary.id}`, { firstName: 'Mary', phone: '0400 000 000' });
});

const erase = () => mary.post(`/profiles/${mary.id}/erase`, { password: testPassword });
const takeBack = () => admin.post(`/erasures/${mary.id}/take-back`, {});

/** Sends a save whose body arrives after other work: by then the sender was let in. */
async function saveAround(path: string, body: object, meanwhile: () => Promise<unknown>) {
  const isLetIn = Promise.withResolvers<void>();
  const payload = new Readable({ read: () => isLetIn.resolve() });
  const headers = { authorization: mary.authorization, 'content-type': 'application/json' };
  const answer = server.app.inject({ method: 'PUT', url: `/api${path}`, headers, payload });
  answer.catch(isLetIn.reject);
  await isLetIn.promise;
  await meanwhile();
  payload.push(JSON.stringify(body));
  payload.push(null);
  return await answer;
}

async function stored(): Promise<Record<string, unknown>[]> {
  const { rows } = await server.deps.db.query('select id, first_name, phone from profiles where id = $1', [mary.id]);
  return rows;
}

describe('a save whose body arrives after the erasure of its sender', () => {
  it.each([
    ['profile', '', { occupation: 'typed late' }],
    ['record', '/details', { profile: {}, assets: [{ assetType: 'Shares', currentValue: 12 }] }],
  ])(
    'of the %s finds nobody and brings nobody back; the erasure can be taken back as a whole',
    async (_of, end, body) => {
      const late = await saveAround(`/profiles/${mary.id}${end}`, body, async () => {
        expect((await erase()).statusCode).toBe(200);
      });
      expect(late.statusCode, late.body).toBe(404);
      expect((await admin.get(`/profiles/${mary.id}`)).statusCode).toBe(404);
      expect((await admin.get('/clients')).body).not.toContain(mary.id);
      expect((await takeBack()).statusCode).toBe(200);
      expect(await stored()).toEqual([{ id: mary.id, first_name: 'Mary', phone: '0400 000 000' }]);
    },
  );
});

it('an erasure is taken back as a whole or not at all, when something stands in the place of a row', async () => {
  expect((await erase()).statusCode).toBe(200);
  const late = { id: mary.id, email: 'late@example.com', firstName: 'Late', lastName: '', phone: '' };
  await transaction(server.deps.db, (tx) => createAccountProfile(tx, { ...late, at: server.clock.now() }));
  expect((await takeBack()).json()).toMatchObject({ code: 'already-done' });
  expect((await server.deps.db.query('select 1 from users where id = $1', [mary.id])).rows).toEqual([]);
  expect((await admin.get('/erasures')).json()).toMatchObject([{ id: mary.id }]);
  await server.deps.db.query('delete from profiles where id = $1', [mary.id]);
  expect((await takeBack()).statusCode).toBe(200);
  expect(await stored()).toMatchObject([{ first_name: 'Mary' }]);
});
