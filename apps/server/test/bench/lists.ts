import { noteIdleRecords } from '../../src/features/idle-records/index.ts';
import { generateRecords } from '../../src/seed/generated-records.ts';
import { addTasksAndTerms } from '../tasks-and-terms.ts';
import { type BenchProduct, median, print, send, withProduct } from './product.ts';

const sizes = [1_000, 10_000, 100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])];
const compared = 10_000;
const lists = [
  '/api/profiles?limit=50',
  '/api/profiles?limit=50&sort=-created',
  '/api/profiles?limit=50&q=nguyen',
  '/api/clients?limit=50',
  '/api/clients?limit=50&quietDays=90',
  '/api/clients?limit=50&noAction=true',
  '/api/clients?limit=50&lvrOver=80',
  '/api/today',
];
const idleList = '/api/idle-records';
const calls = 60;

/** Median time of a list's first pages, milliseconds. */
async function pageMs({ app, headers }: BenchProduct, first: string): Promise<number> {
  const times: number[] = [];
  let next = first;
  for (let call = 0; call < calls; call += 1) {
    const start = performance.now();
    const answer = await send(app, { url: next, headers });
    times.push(performance.now() - start);
    next = /<(.+?)>/.exec(String(answer.headers.link ?? ''))?.[1] ?? first;
  }
  return median(times);
}

/** A page's time at each number of clients, relative to that at ten thousand: 1 is flat. */
async function measure(product: BenchProduct): Promise<void> {
  const times = new Map<string, number>();
  for (const clients of sizes) {
    await generateRecords(product.db, { clients, leads: 0, seed: 'bench' });
    await addTasksAndTerms(product.db, new Date());
    for (const list of lists) times.set(`${list} ${clients}`, await pageMs(product, list));
    // Last, because it writes a row for each unused record.
    await noteIdleRecords({ db: product.db, now: () => new Date() });
    times.set(`${idleList} ${clients}`, await pageMs(product, idleList));
  }
  for (const list of [...lists, idleList]) {
    for (const clients of sizes) {
      const [amount = 0, base = 1] = [times.get(`${list} ${clients}`), times.get(`${list} ${compared}`)];
      const what = `${list.replace('/api', '')}, ${clients.toLocaleString('en-AU')} clients`;
      const limit = clients > compared && !list.includes('q=') ? { most: 1.5 } : {};
      print({
        section: 'lists',
        what,
        ours: { amount, unit: 'ms' },
        reference: { name: 'at 10,000', amount: base },
        ratio: amount / base,
        ...limit,
      });
    }
  }
}

await withProduct(measure);
