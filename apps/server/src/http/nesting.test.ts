import { describe, expect, it } from 'vitest';
import { shapeProblem } from './nesting.ts';

const marks = 100_000;

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
    expect(shapeProblem(json, { levels, marks })).toBe(isDeeper ? 'too-deep' : null);
  });

  it('stops at the first level too many, however long the rest', () => {
    expect(shapeProblem('['.repeat(250_000), { levels: 20, marks })).toBe('too-deep');
  });
});

describe('how many values JSON has', () => {
  it.each([
    ['a list up to the limit', '[1,2,3]', 3, null],
    ['one value too many', '[1,2,3,4]', 3, 'too-many'],
    ['empty objects, each with its bracket', '[{},{}]', 3, 'too-many'],
    ['commas inside a text and a name', '{",,,,":",,,,"}', 1, null],
  ])('%s', (_case, json, marks, problem) => {
    expect(shapeProblem(json, { levels: 20, marks })).toBe(problem);
  });
});
