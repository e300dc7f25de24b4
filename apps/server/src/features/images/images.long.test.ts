import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { startImageApp, upload } from '../../../test/images.ts';
import type { SignedIn } from '../../../test/properties.ts';
import { figure } from '../../../test/quality.ts';
import { planted, type UploadFile, uploadFiles } from '../../../test/upload-files.ts';

let server: TestApp & { readonly dir: string };
let admin: SignedIn;
let files: UploadFile[];

beforeAll(async () => {
  server = await startImageApp();
  admin = await server.signedIn('ADMIN');
  files = await uploadFiles();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

it('E3: each of the files ends as it must, and what is stored is a clean picture', async () => {
  const memory = watchMemory();
  const outcomes: string[] = [];
  for (const file of files) {
    // Leaves the test's own copies of the files out of the figure.
    collectGarbage();
    outcomes.push(await outcomeOf(file));
  }
  const growth = memory.stop();
  outcomes.push(await sentInChunks(10), await sentInChunks(6));
  const right = [...files.map(({ name, expected }) => `${name}: ${expected}`), 'chunks 10: 415', 'chunks 6: 413'];
  expect(outcomes).toEqual(right);
  const names = readdirSync(server.dir);
  expect(names).toHaveLength(files.filter(({ expected }) => expected === 201).length);
  expect(names.every((name) => /^[0-9a-f-]{36}\.webp$/.test(name))).toBe(true);
  expect(server.deps.config.webDir.startsWith(server.dir)).toBe(false);
  expect(growth).toBeLessThan(100);
  figure('E3', 'upload files that end as they must', `${outcomes.length}/${right.length}`);
  figure('E3', 'greatest growth of resident memory of the server', `${growth} MB`);
}, 240_000);

/** The outcome for a file, in the list's words; throws when something stored is not a clean picture. */
async function outcomeOf(file: UploadFile): Promise<string> {
  const { name, bytes, type, headers, size } = file;
  const answer = await upload(server, admin, bytes, { ...(type ? { type } : {}), ...(headers ? { headers } : {}) });
  if (answer.statusCode === 201) {
    const picture = await server.app.inject({ url: answer.json().imageUrl });
    const facts = await sharp(picture.rawPayload).metadata();
    expect(facts).toMatchObject({ format: 'webp', ...(size ? { width: size[0], height: size[1] } : {}) });
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation]).toEqual(Array(5).fill(undefined));
    expect(picture.rawPayload.includes(planted)).toBe(false);
    expect(picture.headers['x-content-type-options']).toBe('nosniff');
    expect(picture.headers['content-security-policy']).toContain('sandbox');
  } else {
    expect(answer.json()).toMatchObject({ code: answer.statusCode === 413 ? 'too-large' : 'not-an-image' });
    expect(answer.body).not.toContain(planted);
  }
  return `${name}: ${answer.statusCode}`;
}

/** The response to a body without a length, of this many one-megabyte chunks of zeros. */
function sentInChunks(pieces: number): Promise<string> {
  const address = server.app.addresses()[0];
  const length = pieces > 6 ? 100 : 1024 * 1024;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: typeof address === 'object' ? address.port : 0,
        method: 'POST',
        path: '/api/images',
        headers: { authorization: admin.authorization, 'content-type': 'image/png', 'transfer-encoding': 'chunked' },
      },
      (answer) => {
        answer.resume();
        resolve(`chunks ${pieces}: ${answer.statusCode}`);
        outgoing.destroy();
      },
    );
    outgoing.on('error', reject);
    for (let piece = 0; piece < pieces; piece += 1) outgoing.write(Buffer.alloc(length));
    outgoing.end();
  });
}

/** Watches this process's resident memory; `stop` returns its greatest growth in whole megabytes. */
function watchMemory(): { stop(): number } {
  collectGarbage();
  const start = process.memoryUsage.rss();
  let highest = start;
  const look = () => {
    highest = Math.max(highest, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 5);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return Math.ceil((highest - start) / 1024 / 1024);
    },
  };
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
