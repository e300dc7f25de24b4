import { expect, it } from 'vitest';
import { labelWithin } from './label-within.ts';

it.each([
  ['Growth of homes', 'growth of homes'],
  ['Value of homes on 1 July 2027', 'value of homes on 1 July 2027'],
  ['Rent in NSW', 'rent in NSW'],
  ['HECS debt', 'HECS debt'],
  ['Ävör’s share', 'ävör’s share'],
  ['', ''],
])('“%s” is “%s” within a sentence', (label, words) => {
  expect(labelWithin(label)).toBe(words);
});
