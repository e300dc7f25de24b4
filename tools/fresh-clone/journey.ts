import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { bareEnvironment } from './environment.ts';
import type { Person } from './person.ts';
import { Product } from './product.ts';
import { Results } from './results.ts';

const headline = 'Smart Property Investment Solutions for Australians';
const borrower = {
  grossIncome: 100_000,
  maritalStatus: 'single',
  partnerIncome: null,
  dependants: 0,
  existingLoans: 0,
};
const firstStartLimit = 600;
const stopLimit = 10;

type Place = { clone: string; elsewhere: string; address: string; env: NodeJS.ProcessEnv; person: Person };

type Start = { ready: number | null; stopped: number | null; output: string };

/** Clone, first start, a page, a calculation, a port in use, stop, second start; returns the claims checked. */
export async function walkFreshClone(person: Person): Promise<Results> {
  const results = new Results(person.title);
  const folder = mkdtempSync(join(tmpdir(), 'freehold fresh '));
  try {
    const place = await prepare(folder, person);
    const signIns = await firstStart(place, results);
    await secondStart(place, { results, signIns });
    return results;
  } finally {
    // Not rmSync: it would block another run that is timing a shutdown.
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare(folder: string, person: Person): Promise<Place> {
  const clone = join(folder, 'a clone');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', repositoryRoot, clone], { stdio: 'inherit' });
  const [elsewhere, home] = [join(folder, 'elsewhere'), join(folder, 'home')];
  for (const empty of [elsewhere, home]) mkdirSync(empty);
  chmodSync(folder, 0o755);
  person.own(folder);
  const cache = person.makeCache(join(folder, 'npm-cache'));
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: join(folder, 'data') };
  return {
    clone,
    elsewhere,
    address: `http://localhost:${port}`,
    env: bareEnvironment(folder, cache, settings),
    person,
  };
}

async function firstStart(place: Place, results: Results): Promise<string[]> {
  const product = new Product(['--prefix', place.clone, 'start'], { ...place, cwd: place.elsewhere });
  try {
    const seconds = await product.secondsUntilReady(`${place.address}/api/health/ready`, firstStartLimit);
    results.claim(
      `npm start, called from another folder, is ready (${shown(seconds)})`,
      seconds !== null,
      product.output,
    );
    const signIns = signInsIn(product.output);
    results.claim('it prints two sign-ins', signIns.length === 2, product.output);
    if (seconds === null) return signIns;
    await claimAnswers(place, results);
    await claimTakenPort(place, results);
    const stopped = await product.secondsToStop('SIGTERM', stopLimit);
    results.claim(`SIGTERM to npm leaves no process (${shown(stopped)})`, stopped !== null, product.output);
    return signIns;
  } finally {
    product.kill();
  }
}

/** The start time is printed but not judged: it says as much about the machine as about the app. */
async function secondStart(
  place: Place,
  { results, signIns }: { results: Results; signIns: readonly string[] },
): Promise<void> {
  const { ready, stopped, output } = await startAgain(place);
  results.claim(`a second start, from a subfolder, is ready (${shown(ready)})`, ready !== null, output);
  results.claim('it prints the same sign-ins', signInsIn(output).join() === signIns.join(), output);
  results.claim('it installs and builds nothing again', !/Installing|Building/.test(output), output);
  results.claim(`SIGINT to npm leaves no process (${shown(stopped)})`, stopped !== null, output);
}

function signInsIn(output: string): string[] {
  return [...output.matchAll(/sign-in +\S+@\S+ {2}\S+/g)].map(([line]) => line);
}

async function startAgain(place: Place): Promise<Start> {
  const product = new Product(['start'], { ...place, cwd: join(place.clone, 'docs') });
  try {
    const ready = await product.secondsUntilReady(`${place.address}/api/health/ready`, 60);
    const stopped = await product.secondsToStop('SIGINT', stopLimit);
    return { ready, stopped, output: product.output };
  } finally {
    product.kill();
  }
}

async function claimAnswers({ address }: Place, results: Results): Promise<void> {
  const page = await fetch(address).then((answer) => answer.text());
  results.claim('the home page carries its headline', page.includes(headline), page.slice(0, 300));
  const answer = await fetch(`${address}/api/calculate/borrowing.capacity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(borrower),
  }).then((reply) => reply.text());
  results.claim('a calculation answers 600,000', /"borrowingCapacity":600000\b/.test(answer), answer);
}

async function claimTakenPort(place: Place, results: Results): Promise<void> {
  const env = { ...place.env, DATA_DIR: `${place.env.DATA_DIR} two` };
  const product = new Product(['start'], { ...place, env, cwd: place.clone });
  try {
    const status = await product.statusWithin(30);
    const says = product.output.includes(String(place.env.PORT)) && /in use|taken/i.test(product.output);
    results.claim(
      'a second product on the same port ends and says why',
      status !== null && status !== 0 && says,
      product.output,
    );
  } finally {
    product.kill();
  }
}

function shown(seconds: number | null): string {
  return seconds === null ? 'not within the limit' : `${seconds.toFixed(1)} s`;
}

/** A currently free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
