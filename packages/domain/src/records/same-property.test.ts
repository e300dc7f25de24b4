import { describe, expect, it } from 'vitest';
import { isSameProperty } from './same-property.ts';

describe('an asset and a property of the catalogue [FIRST-04]', () => {
  const property = { name: 'Harbour View', street: '12 Quay St' };

  it.each(['Harbour View', 'harbour  view', '12 Quay St', '12 Quay St, Newcastle'])(
    '%s is that property',
    (description) => {
      expect(isSameProperty({ description }, property)).toBe(true);
    },
  );

  it.each(['', 'Harbour', '112 Quay St', '12 Quay Stables', 'Unit'])('“%s” is another one', (description) => {
    expect(isSameProperty({ description }, property)).toBe(false);
  });

  it('a street without a number names no property', () => {
    expect(isSameProperty({ description: 'Quay St' }, { name: 'X', street: 'Quay St' })).toBe(false);
  });
});
