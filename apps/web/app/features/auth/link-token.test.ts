import { expect, it } from 'vitest';
import { linkTokenOf } from './link-token.ts';

it.each([
  ['#token=abc.d-e_f', 'abc.d-e_f'],
  ['#token=', null],
  ['#other=abc', null],
  ['', null],
])('the address part %j holds %j', (hash, token) => {
  expect(linkTokenOf(hash)).toBe(token);
});
