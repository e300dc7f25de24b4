import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/connect.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { createLog } from '../log.ts';
import { generateRecords } from './generated-records.ts';

// npm run seed -- --clients 100000 --leads 50000 [--seed words]

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    leads: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'freehold' },
  },
});

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.isProduction) throw new Error('Generated records do not belong into a production database.');
  const counts = { clients: wholeNumber('clients', values.clients), leads: wholeNumber('leads', values.leads) };
  const log = createLog(config.logLevel);
  const db = await connectDatabase(config.database, log);
  try {
    await migrateToLatest(db, log);
    const start = performance.now();
    await generateRecords(db, { ...counts, seed: values.seed });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${counts.clients} clients and ${counts.leads} leads in ${seconds} s\n`);
  } finally {
    await db.close();
  }
}

function wholeNumber(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0 || count > 1_000_000)
    throw new Error(`--${name} takes a whole number up to 1000000`);
  return count;
}

await main();
