import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { purchasesOf, questionChoices, readQuestion, startDraft } from './question-draft.ts';

const { options: _, ...typical } = fixture('typical');
const start = startDraft(typical, null);
const { events: _events, ...still } = typical;

describe('a question to a plan', () => {
  it('starts with the price of the purchase that the plan has, and asks about that', () => {
    const [purchase] = purchasesOf(typical);
    const event = typical.events?.[purchase?.value ?? ''];
    const price = event?.do === 'buy' ? event.home.value : undefined;
    expect(price).toBeGreaterThan(0);
    expect(readQuestion(start).question).toEqual({ ask: 'buyEarliest', price, event: purchase?.value });
  });

  it('starts with amounts as they are typed, with commas', () => {
    const { price, spend, netWorth } = startDraft(still, null);
    for (const text of [price, spend, netWorth]) expect(text).toMatch(/^\d{1,3}(,\d{3})+$/);
  });

  it('asks about a new purchase with its deposit where the plan buys nothing', () => {
    const draft = { ...startDraft(still, null), price: '650k', depositPct: '12.5' };
    expect(readQuestion(draft).question).toEqual({ ask: 'buyEarliest', price: 650_000, depositPct: 12.5 });
    expect(readQuestion({ ...draft, depositPct: '101' }).wrong).toEqual({
      depositPct: 'Enter a percentage from 0 to 100.',
    });
  });

  it('starts with what the plan spends after work, else what its months cost now but rent, and names people only where one is picked', () => {
    const stop = { ...start, ask: 'stopWork' } as const;
    expect(readQuestion(stop).question).toEqual({ ask: 'stopWork', spend: 85_000, untilAge: 95 });
    // 12 × $4,000; rent goes on besides.
    const costs = { living: { monthly: 4_000 }, rent: { monthly: 2_000, whileRenting: true } };
    expect(startDraft({ ...still, costs }, null).spend).toBe('48,000');
    expect(startDraft({ ...still, costs: {} }, null).spend).toBe('85,000');
    expect(readQuestion({ ...stop, who: 'a' }).question).toMatchObject({ who: ['a'] });
    expect(Object.keys(readQuestion({ ...stop, spend: '', untilAge: '12' }).wrong ?? {})).toEqual([
      'spend',
      'untilAge',
    ]);
  });

  it('starts with the question of the first minute', () => {
    const askOf = (measure: 'moneyLasts' | 'lowestCash' | 'nextPurchase') =>
      startDraft({ ...typical, pinned: { measure } }, null).ask;
    expect([askOf('moneyLasts'), askOf('lowestCash'), askOf('nextPurchase')]).toEqual([
      ...['stopWork', 'liveOn', 'buyEarliest'],
    ]);
  });

  it('starts until 95, or the last age that 60 years reach, the first of which may be a month alone', () => {
    const until = (born: string) =>
      startDraft({ ...typical, start: '2026-12', people: { a: { born } } }, null).untilAge;
    // 31 and 6 months old, so 90 and 6 months after 59 years; 38 and more reach 95; 97 is past it.
    expect([until('1995-06'), until('1988-06'), until('1929-06')]).toEqual(['90', '95', '102']);
  });

  it('is asked in the words of one person where the plan has one', () => {
    const labels = (people: NonNullable<typeof typical.people>) =>
      questionChoices({ people }).map(({ label }) => label);
    expect(labels(typical.people ?? {})[0]).toBe('When can we buy at a price?');
    const alone = labels({ a: { born: '1990-01' } });
    expect(alone[1]).toBe('What is the most I could pay for a home?');
    expect(alone.join(' ')).not.toMatch(/\bwe\b/);
  });

  it('needs no field for the highest rate', () => {
    expect(readQuestion({ ...start, ask: 'highestRate', price: '' }).question).toEqual({ ask: 'highestRate' });
  });
});
