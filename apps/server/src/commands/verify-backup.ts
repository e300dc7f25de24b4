import { parseArgs } from 'node:util';
import { contentsText } from '../backup/contents-text.ts';
import { knownMigrations } from '../backup/refill.ts';
import { verifyBackup } from '../backup/verify.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = 'Use: npm run backup:verify -- FILE\nAn encrypted backup needs its key in BACKUP_IDENTITY.';

await runCommand({ usage, failure: 'The backup cannot be used.' }, async (config, args) => {
  const [path] = parseArgs({ args, allowPositionals: true }).positionals;
  if (path === undefined) throw new UsageError('No file was named.');
  const manifest = await verifyBackup(path, config.backup.identity);
  await knownMigrations(manifest.migrations);
  return `${path} is whole and fits this version\n${contentsText(manifest)}`;
});
