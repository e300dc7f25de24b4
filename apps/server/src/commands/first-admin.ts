import { parseArgs } from 'node:util';
import { email as emailSchema } from '@freehold/contract';
import { type Config, readConfig } from '../config.ts';
import { createDeps } from '../create-deps.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { type AdminRequest, createAdmin } from '../features/auth/first-admin.ts';
import { startJobQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import { openDatabase } from '../open-database.ts';
import { keyringOf } from '../token-secret.ts';

const usage =
  'Use: npm run admin:create -- --email you@example.com [--first-name …] [--last-name …] [--another]\n' +
  'It prints a link, good once for 24 hours, that sets the new admin’s password.\n';

/** Creates an admin in the configured database and prints the link that sets the password. Returns the exit code. */
async function main(): Promise<number> {
  const request = readRequest(process.argv.slice(2));
  if (request === null) return say(usage, 2);
  try {
    const outcome = await create(readConfig(process.env), request);
    if ('refusal' in outcome) return say(`No admin was created. ${outcome.refusal}\n`, 1);
    process.stdout.write(
      `${request.email} becomes an admin with this link, good once for 24 hours:\n\n${outcome.link}\n`,
    );
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return say(`No admin was created. ${reason}\n`, 1);
  }
}

async function create(config: Config, request: AdminRequest) {
  const log = createLog('silent');
  const db = await openDatabase(config, log);
  try {
    await migrateToLatest(db, log);
    const jobs = await startJobQueue(db, log);
    try {
      const deps = createDeps({ config, db, log, jobs, now: () => new Date() }, await keyringOf(config));
      return await createAdmin(deps, request);
    } finally {
      await jobs.stop();
    }
  } finally {
    await db.close();
  }
}

function readRequest(args: readonly string[]): AdminRequest | null {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { email: text, 'first-name': text, 'last-name': text, another: { type: 'boolean' } },
    });
    const email = emailSchema.safeParse(values.email);
    if (!email.success) return null;
    const { 'first-name': firstName = 'New', 'last-name': lastName = 'Adviser', another = false } = values;
    return { email: email.data, firstName, lastName, isAnother: another };
  } catch {
    return null;
  }
}

function say(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}

process.exitCode = await main();
