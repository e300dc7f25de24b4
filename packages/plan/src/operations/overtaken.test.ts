import { expect, test } from 'vitest';
import { fixture } from '../../test/fixtures.ts';
import type { Operation } from '../schema/operations.ts';
import { apply } from './apply.ts';
import { overtaken } from './overtaken.ts';

const plan = fixture('version-1');

/** What of a change made on the plan would replace what `since` did. */
function afterwards(change: readonly Operation[], since: readonly Operation[]) {
  const { done: ops } = apply(plan, change);
  return overtaken(ops, apply(apply(plan, since).plan, ops)).map((op) => Object.values(op)[0]);
}

test('an operation is overtaken where somebody else wrote something else in its place', () => {
  const rent: Operation = { set: 'homes/ip1/rent', to: 590 };
  expect(afterwards([rent], [])).toEqual([]);
  expect(afterwards([rent], [{ set: 'homes/ip1/value', to: 1 }])).toEqual([]);
  expect(afterwards([rent], [rent])).toEqual([]);
  expect(afterwards([rent, { set: 'years', to: 9 }], [{ set: 'homes/ip1/rent', to: 600 }])).toEqual(['homes/ip1/rent']);
  expect(afterwards([{ drop: 'homes/ip1' }], [rent])).toEqual(['homes/ip1']);
  expect(afterwards([rent], [{ drop: 'homes/ip1' }])).toEqual([]);
  const added: Operation = { put: 'costs/trip', to: { monthly: 300 } };
  expect(afterwards([added], [{ put: 'costs/trip', to: { monthly: 200 } }])).toEqual(['costs/trip']);
  expect(afterwards([{ off: 'events/reno' }], [{ off: 'events/reno' }])).toEqual([]);
});

test('a step is not overtaken by the one before it of the same change', () => {
  const twice: Operation[] = [
    { set: 'years', to: 20 },
    { set: 'years', to: 30 },
  ];
  expect(afterwards(twice, [])).toEqual([]);
});
