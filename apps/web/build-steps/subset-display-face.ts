import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Writes the display font subset to the characters of headings and big figures: `node
 * build-steps/subset-display-face.ts`. The result is committed; run it again for another character or a newer version
 * of the font.
 */
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index)).join('');
const characters = `${letters}${letters.toLowerCase()}0123456789 !$%&'()+,-./:?’‘“”–—−…×·é`;
const face = fileURLToPath(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'));
const subset = await subsetFont(readFileSync(face), characters, {
  targetFormat: 'woff2',
  keepFeatures: ['kern'],
  dropTables: ['STAT'],
});
const target = fileURLToPath(new URL('../app/theme/fraunces-600-subset.woff2', import.meta.url));
writeFileSync(target, subset);
process.stdout.write(`${target}: ${subset.length} bytes\n`);
