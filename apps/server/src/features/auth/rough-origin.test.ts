import { expect, it } from 'vitest';
import { roughOrigin } from './rough-origin.ts';

const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

it.each([
  ['203.0.113.77', 'Chrome on Windows, from a network beginning 203.0'],
  ['::ffff:203.0.113.77', 'Chrome on Windows, from a network beginning 203.0'],
  ['2001:db8:85a3::8a2e:370:7334', 'Chrome on Windows, from a network beginning 2001:db8'],
  ['::1', 'Chrome on Windows'],
  ['unknown', 'Chrome on Windows'],
])('%s is told as %j', (address, told) => {
  expect(roughOrigin({ address, userAgent })).toBe(told);
});
