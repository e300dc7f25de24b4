import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * The secret that signs access tokens: the configured one, else one made on the first start and kept in the data folder,
 * readable by its owner alone.
 */
export async function tokenSecret({
  tokenSecret: configured,
  dataDir,
}: Pick<Config, 'tokenSecret' | 'dataDir'>): Promise<string> {
  if (configured !== null) return configured;
  const file = tokenSecretFile({ dataDir });
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Where a secret that is not configured is kept. */
export function tokenSecretFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'token-secret');
}
