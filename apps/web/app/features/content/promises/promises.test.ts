import { describe, expect, it } from 'vitest';
import { privacy } from '../pages/privacy.ts';
import { collectionPromises } from './collection.ts';
import { handlingPromises } from './handling.ts';
import { hasTest, sentencesOf, testsOf } from './held.ts';
import { rightsPromises } from './rights.ts';

const promises = { ...collectionPromises, ...handlingPromises, ...rightsPromises };
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
    const named = testsOf(promises);
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
