import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Block } from '../block.ts';
import { privacy } from '../pages/privacy.ts';
import { plainText, textsOf } from '../text.ts';
import { collectionPromises } from './collection.ts';
import { handlingPromises } from './handling.ts';
import type { NamedTest } from './promise.ts';
import { rightsPromises } from './rights.ts';

const promises = { ...collectionPromises, ...handlingPromises, ...rightsPromises };
const root = join(import.meta.dirname, '../../../../../..');

/** What a block says, a row of a table or a definition as one text. */
function statementsOf(block: Block): readonly string[] {
  if (block.kind === 'heading') return [];
  if (block.kind === 'table') return block.rows.map((row) => row.join(': '));
  if (block.kind === 'definitions') return block.items.map(({ term, meaning }) => `${term}: ${plainText(meaning)}`);
  return textsOf(block).map(plainText);
}

function sentencesOf(block: Block): readonly string[] {
  return statementsOf(block).flatMap((statement) => statement.split(/(?<=[.?])\s+(?=\p{Lu})/u));
}

/** Whether a file has a test of this title that runs. */
function hasTest([file, title]: NamedTest, read = readTest): boolean {
  const source = read(file);
  return ["'", '"', '`'].some((quote) => {
    const at = source.indexOf(`${quote}${title.replaceAll("'", "\\'")}${quote}`);
    const before = source.slice(0, Math.max(0, at)).trimEnd();
    // With each, the rows stand between its name and the title.
    const call = before.endsWith(')(') ? /\b(?:it|test|describe)[.\w]*\.each\b/g : /\b(?:it|test|describe)[.\w]*\($/g;
    return ['it(', 'test(', 'it.each', 'test.each'].includes(before.match(call)?.at(-1) ?? '');
  });
}

function readTest(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

describe('the privacy page', () => {
  it.each(privacy.sections.map(({ id, blocks }) => [id, blocks] as const))(
    'says in "%s" only what is listed with what stands behind it',
    (id, blocks) => {
      expect(blocks.flatMap(sentencesOf).sort()).toEqual(Object.keys(promises[id] ?? {}).sort());
    },
  );

  it('has no other sections than the list of promises', () => {
    expect(Object.keys(promises).sort()).toEqual(privacy.sections.map(({ id }) => id).sort());
  });

  it('makes no promise of the program that a test that exists does not hold', () => {
    const named = Object.values(promises).flatMap((section) =>
      Object.values(section).flatMap((backing) => ('tests' in backing ? backing.tests : [])),
    );
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((test) => !hasTest(test)).map((test) => test.join(': '))).toEqual([]);
  });

  it('is not held by a test that was renamed, removed or skipped', () => {
    const held = (source: string) => hasTest(['a.test.ts', 'keeps its word'], () => source);
    expect(held("it('keeps its word', () => {})")).toBe(true);
    expect(held("it.each([1])(\n  'keeps its word',\n  () => {})")).toBe(true);
    expect(held("it('keeps its words', () => {})")).toBe(false);
    expect(held("it.skip('keeps its word', () => {})")).toBe(false);
    expect(held("it.each([1])('a', a);\nit.skip.each([1])('keeps its word', b)")).toBe(false);
    expect(held("it('a', a);\ndescribe('keeps its word', b)")).toBe(false);
    expect(held("const title = 'keeps its word'")).toBe(false);
  });
});
