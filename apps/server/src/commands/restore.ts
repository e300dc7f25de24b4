import { parseArgs } from 'node:util';
import { contentsText } from '../backup/contents-text.ts';
import { type Restored, restoreBackup } from '../backup/restore.ts';
import { createLog } from '../log.ts';
import { runCommand, UsageError, withDatabase } from './run-command.ts';

const usage = `Use: npm run restore -- FILE [--replace] [--hold-mail] [--newer FILE] [--other-secret]
  --replace       the database has rows: copy them into BACKUP_DIR, then replace them
  --hold-mail     mails that waited are not sent but shown as failed
  --newer FILE    a newer backup, of which only erasures, unsubscriptions and withdrawn agreements are taken
  --other-secret  accept a backup made under another JWT_SECRET, with what that loses`;

await runCommand({ usage, failure: 'Nothing was restored.' }, async (config, args) => {
  const flag = { type: 'boolean', default: false } as const;
  const options = { replace: flag, 'hold-mail': flag, 'other-secret': flag, newer: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [path] = positionals;
  if (path === undefined) throw new UsageError('No file was named.');
  const request = {
    path,
    isReplacing: values.replace,
    isMailHeld: values['hold-mail'],
    isOtherSecretAccepted: values['other-secret'],
    newer: values.newer ?? null,
  };
  const outside = { config, log: createLog('silent'), now: () => new Date() };
  return whatWasDone(await withDatabase(config, (db) => restoreBackup({ db, ...outside }, request)));
});

function whatWasDone(done: Restored): string {
  const { manifest, safetyCopy, images, erasedAgain, withdrawnAgain, sessionsEnded, mails } = done;
  return [
    'Restored, with equal counts and checksums:',
    contentsText(manifest),
    safetyCopy === null ? '  the database was empty before' : `  what was there before lies in ${safetyCopy}`,
    `  ${images} pictures put back, ${sessionsEnded} sessions ended, ${mails} mails wait to be sent`,
    `  ${erasedAgain} people or addresses, erased since the backup, were erased again`,
    `  ${withdrawnAgain} agreements, withdrawn since the backup, were withdrawn again`,
  ].join('\n');
}
