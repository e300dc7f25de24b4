import { allRules } from '@freehold/finance';
import { expect, it } from 'vitest';
import { planLaw } from './plan-law.ts';

it('names frozen rules by their label, each once, and the newest day on which a rule was read', () => {
  const [rule] = allRules.filter(({ to }) => to !== null);
  const { kept, read } = planLaw([rule?.id ?? '', rule?.id ?? '', 'no.such-rule']);
  expect(kept).toEqual([`${rule?.label}: kept as it is after ${rule?.to?.slice(0, 4)}.`]);
  expect(allRules.every((each) => each.read <= read)).toBe(true);
});

it('names what no plan counts', () => {
  expect(
    planLaw([]).leftOut.map(
      (words) => /Age Pension|Division 296|drawn as a pension|low income super|vacant/.exec(words)?.[0],
    ),
  ).toEqual(['Age Pension', 'Division 296', 'drawn as a pension', 'low income super', 'vacant']);
});
