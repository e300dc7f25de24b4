import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherApp, aSignUp, holdAnother, send, signIn } from '../../../test/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';
import { strictRefusal } from './password-policy.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

let visits = 0;
/** A sign-up from a fresh address, so that no limit applies. */
const register = (body: unknown) =>
  send(server.app, 'POST /auth/register', { body, address: `198.51.100.${visits++ % 250}` });
const users = () => server.deps.db.kysely.selectFrom('users').selectAll().execute();

describe('stored passwords', () => {
  it('[VALID-27] are argon2id hashes of at least 19 MiB and two passes', async () => {
    for (let n = 0; n < 50; n += 1) await register(aSignUp({ email: `person${n}@example.com` }));
    const strong = (await users()).filter(({ password_hash: stored }) => {
      const [, memory, time, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored ?? '') ?? [];
      return Number(memory) >= 19_456 && Number(time) >= 2 && Number(lanes) >= 1;
    });
    expect(strong).toHaveLength(50);
    figure('A1', 'stored hashes that are argon2id with m ≥ 19456, t ≥ 2, p ≥ 1', `${strong.length}/50`);
  });

  it('are hashed again at the next sign-in where they were hashed with less', async () => {
    const { id } = await server.addUser({ role: 'CLIENT', email: 'old@example.com' });
    const weak = await hash(testPassword, { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await server.deps.db.kysely.updateTable('users').set({ password_hash: weak }).where('id', '=', id).execute();
    await Promise.all([1, 2, 3].map(() => holdAnother(server, { email: 'old@example.com' })));
    expect((await users())[0]?.password_hash).toContain('$m=19456,t=2,p=1$');
    expect((await signIn(server.app, { email: 'old@example.com' })).statusCode).toBe(200);
    figure('A1', 'weak hashes replaced at sign-in', '1/1');
  });

  it('[VALID-27] are used exactly as given', async () => {
    // Each kind with a near miss that must not open the account.
    const kinds = [
      ['6 characters', 'abc12!', 'abc12'],
      ['64 characters', `${'x'.repeat(63)}y`, 'x'.repeat(64)],
      ['128 characters', `${'x'.repeat(127)}y`, `${'x'.repeat(127)}z`],
      ['a difference in byte 73', `${'x'.repeat(72)}a`, `${'x'.repeat(72)}b`],
      ['a difference after byte 73', `${'x'.repeat(100)}a`, `${'x'.repeat(100)}b`],
      ['a leading space', ' secret-1', 'secret-1'],
      ['a trailing space', 'secret-1 ', 'secret-1'],
      ['emoji', '👩‍👩‍👧 family 🏡', '👩‍👩‍👦 family 🏡'],
      ['composed letters', 'caf\u00e9 noir', 'cafe\u0301 noir'],
      ['decomposed letters', 'cafe\u0301 noir', 'caf\u00e9 noir'],
      ['a NUL', 'secret\u0000one', 'secret\u0000two'],
      ['256 bytes', '\u00e9'.repeat(128), `${'\u00e9'.repeat(127)}\u00e8`],
    ] as const;
    for (const [kind, password, nearly] of kinds) {
      const email = `${randomUUID()}@example.com`;
      expect((await register(aSignUp({ email, password }))).statusCode, kind).toBe(201);
      expect((await signIn(server.app, { email, password })).statusCode, kind).toBe(200);
      expect((await signIn(server.app, { email, password: nearly })).statusCode, kind).toBe(401);
    }
    figure('A2', 'kinds of password that are used exactly as given', `${kinds.length}/12`);
  });

  it('are refused before hashing where they are too long or no text', async () => {
    const tooLong = ['x'.repeat(129), '€'.repeat(86), '👍'.repeat(65), 'x'.repeat(200_000), `secret\ud800`];
    for (const password of tooLong) {
      for (const answer of [
        await register(aSignUp({ password })),
        await signIn(server.app, { email: 'a@b.co', password }),
      ]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json().fields).toMatchObject([{ field: 'password' }]);
      }
    }
    expect(await users()).toEqual([]);
    figure('A2', 'passwords of more than 256 bytes or 128 characters refused', `${tooLong.length}/${tooLong.length}`);
  });
});

describe('what a sign-in tells', () => {
  interface Kind {
    readonly name: string;
    readonly email: string;
    readonly password: string;
  }
  const kinds: readonly Kind[] = [
    { name: 'unknown', email: 'nobody@example.com', password: testPassword },
    { name: 'wrong', email: 'bob@example.com', password: 'not the password' },
    { name: 'locked', email: 'locked@example.com', password: testPassword },
    { name: 'disabled', email: 'off@example.com', password: testPassword },
  ];
  const rounds = 100;

  it('[SEC-10] is the same for an unknown address, a wrong password, a locked and a disabled account', async () => {
    for (const email of ['bob@example.com', 'locked@example.com']) await server.addUser({ role: 'CLIENT', email });
    await server.addUser({ role: 'CLIENT', email: 'off@example.com', isDisabled: true });
    const guess = { email: 'locked@example.com', password: 'not the password' };
    for (let n = 0; n < 11; n += 1) await signIn(server.app, { ...guess, address: '203.0.113.2' });
    const times = new Map<string, number[]>(kinds.map(({ name }) => [name, []]));
    const bodies = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      // Clears every rate limit but the one that locks the locked account.
      await server.deps.db.query('delete from rate_limits where points <= 10');
      // Rotated, so that no kind always comes first.
      const turn = round % kinds.length;
      for (const { name, email, password } of [...kinds.slice(turn), ...kinds.slice(0, turn)]) {
        const startedAt = performance.now();
        const answer = await signIn(server.app, { email, password });
        times.get(name)?.push(performance.now() - startedAt);
        const { requestId, ...body } = answer.json();
        bodies.add(JSON.stringify([answer.statusCode, body, Object.keys(answer.headers).sort()]));
        expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      }
    }
    expect(bodies.size).toBe(1);
    const medians = [...times].map(([name, measured]) => `${name} ${median(measured).toFixed(1)} ms`);
    figure('A3', `refused sign-ins that look alike; medians of ${rounds}: ${medians.join(', ')}`, '4/4 kinds');
  });

  it('[RESET-06] is the same for a reset with an account and without', async () => {
    await server.addUser({ role: 'CLIENT', email: 'bob@example.com' });
    const times = new Map<string, number[]>([
      ['bob@example.com', []],
      ['nobody@example.com', []],
    ]);
    const bodies = new Set<string>();
    for (let round = 0; round < 30; round += 1) {
      await server.deps.db.query('delete from rate_limits');
      // Past the four minutes in which no second link is mailed.
      server.clock.advance({ minutes: 5 });
      for (const [email, measured] of times) {
        const startedAt = performance.now();
        const answer = await send(server.app, 'POST /auth/forgot-password', { body: { email } });
        measured.push(performance.now() - startedAt);
        bodies.add(JSON.stringify([answer.statusCode, answer.body, Object.keys(answer.headers).sort()]));
      }
    }
    expect(bodies.size).toBe(1);
    expect(await server.mails()).toHaveLength(30);
    const medians = [...times.values()].map((measured) => `${median(measured).toFixed(1)} ms`);
    figure('A3', `reset with and without an account alike; medians of 30: ${medians.join(', ')}`, '2/2 kinds');
  });

  function median(values: readonly number[]): number {
    return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  }
});

describe('signing up', () => {
  it('[SEC-02] [SEC-03] makes a client of everybody, whatever is sent', async () => {
    const admin = await server.addUser({ role: 'ADMIN', email: 'Chief@example.com' });
    const bodies: unknown[] = [
      aSignUp({ role: 'ADMIN' }),
      aSignUp({ role: 'admin' }),
      aSignUp({ role: ['ADMIN'] }),
      aSignUp({ role: { name: 'ADMIN' } }),
      aSignUp({ role: null }),
      aSignUp({ Role: 'ADMIN' }),
      aSignUp({ ROLE: 'ADMIN' }),
      aSignUp({ roles: ['ADMIN'] }),
      aSignUp({ isAdmin: true }),
      aSignUp({ is_admin: true }),
      aSignUp({ profile: { role: 'ADMIN' } }),
      aSignUp({ user: { role: 'ADMIN' } }),
      JSON.parse(`${JSON.stringify(aSignUp()).slice(0, -1)},"__proto__":{"role":"ADMIN"}}`),
      JSON.parse(`${JSON.stringify(aSignUp()).slice(0, -1)},"constructor":{"prototype":{"role":"ADMIN"}}}`),
      aSignUp({ id: admin.id }),
      aSignUp({ userId: admin.id }),
      aSignUp({ email: 'chief@example.com' }),
      aSignUp({ email: ' CHIEF@example.com ' }),
      aSignUp({ email: 'Chief@example.com', role: 'ADMIN', id: admin.id }),
      aSignUp({ lastName: 'ADMIN', role: 'ADMIN\u0000' }),
      [aSignUp({ role: 'ADMIN' })],
    ];
    for (const body of bodies) {
      await server.deps.db.kysely.deleteFrom('users').where('id', '!=', admin.id).execute();
      await server.deps.db.query('delete from profiles');
      const answer = await register(body);
      expect(answer.statusCode).toBeLessThan(500);
      if (answer.statusCode === 201) expect(answer.json().role).toBe('CLIENT');
      else expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
    const admins = (await users()).filter(({ role }) => role === 'ADMIN');
    expect(admins.map(({ id }) => id)).toEqual([admin.id]);
    figure('A4', 'sign-ups that ask for more: a client or refused', `${bodies.length}/${bodies.length}, 0 admins`);
  });
});

describe('the strict policy', () => {
  it('refuses the 3,000 passwords that are tried first, and words of the site and the address', async () => {
    const first = dictionary['passwords-common'].slice(0, 3_000);
    const refused = first.filter((password) => strictRefusal(password, 'ann@example.com') !== null);
    const upper = first.filter((password) => strictRefusal(password.toUpperCase(), 'ann@example.com') !== null);
    expect([refused.length, upper.length]).toEqual([3_000, 3_000]);
    const ofContext = [
      'freehold',
      'Freehold1',
      'FREEHOLD-2026',
      'property',
      'Property2026!',
      'properties1',
      'annalee@example.com',
      'annalee123',
      'freehold-annalee',
      'freeholdpassword1',
    ];
    for (const password of ofContext) expect(strictRefusal(password, 'AnnaLee@example.com'), password).not.toBeNull();
    for (const password of ['a property of mine is purple', 'tr0ub4dor&3 and more', 'kq8-VmW2z']) {
      expect(strictRefusal(password, 'annalee@example.com'), password).toBeNull();
    }
    figure('A6', 'common passwords refused by the strict policy', `${refused.length}/3000`);
    figure('A6', 'passwords of context words refused by the strict policy', `${ofContext.length}/${ofContext.length}`);
  });

  it('[VALID-26] applies to clients only where the setting says so, and to admins always', async () => {
    expect((await register(aSignUp({ password: '123456' }))).statusCode).toBe(201);
    const strict = await anotherApp(server, { config: { passwordPolicy: 'strict' } });
    const body = aSignUp({ password: '123456', email: `${randomUUID()}@example.com` });
    const answer = await send(strict.app, 'POST /auth/register', { body });
    expect(answer.json().fields).toEqual([
      { field: 'password', message: 'Password must be at least 8 characters long' },
    ]);
    await strict.app.close();
    for (const [role, status] of [
      ['ADMIN', 400],
      ['CLIENT', 200],
    ] as const) {
      const { authorization } = await server.signedIn(role);
      const change = { currentPassword: testPassword, newPassword: '123456' };
      expect((await send(server.app, 'POST /auth/change-password', { authorization, body: change })).statusCode).toBe(
        status,
      );
    }
    figure('A6', 'six characters stay enough for a client under the policy spec, never for an admin', '3/3');
  });
});
