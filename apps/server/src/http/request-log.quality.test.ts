import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { figure } from '../../test/quality.ts';
import { createLog } from '../log.ts';

const lines: string[] = [];
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ log: createLog('debug', { write: (line: string) => void lines.push(line) }) });
});
afterAll(() => server.close());

const requestLines = (from: number) =>
  lines
    .slice(from)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'request');

it('10,000 requests are 10,000 lines that parse, with time, id, route, status, length and who', async () => {
  const { authorization, id } = await server.signedIn('CLIENT');
  const kinds = [
    { call: { url: '/api/health/live' }, expected: ['/api/health/live', 200, null] },
    { call: { url: '/api/leads' }, expected: ['/api/leads', 401, null] },
    { call: { url: '/api/leads', headers: { authorization } }, expected: ['/api/leads', 403, id] },
    { call: { url: '/api/nothing/here?of=this' }, expected: ['(none)', 404, null] },
    { call: { method: 'POST', url: '/api/auth/login', payload: {} }, expected: ['/api/auth/login', 400, null] },
  ] as const;
  const from = lines.length;
  const ids = new Set<string>();
  for (let turn = 0; turn < 2_000; turn += 1) {
    const answers = await Promise.all(kinds.map(({ call }) => server.app.inject(call)));
    for (const { headers } of answers) ids.add(String(headers['x-request-id']));
  }
  const logged = requestLines(from);
  expect(logged).toHaveLength(10_000);
  expect(new Set(logged.map(({ requestId }) => requestId))).toEqual(ids);
  expect(ids.size).toBe(10_000);
  for (const { time, ms, level } of logged) {
    expect(new Date(time).toISOString()).toBe(time);
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(level).toBe('info');
  }
  const counts = new Map<string, number>();
  for (const { route, status, actorId } of logged) {
    const key = JSON.stringify([route, status, actorId]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts).toEqual(new Map(kinds.map(({ expected }) => [JSON.stringify(expected), 2_000])));
  figure('O2', 'requests with one line that parses and names time, id, route, status, length and actor', '10000/10000');
});

it('nothing that a caller sends makes another line or breaks one', async () => {
  const forged = '\r\n{"level":"fatal","msg":"request","status":200}\u001b[2J\u2028\u0085';
  const encoded = encodeURIComponent(forged);
  const long = 'A'.repeat(1_000_000);
  const calls = [
    { url: `/api/${encoded}` },
    { url: `/api/leads?q=${encoded}` },
    { url: `/api/profiles/${encoded}` },
    { url: '/api/health/live', headers: { 'user-agent': long } },
    { url: '/api/health/live', headers: { 'x-request-id': encoded, 'user-agent': '\u001b[31mred' } },
    { url: '/api/leads', headers: { authorization: `Bearer ${encoded}`, 'x-forwarded-for': encoded } },
    { method: 'POST', url: '/api/auth/login', payload: { email: `a${forged}@example.com`, password: forged } },
    { method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead({ firstName: `Ann${forged}` }) },
    { method: 'POST', url: '/api/borrowing-leads', headers: { 'idempotency-key': encoded }, payload: aBorrowingLead() },
    { method: 'POST', url: '/api/auth/login', payload: forged, headers: { 'content-type': 'application/json' } },
  ] as const;
  const from = lines.length;
  for (const call of calls) await server.app.inject(call);
  const written = lines.slice(from);
  expect(requestLines(from)).toHaveLength(calls.length);
  for (const line of written) {
    expect(line.endsWith('\n') && !line.slice(0, -1).includes('\n')).toBe(true);
    for (const part of ['\u001b', '\u0085', '\u2028', '"fatal"', '[2J', '[31m']) expect(line).not.toContain(part);
    expect(line.length).toBeLessThan(4_000);
  }
  figure(
    'O4',
    'forged calls (line breaks, escapes, a name of 1 MB) that left exactly one line each',
    `${calls.length}/${calls.length}`,
  );
});
