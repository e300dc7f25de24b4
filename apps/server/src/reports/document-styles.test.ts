import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from './document-styles.ts';

test('[PROD-08] a PDF draws with the eight chart colours that print from a screen', () => {
  const css = readFileSync(new URL('../../../web/app/theme/tokens.css', import.meta.url), 'utf8');
  const print = css.slice(css.indexOf('@media print'));
  expect([...print.matchAll(/--fh-chart-\d: (#[0-9a-f]{6});/g)].map(([, hex]) => hex)).toEqual(colours.series);
});
