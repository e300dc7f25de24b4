import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { runCommand } from './run-command.ts';

await runCommand({ usage: 'Use: npm run backup:key', failure: 'No key was made.' }, async () => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  return [
    `BACKUP_RECIPIENT=${recipient}`,
    '  for the server: it can then only write backups',
    `BACKUP_IDENTITY=${identity}`,
    '  for whoever restores: keep it away from the server, and twice. Without it the backups cannot be read',
  ].join('\n');
});
