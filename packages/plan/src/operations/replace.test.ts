import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnDocument } from '../../test/drawn-plans.ts';
import { fixture, smallPlan } from '../../test/fixtures.ts';
import { canonicalText } from '../canonical.ts';
import { isPlan } from '../check.ts';
import type { Plan } from '../schema/plan.ts';
import { apply } from './apply.ts';
import { invert } from './invert.ts';
import { replacePlan } from './replace.ts';

function replaced(plan: Plan, other: Plan) {
  const { plan: after, done, missed } = apply(plan, replacePlan(plan, other));
  expect(missed).toEqual([]);
  expect(canonicalText(after)).toBe(canonicalText(other));
  expect(canonicalText(apply(after, invert(done)).plan)).toBe(canonicalText(plan));
}

test('a plan becomes another, small or at its limits, and comes back', () => {
  const [typical, large, small] = [fixture('typical'), fixture('large'), smallPlan()];
  for (const [one, other] of [
    [typical, large],
    [large, typical],
    [small, large],
    [large, small],
  ] as const) {
    replaced(one, other);
  }
});

test('any plan becomes any other and comes back', () => {
  const plans = fc.tuple(drawnDocument, drawnDocument).filter(([one, other]) => isPlan(one) && isPlan(other));
  fc.assert(
    fc.property(plans, ([one, other]) => {
      if (isPlan(one) && isPlan(other)) replaced(one, other);
    }),
    { numRuns: 200 },
  );
});
