import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The last file by name in a folder of a product's data folder. Throws where there is none. */
export function newestFile(settings: Readonly<Record<string, string>>, folder: string): string {
  const path = join(settings.DATA_DIR ?? '', folder);
  const name = readdirSync(path).toSorted().at(-1);
  if (name === undefined) throw new Error(`Nothing lies in ${path}`);
  return join(path, name);
}
