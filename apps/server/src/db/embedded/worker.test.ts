import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { makeTestPlace } from '../../../test/database/open.ts';
import { silentLog } from '../../../test/database/silent-log.ts';
import { preparePostgresFolder } from './folder.ts';
import type { Answer, Request } from './protocol.ts';

const afterwards: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

/** Starts a thread with a small heap, ready for requests. */
async function startSmallThread(): Promise<(request: Request) => Promise<Answer>> {
  const place = await makeTestPlace();
  afterwards.push(place.remove);
  if (place.settings.kind !== 'embedded') throw new Error('This is not the embedded database');
  const workerData = { folder: await preparePostgresFolder(place.settings.dataDir, silentLog) };
  const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [], resourceLimits });
  afterwards.push(() => thread.terminate());
  const next = async (): Promise<Answer> => (await once(thread, 'message'))[0];
  await next();
  return (request) => {
    const answer = next();
    thread.postMessage(request);
    return answer;
  };
}

/** A simple query in PostgreSQL's protocol: message type, length of the rest, SQL text, zero byte. */
function simpleQuery(words: string): Uint8Array {
  const bytes = Buffer.alloc(6 + words.length);
  bytes.write('Q');
  bytes.writeInt32BE(5 + words.length, 1);
  bytes.write(words, 5);
  return new Uint8Array(bytes);
}

test('gives each reply whole and keeps none: replies of 400 MB pass through a thread that has 96', async () => {
  const ask = await startSmallThread();
  const length = 1_000_000;
  for (let query = 0; query < 400; query += 1) {
    const answer = await ask({ kind: 'wire', bytes: simpleQuery(`select repeat('a', ${length})`) });
    if (answer.kind !== 'wire') throw new Error(`The thread answered '${answer.kind}'`);
    expect(answer.bytes.length).toBeGreaterThan(length);
  }
});
