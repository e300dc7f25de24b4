import { expect, it } from 'vitest';
import { questionIn } from './question-step.ts';

it('a history entry without a question of ours is the first question', () => {
  for (const state of [null, undefined, 'question', 3, {}, { question: '2' }, { question: null }, { search: 'x' }]) {
    expect(questionIn(state, 4)).toBe(0);
  }
});

it('a history entry names its question, and none that there is not', () => {
  expect([1, 2, 3, 4].map((question) => questionIn({ question, other: true }, 4))).toEqual([1, 2, 3, 4]);
  for (const question of [5, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(questionIn({ question }, 4)).toBe(0);
});
