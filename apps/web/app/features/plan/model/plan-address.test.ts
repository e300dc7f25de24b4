import { describe, expect, it } from 'vitest';
import { addressQuery, readAddress } from './plan-address.ts';

describe('the address of a plan on screen', () => {
  it('holds view, year, option and kind of dollars, and reads them back', () => {
    const address = { view: 'year', year: 2031, option: 'b', dollars: 'year', present: 4 } as const;
    expect(addressQuery(address).toString()).toBe('view=year&y=2031&o=b&dollars=year&present=4');
    expect(readAddress(addressQuery(address))).toEqual(address);
  });

  it('is empty for what is usual, and takes what it does not know as usual', () => {
    const usual = { view: 'plan', year: null, option: null, dollars: 'today', present: null } as const;
    expect(addressQuery(usual).toString()).toBe('');
    expect(readAddress(new URLSearchParams('view=x&y=20a1&dollars=yen&present=7'))).toEqual(usual);
  });
});
