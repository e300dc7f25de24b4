import { planView } from '@freehold/domain';
import { askPlan, type PlanAnswer, type PlanQuestion } from '@freehold/domain/plan-ask';
import { resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { answerDifference } from './answer-difference.ts';

const typical = fixture('typical');
const { plan } = resolve(typical);
const view = planView(typical, null);
if (view.status === 'refused') throw new Error(view.says);
const months = { ...view.months, buy: '2043-05' };

function apart(question: PlanQuestion, found: Partial<PlanAnswer>): string {
  const answer = askPlan({ ...plan, years: 1 }, { ask: 'highestRate' });
  if (answer.status === 'refused') throw new Error(answer.says);
  return answerDifference({ plan, months, question }, { ...answer, ...found });
}

describe('how far an answer is from the plan', () => {
  const buy = { ask: 'buyEarliest', price: 700_000, event: 'buy' } as const;

  it('is by how much the purchase or the last who stops comes later or earlier', () => {
    expect(apart(buy, { value: 0, month: '2031-03' })).toBe('Your plan has May 2043, 12 years 2 months later.');
    expect(apart(buy, { value: 0, month: '2043-05' })).toBe('Your plan has the same.');
    const stops = Object.entries(months).filter(([id]) => plan.events?.[id]?.do === 'retire');
    const last =
      stops
        .map(([, month]) => month)
        .toSorted()
        .at(-1) ?? '';
    const later = `${Number(last.slice(0, 4)) + 1}${last.slice(4)}`;
    expect(apart({ ask: 'stopWork', spend: 80_000, untilAge: 95 }, { value: 0, month: later })).toMatch(
      /^Your plan has \w+ \d{4}, 1 year earlier\.$/,
    );
  });

  it('is by how much more or less the plan pays', () => {
    expect(apart({ ask: 'payMost', month: '2031-03', event: 'buy' }, { value: 820_000, month: null })).toMatch(
      /^Your plan has \$[\d,]+, \$[\d,]+ less\.$/,
    );
  });

  it('is not said of a purchase that the plan does not hold, nor of an answer that is a difference itself', () => {
    expect(apart({ ask: 'buyEarliest', price: 700_000 }, { value: 0, month: '2031-03' })).toBe('');
    expect(apart({ ask: 'highestRate' }, { value: 2, month: null })).toBe('');
    expect(answerDifference({ plan, months, question: buy }, { status: 'refused', says: 'No.' })).toBe('');
  });
});
