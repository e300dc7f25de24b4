import { describe, expect, it } from 'vitest';
import { fullName, splitName } from './person-name.ts';

describe('a full name', () => {
  it.each([
    ['[LEAD-01] two words (S-NM-01)', 'Ada Lovelace', { firstName: 'Ada', lastName: 'Lovelace' }],
    ['[LEAD-01] many words (S-NM-02)', 'Mary Jane van der Berg', { firstName: 'Mary', lastName: 'Jane van der Berg' }],
    ['[LEAD-02] one word (S-NM-03)', 'Cher', { firstName: 'Cher', lastName: '' }],
    ['[LEAD-02] runs of white space', '  Ada \t Lovelace ', { firstName: 'Ada', lastName: 'Lovelace' }],
    ['nothing', '   ', { firstName: '', lastName: '' }],
  ])('is split: %s', (_case, name, parts) => {
    expect(splitName(name)).toEqual(parts);
  });

  it('is joined without a trailing space', () => {
    expect(fullName({ firstName: 'Cher', lastName: '' })).toBe('Cher');
    expect(fullName({ firstName: 'Ada', lastName: 'Lovelace' })).toBe('Ada Lovelace');
  });
});
