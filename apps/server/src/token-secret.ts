import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { keptText } from './kept-file.ts';
import type { Keyring } from './secrets.ts';

const shortestSecret = 32;

/**
 * The secret that signs access tokens: the configured one, else one generated on the first start and kept in the data
 * folder, readable only by its owner. Throws an error that says what to do when the kept one is truncated.
 */
export async function tokenSecret({
  tokenSecret: configured,
  dataDir,
}: Pick<Config, 'tokenSecret' | 'dataDir'>): Promise<string> {
  if (configured !== null) return configured;
  const file = tokenSecretFile({ dataDir });
  const kept = await keptText(file, () => randomBytes(48).toString('base64url'));
  if (Buffer.byteLength(kept) < shortestSecret) throw new Error(cutShortText(file));
  return kept;
}

/**
 * The configured secrets. An installation without a separate data secret uses its token secret for everything, as
 * before.
 */
export async function keyringOf(
  config: Pick<Config, 'tokenSecret' | 'previousTokenSecret' | 'dataSecrets' | 'dataDir'>,
): Promise<Keyring> {
  const current = await tokenSecret(config);
  const signing = config.previousTokenSecret === null ? [current] : [current, config.previousTokenSecret];
  return { signing, data: config.dataSecrets.length > 0 ? config.dataSecrets : [current] };
}

/** Path where a secret that is not configured is kept. */
export function tokenSecretFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'token-secret');
}

function cutShortText(file: string): string {
  return (
    `The kept secret ${file} is empty or cut short. Put it back from a backup. If there is none, remove the file: a new one is ` +
    'made, everybody signs in again, authenticator apps have to be set up anew, links in emails sent so far no longer work, the ' +
    'audit log no longer verifies, and addresses that were erased or want no email are no longer recognised.'
  );
}
