import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createDeps } from '../../src/create-deps.ts';
import { connectDatabase, type Database, type DatabaseSettings } from '../../src/db/connect.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { hashPassword } from '../../src/features/auth/passwords.ts';
import { startJobQueue } from '../../src/jobs/queue.ts';
import { createLog } from '../../src/log.ts';
import { type Generated, generateRecords } from '../../src/seed/generated-records.ts';
import { firstNames, lastNames } from '../../src/seed/person-names.ts';
import { busyPeople } from '../busy-people.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { aUser } from './rows.ts';
import { silentLog } from './silent-log.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';

// Measures pages and searches of the lists: node apps/server/test/database/measure-lists.ts [--only postgres|embedded]

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, calls: { type: 'string', default: '200' } },
});
const calls = Number(options.calls);
const password = 'correct horse battery';

function print(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(48)} ${value}\n`);
}

/** The quantile of the times at a share. */
function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Requests a list as the signed-in adviser; resolves to the address of the next page. */
type Ask = (url: string) => Promise<string | null>;

async function timed(name: string, ask: Ask, urls: Iterable<string>): Promise<void> {
  const times: number[] = [];
  let slowest = { ms: 0, url: '' };
  for (const url of urls) {
    const start = performance.now();
    await ask(url);
    const ms = performance.now() - start;
    times.push(ms);
    if (ms > slowest.ms) slowest = { ms, url };
  }
  print(
    name,
    `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, n=${times.length}`,
  );
  print('  slowest', `${slowest.ms.toFixed(1)} ms ${decodeURIComponent(slowest.url).slice(0, 80)}`);
}

async function pages(name: string, ask: Ask, first: string): Promise<void> {
  const times: number[] = [];
  let next: string | null = first;
  while (times.length < calls) {
    const start = performance.now();
    next = (await ask(next ?? first)) ?? first;
    times.push(performance.now() - start);
  }
  print(
    name,
    `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, n=${times.length}`,
  );
}

/**
 * Typical searches: names, their beginnings, parts of them, mail addresses, phone numbers, and texts without a match.
 */
function* searches(): Iterable<string> {
  const kinds: ((first: string, last: string, n: number) => string)[] = [
    (first) => first,
    (_first, last) => last,
    (first, last) => `${first} ${last}`,
    (first, last) => `${last.slice(0, 3)} ${first.slice(0, 2)}`,
    (first) => first.slice(0, 1),
    (_first, last) => last.slice(0, 2),
    (first, last) => `${first}.${last}`,
    (_first, _last, n) => `04${String(n * 7919).slice(0, 3)}`,
    (_first, last) => last.slice(1, 4),
    (_first, _last, n) => `q${n}x`,
    () => 'example.org',
    (first) => `z${first.slice(-1)}`,
  ];
  for (let n = 0; n < calls; n += 1) {
    const kind = kinds[n % kinds.length] ?? kinds[0];
    yield kind?.(firstNames[(n * 7) % firstNames.length] ?? '', lastNames[(n * 11) % lastNames.length] ?? '', n) ?? '';
  }
}

async function adviserOf(db: Database): Promise<string> {
  const adviser = aUser({ role: 'ADMIN', password_hash: await hashPassword(password) });
  await db.kysely.insertInto('users').values(adviser).execute();
  return adviser.email;
}

async function measure(settings: DatabaseSettings, amount: Omit<Generated, 'seed'>): Promise<void> {
  const db = await connectDatabase(settings, silentLog);
  await migrateToLatest(db, silentLog);
  const start = performance.now();
  await generateRecords(db, { ...amount, seed: 'measure' });
  print(
    `${settings.kind}: ${amount.clients} clients, ${amount.leads} leads`,
    `${Math.round(performance.now() - start)} ms`,
  );
  const log = createLog('silent');
  const jobs = await startJobQueue(db, log);
  const config = readConfig({ NODE_ENV: 'test', WEB_DIR: join(tmpdir(), 'no-site'), ...busyPeople });
  const app = await buildApp(createDeps({ config, db, log, jobs, now: () => new Date() }, 'measure'.repeat(8)));
  const email = await adviserOf(db);
  const signIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  const headers = { authorization: `Bearer ${signIn.json().accessToken}` };
  const ask: Ask = async (url) => {
    const answer = await app.inject({ url, headers });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode} ${answer.body}`);
    return /<(.+)>/.exec(String(answer.headers.link ?? ''))?.[1] ?? null;
  };
  for (const list of ['profiles', 'leads']) {
    const orders = list === 'profiles' ? ['name', '-name', 'email', '-created'] : ['name', '-received'];
    for (const sort of orders) await pages(`/${list}?limit=50&sort=${sort}`, ask, `/api/${list}?limit=50&sort=${sort}`);
    const queries = [...searches()].map((q) => `/api/${list}?limit=50&q=${encodeURIComponent(q)}`);
    await timed(`/${list}?limit=50&q=…`, ask, queries);
  }
  for (const todo of ['answer', 'action']) {
    const path = `/leads?limit=50&sort=received&todo=${todo}`;
    await pages(path, ask, `/api${path}`);
    await pages(`/leads/totals?todo=${todo}`, ask, `/api/leads/totals?todo=${todo}`);
  }
  await timed(
    '/profiles?limit=50&role=CLIENT&sort=email&q=…',
    ask,
    [...searches()].map((q) => `/api/profiles?limit=50&role=CLIENT&sort=email&q=${encodeURIComponent(q)}`),
  );
  const { rss } = process.memoryUsage();
  await timed(
    '/profiles, 1,000 rows',
    ask,
    Array.from({ length: 100 }, () => '/api/profiles'),
  );
  print('  resident memory, grown by them', `${Math.round((process.memoryUsage().rss - rss) / 1e6)} MB`);
  await timed(
    '/counts',
    ask,
    Array.from({ length: 50 }, () => '/api/counts'),
  );
  await app.close();
  await jobs.stop();
  await db.close();
}

async function onPostgres(): Promise<void> {
  const bin = postgresBinaries();
  if (bin === undefined) return print('PostgreSQL', 'SKIPPED: its programs are not installed');
  const cluster = await startTemporaryCluster(bin);
  await measure({ kind: 'postgres', url: cluster.url('postgres') }, { clients: 100_000, leads: 50_000 }).finally(() =>
    cluster.remove(),
  );
}

async function onEmbedded(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-measure-'));
  await measure({ kind: 'embedded', dataDir }, { clients: 10_000, leads: 5_000 }).finally(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
}

if (options.only !== 'embedded') await onPostgres();
if (options.only !== 'postgres') await onEmbedded();
