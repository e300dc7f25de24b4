import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { places } from './crowd.ts';

let server: TestApp;
let authorization: string;
beforeAll(async () => {
  server = await startTestApp();
  ({ authorization } = await server.signedIn('ADMIN'));
});
afterAll(() => server.close());

/** How many of so many calls that come at once get which answer. */
async function atOnce(count: number, path: string): Promise<Record<number, number>> {
  const call = { method: 'GET', url: `/api${path}`, headers: { authorization } } as const;
  const answers = await Promise.all(Array.from({ length: count }, () => server.app.inject(call)));
  for (const answer of answers.filter(({ statusCode }) => statusCode === 503)) {
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    // Written past the framework, and still with what its hooks put on every answer.
    expect(answer.headers['strict-transport-security']).toContain('max-age');
    expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
    expect(answer.json().code).toBe('unavailable');
  }
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

describe('a crowd of calls', () => {
  it('is answered as far as there are places, and the places are free again afterwards', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await atOnce(places.others + 20, '/properties')).toEqual({ 200: places.others, 503: 20 });
    }
  });

  it('about accounts takes no place from others', async () => {
    const [accounts, others] = await Promise.all([
      atOnce(places.accounts + 20, '/auth/account'),
      atOnce(places.others, '/properties'),
    ]);
    expect(accounts).toEqual({ 200: places.accounts, 503: 20 });
    expect(others).toEqual({ 200: places.others });
  });

  it('never hides whether the server lives', async () => {
    const [, live] = await Promise.all([atOnce(places.others + 20, '/properties'), atOnce(30, '/health/live')]);
    expect(live).toEqual({ 200: 30 });
  });
});
