import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figure, notKnown } from '../quality/figure.ts';
import { repositoryRoot } from '../repository-root.ts';
import { isOfficialNode } from './node-binary.ts';

const platform = 'linux-x64';
const name = `node-v1.2.3-${platform}`;
const official = Buffer.from('what the project built');

let folder: string;
let archive: Buffer;
let site: Server;
let dist: string;
let sums: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'freehold-node-'));
  mkdirSync(join(folder, name, 'bin'), { recursive: true });
  writeFileSync(join(folder, name, 'bin/node'), official);
  archive = execFileSync('tar', ['-czf', '-', '-C', folder, name]);
  sums = `${createHash('sha256').update(archive).digest('hex')}  ${name}.tar.gz\n`;
  site = createServer(({ url }, response) => {
    if (url === '/v1.2.3/SHASUMS256.txt') response.end(sums);
    else if (url === `/v1.2.3/${name}.tar.gz`) response.end(archive);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const address = site.address();
  dist = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

const node = (change: object = {}) => ({ version: '1.2.3', platform, binary: official, dist, ...change });

it('a binary is told from the published one, and nothing is said where the site does not answer', async () => {
  expect(await isOfficialNode(node())).toBe(true);
  expect(await isOfficialNode(node({ binary: Buffer.from('what somebody else built') }))).toBe(false);
  expect(await isOfficialNode(node({ version: '1.2.4' }))).toBeNull();
  expect(await isOfficialNode(node({ dist: 'http://127.0.0.1:1' }))).toBeNull();
  sums = `${'0'.repeat(64)}  ${name}.tar.gz\n`;
  await expect(isOfficialNode(node())).rejects.toThrow('does not match the published SHA-256');
});

it('the Node of the lockfile is the one that its project publishes', { timeout: 300_000 }, async () => {
  const installed = `node-linux-${process.arch}`;
  const root = join(repositoryRoot, 'node_modules', installed);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const check = `bytes of ${installed} ${version} that differ from the published binary`;
  const binary = readFileSync(join(root, 'bin/node'));
  const isOfficial = await isOfficialNode({
    version,
    platform: `linux-${process.arch}`,
    binary,
    dist: 'https://nodejs.org/dist',
  });
  if (isOfficial === null) return notKnown('U95', check, 'nodejs.org did not answer on this machine');
  expect(isOfficial).toBe(true);
  figure('U95', check, '0');
});
