import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { createLog } from '../log.ts';
import { openDatabase } from '../open-database.ts';

/** The command was called in a way it does not understand. */
export class UsageError extends Error {}

/** What a command prints when it cannot do its work. */
interface CommandTexts {
  readonly usage: string;
  /** First words of a failure, such as 'No backup was made.' */
  readonly failure: string;
}

/**
 * Runs a command over the settings of the environment, prints what it returns and sets the exit code: 0, 1 for a failure
 * with its reason, 2 for a wrong call.
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

/** Opens the database of the settings for the time of the work. */
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
