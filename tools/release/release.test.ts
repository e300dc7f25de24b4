import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';

const script = join(repositoryRoot, 'deploy', 'release.sh');
// Fake server: prints its version; never becomes ready if the version is called broken.
const program = `
const { createServer } = require('node:http');
const version = require('node:fs').readFileSync('version', 'utf8').trim();
createServer((request, response) => {
  const isReady = request.url === '/api/health/ready' && !version.startsWith('broken');
  response.writeHead(isReady || request.url === '/' ? 200 : 503).end(version);
}).listen(Number(process.argv[2]), '127.0.0.1');`;

let root: string;
let ports: number[];
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'freehold release '));
  ports = [await freePort(), await freePort()];
  mkdirSync(join(root, 'repository'));
  git('init', '-q');
});
// Each deployment starts about twenty processes.
vi.setConfig({ testTimeout: 120_000 });
afterEach(() => {
  for (const port of ports) stop(port);
  rmSync(root, { recursive: true, force: true });
});

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...args], { cwd: join(root, 'repository'), stdio: 'pipe' });
}

function tag(version: string): void {
  writeFileSync(join(root, 'repository', 'version'), version);
  writeFileSync(join(root, 'repository', 'server.cjs'), program);
  git('add', '.');
  git('commit', '-q', '-m', version);
  git('tag', version);
}

function stop(port: number): void {
  const file = join(root, `pid-${port}`);
  if (!existsSync(file)) return;
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 'SIGKILL');
  } catch {
    // Already exited.
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function release(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = {
    ...process.env,
    FREEHOLD_ROOT: root,
    FREEHOLD_PORTS: ports.join(' '),
    FREEHOLD_BUILD: 'mkdir built && [ "$(cat version)" != unbuildable ]',
    FREEHOLD_MIGRATE: 'cat version >> "$FREEHOLD_ROOT/migrated"',
    FREEHOLD_RESTART:
      'cd "$FREEHOLD_ROOT/current" && { [ ! -f "$FREEHOLD_ROOT/pid-$1" ] || kill -9 "$(cat "$FREEHOLD_ROOT/pid-$1")"; }; ' +
      'node server.cjs "$1" > /dev/null 2>&1 9>&- & echo $! > "$FREEHOLD_ROOT/pid-$1"',
    FREEHOLD_WAIT_SECONDS: '30',
    ...settings,
  };
  try {
    const { stderr } = await promisify(execFile)('bash', [script, ...args], { env });
    return { code: 0, said: stderr };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stderr' in error)) throw error;
    return { code: Number(error.code), said: String(error.stderr) };
  }
}

const running = () => Promise.all(ports.map(async (port) => await (await fetch(`http://127.0.0.1:${port}/`)).text()));
const releases = () => readdirSync(join(root, 'releases')).sort();

test('a release is built beside the one that runs, both processes change to it, and three stay', async () => {
  for (const version of ['v1', 'v2', 'v3', 'v4']) {
    tag(version);
    const { code, said } = await release(['deploy', version]);
    expect(code, said).toBe(0);
    expect(await running()).toEqual([version, version]);
  }
  expect(releases()).toEqual(['v2', 'v3', 'v4']);
  expect(readdirSync(join(root, 'releases', 'v4'))).toContain('built');

  const back = await release(['rollback']);
  expect(back.code, back.said).toBe(0);
  expect(await running()).toEqual(['v3', 'v3']);
});

test('a release that is not built, not migrated or does not start leaves the one before running', async () => {
  tag('v1');
  expect(await release(['deploy', 'v1'])).toMatchObject({ code: 0 });
  tag('unbuildable');
  const unbuilt = await release(['deploy', 'unbuildable']);
  expect([unbuilt.code, unbuilt.said]).toEqual([1, expect.stringContaining('was not built; nothing was changed')]);
  expect(releases()).toEqual(['v1']);

  tag('v2');
  const unmigrated = await release(['deploy', 'v2'], { FREEHOLD_MIGRATE: 'false' });
  expect([unmigrated.code, unmigrated.said]).toEqual([1, expect.stringContaining('not migrated; v1 runs on')]);
  expect(await running()).toEqual(['v1', 'v1']);

  tag('broken');
  const broken = await release(['deploy', 'broken'], { FREEHOLD_WAIT_SECONDS: '1' });
  expect([broken.code, broken.said]).toEqual([1, expect.stringContaining('broken does not start: going back to v1')]);
  // A second is what the script waits for the way back too: a busy machine takes longer to start both.
  await vi.waitFor(async () => expect(await running()).toEqual(['v1', 'v1']), { timeout: 30_000 });
});

test.each([
  [[], 'use: release.sh'],
  [['deploy', 'v9'], 'there is no v9'],
  [['deploy', '../evil'], 'no name of a tag'],
  [['rollback'], 'no release to go back to'],
])('refuses %j with the reason', async (args, reason) => {
  tag('v1');
  const { code, said } = await release(args);
  expect([code, said]).toEqual([1, expect.stringContaining(reason)]);
});
