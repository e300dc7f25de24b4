import { expect, it } from 'vitest';
import { isFirstPassword, linkTokenOf } from './link-token.ts';

it.each([
  ['#token=abc.d-e_f', 'abc.d-e_f'],
  ['#token=abc.d-e_f&first', 'abc.d-e_f'],
  ['#token=', null],
  ['#other=abc', null],
  ['', null],
])('the address part %j holds %j', (hash, token) => {
  expect(linkTokenOf(hash)).toBe(token);
});

it('a link of somebody invited is for a first password, one of a reset is not', () => {
  expect(['#token=abc&first', '#token=abc', ''].map(isFirstPassword)).toEqual([true, false, false]);
});
