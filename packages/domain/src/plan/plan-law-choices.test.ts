import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { expect, it } from 'vitest';
import { planLawChoices } from './plan-law-choices.ts';

it('names the choice of a plan with homes for the value on 1 July 2027, the market’s unless it says another', () => {
  const home = { state: 'NSW', value: 900_000 } as const;
  expect(planLawChoices(smallPlan({ homes: { h: home } }))).toMatchObject([
    { path: 'law/settings/value2027', chosen: 'market', chosenWords: 'market value in the plan' },
  ]);
  expect(planLawChoices(fixture('typical'))).toMatchObject([
    { chosen: 'compound', chosenWords: 'a compound estimate' },
  ]);
  expect(planLawChoices(smallPlan({}))).toEqual([]);
});

it('says of each choice what the plan goes by, and promises no valuation where a formula stands in place of both', () => {
  const words = (start: string, value2027: 'market' | 'compound' | 'straightLine') => {
    const homes = { h: { state: 'NSW', value: 900_000 } } as const;
    return planLawChoices(smallPlan({ start, homes, law: { settings: { value2027 } } }))[0]?.words;
  };
  expect(words('2027-07', 'market')).toContain('its market value: what the plan has it worth then.');
  expect(words('2027-08', 'market')).toContain('its market value: what is entered, or an estimate where nothing is.');
  expect(words('2026-07', 'compound')).toContain('by compound growth from what it cost, or its worth when first let,');
  expect(words('2028-07', 'straightLine')).toContain(
    'to its sale, in place of the plan’s own value and of what is entered',
  );
  expect(words('2028-07', 'compound')).not.toContain('valuation');
});
