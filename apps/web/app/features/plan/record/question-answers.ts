import type { RecordAnswers, RecordQuestion } from '@freehold/domain/plan-from-record';
import { parseAmount } from '#app/lib/parse-amount.ts';
import { ageError, dollarsError } from '../start/first-draft.ts';

/** What is in the field of each question, by its id; a question that is not here was not answered. */
export type QuestionTexts = Readonly<Record<string, string>>;

/** What is wrong with the text of an answer, or null; blank is skipped. */
export function answerError({ kind }: Pick<RecordQuestion, 'kind'>, text: string): string | null {
  switch (kind) {
    case 'age':
      return ageError(text);
    case 'money':
      return dollarsError(text);
    case 'percent':
      return percentError(text);
    case 'choice':
      return null;
  }
}

function percentError(text: string): string | null {
  const rate = parseAmount(text, 'percent');
  if (rate === 'blank') return null;
  const isRate = rate !== 'not-an-amount' && rate >= 0 && rate <= 30;
  return isRate ? null : 'Enter a rate from 0 to 30, such as 5.9.';
}

/** The answers that were given, and the question whose answer cannot be read. */
export function answersOf(
  questions: readonly RecordQuestion[],
  texts: QuestionTexts,
): { readonly answers: RecordAnswers; readonly wrong: RecordQuestion | null } {
  const given = questions.flatMap((question) => {
    const text = Object.hasOwn(texts, question.id) ? (texts[question.id] ?? '') : '';
    return text.trim() === '' ? [] : [{ question, text }];
  });
  const wrong = given.find(({ question, text }) => answerError(question, text) !== null)?.question ?? null;
  const answers = given.flatMap(({ question, text }) => {
    const value = question.kind === 'choice' ? text : numberIn(question.kind, text);
    return value === null ? [] : [[question.id, value] as const];
  });
  return { answers: Object.fromEntries(answers), wrong };
}

const measures = { age: 'years', money: 'dollars', percent: 'percent' } as const;

function numberIn(kind: keyof typeof measures, text: string): number | null {
  const amount = parseAmount(text, measures[kind]);
  return typeof amount === 'number' ? amount : null;
}
