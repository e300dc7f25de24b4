import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeTestPlace } from '../database/open.ts';
import { startServerProcess } from '../process.ts';
import { figure } from '../quality.ts';
import { pause } from './own-cluster.ts';

const restarts = 20;
const afterwards: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

/**
 * Outcome of one request: a complete response, not accepted, or a response cut off. Not accepted means a new connection
 * that is refused or, before any byte of the response, reset: it was in the system's queue when the port closed, and
 * the server had read nothing from it.
 */
type Outcome = 'whole' | 'not taken' | 'cut';

function ask(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (answer) => {
      answer.on('end', () => resolve(answer.complete ? 'whole' : 'cut'));
      answer.on('error', () => resolve('cut'));
      answer.resume();
    });
    request.on('error', (error) => {
      const isClosed = 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ECONNRESET');
      resolve(isClosed && !request.reusedSocket ? 'not taken' : 'cut');
    });
  });
}

it('a server told to stop cuts no answer, and ends though a client hangs', async () => {
  const place = await makeTestPlace();
  afterwards.push(place.remove);
  if (place.settings.kind !== 'postgres') throw new Error('The long tests run on PostgreSQL');
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-long-'));
  afterwards.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const counts = { whole: 0, 'not taken': 0, cut: 0 };
  const ends: number[] = [];
  for (let round = 0; round < restarts; round += 1) {
    const server = await startServerProcess({ DATABASE_URL: place.settings.url, DATA_DIR: dataDir });
    const agent = new Agent({ keepAlive: true });
    const isOver = { now: false };
    const hands = Array.from({ length: 20 }, async () => {
      while (!isOver.now) {
        counts[await ask(`${server.address}/api/health/ready`, agent)] += 1;
        await pause(50 + Math.random() * 100);
      }
    });
    const hung = connect(Number(new URL(server.address).port), '127.0.0.1');
    hung.on('error', () => undefined);
    await once(hung, 'connect');
    hung.write('POST /api/borrowing-leads HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{');
    await pause(1_000);
    const begun = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    ends.push(performance.now() - begun);
    isOver.now = true;
    await Promise.all(hands);
    agent.destroy();
    hung.destroy();
  }
  expect(counts.cut).toBe(0);
  expect(Math.max(...ends)).toBeLessThan(10_000);
  const slowest = (Math.max(...ends) / 1000).toFixed(1);
  figure(
    'K1',
    `${restarts} stops under load with a hung client: ${counts.whole} whole answers, ${counts['not taken']} new connections refused, ended within ${slowest} s`,
    '0 cut',
  );
});
