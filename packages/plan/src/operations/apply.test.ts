import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnDocument, drawnOperation } from '../../test/drawn-plans.ts';
import { fixture, smallPlan } from '../../test/fixtures.ts';
import { canonicalText } from '../canonical.ts';
import { isPlan } from '../check.ts';
import type { Operation } from '../schema/operations.ts';
import type { Plan } from '../schema/plan.ts';
import { apply } from './apply.ts';
import { invert } from './invert.ts';

const plan = fixture('version-1');

function planFrom(document: unknown): Plan {
  if (!isPlan(document)) throw new Error('not a plan');
  return document;
}

/** The document after one operation, its text taken apart and written again with assignments. */
function byAssignment(document: object, keys: readonly string[], to: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(document));
  const last = keys.at(-1) ?? '';
  const holder = keys.slice(0, -1).reduce((inner, key) => {
    inner[key] ??= {};
    return inner[key];
  }, copy);
  if (to === undefined) delete holder[last];
  else holder[last] = to;
  return copy;
}

describe('operations', () => {
  test.each<[string, Operation, string[], unknown]>([
    ['set a field', { set: 'homes/ip1/rent', to: 590 }, ['homes', 'ip1', 'rent'], 590],
    [
      'set a field of a group that is not there',
      { set: 'homes/home/costs/rates', to: 1900 },
      ['homes', 'home', 'costs', 'rates'],
      1900,
    ],
    [
      'set a time within an event',
      { set: 'events/buy/when/from', to: '2032-01' },
      ['events', 'buy', 'when', 'from'],
      '2032-01',
    ],
    ['clear a field', { set: 'homes/ip1/div43' }, ['homes', 'ip1', 'div43'], undefined],
    ['set a field of the plan', { set: 'years', to: 30 }, ['years'], 30],
    ['set a field of a part without records', { set: 'assume/growth/VIC', to: 4 }, ['assume', 'growth', 'VIC'], 4],
    [
      'say where a figure is from',
      { set: 'origin/homes/ip1/rent', to: 'checked' },
      ['origin', 'homes/ip1/rent'],
      'checked',
    ],
    [
      'put a new record',
      { put: 'events/up3', to: { do: 'rates', when: '2027-03', add: 3 } },
      ['events', 'up3'],
      { do: 'rates', when: '2027-03', add: 3 },
    ],
    [
      'put a record in the place of another',
      { put: 'kids/k1', to: { born: '2023-01' } },
      ['kids', 'k1'],
      { born: '2023-01' },
    ],
    ['drop a record', { drop: 'loans/cc' }, ['loans', 'cc'], undefined],
    ['switch off', { off: 'events/reno' }, ['events', 'reno', 'off'], true],
  ])('%s', (_, op, keys, to) => {
    const { plan: after, done, missed } = apply(plan, [op]);
    expect(missed).toEqual([]);
    expect(after).toEqual(byAssignment(plan, keys, to));
    expect(apply(after, invert(done)).plan).toEqual(plan);
  });

  test('each carries what stood there before', () => {
    const { done } = apply(plan, [
      { set: 'events/buy/when', to: '2031-06' },
      { set: 'homes/home/rent', to: 500 },
      { put: 'kids/k1', to: { born: '2023-01' } },
      { drop: 'kids/k1' },
      { off: 'events/reno' },
      { on: 'events/reno' },
    ]);
    expect(done.map((op) => ('was' in op ? op.was : 'nothing'))).toEqual([
      { test: 'canBuy', from: '2030-01' },
      'nothing',
      { born: '2022-05' },
      { born: '2023-01' },
      false,
      true,
    ]);
  });

  test('clearing the last field of a group takes the group, clearing one of a record leaves the record', () => {
    const small = smallPlan({
      homes: { h: { state: 'NSW', value: 1, costs: { rates: 2 } } },
      loans: { l: { limit: 5 } },
    });
    const after = apply(small, [{ set: 'homes/h/costs/rates' }, { set: 'loans/l/limit' }]).plan;
    expect(after).toEqual(smallPlan({ homes: { h: { state: 'NSW', value: 1 } }, loans: { l: {} } }));
  });
});

describe('an operation that does not apply is returned, with why', () => {
  test.each<[Operation, string]>([
    [{ set: 'homes/ip9/rent', to: 1 }, 'homes/ip9 is no longer in the plan.'],
    [{ drop: 'homes/ip9' }, 'homes/ip9 is no longer in the plan.'],
    [{ off: 'events/nothing' }, 'events/nothing is no longer in the plan.'],
    [{ set: 'events/up/when/from', to: '2031-01' }, 'events/up/when/from is no longer in the plan.'],
    [{ set: 'homes/constructor/rent', to: 1 }, 'homes/constructor is no longer in the plan.'],
    [{ set: 'homes/ip1/colour', to: 'red' }, 'homes/ip1/colour is not in any plan.'],
    [{ set: 'plan', to: 2 }, 'plan is not in any plan.'],
    [{ off: 'options/b' }, 'options/b is not in any plan.'],
    [{ set: 'homes/ip1', to: {} }, 'homes/ip1 is no field.'],
    [{ put: 'route/floor', to: {} }, 'route/floor is no record.'],
    [{ set: 'homes/ip1/rent', to: -1 }, 'homes/ip1/rent cannot be what the change makes it.'],
    [{ put: 'events/x', to: { do: 'dance', when: '2030-01' } }, 'events/x cannot be what the change makes it.'],
    [{ set: 'events/sell/spend', to: 5 }, 'events/sell/spend is of another kind of record.'],
    [{ set: 'homes/ip1/value' }, 'homes/ip1/value: This is missing.'],
    [{ set: 'start' }, 'start: This is missing.'],
  ])('%o', (op, why) => {
    expect(apply(plan, [op])).toEqual({ plan, done: [], missed: [{ op, why }] });
  });

  test('one record too many', () => {
    const kids = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`k${index}`, { born: '2020-01' }]));
    const { missed } = apply(smallPlan({ kids }), [{ put: 'kids/k9', to: { born: '2021-01' } }]);
    expect(missed[0]?.why).toBe('kids: Over the limit: 9 of 8 children.');
  });

  test('a plan over its size, and with it all operations on it', () => {
    const note = 'x'.repeat(500);
    const ops = Array.from({ length: 140 }, (_, index) => ({
      put: `kids/k${index % 8}`,
      to: { born: '2020-01', note },
    }));
    const costs = Object.fromEntries(Array.from({ length: 125 }, (_, index) => [`c${index}`, { monthly: 1, note }]));
    const full = smallPlan({ costs });
    const gone: Operation = { drop: 'homes/h' };
    const { plan: after, done, missed } = apply(full, [gone, ...ops]);
    expect([after, done]).toEqual([full, []]);
    expect(missed.map(({ op }) => op)).toEqual([gone, ...ops]);
    expect(missed.slice(0, 2).map(({ why }) => why)).toEqual([
      'homes/h is no longer in the plan.',
      'Over the limit: 69 of 64 kB.',
    ]);
  });

  test('keys that version 1 does not know stay where they are', () => {
    const stray: Plan = Object.assign({ ...plan, colour: 'red' });
    expect(apply(stray, [{ set: 'years', to: 20 }]).plan).toEqual({ ...plan, colour: 'red', years: 20 });
  });

  test('the others apply', () => {
    const { plan: after, done } = apply(plan, [{ drop: 'homes/ip9' }, { set: 'years', to: 20 }]);
    expect(after.years).toBe(20);
    expect(done).toHaveLength(1);
  });
});

describe('any list of operations', () => {
  test('is taken back by its inverse, and what comes out is a plan', () => {
    fc.assert(
      fc.property(drawnDocument, fc.array(drawnOperation, { maxLength: 12 }), (document, ops) => {
        const before = planFrom(document);
        const { plan: after, done, missed } = apply(before, ops);
        expect(done.length + missed.length).toBe(ops.length);
        expect(isPlan(after)).toBe(true);
        const back = apply(after, invert(done));
        expect(back.missed).toEqual([]);
        expect(canonicalText(back.plan)).toBe(canonicalText(before));
        const again = apply(back.plan, invert(invert(done)));
        expect(canonicalText(again.plan)).toBe(canonicalText(after));
      }),
      { numRuns: 300 },
    );
  });

  test('does not touch the plan it is given', () => {
    fc.assert(
      fc.property(drawnDocument, fc.array(drawnOperation), (document, ops) => {
        const text = JSON.stringify(document);
        apply(planFrom(document), ops);
        expect(JSON.stringify(document)).toBe(text);
      }),
    );
  });
});

test('a drop without the record it dropped has no inverse', () => {
  expect(() => invert([{ drop: 'homes/ip1' }])).toThrow(RangeError);
});
