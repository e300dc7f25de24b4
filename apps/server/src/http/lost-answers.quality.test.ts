import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cut, type CuttingProxy, portOf, startCuttingProxy } from '../../test/access/cutting-proxy.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { figure } from '../../test/quality.ts';

let server: TestApp;
let proxy: CuttingProxy;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  proxy = await startCuttingProxy(portOf(server.app.server));
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

/** Sends a body once; returns the status and whole response, or null if it did not arrive completely. */
function deliver(path: string, key: string, body: object): Promise<{ status: number; body: unknown } | null> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, connection: 'close' };
    const sending = request({ port: proxy.port, path, method: 'POST', headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('error', () => resolve(null));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }));
    });
    sending.on('error', () => resolve(null));
    sending.end(JSON.stringify(body));
  });
}

const cuts: readonly Cut[] = ['nothing', 'half the headers', 'half the body', 'nothing', 'half the body'];
const rounds = 50;

it('[RETRY-05] an answer that is lost five times after its commit leaves one lead and one mail', async () => {
  const answers: unknown[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await server.deps.db.query('delete from rate_limits');
    const lead = aBorrowingLead({ email: `round-${round}@example.com`, grossIncome: 60_000 + round });
    const key = randomUUID();
    for (const cut of cuts) {
      proxy.cut(cut);
      expect(await deliver('/api/borrowing-leads', key, lead)).toBeNull();
    }
    proxy.cut('all');
    const answer = await deliver('/api/borrowing-leads', key, lead);
    expect(answer?.status).toBe(201);
    answers.push(answer?.body);
  }
  const leads = await server.leads();
  expect(leads.map(({ id }) => id).sort()).toEqual(answers.map((answer) => Object(answer).id).sort());
  expect(leads).toHaveLength(rounds);
  expect(await server.mails()).toHaveLength(rounds);
  figure('G5', 'leads after as many rounds of five answers lost after the commit', `${leads.length}/${rounds}`);
});
