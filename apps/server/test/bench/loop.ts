import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { generateRecords } from '../../seed/generated-records.ts';
import { type BenchProduct, median, print, withProduct } from './product.ts';

interface Call {
  readonly what: string;
  readonly url: string;
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

// What others may have to wait for one request.
const limitMs = 20;
const calls = 15;
const records = 10_000;
const linesOfAFile = 5_000;

/** The longest that the loop was held while something was done, milliseconds. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = performance.now();
  let isDone = false;
  const turn = () => {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isDone = true;
  return longest;
}

/** As many properties as an import takes. */
function propertyFile(): string {
  const heading =
    'Name,Street,Suburb,State,Postcode,Price,Bedrooms,Bathrooms,Area (m²),Growth rate (%),Rental yield (%)';
  const lines = Array.from({ length: linesOfAFile }, (_, line) => {
    return `"House ${line}, with a garden",${line + 1} High St,Newtown,NSW,2042,${500_000 + line},3,2,180,4.5,3.9`;
  });
  return [`${heading},Description`, ...lines.map((line) => `${line},"${'As long as people write. '.repeat(8)}"`)].join(
    '\n',
  );
}

const homes = { years: 100, properties: Array.from({ length: 20 }, (_, index) => ({ id: `home-${index}` })) };
const tooManyHomes = {
  years: 100,
  properties: Array.from({ length: 10_000 }, (_, index) => ({ id: `home-${index}` })),
};
const flows = { cashflows: Array.from({ length: 600 }, (_, index) => (index === 0 ? -1 : 1)), guess: 50 };
const run = { rate: 0.000_01, nper: 1_000_000, pv: 1_000, start: 1, end: 1_000_000, type: 1 };

function calculations(): readonly Call[] {
  const call = (what: string, area: string, inputs: object): Call => ({
    what,
    url: `/calculate/${area}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inputs),
  });
  return [
    call('a million payments added up', 'tvm.cumprinc', run),
    call('the rate of 600 cash flows', 'irr', flows),
    call('20 properties over 100 years', 'portfolio.project', homes),
    call('10,000 properties, refused', 'portfolio.project', tooManyHomes),
  ];
}

function callsOf(client: string, headers: BenchProduct['headers']): readonly Call[] {
  const csv = { method: 'POST', headers: { ...headers, 'content-type': 'text/csv' }, body: propertyFile() } as const;
  const login = JSON.stringify({ email: 'nobody@example.com', password: 'wrong horse battery' });
  const json = { 'content-type': 'application/json' };
  return [
    { what: '1,000 clients at once', url: '/profiles?limit=1000', headers },
    { what: '1,000 leads at once', url: '/leads?limit=1000', headers },
    { what: '10,000 leads as CSV', url: '/leads/export', headers },
    { what: '5,000 lines of properties checked', url: '/properties/import/check', ...csv },
    { what: '5,000 properties imported', url: '/properties/import', ...csv },
    { what: `${(calls * linesOfAFile).toLocaleString('en-AU')} properties as CSV`, url: '/properties/export', headers },
    { what: 'everything about a person', url: `/profiles/${client}/export`, headers },
    { what: 'a client’s summary as PDF', url: `/profiles/${client}/report`, headers },
    { what: 'a sign-in refused', url: '/auth/login', method: 'POST', headers: json, body: login },
    ...calculations(),
  ];
}

/** One line for each heavy request: how long it holds up all others, beside the limit. */
async function measure({ app, db, headers }: BenchProduct): Promise<void> {
  await generateRecords(db, { clients: records, leads: records, seed: 'bench' });
  const { rows } = await db.query('select id from profiles order by sort_name limit 1');
  const address = await app.listen({ port: 0 });
  const caller = new Worker(new URL('./caller.ts', import.meta.url));
  for (const { what, url, ...call } of callsOf(String(rows[0]?.id), headers)) {
    const holds: number[] = [];
    for (let count = 0; count < calls; count += 1) {
      holds.push(
        await longestHold(async () => {
          caller.postMessage({ url: `${address}/api${url}`, ...call });
          const [status] = await once(caller, 'message');
          if (status >= 300 && !what.includes('refused')) throw new Error(`${url} answered ${status}`);
        }),
      );
    }
    const amount = median(holds);
    print({
      section: 'loop',
      what,
      ours: { amount, unit: 'ms' },
      reference: { name: 'limit', amount: limitMs },
      ratio: amount / limitMs,
      most: 1,
    });
  }
  await caller.terminate();
}

await withProduct(measure);
