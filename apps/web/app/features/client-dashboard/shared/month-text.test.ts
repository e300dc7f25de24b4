import { expect, test } from 'vitest';
import { monthMark, monthName } from './month-text.ts';

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);

function australian(options: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' });
  return months.map((month) => format.format(new Date(`${month}-01`)));
}

test('months are written as en-AU writes them, without the wait for its first format', () => {
  expect(months.map(monthMark)).toEqual(australian({ month: 'short', year: '2-digit' }));
  expect(months.map(monthName)).toEqual(australian({ month: 'long', year: 'numeric' }));
});
