import { describe, expect, it } from 'vitest';
import { joinProfileAddress, propertyAddressText, splitProfileAddress } from './postal-address.ts';

const carlton = { street: '1 High St', suburb: 'Carlton', state: 'VIC', postcode: '3053', country: 'Australia' };
const blank = { street: '', suburb: '', state: '', postcode: '', country: '' };

describe('joinProfileAddress', () => {
  it('joins five parts (S-AD-01)', () => {
    expect(joinProfileAddress(carlton)).toBe('1 High St, Carlton, VIC, 3053, Australia');
  });

  it('keeps five parts when all are blank (S-AD-02)', () => {
    expect(joinProfileAddress(blank)).toBe(', , , , ');
  });

  it('turns a comma inside a part into a space, so that splitting finds the parts again', () => {
    const flat = { ...carlton, street: 'Unit 2, 5 High St' };
    expect(joinProfileAddress(flat)).toBe('Unit 2 5 High St, Carlton, VIC, 3053, Australia');
    expect(splitProfileAddress(joinProfileAddress(flat))).toEqual({ ...flat, street: 'Unit 2 5 High St' });
  });
});

describe('splitProfileAddress', () => {
  it('is the inverse of joining', () => {
    expect(splitProfileAddress(joinProfileAddress(carlton))).toEqual(carlton);
    expect(splitProfileAddress(joinProfileAddress(blank))).toEqual(blank);
  });

  it('takes the last four of more than five parts as suburb to country', () => {
    expect(splitProfileAddress('Unit 2, 5 High St, Carlton, VIC, 3053, Australia')).toEqual({
      ...carlton,
      street: 'Unit 2 5 High St',
    });
  });

  it('leaves missing parts empty', () => {
    expect(splitProfileAddress('1 High St, Carlton')).toEqual({ ...blank, street: '1 High St', suburb: 'Carlton' });
    expect(splitProfileAddress('')).toEqual(blank);
  });
});

describe('propertyAddressText', () => {
  it('skips blank parts (S-AD-03)', () => {
    expect(propertyAddressText({ street: '12 King St', suburb: ' ', state: 'NSW', postcode: '2000' })).toBe(
      '12 King St, NSW, 2000',
    );
  });
});
