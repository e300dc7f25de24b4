import { expect, it } from 'vitest';
import { moneyText } from './money-text.ts';

it.each([
  ['[FMT-01] [BORROW-05] whole dollars (S-BC-09)', 768_765.36, '$768,765'],
  ['[FMT-03] a half goes away from zero', 0.5, '$1'],
  ['[FMT-03] also below zero', -0.5, '−$1'],
  ['[FMT-03] −0 is $0', -0, '$0'],
  ['[FMT-03] what rounds to nothing is $0', -0.49, '$0'],
  ['[FMT-04] a negative amount has a minus', -1_234, '−$1,234'],
  ['the largest amount', 1e12, '$1,000,000,000,000'],
])('%s', (_case, amount, text) => {
  expect(moneyText(amount)).toBe(text);
});
