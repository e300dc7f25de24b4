import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figure, notRun } from '../../../test/quality.ts';
import { confined, isNetworkClosed } from './confinement.ts';

const program = fileURLToPath(new URL('../../../test/confinement-probe.ts', import.meta.url));
const listener = createServer((socket) => socket.end());
let dir = '';
let port = 0;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'freehold-confined-'));
  writeFileSync(join(dir, 'secret'), 'hidden');
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const place = listener.address();
  port = place !== null && typeof place === 'object' ? place.port : 0;
});
afterAll(() => {
  listener.close();
  rmSync(dir, { recursive: true });
});

/** What the probe could do when started this way. */
async function couldDo({ command, args }: { command: string; args: readonly string[] }): Promise<string[]> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], env: {} });
  child.stdin.end(JSON.stringify({ secret: join(dir, 'secret'), target: join(dir, 'written'), port }));
  return JSON.parse(await text(child.stdout));
}

it('the encoding process reads no file, writes none, and starts neither program nor thread', async () => {
  const free = await couldDo({ command: process.execPath, args: [program] });
  const held = (await couldDo(confined(program))).filter((name) => name !== 'open a socket');
  expect(held).toEqual([]);
  expect(free).toHaveLength(6);
  figure('U71', 'what the encoding process could do beyond encoding, of five kinds', `${held.length}`);
});

it('the encoding process opens no socket where the system has network namespaces', async () => {
  const [command = '', ...args] = ['unshare', '--user', '--net', 'true'];
  const hasNamespaces = spawnSync(command, args).status === 0;
  expect(isNetworkClosed()).toBe(hasNamespaces);
  if (!hasNamespaces) return notRun('U71', 'this system refuses network namespaces to the encoding process');
  expect(await couldDo(confined(program))).not.toContain('open a socket');
  figure('U71', 'sockets that the encoding process could open', '0');
});
