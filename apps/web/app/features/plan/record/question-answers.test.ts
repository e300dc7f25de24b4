import type { RecordQuestion } from '@freehold/domain/plan-from-record';
import { expect, test } from 'vitest';
import { answerError, answersOf } from './question-answers.ts';

function question(id: string, kind: RecordQuestion['kind']): RecordQuestion {
  return { id, kind, question: '', countedAs: '', paths: [id], typical: 0, of: [] };
}

const questions = [
  question('age', 'age'),
  question('cash', 'money'),
  question('rate', 'percent'),
  question('on', 'choice'),
];

test('answers are numbers and choices; a blank one was skipped', () => {
  expect(answersOf(questions, { age: '41', cash: '20k', rate: '5.9', on: 'h1' })).toEqual({
    answers: { age: 41, cash: 20_000, rate: 5.9, on: 'h1' },
    wrong: null,
  });
  expect(answersOf(questions, { age: ' ', cash: '' })).toEqual({ answers: {}, wrong: null });
});

test('what cannot be read is said', () => {
  expect(answersOf(questions, { rate: '59' }).wrong?.id).toBe('rate');
  expect(answerError(question('age', 'age'), '41.5')).toBe('Enter an age in whole years, such as 35.');
  expect(answerError(question('cash', 'money'), '-1')).toBe('Enter an amount from $0.');
});
