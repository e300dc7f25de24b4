import { monthText, type PlanHeadlines, planView } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { headlineCards } from './headline-words.ts';
import { measureWords } from './measure-words.ts';

const typical = fixture('typical');

function headlines(plan: Plan): PlanHeadlines {
  const view = planView(plan, null);
  if (view.status === 'refused') throw new Error(view.says);
  return view.headlines;
}

const after = headlines(typical);

function words(pinned: NonNullable<Plan['pinned']>, before: Partial<PlanHeadlines>): string {
  return measureWords({ plan: { ...typical, pinned }, before: { ...after, ...before }, after, dollars: 'today' });
}

describe('the figure a plan looks at first, after a change', () => {
  it('has net worth at the age, and how much more or less', () => {
    const more = { ...after.netWorth, today: after.netWorth.today - 30_200 };
    const rounded = (Math.round(after.netWorth.today / 1_000) * 1_000).toLocaleString('en-AU');
    expect(words({ measure: 'netWorth', age: 60 }, { netWorth: more })).toBe(
      `Net worth at 60: $${rounded}, $30,000 more`,
    );
    expect(words({ measure: 'netWorth', age: 60 }, {})).toMatch(/, as before$/);
  });

  it('has the month of the next purchase, and how much later', () => {
    const month = after.nextPurchase?.month ?? '';
    const earlier = `${Number(month.slice(0, 4)) - 2}${month.slice(4)}`;
    const before = { nextPurchase: { id: 'buy', month: earlier, failing: [] } };
    expect(words({ measure: 'nextPurchase' }, before)).toBe(`Next purchase: ${monthText(month)}, 2 years later`);
    const never = { nextPurchase: { id: 'buy', month: null, blockedBy: null } };
    expect(words({ measure: 'nextPurchase' }, never)).toBe(
      `Next purchase: ${monthText(month)}, before not in this plan`,
    );
  });

  it('says until when money lasts, and until when it did', () => {
    expect(words({ measure: 'moneyLasts' }, { moneyGone: '2061-02' })).toBe(
      'Money lasts to the end of the plan, before until February 2061',
    );
  });

  it('has the least cash with its difference', () => {
    // To the dollar, where net worth is to the nearest $1,000.
    const [before, now] = [16_512, 15_612].map((today) => ({
      ...after,
      lowestCash: { ...after.lowestCash, today },
    }));
    if (before === undefined || now === undefined) throw new Error('There are two');
    const plan = { ...typical, pinned: { measure: 'lowestCash' as const } };
    expect(measureWords({ plan, before, after: now, dollars: 'today' })).toBe('Least cash: $15,612, $900 less');
    const [card] = headlineCards(plan, { headlines: now }, 'today');
    expect(card).toMatchObject({ label: 'Least cash', value: '$15,612' });
  });

  it('has a purchase that was made although tests fail as bad, with the tests, and one that passes as good', () => {
    const card = (failing: readonly ('serviceability' | 'cash')[]) => {
      const plan = { ...typical, pinned: { measure: 'nextPurchase' as const } };
      const nextPurchase = { id: 'buy', month: '2036-11', failing };
      return headlineCards(plan, { headlines: { ...after, nextPurchase } }, 'today')[0];
    };
    expect(card([])).toMatchObject({ note: 'Lenders’ tests pass as we model them', isBad: false });
    expect(card(['serviceability', 'cash'])).toMatchObject({
      ...{ value: 'November 2036', isBad: true },
      note: 'Bought although the income test and the cash test say no',
    });
  });
});
