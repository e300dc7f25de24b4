import { describe, expect, it } from 'vitest';
import { againstWords } from './against-words.ts';

const leading = { age: 60, month: '2050-03', ofYear: 3_100_000, today: 1_900_000 } as const;
const worth = { id: 'netWorth', label: 'Net worth', said: 500_000, is: 512_300, difference: 12_300 } as const;
const against = {
  status: 'compared',
  month: '2027-03',
  isSameStart: false,
  lines: [worth],
  leads: { version: { ...leading, ofYear: 3_000_000 }, now: leading },
  lawRead: '2027-02-20',
} as const;

describe('a version beside today, in words', () => {
  it('leads with how far net worth is from what was said, and names a law that is another', () => {
    expect(againstWords(against, { keptAt: '2026-12-12T01:00:00Z', lawRead: '2026-11-21' })).toEqual([
      'Net worth is $12,300 above what the plan of 12 December 2026 said for the start of March 2027.',
      'Net worth at 60 was $3,000,000 and is now $3,100,000, in dollars of March 2050.',
      'Both are worked out by the law as at 20 February 2027; the version was kept under that of 21 November 2026.',
    ]);
    const below = { ...against, lines: [{ ...worth, difference: -40 }] };
    expect(againstWords(below, { keptAt: '2026-12-12', lawRead: '2027-02-20' })).toEqual([
      expect.stringContaining('$40 below what'),
      expect.any(String),
      'Both are worked out by the law as at 20 February 2027.',
    ]);
  });

  it('says that tax not yet paid is no fact of a plan, where it makes a difference', () => {
    const tax = {
      id: 'taxDue',
      label: 'Tax to pay (−) or refund (+)',
      said: -2_000,
      is: 0,
      difference: 2_000,
    } as const;
    const [, second] = againstWords(
      { ...against, lines: [worth, tax] },
      { keptAt: '2026-12-12', lawRead: '2027-02-20' },
    );
    expect(second).toBe(
      'A plan begins with no tax to pay or to get back, so that much of the difference is nobody’s doing.',
    );
  });

  it('says that there is nothing to compare yet where both begin in the same month', () => {
    const [first] = againstWords({ ...against, isSameStart: true }, { keptAt: '2026-12-12', lawRead: '2027-02-20' });
    expect(first).toContain('begins in the same month, March 2027, so there is nothing to compare yet');
  });
});
