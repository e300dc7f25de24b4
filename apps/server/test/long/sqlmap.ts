import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { TestApp } from '../app.ts';

/**
 * An application behind a port that gives each call its own client address, so that no per-address limit masks the
 * result.
 */
export interface Front {
  readonly host: string;
  /** Number of calls so far by status. */
  readonly statuses: ReadonlyMap<number, number>;
  close(): void;
}

/** Opens a front for an application on a free port. */
export async function openFront({ app }: TestApp): Promise<Front> {
  const statuses = new Map<number, number>();
  const pass = async (request: IncomingMessage) => {
    const payload = await text(request);
    const { method, url = '/', headers } = request;
    const remoteAddress = `10.${[...randomBytes(3)].join('.')}`;
    return await app.inject({ method: asMethod(method), url, headers, remoteAddress, payload });
  };
  const server = createServer((request, reply) => {
    pass(request).then(
      ({ statusCode, headers, rawPayload }) => {
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        const { 'content-type': type = 'text/plain' } = headers;
        reply.writeHead(statusCode, { 'content-type': String(type) }).end(rawPayload);
      },
      () => reply.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { host: `127.0.0.1:${port}`, statuses, close: () => server.close() };
}

function asMethod(method = 'GET'): 'DELETE' | 'GET' | 'POST' | 'PUT' {
  if (method === 'GET' || method === 'POST' || method === 'PUT' || method === 'DELETE') return method;
  throw new Error(`No route takes ${method}`);
}

// sqlmap retries suspected injections and reports at the end only confirmed ones.
const found = /is vulnerable|identified the following injection|resumed the following injection/i;

/** Runs sqlmap on the places of a request marked with an asterisk; returns its lines that report an injection. */
export async function sqlmapFindings(request: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-sqlmap-'));
  try {
    const file = join(folder, 'request');
    writeFileSync(file, request);
    const words = ['-r', file, '--batch', '--level', '3', '--risk', '2', '--dbms', 'PostgreSQL', '--threads', '4'];
    const quiet = [
      '--ignore-stdin',
      '--disable-coloring',
      '--ignore-code',
      '*',
      '--output-dir',
      folder,
      '--flush-session',
    ];
    const { stdout } = await promisify(execFile)('sqlmap', [...words, ...quiet], { maxBuffer: 64 * 1024 * 1024 });
    if (!/tested parameters|injection point/.test(stdout)) throw new Error(`sqlmap tried nothing:\n${stdout}`);
    return stdout.split('\n').filter((line) => found.test(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
