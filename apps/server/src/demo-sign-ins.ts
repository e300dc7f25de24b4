import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Config, Credentials } from './config.ts';
import { ensureDataFolder } from './data-folder.ts';
import { keptText } from './kept-file.ts';

/** The demo's sign-ins. */
export interface DemoSignIns {
  readonly admin: Credentials;
  readonly client: Credentials;
}

// No look-alike characters: people read these off a console.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * The demo sign-ins; null in production. A password missing from the settings is generated at the first start and kept
 * in the data folder, so that the next start prints the same one.
 */
export async function demoSignIns({ demo, dataDir }: Pick<Config, 'demo' | 'dataDir'>): Promise<DemoSignIns | null> {
  if (demo === null) return null;
  const passwordOf = async (role: keyof DemoSignIns) => {
    if (demo[role].password !== null) return demo[role].password;
    ensureDataFolder(dataDir);
    return await keptText(join(dataDir, `demo-${role}-password`), newPassword);
  };
  return {
    admin: { email: demo.admin.email, password: await passwordOf('admin') },
    client: { email: demo.client.email, password: await passwordOf('client') },
  };
}

/** Sixteen letters and digits in groups of four, 79 bits. */
function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
