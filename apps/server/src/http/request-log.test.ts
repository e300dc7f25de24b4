import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, testPassword } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { createLog } from '../log.ts';

const lines: string[] = [];
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ log: createLog('debug', { write: (line: string) => void lines.push(line) }) });
});
afterAll(() => server.close());

it('[LEAD-15] logs one line a request, with status and ids and nothing of a person', async () => {
  const canaries = [
    'Wilhelmina',
    'wilhelmina@example.com',
    '0411 222 333',
    '987654',
    testPassword,
    'not-the-password',
    'private-note',
  ];
  const payload = aBorrowingLead({
    firstName: 'Wilhelmina',
    email: 'wilhelmina@example.com',
    phone: '0411 222 333',
    grossIncome: 987_654,
  });
  await server.addUser({ role: 'ADMIN', email: 'wilhelmina@example.com' });
  const { authorization } = await server.signedIn('ADMIN');
  const before = lines.length;
  const login = { method: 'POST', url: '/api/auth/login' } as const;
  const requests = [
    { method: 'POST', url: '/api/borrowing-leads', payload },
    { method: 'POST', url: '/api/borrowing-leads', payload: { ...payload, grossIncome: '987654' } },
    {
      method: 'POST',
      url: '/api/borrowing-leads?note=private-note',
      payload: '{"firstName":"Wilhelmina',
      headers: { 'content-type': 'application/json' },
    },
    { ...login, payload: { email: 'wilhelmina@example.com', password: testPassword } },
    { ...login, payload: { email: 'wilhelmina@example.com', password: 'not-the-password' } },
    { url: '/api/leads', headers: { authorization } },
    { url: '/wilhelmina@example.com?note=private-note' },
  ] as const;
  for (const request of requests) await server.app.inject(request);
  const logged = lines.slice(before).map((line) => JSON.parse(line));
  expect(logged.filter((line) => line.msg === 'request').map((line) => line.status)).toEqual([
    201, 400, 400, 200, 401, 200, 404,
  ]);
  for (const canary of [...canaries, authorization]) expect(lines.join(''), canary).not.toContain(canary);
});

it('logs what went wrong by kind and place, without the text that quotes what was refused', async () => {
  const before = lines.length;
  await server.deps.db.query('alter table leads rename column first_name to given_name');
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/borrowing-leads',
    payload: aBorrowingLead({ firstName: 'Wilhelmina' }),
  });
  await server.deps.db.query('alter table leads rename column given_name to first_name');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'unexpected', message: 'Something went wrong on our side.' });
  expect(answer.body).not.toMatch(/first_name|select|insert|at \w+ \(/i);
  const failure = lines
    .slice(before)
    .map((line) => JSON.parse(line))
    .find((line) => line.msg === 'request failed');
  expect(failure).toMatchObject({ requestId: answer.json().requestId, code: '42703' });
  expect(lines.slice(before).join('')).not.toContain('Wilhelmina');
});
