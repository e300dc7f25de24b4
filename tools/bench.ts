import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BenchRow, rowIn } from './bench/row.ts';
import { repositoryRoot } from './repository-root.ts';

// Usage: npm run bench [-- engine monte-carlo plan http loop lists leads plans pdf] [--million]; each section runs in its own
// process.

const server = 'apps/server/test/bench';
const sections: Readonly<Record<string, string>> = {
  engine: 'tools/bench/engine.ts',
  'monte-carlo': 'tools/bench/monte-carlo.ts',
  plan: 'tools/bench/plan.ts',
  http: `${server}/http.ts`,
  loop: `${server}/loop.ts`,
  lists: `${server}/lists.ts`,
  leads: `${server}/leads.ts`,
  plans: `${server}/plans.ts`,
  pdf: `${server}/pdf.ts`,
};

/** Runs a section and resolves to its rows; rejects when it fails. */
async function rowsOf(file: string, options: readonly string[]): Promise<BenchRow[]> {
  const child = spawn(process.execPath, [join(repositoryRoot, file), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const rows: BenchRow[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const row = rowIn(line);
    if (row === null) console.log(line);
    else rows.push(row);
  }
  const status = await ended;
  if (status !== 0) throw new Error(`${file} ended with ${status}`);
  return rows;
}

function rounded(amount: number): number {
  return Number(amount.toPrecision(3));
}

function shown({ section, what, ours, reference, ratio, most }: BenchRow) {
  return {
    section,
    what,
    ours: `${rounded(ours.amount)} ${ours.unit}`,
    reference: `${rounded(reference.amount)} (${reference.name})`,
    ratio: rounded(ratio),
    within: most === undefined ? '' : ratio <= most,
  };
}

async function bench(words: readonly string[]): Promise<number> {
  const options = words.filter((word) => word.startsWith('--'));
  const asked = words.filter((word) => !word.startsWith('--'));
  const unknown = asked.filter((name) => !(name in sections));
  if (unknown.length > 0) {
    console.error(`No section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}`);
    return 1;
  }
  const rows: BenchRow[] = [];
  for (const [name, file] of Object.entries(sections)) {
    if (asked.length === 0 || asked.includes(name)) rows.push(...(await rowsOf(file, options)));
  }
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`${new Date().toISOString().slice(0, 16)}, ${availableParallelism()} cores, load ${load.join(' ')}`);
  console.table(rows.map(shown));
  return rows.every(({ ratio, most }) => most === undefined || ratio <= most) ? 0 : 1;
}

process.exitCode = await bench(process.argv.slice(2));
