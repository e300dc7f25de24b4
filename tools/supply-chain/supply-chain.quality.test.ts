import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { figure, notKnown } from '../quality/figure.ts';
import { repositoryRoot } from '../repository-root.ts';
import { auditCounts } from './audit-counts.ts';
import { secretsIn } from './secrets.ts';

interface Locked {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly deprecated?: string;
  readonly hasInstallScript?: boolean;
}
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

const inRoot = (file: string) => join(repositoryRoot, file);
const lockfile: { packages: Record<string, Locked> } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const locked = Object.entries(lockfile.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const manifest = (file: string): Manifest => JSON.parse(readFileSync(inRoot(file), 'utf8'));

it('every locked package has its hash, every named one its exact version, none is taken on its first days, and install scripts are allowed by name', () => {
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  const files = [
    'package.json',
    ...globSync('{apps,packages}/*/package.json', { cwd: repositoryRoot }),
    'tools/package.json',
  ];
  const named = files
    .map(manifest)
    .flatMap(({ dependencies = {}, devDependencies = {} }) => Object.entries({ ...dependencies, ...devDependencies }))
    .filter(([name]) => !name.startsWith('@freehold/'));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  const allowed = Object.keys(manifest('package.json').allowScripts ?? {});
  expect(scripted.map((path) => path.replace(/^.*node_modules\//, ''))).toEqual(allowed);
  const age = Number(/^min-release-age=(\d+)$/m.exec(readFileSync(inRoot('.npmrc'), 'utf8'))?.[1]);
  expect(age).toBeGreaterThanOrEqual(7);
  figure(
    'S1',
    'locked packages with a SHA-512; named versions that are exact; days that a version is public before it is taken',
    `${locked.length}/${locked.length}; ${named.length}/${named.length}; ${age}`,
  );
});

it('no locked package is deprecated', () => {
  expect(locked.filter(([, { deprecated }]) => deprecated !== undefined).map(([path]) => path)).toEqual([]);
  figure('S2', `deprecated packages of ${locked.length}`, '0');
});

it('production runs nothing with a known serious vulnerability, or that is not known here', { timeout: 60_000 }, () => {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit', 'dev', '--audit-level', 'high'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    timeout: 45_000,
  });
  const check = 'known vulnerabilities of what production runs';
  const counts = auditCounts(stdout);
  // npm's own message would name the registry.
  if (counts === null) return notKnown('S2', check, 'npm got no answer to its audit on this machine');
  expect([counts.high, counts.critical]).toEqual([0, 0]);
  figure('S2', check, '0 high, 0 critical');
});

it.each([
  ['{"message":"405 Method Not Allowed","error":{}}', null],
  ['', null],
  ['<html>', null],
  ['{"metadata":{"vulnerabilities":{"high":1,"critical":0}}}', { high: 1, critical: 0 }],
])('an audit that says %j has the counts %j', (answer, counts) => {
  expect(auditCounts(answer)).toEqual(counts);
});

it('the bill of materials names what production runs', { timeout: 120_000 }, () => {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const text = execFileSync('npm', words, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const bill: { bomFormat: string; components: { name: string }[] } = JSON.parse(text);
  expect(bill.bomFormat).toBe('CycloneDX');
  const others = new Set(locked.map(([path]) => path.replace(/^.*node_modules\//, '')));
  const names = bill.components.map(({ name }) => name).filter((name) => others.has(name));
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'kysely']));
  expect(names).not.toContain('vitest');
  const direct = ['apps/server', 'apps/web', 'packages/contract', 'packages/finance']
    .flatMap((folder) => Object.keys(manifest(`${folder}/package.json`).dependencies ?? {}))
    .filter((name) => !name.startsWith('@freehold/'));
  figure(
    'S3',
    'packages in the bill of materials (250 wanted); named by the product itself, screens included (30 wanted)',
    `${names.length}; ${new Set(direct).size}`,
  );
});

// Assembled from pieces, so that this file holds no secret itself.
const planted = [
  `-----BEGIN ${'PRIVATE'} KEY-----\n${'A'.repeat(64)}`,
  `AGE-SECRET-KEY-1${'Q'.repeat(58)}`,
  `AKIA${'Z'.repeat(16)}`,
  `ghp_${'a'.repeat(36)}`,
  `eyJ${'h'.repeat(20)}.eyJ${'p'.repeat(20)}.${'s'.repeat(43)}`,
];

it('no secret is in the tree or its history, and planted ones are found', { timeout: 120_000 }, () => {
  expect(planted.flatMap(secretsIn)).toHaveLength(planted.length);
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024 });
  const hasHistory = existsSync(inRoot('.git'));
  const files = hasHistory ? git('ls-files').trim().split('\n') : globSync('{apps,packages,tools,docs,deploy}/**/*.*');
  const texts = files.map((file) => readFileSync(inRoot(file), 'utf8'));
  expect(texts.flatMap(secretsIn)).toEqual([]);
  const history = hasHistory ? git('log', '--all', '-p', '--no-color', '--format=%B') : '';
  expect([...new Set(secretsIn(history))]).toEqual([]);
  figure('S4', `secrets in ${files.length} files; planted ones found`, `0; ${planted.length}/${planted.length}`);
  if (hasHistory) figure('S4', 'secrets in the history of the files', '0');
  else notKnown('S4', 'secrets in the history of the files', 'this copy has no history');
});
