import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnDocument } from '../../test/drawn-plans.ts';
import { fixture } from '../../test/fixtures.ts';
import { samePlan } from '../canonical.ts';
import { isPlan } from '../check.ts';
import type { Plan } from '../schema/plan.ts';
import { apply } from './apply.ts';
import { dropWith } from './drop-with.ts';
import { invert } from './invert.ts';

const plan = fixture('version-1');

function listed(path: string, of: Plan = plan) {
  return dropWith(of, path).map(({ op, says }) => ('set' in op ? `${says} (${op.set})` : says));
}

test('a home takes the loan on it alone, the loan’s refinancing and the home’s sale', () => {
  expect(listed('homes/ip1')).toEqual([
    'events/refi goes with loans/l3.',
    'loans/l3 goes with homes/ip1.',
    'events/sell goes with homes/ip1.',
    'homes/ip1 is dropped.',
  ]);
});

test('a loan on two homes stays on the other', () => {
  const loans = { ...plan.loans, l3: { on: ['ip1', 'home'], balance: 5 } };
  const steps = dropWith({ ...plan, loans }, 'homes/ip1');
  expect(steps[0]).toEqual({ op: { set: 'loans/l3/on', to: ['home'] }, says: 'loans/l3 no longer names homes/ip1.' });
});

test('an offset loses its loan, a list of accounts the account', () => {
  expect(listed('loans/l1')).toEqual([
    'money/off no longer names loans/l1. (money/off/offsets)',
    'loans/l1 is dropped.',
  ]);
  expect(listed('money/off')).toEqual([
    'route no longer names money/off. (route/surplus)',
    'route no longer names money/off. (route/shortfall)',
    'money/off is dropped.',
  ]);
});

test('a person takes what is theirs alone, and leaves shares', () => {
  const after = apply(
    plan,
    dropWith(plan, 'people/b').map(({ op }) => op),
  ).plan;
  expect(Object.keys(after.incomes ?? {})).toEqual(['ia']);
  expect(after.homes?.home?.owners).toEqual({ a: 50 });
  expect(after.events).not.toHaveProperty('part');
  expect(after.owners?.s).toEqual({ type: 'smsf', members: ['a'] });
});

test('a record that is not there takes nothing', () => {
  expect([...listed('homes/ip9'), ...listed('title'), ...listed('homes/constructor')]).toEqual([]);
});

/** The fields of drawn plans that name a home, read by hand. */
function homesNamed(plan: Plan): readonly string[] {
  const events = Object.values(plan.events ?? {}).flatMap((event) => ('home' in event ? [event.home] : []));
  const loans = Object.values(plan.loans ?? {}).flatMap(({ on = [] }) => on);
  return [...loans, ...events.filter((home) => typeof home === 'string')];
}

test('of any plan, nothing names a home that was dropped so, and all of it can be taken back', () => {
  fc.assert(
    fc.property(drawnDocument, (document) => {
      if (!isPlan(document)) throw new Error('not a plan');
      for (const id of Object.keys(document.homes ?? {})) {
        const steps = dropWith(document, `homes/${id}`);
        const {
          plan: after,
          done,
          missed,
        } = apply(
          document,
          steps.map(({ op }) => op),
        );
        expect(missed).toEqual([]);
        expect(Object.keys(after.homes ?? {})).not.toContain(id);
        expect(homesNamed(after)).not.toContain(id);
        expect(samePlan(apply(after, invert(done)).plan, document)).toBe(true);
      }
    }),
  );
});
