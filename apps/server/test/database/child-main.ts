import { randomUUID } from 'node:crypto';
import { connectDatabase, type Database } from '../../src/db/connect.ts';
import { transaction } from '../../src/db/transaction.ts';
import { aUser } from './rows.ts';
import { silentLog } from './silent-log.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

// Prints an id only after its commit was acknowledged.
async function write(database: Database): Promise<void> {
  for (;;) {
    const id = randomUUID();
    await transaction(database, (tx) => tx.insertInto('users').values(aUser({ id })).execute());
    say(id);
  }
}

async function main(): Promise<void> {
  const [settings, job] = process.argv.slice(2);
  const database = await connectDatabase(JSON.parse(settings ?? ''), silentLog);
  say('open');
  if (job === 'write') await write(database);
  else setInterval(() => {}, 60_000);
}

main().catch((error: unknown) => {
  say(`refused: ${String(error)}`);
  process.exit(1);
});
