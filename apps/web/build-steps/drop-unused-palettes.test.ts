import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dropUnusedPalettes } from './drop-unused-palettes.ts';

test('drops the shades of unused palettes and nothing else', () => {
  const sheet =
    ':root{--mantine-color-pink-0:#fff0f6;--mantine-color-red-6:#fa5252;--mantine-color-blue-filled:var(--mantine-color-blue-6)}.a{color:var(--mantine-color-red-6)}';
  expect(dropUnusedPalettes(sheet)).toBe(':root{--mantine-color-red-6:#fa5252;}.a{color:var(--mantine-color-red-6)}');
});

test('no part of the product asks for a palette that is dropped', () => {
  const app = path.resolve(import.meta.dirname, '../app');
  const asksFor =
    /color="(pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange)[".]|--mantine-color-(pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange)-/;
  const asking = globSync('**/*.{ts,tsx,css}', { cwd: app }).filter((file) =>
    asksFor.test(readFileSync(path.join(app, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
