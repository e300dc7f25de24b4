import { parseArgs } from 'node:util';
import { moveDatabase } from '../backup/move.ts';
import { createLog } from '../log.ts';
import { runCommand, UsageError, withDatabase } from './run-command.ts';

const usage = 'Use: npm run move -- --to postgres://…\nIt copies the embedded database into an empty PostgreSQL one.';

await runCommand({ usage, failure: 'Nothing was moved.' }, async (config, args) => {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  if (values.to === undefined || !/^postgres(ql)?:\/\//.test(values.to)) throw new UsageError('No target was named.');
  if (config.database.kind !== 'embedded') throw new Error('DATABASE_URL is set: the settings are PostgreSQL already.');
  const target = { kind: 'postgres', url: values.to } as const;
  const { tables, mails } = await withDatabase(config, (from) =>
    withDatabase({ ...config, database: target }, (to) => moveDatabase({ from, to, log: createLog('silent') })),
  );
  return [
    'Moved, with equal counts and checksums:',
    ...tables.map(
      ({ name, rows, sha256 }) => `  ${name.padEnd(18)} ${String(rows).padStart(9)}  ${sha256.slice(0, 16)}`,
    ),
    `  ${mails} mails wait to be sent`,
    `Now set DATABASE_URL and start. The pictures and the secret stay in ${config.dataDir}; so does the embedded database, untouched.`,
  ].join('\n');
});
