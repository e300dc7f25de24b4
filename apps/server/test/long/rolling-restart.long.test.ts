import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInReplySchema } from '@freehold/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fixedHeaders } from '../../src/http/security-headers.ts';
import { type ServerDatabase, serverDatabase } from '../database/server-database.ts';
import { adviser } from '../people.ts';
import { type ServerProcess, startServerProcess } from '../process.ts';
import { figure } from '../quality.ts';
import { type RunningNginx, startNginx } from './nginx.ts';

const deployDir = join(import.meta.dirname, '../../../../deploy');
const dataDir = mkdtempSync(join(tmpdir(), 'freehold rolling '));
const restarts = 20;
const fewestRequests = 50_000;
const clients = 8;

let database: ServerDatabase;
let nginx: RunningNginx;
let ports: readonly [number, number];
let servers: [ServerProcess, ServerProcess];

beforeAll(async () => {
  database = await serverDatabase();
  const [http, https, one, other] = [await freePort(), await freePort(), await freePort(), await freePort()];
  ports = [one, other];
  servers = [await start(one), await start(other)];
  nginx = await startNginx({ http, https, upstreams: ports });
}, 120_000);
afterAll(async () => {
  await nginx.close();
  for (const server of servers) await server.end('SIGTERM');
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (port: number) =>
  startServerProcess({ DATA_DIR: dataDir, PORT: String(port), TRUSTED_PROXY: '127.0.0.1', ...database.settings });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

const host = 'freehold.example';
const agent = new Agent({ keepAlive: true, maxSockets: clients, rejectUnauthorized: false, servername: host });

interface NginxAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** Sends a request through nginx; returns status and body. A cut-off response has status 0. */
function ask(path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  return new Promise<NginxAnswer>((resolve) => {
    const { body = '', method = 'GET' } = options;
    const headers = { host, ...options.headers };
    const sent = request(`${nginx.address}${path}`, { agent, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.complete ? (answer.statusCode ?? 0) : 0, body: text, headers: answer.headers }),
      );
      answer.on('error', () => resolve({ status: 0, body: '', headers: {} }));
    });
    sent.on('error', () => resolve({ status: 0, body: '', headers: {} }));
    sent.end(body);
  });
}

it('restarts two processes behind nginx in turn, and no request fails', async () => {
  const signIn = await ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(adviser),
  });
  const { accessToken } = signInReplySchema.parse(JSON.parse(signIn.body));
  const signedIn = { authorization: `Bearer ${accessToken}` };
  const statuses = new Map<number, number>();
  let count = 0;
  let isDone = false;
  const client = async (): Promise<void> => {
    while (!isDone || count < fewestRequests) {
      count += 1;
      const { status } = await (count % 4 === 0
        ? ask('/api/auth/account', { headers: signedIn })
        : ask('/api/health/ready'));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const running = Array.from({ length: clients }, client);
  for (let turn = 0; turn < restarts; turn += 1) {
    const which = turn % 2 === 0 ? 0 : 1;
    expect(await servers[which].end('SIGTERM')).toBe(0);
    servers[which] = await start(ports[which]);
  }
  isDone = true;
  await Promise.all(running);
  expect([...statuses.keys()]).toEqual([200]);
  figure('K2', `requests during ${restarts} restarts behind nginx that failed`, `0 of ${count}`);
}, 900_000);

it('shows the metrics to nobody who comes through nginx', async () => {
  expect((await ask('/metrics')).status).toBe(404);
  expect((await ask('/METRICS')).status).toBe(404);
});

it('refuses a body beyond the largest before it reaches the server', async () => {
  const { status, headers } = await ask('/api/images', { method: 'POST', headers: { 'content-length': '7000000' } });
  expect(status).toBe(413);
  expect(headers).toMatchObject(fixedHeaders);
});

it('answers no other name, and sends nobody to one', async () => {
  expect((await ask('/', { headers: { host: 'elsewhere.example' } })).status).not.toBe(200);
});

it('logs paths and request ids, and neither what was searched for nor the token of a link', async () => {
  const { headers } = await ask('/api/leads?q=canary@example.com');
  await ask('/api/unsubscribe/canary-token');
  await vi.waitFor(() => expect(nginx.log()).toContain('/api/unsubscribe/:token'));
  expect(nginx.log()).toContain(`GET /api/leads 401`);
  expect(nginx.log()).toContain(String(headers['x-request-id']));
  expect(nginx.log()).not.toContain('canary');
});

it('has units that systemd accepts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-units-'));
  const units = ['freehold@.service', 'freehold-backup.service', 'freehold-backup.timer'];
  for (const unit of units) copyFileSync(join(deployDir, unit), join(folder, unit));
  // An instance, so that %i expands. /opt does not exist here, so only that error may appear.
  const instance = join(folder, 'freehold@3001.service');
  copyFileSync(join(folder, 'freehold@.service'), instance);
  const complaints = units
    .slice(1)
    .map((unit) => join(folder, unit))
    .concat(instance)
    .flatMap(complaintsOf);
  expect(complaints).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});

function complaintsOf(unit: string): string[] {
  try {
    execFileSync('systemd-analyze', ['verify', '--man=no', unit], { stdio: ['ignore', 'ignore', 'pipe'] });
    return [];
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    return said.split('\n').filter((line) => line !== '' && !line.includes('is not executable'));
  }
}
