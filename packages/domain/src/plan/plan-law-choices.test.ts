import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { expect, it } from 'vitest';
import { planLawChoices } from './plan-law-choices.ts';

it('names the choice of a plan with homes for the value on 1 July 2027, the market’s unless it says another', () => {
  const home = { state: 'NSW', value: 900_000 } as const;
  expect(planLawChoices(smallPlan({ homes: { h: home } }))).toMatchObject([
    { path: 'law/settings/value2027', chosen: 'market', words: expect.stringContaining('By law that is its market') },
  ]);
  expect(planLawChoices(fixture('typical'))).toMatchObject([
    { chosen: 'compound', words: expect.stringContaining('Estimated value on 1 July 2027. A valuation') },
  ]);
  expect(planLawChoices(smallPlan({}))).toEqual([]);
});
