import { expect, it } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';

it('answers 503 with Retry-After while the database is away, and stays alive', async () => {
  const server = await startTestApp();
  await server.deps.db.close();
  const lead = await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead() });
  expect(lead.statusCode).toBe(503);
  expect(lead.json()).toMatchObject({ code: 'unavailable' });
  expect(Number(lead.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.app.inject({ url: '/api/health/ready' })).statusCode).toBe(503);
  expect((await server.app.inject({ url: '/api/health/live' })).statusCode).toBe(200);
  await server.close();
});
