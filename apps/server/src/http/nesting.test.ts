import { describe, expect, it } from 'vitest';
import { nestsDeeper } from './nesting.ts';

describe('how deep JSON nests', () => {
  it.each([
    ['a number', '1', 0, false],
    ['a list in nothing', '[]', 0, true],
    ['lists up to the limit', '[[[]]]', 3, false],
    ['one list too many', '[[[[]]]]', 3, true],
    ['objects and lists alike', '{"a":[{"b":1}]}', 2, true],
    ['neighbours, which do not add up', '[[],[],[],{},{}]', 2, false],
    ['brackets inside a text', '["[[[[{{{{"]', 1, false],
    ['an escaped quote inside a text', String.raw`["\"[[[["]`, 1, false],
    ['an escaped backslash at the end of a text', String.raw`["\\",[[]]]`, 2, true],
    ['a bracket in a name', '{"[[[":1}', 1, false],
    ['a text without an end', '["[[[[', 1, false],
    ['a backslash at the very end', '["\\', 1, false],
  ])('%s', (_case, json, levels, isDeeper) => {
    expect(nestsDeeper(json, levels)).toBe(isDeeper);
  });

  it('stops at the first level too many, however long the rest', () => {
    expect(nestsDeeper('['.repeat(250_000), 20)).toBe(true);
  });
});
