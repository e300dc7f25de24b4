import { expect, it } from 'vitest';
import { localDay } from '#app/calculator/today.ts';
import { exactCents, exactMoney } from './exact-amount.ts';

it.each([
  [912_033.564, '912033.56', '$912,033.56'],
  [1.005, '1.01', '$1.01'],
  [-0.5, '-0.50', '\u2212$0.50'],
  [-0.001, '0.00', '$0.00'],
  [0, '0.00', '$0.00'],
])('[MORT-16] %d has its exact cents', (amount, cents, text) => {
  expect(exactCents(amount)).toBe(cents);
  expect(exactMoney(amount)).toBe(text);
});

it('a day is the reader’s own', () => expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05'));
