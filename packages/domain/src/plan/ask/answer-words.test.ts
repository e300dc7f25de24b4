import { resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { optionLabel, spansText } from './answer-words.ts';

const { plan } = resolve(fixture('typical'));

describe('words of an answer', () => {
  it('say months in spans, and one alone as itself', () => {
    expect(spansText(plan, [0, 1, 2, 13, 20, 21])).toEqual([
      'December 2026 to February 2027',
      'January 2028',
      'August 2028 to September 2028',
    ]);
    expect(spansText(plan, [])).toEqual([]);
  });

  it.each([
    [{ ask: 'buyEarliest', price: 500_000 }, 51, 'Buy Next one in March 2031'],
    [{ ask: 'buyEarliest', price: 500_000, event: 'other' }, 51, 'Buy the next property in March 2031'],
    [{ ask: 'payMost', month: '2031-03' }, 612_345, 'Pay $612,345 in March 2031'],
    [{ ask: 'stopWork', spend: 85_000, untilAge: 95 }, 0, 'Alex and Bo stop work in December 2026 on $85,000 a year'],
    [
      { ask: 'stopWork', spend: 85_000, untilAge: 95, who: ['b'] },
      0,
      'Bo stops work in December 2026 on $85,000 a year',
    ],
    [{ ask: 'saveMonthly', netWorth: 1 }, 84, 'Spend $84 a month less'],
    [{ ask: 'highestRate' }, 201, 'Rates 2.01 points higher from next month on'],
  ] as const)('name the option of %o', (question, value, label) => {
    expect(optionLabel(plan, question, value)).toBe(label);
  });
});
