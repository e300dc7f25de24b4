import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chunkOf, outsideChunks } from './chunk-of.ts';
import { chunks } from './chunks.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const entries = [...Object.values(chunks).flat(), ...outsideChunks];

function meetsFile(start: string): boolean {
  const path = join(root, start);
  if (start.endsWith('/')) return existsSync(path) && readdirSync(path).length > 0;
  return existsSync(dirname(path)) && readdirSync(dirname(path)).some((name) => name.startsWith(basename(path)));
}

it('each entry meets a file, so that a rename cannot silently move a module to another chunk', () => {
  const ofBundler = (start: string) => start.startsWith('rolldown/');
  expect(entries.filter((start) => !ofBundler(start) && !meetsFile(start))).toEqual([]);
});

it('each entry puts its modules into one chunk', () => {
  expect(entries.filter((start, place) => entries.indexOf(start) !== place)).toEqual([]);
  for (const [name, modules] of Object.entries(chunks)) {
    for (const start of modules) expect([start, chunkOf(`/repository/${start}`)]).toEqual([start, name]);
  }
});

it('the longest entry that matches counts', () => {
  expect(chunkOf('/repository/apps/web/app/ui/fields/money-field.tsx')).toBe('calculator');
  expect(chunkOf('/repository/apps/web/app/ui/fields/waiting-note.tsx')).toBe('button');
  expect(chunkOf('/repository/apps/web/app/ui/shell/demo-badge.tsx')).toBeNull();
  expect(chunkOf('/repository/apps/web/app/ui/shell/adviser-nav.tsx')).toBeNull();
  expect(chunkOf('/repository/apps/web/app/features/content/block.ts')).toBeNull();
});
