import { migrateToLatest } from '../db/migrate.ts';
import { rotateKeys } from '../features/auth/index.ts';
import { createLog } from '../log.ts';
import { createSecrets } from '../secrets.ts';
import { keyringOf } from '../token-secret.ts';
import { runCommand, withDatabase } from './run-command.ts';

const usage =
  'Use: npm run keys:rotate\nIt encrypts anew under DATA_SECRET what was encrypted under DATA_SECRET_PREVIOUS.';

await runCommand({ usage, failure: 'Nothing was encrypted anew.' }, (config) =>
  withDatabase(config, async (db) => {
    await migrateToLatest(db, createLog('silent'));
    const { encryptedAnew, unreadable } = await rotateKeys({ db, secrets: createSecrets(await keyringOf(config)) });
    return [
      `${encryptedAnew} authenticator apps are under DATA_SECRET now, ${unreadable} could not be read.`,
      'Keep DATA_SECRET_PREVIOUS: unsubscribed and erased addresses, recovery codes and the seals of the audit log are',
      'one-way codes, which only the secret they were made with recognises.',
    ].join('\n');
  }),
);
