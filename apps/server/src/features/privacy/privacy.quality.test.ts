import { personExportSchema } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendCall } from '../../../test/access/world.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { type FullPerson, made, makeFullPerson } from '../../../test/privacy/person.ts';
import { findInDatabase } from '../../../test/privacy/search.ts';
import { figure } from '../../../test/quality.ts';
import { finishErasures } from '../erasures/index.ts';
import { eraseAgain } from './erase-again.ts';

let server: TestApp;
let adviser: { authorization: string; id: string };
let mary: FullPerson;
let john: FullPerson;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await server.signedIn('ADMIN');
  const making = { adviser: adviser.authorization };
  mary = await makeFullPerson(server, { ...making, mark: 'mary-canary', base: 731_731 });
  john = await makeFullPerson(server, { ...making, mark: 'john-canary', base: 842_842 });
});

function ask(path: string, authorization: string) {
  return sendCall(server, { method: 'GET', path, headers: { authorization } });
}

function erase(id: string, authorization: string, body: object) {
  return sendCall(server, { method: 'POST', path: `/profiles/${id}/erase`, headers: { authorization }, body });
}

/** Erases a person and waits until the erasure can no longer be undone. */
async function eraseForGood(id: string, authorization: string, body: object) {
  const answer = await erase(id, authorization, body);
  server.clock.advance({ minutes: 7 * 24 * 60 });
  await finishErasures(server.deps);
  return answer;
}

async function countOf(statement: string, values: unknown[] = []): Promise<number> {
  const { rows } = await server.deps.db.query(`select count(*)::int as count from ${statement}`, values);
  return Number(rows[0]?.count);
}

describe('exporting a person', () => {
  it('gives them all that is held about them, and nothing about anybody else', async () => {
    const answer = await ask(`/profiles/${mary.id}/export`, mary.authorization);
    expect(answer.statusCode).toBe(200);
    const { held, profileId } = personExportSchema.parse(answer.json());
    expect(profileId).toBe(mary.id);
    const text = JSON.stringify(held).toLowerCase();
    const missing = mary.canaries.filter((canary) => !text.includes(canary.toLowerCase()));
    const foreign = john.canaries.filter((canary) => text.includes(canary.toLowerCase()));
    expect(missing).toEqual([]);
    expect(foreign).toEqual([]);
    const filled = Object.entries(held).filter(([, rows]) => rows.length > 0);
    expect(filled.map(([table]) => table)).toEqual(
      expect.arrayContaining(
        ['users', 'sessions', 'profiles', 'assets', 'liabilities', 'valuations', 'saved_properties'].concat([
          'assignments',
          'properties',
          'leads',
          'lead_notes',
          'mails',
          'audit_events',
        ]),
      ),
    );
    figure('Q2', 'canaries of a person in their export', `${mary.canaries.length}/${mary.canaries.length}`);
    figure('Q2', 'canaries of another person in it', String(foreign.length));
  });

  it('leaves secrets out', async () => {
    const { body } = await ask(`/profiles/${mary.id}/export`, mary.authorization);
    expect(body).not.toMatch(/argon2|password_hash|refresh_salt|device_mac/);
  });

  it('names no adviser in the events about the person', async () => {
    await ask(`/profiles/${mary.id}/details`, adviser.authorization);
    const { held } = (await ask(`/profiles/${mary.id}/export`, mary.authorization)).json();
    const read = held.audit_events.filter(({ action }: { action: string }) => action === 'client-read');
    expect(read).toMatchObject([{ actor_id: null, actor_role: 'ADMIN', subject_id: mary.id }]);
  });

  it('is for the person and an ADMIN; somebody else finds nobody there', async () => {
    expect((await ask(`/profiles/${mary.id}/export`, adviser.authorization)).statusCode).toBe(200);
    expect((await ask(`/profiles/${mary.id}/export`, john.authorization)).statusCode).toBe(404);
    expect((await ask('/profiles/00000000-0000-4000-8000-000000000000/export', john.authorization)).statusCode).toBe(
      404,
    );
    expect(await countOf(`audit_events where action = 'client-exported' and subject_id = $1`, [mary.id])).toBe(1);
  });

  it('takes leads under an address only from who proved that it is theirs', async () => {
    await server.deps.db.query('update users set email_verified_at = null where id = $1', [john.id]);
    const { held } = (await ask(`/profiles/${john.id}/export`, john.authorization)).json();
    expect(held.leads.map(({ client_id }: { client_id: string }) => client_id)).toEqual([john.id, john.id]);
    expect(held.leads.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['borrowing', 'strategy-session']);
  });
});

describe('erasing a person', () => {
  it('leaves nothing of them in any table, the queue included, and everybody else as they were', async () => {
    const before = await findInDatabase(server.deps.db, john.canaries);
    expect(before.length).toBeGreaterThan(john.canaries.length);
    expect(
      new Set((await findInDatabase(server.deps.db, mary.canaries)).map((place) => place.split(': ')[1])).size,
    ).toBe(mary.canaries.length);
    const jobsBefore = await server.queuedJobs();
    const answer = await eraseForGood(mary.id, mary.authorization, { password: mary.password });
    expect(answer.json()).toMatchObject({ ok: true });
    const left = await findInDatabase(server.deps.db, mary.canaries);
    expect(left).toEqual([]);
    expect(await findInDatabase(server.deps.db, john.canaries)).toEqual(before);
    expect(await server.queuedJobs()).toBe(jobsBefore / 2);
    figure('Q3', 'canaries of an erased person in any table', String(left.length));
  });

  it('keeps no more than their id: in the audit log, beside it and in the list of erasures', async () => {
    await eraseForGood(mary.id, mary.authorization, { password: mary.password });
    const places = await findInDatabase(server.deps.db, [mary.id]);
    const tables = ['audit_events', 'audit_shown', 'erasures'];
    expect(places).toEqual(tables.map((table) => `public.${table}: ${mary.id}`));
    const begun = `audit_events where action = 'erasure-started' and subject_id = $1 and actor_id = $2`;
    expect(await countOf(begun, [mary.id, mary.id])).toBe(1);
    const done = `audit_events where action = 'client-erased' and subject_id = $1 and actor_id is null`;
    expect(await countOf(done, [mary.id])).toBe(1);
  });

  it('ends their sessions at once and lets the address be used anew when it is final', async () => {
    await eraseForGood(mary.id, mary.authorization, { password: mary.password });
    expect((await ask(`/profiles/${mary.id}`, mary.authorization)).statusCode).toBe(401);
    const body = { firstName: 'New', lastName: 'Person', email: mary.email, password: 'another-password-7' };
    const again = await made(server, { method: 'POST', path: '/auth/register', body });
    expect(again.id).not.toBe(mary.id);
  });

  it.each([
    ['a wrong password', { password: 'not-the-password' }, 403],
    ['a word instead of the password', { confirm: 'ERASE' }, 400],
    ['nothing', {}, 400],
  ])('is refused to a client with %s', async (_what, body, status) => {
    expect((await erase(mary.id, mary.authorization, body)).statusCode).toBe(status);
    expect(await countOf('profiles where id = $1', [mary.id])).toBe(1);
  });

  it.each([
    ['the email address', () => ({ confirm: mary.email.toUpperCase() }), 200],
    ['the word', () => ({ confirm: 'ERASE' }), 200],
    ['another address', () => ({ confirm: john.email }), 400],
    ['a password', () => ({ password: mary.password }), 400],
  ])('asks an ADMIN to confirm: %s', async (_what, body, status) => {
    expect((await erase(mary.id, adviser.authorization, body())).statusCode).toBe(status);
    expect(await countOf('profiles where id = $1', [mary.id])).toBe(status === 200 ? 0 : 1);
  });

  it('is refused for somebody else, for an ADMIN and for nobody', async () => {
    expect((await erase(mary.id, john.authorization, { password: john.password })).statusCode).toBe(404);
    expect((await erase(adviser.id, adviser.authorization, { confirm: 'ERASE' })).statusCode).toBe(403);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await erase(nobody, adviser.authorization, { confirm: 'ERASE' })).statusCode).toBe(404);
  });

  it('erases a client without an account too', async () => {
    const headers = { authorization: adviser.authorization };
    const body = { profile: { firstName: 'Paper', lastName: 'Client', email: 'paper@people.example' } };
    const answer = await sendCall(server, { method: 'POST', path: '/profiles/details', body, headers });
    const { id } = answer.json().profile;
    const erased = await eraseForGood(id, adviser.authorization, { confirm: 'paper@people.example' });
    expect(erased.statusCode).toBe(200);
    expect(await findInDatabase(server.deps.db, ['paper@people.example'])).toEqual([]);
  });
});

describe('a restored backup', () => {
  it('is erased again: people by their id, leads by the code of the address', async () => {
    const { rows: users } = await server.deps.db.query('select * from users where id = $1', [mary.id]);
    const { rows: leads } = await server.deps.db.query(`select * from leads where email = $1`, [mary.email]);
    await eraseForGood(mary.id, mary.authorization, { password: mary.password });
    await restore('users', users);
    await restore(
      'leads',
      leads.map((lead) => ({ ...lead, client_id: null })),
    );
    expect(await countOf('users where id = $1', [mary.id])).toBe(1);
    await eraseAgain(server.deps);
    expect(await findInDatabase(server.deps.db, mary.canaries)).toEqual([]);
    await restore(
      'leads',
      leads.map((lead) => ({ ...lead, client_id: null })),
    );
    expect(await eraseAgain(server.deps)).toBe(1);
    expect(await findInDatabase(server.deps.db, mary.canaries)).toEqual([]);
    expect(await countOf('leads where email = $1', [john.email])).toBe(2);
    expect(await eraseAgain(server.deps)).toBe(0);
  });

  /** Inserts rows as a backup would, without generated columns. */
  async function restore(table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
    const { rows: columns } = await server.deps.db.query(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const names = columns.map(({ name }) => name).join(', ');
    for (const row of rows) {
      await server.deps.db.query(
        `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1)`,
        [JSON.stringify(row)],
      );
    }
  }
});
