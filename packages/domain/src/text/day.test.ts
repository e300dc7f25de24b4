import { expect, it } from 'vitest';
import { dayInSydney, dayText } from './day.ts';

it('a day is written out without leading zeros', () => {
  expect(['2052-09-21', '2026-01-05', '2027-12-31'].map(dayText)).toEqual([
    '21 September 2052',
    '5 January 2026',
    '31 December 2027',
  ]);
});

it('the day in Sydney begins ten hours before that of UTC in winter, eleven in summer', () => {
  const days = ['2026-07-01T13:59:59Z', '2026-07-01T14:00:00Z', '2026-12-01T12:59:59Z', '2026-12-01T13:00:00Z'];
  expect(days.map((moment) => dayInSydney(new Date(moment)))).toEqual([
    '2026-07-01',
    '2026-07-02',
    '2026-12-01',
    '2026-12-02',
  ]);
});
