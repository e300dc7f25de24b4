import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '../block.ts';
import { plainText, textsOf } from '../text.ts';
import type { NamedTest, SectionPromises } from './promise.ts';

const root = join(import.meta.dirname, '../../../../../..');

/** A block's statements; each table row or definition is one text. */
function statementsOf(block: Block): readonly string[] {
  if (block.kind === 'heading') return [];
  if (block.kind === 'table') return block.rows.map((row) => row.join(': '));
  if (block.kind === 'definitions') return block.items.map(({ term, meaning }) => `${term}: ${plainText(meaning)}`);
  return textsOf(block).map(plainText);
}

/** Splits text into sentences. */
export function sentencesIn(text: string): readonly string[] {
  return text.split(/(?<=[.?])\s+(?=\p{Lu})/u);
}

/** The sentences of a content block, without headings. */
export function sentencesOf(block: Block): readonly string[] {
  return statementsOf(block).flatMap(sentencesIn);
}

/** The tests named by the promises, in order. */
export function testsOf(promises: Readonly<Record<string, SectionPromises>>): readonly NamedTest[] {
  return Object.values(promises).flatMap((section) =>
    Object.values(section).flatMap((backing) => ('tests' in backing ? backing.tests : [])),
  );
}

/** True if a file has a test with this title that is not skipped. */
export function hasTest([file, title]: NamedTest, read = readTest): boolean {
  const source = read(file);
  return ["'", '"', '`'].some((quote) => {
    const at = source.indexOf(`${quote}${title.replaceAll("'", "\\'")}${quote}`);
    const before = source.slice(0, Math.max(0, at)).trimEnd();
    const calls = before.match(/\b(?:it|test|describe)(?:\.\w+)*/g) ?? [];
    // With each(), the table comes between its name and the title.
    if (before.endsWith(')(')) return ['it.each', 'test.each'].includes(calls.findLast(isEach) ?? '');
    const last = calls.at(-1) ?? '';
    return ['it', 'test'].includes(last) && before.endsWith(`${last}(`);
  });
}

function isEach(call: string): boolean {
  return call.endsWith('.each');
}

function readTest(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
