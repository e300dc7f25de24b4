import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './processes.ts';
import { settings } from './settings.ts';

const script = resolve(import.meta.dirname, '../../../deploy/release.sh');
const otherBuild = resolve(import.meta.dirname, '../../web/build-steps/other-build.ts');
const server = resolve(import.meta.dirname, '../../server');

// Restarts as systemd would, on the release that `current` points to; the database lock is released when the process
// ends.
const restart = `
  if [ -f "$FREEHOLD_ROOT/pid" ]; then
    before=$(cat "$FREEHOLD_ROOT/pid"); kill "$before" || true
    while readlink "/proc/$before/exe" > /dev/null; do sleep 0.05; done
  fi
  cd "${server}"
  PORT="$1" "${process.execPath}" src/main.ts >> "$FREEHOLD_ROOT/server.log" 2>&1 9>&- &
  echo $! > "$FREEHOLD_ROOT/pid"`;

/** Text of the skip link on every page, which differs between the two builds. */
export const skipLink = { first: 'Skip to content', second: 'Skip to the content' } as const;

/** A production that `deploy/release.sh` upgrades: one server, with releases of the web app side by side. */
export interface UpgradedProduct {
  readonly baseUrl: string;
  /** Deploys the next release; all but the first use the second build. */
  deploy(version: string): Promise<void>;
  /** Releases still on disk. */
  releases(): readonly string[];
  stop(): void;
}

/** Makes the second build (build-steps/other-build.ts) and prepares `deploy`; nothing runs yet. */
export async function prepareUpgrades(): Promise<UpgradedProduct> {
  const root = mkdtempSync(join(tmpdir(), 'freehold-upgrades-'));
  mkdirSync(join(root, 'builds'));
  const [first, second] = [join(settings.folder, 'web'), join(root, 'builds/second')];
  symlinkSync(first, join(root, 'builds/v1'));
  execFileSync(process.execPath, [otherBuild, first, second, skipLink.first, skipLink.second]);
  mkdirSync(join(root, 'repository'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: join(root, 'repository'),
      stdio: 'pipe',
    });
  git('init', '-q');
  const env = settingsFor(root, await freePort());
  return {
    baseUrl: env.PUBLIC_URL,
    async deploy(version) {
      if (!existsSync(join(root, 'builds', version))) symlinkSync(second, join(root, 'builds', version));
      writeFileSync(join(root, 'repository/version'), version);
      git('add', '.');
      git('commit', '-q', '-m', version);
      git('tag', version);
      await promisify(execFile)('bash', [script, 'deploy', version], { env });
    },
    releases: () => readdirSync(join(root, 'releases')).sort(),
    stop() {
      const pid = join(root, 'pid');
      if (existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGKILL');
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Settings for release.sh and the server it starts. */
function settingsFor(root: string, port: number) {
  const { PATH = '', HOME = '' } = process.env;
  return {
    PATH,
    HOME,
    FREEHOLD_ROOT: root,
    FREEHOLD_PORTS: String(port),
    FREEHOLD_BUILD: 'mkdir -p apps/web && cp -r "$FREEHOLD_ROOT/builds/$(cat version)/" apps/web/build',
    FREEHOLD_MIGRATE: 'true',
    FREEHOLD_RESTART: restart,
    NODE_ENV: 'production',
    PUBLIC_URL: `http://localhost:${port}`,
    JWT_SECRET: randomBytes(48).toString('base64'),
    DATA_DIR: join(root, 'data'),
    WEB_DIR: join(root, 'current/apps/web/build'),
    RELEASES_DIR: join(root, 'releases'),
    LOG_LEVEL: 'warn',
  };
}
