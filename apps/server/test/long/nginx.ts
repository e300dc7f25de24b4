import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const deployed = join(import.meta.dirname, '../../../../deploy/nginx.conf');
const program = '/usr/sbin/nginx';

/** Ports that replace those of the deployed configuration. */
export interface NginxPorts {
  readonly http: number;
  readonly https: number;
  readonly upstreams: readonly [number, number];
}

/** nginx running with the configuration in `deploy/`. */
export interface RunningNginx {
  readonly address: string;
  /** Lines of the access log so far. */
  log(): string;
  close(): Promise<void>;
}

/**
 * Starts nginx with `deploy/nginx.conf`, changing only ports, the certificate and the per-address limits, which only
 * the test would reach. Throws with nginx's own message when it rejects the file, and when nginx is not installed.
 */
export async function startNginx(ports: NginxPorts): Promise<RunningNginx> {
  if (!existsSync(program))
    throw new Error(`${program} is missing: npm run test:long installs nginx-light on Debian as root`);
  const folder = mkdtempSync(join(tmpdir(), 'freehold-nginx-'));
  makeCertificate(folder);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, ports));
  execFileSync(program, ['-t', '-q', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  await untilOpen(ports.https, child);
  return {
    address: `https://127.0.0.1:${ports.https}`,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const subject = ['-subj', '/CN=freehold.example', '-days', '2', '-nodes'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...files], { stdio: 'pipe' });
}

function configuration(folder: string, { http, https, upstreams }: NginxPorts): string {
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/^\s*listen \[::\].*$/gm, ''],
    [/listen 80( default_server)?;/g, `listen 127.0.0.1:${http}$1;`],
    [/listen 443 /g, `listen 127.0.0.1:${https} `],
    [/\/var\/log\/nginx\/freehold\.log/g, join(folder, 'access.log')],
    [/\/etc\/letsencrypt\/live\/freehold\.example\/fullchain\.pem/, join(folder, 'cert.pem')],
    [/\/etc\/letsencrypt\/live\/freehold\.example\/privkey\.pem/, join(folder, 'key.pem')],
    [/127\.0\.0\.1:3001/, `127.0.0.1:${upstreams[0]}`],
    [/127\.0\.0\.1:3002/, `127.0.0.1:${upstreams[1]}`],
    [/rate=50r\/s/, 'rate=100000r/s'],
    [/burst=200/, 'burst=100000'],
  ];
  const server = replacements.reduce(
    (text, [from, to]) => {
      if (text.search(from) < 0) throw new Error(`deploy/nginx.conf no longer has ${from}`);
      return text.replace(from, to);
    },
    readFileSync(deployed, 'utf8'),
  );
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `pid ${folder}/pid;\nerror_log ${folder}/errors;\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\n${server}}\n`;
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not open its port');
}
