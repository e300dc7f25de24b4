import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { readUnsealed, verifyAuditSeals } from '../features/audit/index.ts';
import { createLog } from '../log.ts';
import { openDatabase } from '../open-database.ts';
import { createSecrets } from '../secrets.ts';
import { keyringOf } from '../token-secret.ts';

const usage =
  'Use: npm run audit:verify [-- --newest ID:HASH]\n' +
  'Holds the audit log against its seals, and fails when an event has waited for its seal for five minutes. ID and HASH are those of the last line "audit log sealed" of the server’s log; with\n' +
  'them a log whose end was cut off is found too.\n';

// A running server writes a seal every minute.
const longestUnsealedSeconds = 300;

type Newest = { readonly toId: number; readonly hash: string } | undefined;

/** Checks the audit log of the configured database against its seals and prints any mismatch. Returns the exit code. */
async function main(): Promise<number> {
  const newest = readNewest(process.argv.slice(2));
  if (newest === null) return say(usage, 2);
  try {
    const { seals, rows, problems, unsealed } = await verify(readConfig(process.env), newest);
    for (const { fromId, toId, kind } of problems) say(`events ${fromId} to ${toId}: ${kind}\n`, 1);
    const isLate = unsealed.oldestSeconds > longestUnsealedSeconds;
    if (isLate)
      say(`the oldest event without a seal is ${unsealed.oldestSeconds} seconds old: sealing has stopped\n`, 1);
    const found = problems.length + (isLate ? 1 : 0);
    process.stdout.write(
      `${rows} events under ${seals} seals, ${unsealed.events} without a seal yet, ${found} problems\n`,
    );
    return found === 0 ? 0 : 1;
  } catch (error) {
    return say(`The audit log was not checked. ${error instanceof Error ? error.message : String(error)}\n`, 1);
  }
}

async function verify(config: Config, newest: Newest) {
  const db = await openDatabase(config, createLog('silent'));
  try {
    const report = await verifyAuditSeals({ db, secrets: createSecrets(await keyringOf(config)) }, newest);
    return { ...report, unsealed: await readUnsealed(db.kysely, new Date()) };
  } finally {
    await db.close();
  }
}

function readNewest(args: readonly string[]): Newest | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { newest: { type: 'string' } } });
    if (values.newest === undefined) return undefined;
    const [, toId, hash] = /^(\d{1,15}):([\w-]{43})$/.exec(values.newest) ?? [];
    return toId === undefined || hash === undefined ? null : { toId: Number(toId), hash };
  } catch {
    return null;
  }
}

function say(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}

process.exitCode = await main();
