import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { figure } from '../../test/quality.ts';
import { buildApp } from '../app.ts';

const allowed = 'https://partner.example';
const hostile = [
  'null',
  'https://evil.example',
  'http://partner.example',
  'https://partner.example:8443',
  'https://partner.example.evil.example',
  'https://evil-partner.example',
  'https://sub.partner.example',
  'https://partner.example/',
  'https://PARTNER.example',
  'https://partner.example@evil.example',
  'https://partner.example%00.evil.example',
  'https://partnerXexample',
];

let server: TestApp;
let withOrigins: FastifyInstance;
beforeAll(async () => {
  server = await startTestApp();
  withOrigins = await buildApp({ ...server.deps, config: { ...server.deps.config, corsOrigins: [allowed] } });
});
afterAll(async () => {
  await withOrigins.close();
  await server.close();
});

function preflight(origin: string, method = 'PUT') {
  return {
    method: 'OPTIONS',
    url: '/api/profiles',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  } as const;
}

describe('other origins', () => {
  it('[API-03] cannot read an answer or ask to send one, whatever they look like', async () => {
    for (const origin of hostile) {
      for (const app of [server.app, withOrigins]) {
        const asked = await app.inject(preflight(origin));
        const answer = await app.inject({ url: '/api/health/live', headers: { origin } });
        for (const { headers } of [asked, answer]) {
          expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
        }
        expect(answer.statusCode).toBe(200);
      }
    }
    figure('R4', 'hostile origins that get no header to read an answer with', `${hostile.length}/${hostile.length}`);
  });

  it('[API-03] are answered by the list of the setting, compared as whole texts', async () => {
    const answer = await withOrigins.inject({ url: '/api/health/live', headers: { origin: allowed } });
    expect(answer.headers['access-control-allow-origin']).toBe(allowed);
    expect(answer.headers['access-control-expose-headers']).toBe(
      'content-disposition, link, retry-after, x-request-id',
    );
    expect(answer.headers.vary).toContain('Origin');
  });

  it('[API-01 API-03] are never asked for cookies, and may send what the API reads', async () => {
    const asked = await withOrigins.inject(preflight(allowed));
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-origin']).toBe(allowed);
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    expect(asked.headers['access-control-allow-headers']).toBe(
      'authorization, content-type, idempotency-key, if-match, x-search',
    );
    expect(asked.headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, DELETE');
  });

  it('read refusals too, so that a page can say what was wrong', async () => {
    const answer = await withOrigins.inject({ url: '/api/profiles', headers: { origin: allowed } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['access-control-allow-origin']).toBe(allowed);
  });

  it('get nothing where the setting names none', async () => {
    const answer = await server.app.inject({ url: '/api/health/live', headers: { origin: allowed } });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect((await server.app.inject(preflight(allowed))).statusCode).toBe(404);
  });
});
