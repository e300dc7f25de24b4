import type { StripYear } from '@freehold/domain/plan-ask';
import { expect, it } from 'vitest';
import { stripSpans } from './strip-spans.ts';

const year = (financialYear: string, test: StripYear['test'], words: string): StripYear => ({
  financialYear,
  isTried: true,
  holds: test === null,
  test,
  words,
});

it('years beside each other with the same words are one span, also where a test comes back', () => {
  const years = [
    year('2026-27', 'income', 'income test'),
    year('2027-28', 'income', 'income test'),
    year('2028-29', 'cash', 'cash test'),
    year('2029-30', null, 'yes'),
    year('2030-31', null, 'yes'),
    year('2031-32', 'income', 'income test'),
  ];
  expect(stripSpans(years)).toEqual([
    { holds: false, words: '2026-27 to 2027-28: income test' },
    { holds: false, words: '2028-29: cash test' },
    { holds: true, words: '2029-30 to 2030-31: yes' },
    { holds: false, words: '2031-32: income test' },
  ]);
  expect(stripSpans([])).toEqual([]);
});
