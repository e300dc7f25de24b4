import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { mortgageDefaults } from '@freehold/contract';
import { generateRecords } from '../../src/seed/generated-records.ts';
import { longestHold } from '../longest-hold.ts';
import { type BenchProduct, median, print, withProduct } from './product.ts';

interface Call {
  readonly what: string;
  readonly url: string;
  readonly method?: 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

// Longest that one request may block others.
const limitMs = 20;
const calls = 15;
const records = 10_000;
const linesOfAFile = 5_000;
const rowsOfARecord = 500;

/** A file with the most properties an import accepts. */
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

/** The most rows a client's record accepts, with texts of typical length. */
function largeRecord(): string {
  const description = 'A house by the river. '.repeat(8).trim();
  const asset = { assetType: 'Investment Property', originalPrice: 400_000, description };
  const liability = { liabilityType: 'Mortgage', limitAmount: 450_000, lenderType: 'Bank', description };
  return JSON.stringify({
    profile: { dateOfBirth: '1980-01-01', grossIncome: 100_000 },
    assets: Array.from({ length: rowsOfARecord }, (_, row) => ({ ...asset, currentValue: 500_000 + row })),
    liabilities: Array.from({ length: rowsOfARecord }, (_, row) => ({ ...liability, loanBalance: 400_000 + row })),
  });
}

function callsOf(client: string, headers: BenchProduct['headers']): readonly Call[] {
  const csv = { method: 'POST', headers: { ...headers, 'content-type': 'text/csv' }, body: propertyFile() } as const;
  const login = JSON.stringify({ email: 'nobody@example.com', password: 'wrong horse battery' });
  const json = { 'content-type': 'application/json' };
  const saved = { ...headers, ...json };
  const details = `/profiles/${client}/details`;
  const mortgage = JSON.stringify({ ...mortgageDefaults, priceRise: 2.5 });
  return [
    { what: '1,000 clients at once', url: '/profiles?limit=1000', headers },
    { what: '1,000 leads at once', url: '/leads?limit=1000', headers },
    { what: '10,000 leads as CSV', url: '/leads/export', headers },
    { what: '5,000 lines of properties checked', url: '/properties/import/check', ...csv },
    { what: '5,000 properties imported', url: '/properties/import', ...csv },
    { what: `${(calls * linesOfAFile).toLocaleString('en-AU')} properties as CSV`, url: '/properties/export', headers },
    { what: 'a record of 500 + 500 rows saved', url: details, method: 'PUT', headers: saved, body: largeRecord() },
    { what: 'the same read', url: details, headers },
    { what: 'the same as an adviser looks at it', url: `/clients/${client}/view`, headers },
    { what: '1,000 properties at once', url: '/properties?limit=1000', headers },
    { what: '1,000 events of the log', url: '/audit?limit=1000', headers },
    { what: 'a mortgage report as PDF', url: '/reports/mortgage', method: 'POST', headers: json, body: mortgage },
    { what: 'everything about a person', url: `/profiles/${client}/export`, headers },
    { what: 'a client’s summary as PDF', url: `/profiles/${client}/report`, headers },
    { what: 'a sign-in refused', url: '/auth/login', method: 'POST', headers: json, body: login },
    ...calculations(),
  ];
}

/** One row per heavy request: how long it blocks all others, beside the limit. */
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
