import { parseArgs } from 'node:util';
import { makeBackup } from '../backup/back-up.ts';
import { contentsText } from '../backup/contents-text.ts';
import { DirectoryInUse } from '../db/embedded/directory-lock.ts';
import { noted } from '../upkeep/record.ts';
import { runCommand, withDatabase } from './run-command.ts';

const usage = 'Use: npm run backup [-- --dir FOLDER]\nIt writes one file into BACKUP_DIR; see docs/OPERATIONS.md.';

await runCommand({ usage, failure: 'No backup was made.' }, async (config, args) => {
  const { values } = parseArgs({ args, options: { dir: { type: 'string' } } });
  const backup = { ...config.backup, dir: values.dir ?? config.backup.dir };
  try {
    const now = () => new Date();
    const made = await withDatabase(config, (db) =>
      noted(db.kysely, 'backup', () => makeBackup({ db, config: { ...config, backup }, now })),
    );
    const locked = backup.recipient === null ? 'not encrypted (BACKUP_RECIPIENT is not set)' : 'encrypted';
    return `${made.path}\n  ${made.bytes} bytes, ${locked}\n${contentsText(made.manifest)}`;
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    const other =
      'While the server runs, it alone can read the embedded database: set BACKUP_SCHEDULE and it makes them itself.';
    throw new Error(`${error.message} ${other}`, { cause: error });
  }
});
