import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { createLog } from '../log.ts';
import { openDatabase } from '../open-database.ts';

/** The command's arguments are not valid. */
export class UsageError extends Error {}

/** Texts a command prints when it fails. */
interface CommandTexts {
  readonly usage: string;
  /** Start of the failure message, such as 'No backup was made.' */
  readonly failure: string;
}

/**
 * Runs a command on the environment's settings, prints what it returns and sets the exit code: 0; 1 for a failure, with
 * its reason; 2 for wrong usage.
 */
export async function runCommand(
  { usage, failure }: CommandTexts,
  work: (config: Config, args: string[]) => Promise<string>,
): Promise<void> {
  try {
    process.stdout.write(`${await work(readConfig(process.env), process.argv.slice(2))}\n`);
  } catch (error) {
    const isMisuse = error instanceof UsageError || isParseError(error);
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(isMisuse ? `${reason}\n${usage}\n` : `${failure} ${reason}\n`);
    process.exitCode = isMisuse ? 2 : 1;
  }
}

function isParseError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Opens the configured database for the duration of `work`. */
export async function withDatabase<T>(
  config: Pick<Config, 'dataDir' | 'database' | 'tokenSecret'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(config, createLog('silent'));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
