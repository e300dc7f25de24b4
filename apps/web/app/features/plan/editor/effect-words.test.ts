import { type PlanView, planView } from '@freehold/domain';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { effectWords } from './effect-words.ts';

const view = planView(fixture('version-1'), null);

/** The same view with another net worth. */
function withNetWorth(today: number): PlanView {
  if (view.status !== 'run') throw new Error(view.says);
  const netWorth = { ...view.headlines.netWorth, today, ofYear: today * 2 };
  return { ...view, headlines: { ...view.headlines, netWorth } };
}

describe('the effect of what is typed', () => {
  it('is the net worth, and how much more or less than before', () => {
    const open = withNetWorth(2_910_300);
    expect(effectWords(open, null, 'today')).toBe('Net worth at 60: $2,910,000');
    expect(effectWords(open, withNetWorth(2_872_300), 'today')).toBe(
      'Net worth at 60: $2,910,000, $38,000 more than before',
    );
    expect(effectWords(open, withNetWorth(2_920_300), 'year')).toBe(
      'Net worth at 60: $5,821,000, $20,000 less than before',
    );
  });

  it('is about the same below $1,000 and 0.1 %', () => {
    expect(effectWords(withNetWorth(2_000_900), withNetWorth(2_000_000), 'today')).toContain(
      'about the same as before',
    );
    expect(effectWords(withNetWorth(100_900), withNetWorth(100_000), 'today')).toContain('$900 more than before');
  });

  it('says why there is none', () => {
    expect(effectWords(null, null, 'today')).toBe('Working out…');
    expect(effectWords({ status: 'refused', says: 'Nobody is in this plan.' }, null, 'today')).toBe(
      'Nobody is in this plan.',
    );
  });
});
