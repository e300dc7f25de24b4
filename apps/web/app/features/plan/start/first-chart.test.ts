import { firstPlan, planView } from '@freehold/domain';
import { expect, it } from 'vitest';
import { captionOf } from './first-chart.tsx';
import { answersOf, blankDraft } from './first-draft.ts';

it('says what will be drawn, then net worth at an age with what it rests on', () => {
  expect(captionOf(null)).toBe('Your net worth over 40 years is drawn here from your second answer on.');
  const draft = { ...blankDraft, age: '40', income: '100k', savings: '20k', super: '90k', spending: '4k', rent: '500' };
  const view = planView(firstPlan(answersOf(draft, '2026-12')), null);
  // Stopping work at 65, what is spent from then on, and what is kept in the bank.
  expect(captionOf(view)).toMatch(/^Net worth at 65, in today’s dollars: about \$[\d,]+,000, on 3 typical figures\.$/);
});
