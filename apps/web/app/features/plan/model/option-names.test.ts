import { describe, expect, it } from 'vitest';
import { freeOptionId, hasLetterGap, letterColour, optionNames, optionTitle } from './option-names.ts';

const empty = { changes: [] };

describe('the options of a plan', () => {
  it('keep their letters where one goes, and stand by letter after it comes back', () => {
    expect(optionNames({ options: { d: { name: 'Retire', changes: [] }, b: empty } })).toEqual([
      { id: 'b', letter: 'B', name: 'Plan B' },
      { id: 'd', letter: 'D', name: 'Retire' },
    ]);
    expect([hasLetterGap({ options: { d: empty, b: empty } }), hasLetterGap({ options: { c: empty } })]).toEqual([
      true,
      true,
    ]);
    expect([hasLetterGap({ options: { c: empty, b: empty } }), hasLetterGap({})]).toEqual([false, false]);
  });

  it('get a free letter where the id is none', () => {
    const names = optionNames({ options: { late: empty, b: empty, x2: empty } });
    expect(names.map(({ id, letter }) => `${id} ${letter}`)).toEqual(['b B', 'late C', 'x2 D']);
  });

  it('are titled by their letter, and by their name where they have one', () => {
    const names = optionNames({ options: { d: { name: 'Retire', changes: [] }, b: empty } });
    expect(names.map(optionTitle)).toEqual(['Plan B', 'Plan D: Retire']);
  });

  it('take the first id that is free', () => {
    expect(freeOptionId({})).toBe('b');
    expect(freeOptionId({ options: { b: empty, d: empty } })).toBe('c');
  });

  it('have a colour each, other than the plan’s', () => {
    expect(new Set([...'ABCDEFG'].map(letterColour)).size).toBe(7);
  });
});
