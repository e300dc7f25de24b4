import { parseArgs } from 'node:util';
import { email as emailSchema } from '@freehold/contract';
import { type Config, readConfig } from '../config.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { type AccessChange, accessChanges, changeAdminAccess } from '../features/auth/admin-access.ts';
import { createLog } from '../log.ts';
import { openDatabase } from '../open-database.ts';

const usage =
  `Use: npm run admin:CHANGE -- --email them@example.com\n` +
  `CHANGE is one of ${accessChanges.join(', ')}. All but demote work for clients too, at once. Their sessions end; what was done is in the audit log.\n`;

interface Request {
  readonly change: AccessChange;
  readonly email: string;
}

/** Revokes or restores an admin's rights or a client's sign-in, in the configured database. Returns the exit code. */
async function main(): Promise<number> {
  const request = readRequest(process.argv.slice(2));
  if (request === null) return say(usage, 2);
  try {
    const outcome = await change(readConfig(process.env), request);
    if ('refusal' in outcome) return say(`Nothing was changed. ${outcome.refusal}\n`, 1);
    process.stdout.write(`${request.email} ${outcome.done}.\n`);
    return 0;
  } catch (error) {
    return say(`Nothing was changed. ${error instanceof Error ? error.message : String(error)}\n`, 1);
  }
}

async function change(config: Config, request: Request) {
  const log = createLog('silent');
  const db = await openDatabase(config, log);
  try {
    await migrateToLatest(db, log);
    return await changeAdminAccess({ db, now: () => new Date() }, request);
  } finally {
    await db.close();
  }
}

function readRequest([word, ...args]: readonly string[]): Request | null {
  const asked = accessChanges.find((known) => known === word);
  try {
    const { values } = parseArgs({ args: [...args], options: { email: { type: 'string' } } });
    const email = emailSchema.safeParse(values.email);
    return asked === undefined || !email.success ? null : { change: asked, email: email.data };
  } catch {
    return null;
  }
}

function say(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}

process.exitCode = await main();
