import { expect, it } from 'vitest';
import { isMoment } from './keyset-place.ts';

it.each(['2026-11-21T04:00:00.000Z', '2028-02-29T23:59:59Z', '1970-01-01T00:00:00.123456Z'])('takes %s', (moment) => {
  expect(isMoment(moment)).toBe(true);
});

it.each([
  '2026-02-30T00:00:00Z',
  '2027-02-29T00:00:00.000Z',
  '2026-04-31T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T00:00:60Z',
  '2026-01-01T1:2:3Z',
  '0000-01-01T00:00:00.000Z',
])('refuses %s, which PostgreSQL refuses or no list gives', (moment) => {
  expect(isMoment(moment)).toBe(false);
});
