import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnDocument } from '../../test/drawn-plans.ts';
import { fixture } from '../../test/fixtures.ts';
import { isPlan } from '../check.ts';
import type { Operation } from '../schema/operations.ts';
import type { Plan } from '../schema/plan.ts';
import { apply } from './apply.ts';
import { changeOption, promoteChange, removeChange, resolve, switchChange } from './options.ts';

const plan = fixture('version-1');
const { options: _, ...base } = plan;

test('without an option, the plan is as it is', () => {
  expect(resolve(plan)).toEqual({ plan: base, missed: [] });
});

test('an option is its changes on top of the plan', () => {
  const { plan: c, missed } = resolve(plan, 'c');
  expect(missed).toEqual([]);
  expect(c).toEqual({
    ...base,
    events: {
      ...plan.events,
      stopA: { do: 'retire', who: 'a', when: { age: 58 }, spend: 85_000 },
      reno: { do: 'renovate', home: 'home', when: '2029-02', cost: 140_000, adds: 180_000, off: true },
      up3: { do: 'rates', when: '2027-03', add: 3 },
    },
  });
});

test('a field that the option touches keeps its own, another follows the plan', () => {
  const later = apply(plan, [
    { set: 'events/buy/when/from', to: '2040-01' },
    { set: 'events/buy/home/value', to: 800_000 },
  ]).plan;
  expect(resolve(later, 'b').plan.events?.buy).toMatchObject({
    when: { test: 'canBuy', from: '2032-01' },
    home: { value: 800_000 },
  });
});

test('a change whose place is gone is returned, the rest of the option applies', () => {
  const without = apply(plan, [{ drop: 'events/reno' }]).plan;
  const { plan: c, missed } = resolve(without, 'c');
  expect(missed).toEqual([{ op: { off: 'events/reno' }, why: 'events/reno is no longer in the plan.', change: 1 }]);
  expect(c.events?.up3).toBeDefined();
});

test('a change is switched off and on, taken out, or put into the plan', () => {
  const place = { optionId: 'c', index: 1 };
  const off = apply(plan, switchChange(plan, { ...place, isOn: false })).plan;
  expect(off.options?.c?.changes[1]).toEqual({ off: 'events/reno', skip: true });
  expect(resolve(off, 'c').plan.events?.reno).toEqual(plan.events?.reno);
  expect(apply(off, switchChange(off, { ...place, isOn: true })).plan).toEqual(plan);

  const removed = apply(plan, removeChange(plan, place)).plan;
  expect(removed.options?.c?.changes).toHaveLength(2);
  expect(removed.events).toEqual(plan.events);

  const promoted = apply(plan, promoteChange(plan, { optionId: 'c', index: 0 })).plan;
  expect(promoted.events?.stopA).toMatchObject({ when: { age: 58 } });
  expect(promoted.options?.c?.changes).toEqual(plan.options?.c?.changes.slice(1));
  expect(promoted.options?.b).toEqual(plan.options?.b);
  expect(resolve(promoted, 'c')).toEqual(resolve(plan, 'c'));
});

test('a change of several operations is one change', () => {
  const ops = [
    { set: 'homes/ip1/rent' as const, to: 600 },
    { set: 'homes/ip1/vacancy' as const, to: 4 },
  ];
  const d: Plan = { ...plan, options: { d: { changes: [{ ops, label: 'Dearer, emptier', by: 'client' }] } } };
  expect(resolve(d, 'd').plan.homes?.ip1).toMatchObject({ rent: 600, vacancy: 4 });
  const promoted = apply(d, promoteChange(d, { optionId: 'd', index: 0 })).plan;
  expect(promoted.homes?.ip1).toMatchObject({ rent: 600, vacancy: 4 });
});

test('the steps of changes 1, 1 and 2 and so on end at the whole option', () => {
  const whole = resolve(plan, 'c').plan;
  const changes = plan.options?.c?.changes ?? [];
  const first = (count: number) => ({ ...plan, options: { c: { changes: changes.slice(0, count) } } });
  expect(resolve(first(0), 'c').plan).toEqual(base);
  expect(resolve(first(changes.length), 'c').plan).toEqual(whole);
});

test('any option resolves to a plan without options that has the same people, start and end', () => {
  fc.assert(
    fc.property(drawnDocument, (document) => {
      if (!isPlan(document)) throw new Error('not a plan');
      for (const id of Object.keys(document.options ?? {})) {
        const { plan: resolved } = resolve(document, id);
        expect(isPlan(resolved)).toBe(true);
        expect(resolved).not.toHaveProperty('options');
        const { start, years, people } = document;
        expect([resolved.start, resolved.years, resolved.people]).toEqual([start, years, people]);
      }
    }),
  );
});

describe('refused', () => {
  test.each(['z', 'constructor'])('option %s, which the plan does not have', (id) => {
    expect(() => resolve(plan, id)).toThrow(RangeError);
  });

  test('a change that the option does not have', () => {
    expect(() => removeChange(plan, { optionId: 'b', index: 1 })).toThrow(RangeError);
  });
});

describe('changing an option', () => {
  const changed = (ops: readonly Operation[], from: Plan = plan, label?: string) =>
    apply(from, changeOption(from, 'b', label === undefined ? { ops } : { ops, label })).plan;

  test('adds to the end what it did not touch, with its label', () => {
    const { options } = changed([{ set: 'costs/living/monthly', to: 4_000 }], plan, 'Spend less');
    expect(options?.b?.changes).toEqual([
      { set: 'events/buy/when/from', to: '2032-01' },
      { set: 'costs/living/monthly', to: 4_000, label: 'Spend less' },
    ]);
  });

  test('writes a place it touched before once, and nothing where it leads back to the plan', () => {
    const later = changed([{ set: 'events/buy/when/from', to: '2035-06', was: '2032-01' }]);
    expect(later.options?.b?.changes).toEqual([{ set: 'events/buy/when/from', to: '2035-06' }]);
    const back = changed([{ set: 'events/buy/when/from', to: '2030-01' }], later);
    expect(back.options?.b?.changes).toEqual([]);
  });

  test('goes into the record that it added, and away with it', () => {
    const added = changed([{ put: 'events/up4', to: { do: 'rates', when: '2029-03', add: 1 } }]);
    const higher = changed([{ set: 'events/up4/add', to: 2 }], added);
    expect(higher.options?.b?.changes[1]).toEqual({
      put: 'events/up4',
      to: { do: 'rates', when: '2029-03', add: 2 },
    });
    expect(changed([{ drop: 'events/up4' }], higher).options?.b?.changes).toHaveLength(1);
  });

  test('takes what was switched off on again by taking the change away', () => {
    const off = changed([{ off: 'events/reno' }]);
    expect(off.options?.b?.changes).toHaveLength(2);
    expect(changed([{ on: 'events/reno' }], off).options?.b?.changes).toHaveLength(1);
  });

  test('keeps several operations together, with one name', () => {
    const ops = [
      { set: 'assume/growth/NSW', to: 4 },
      { set: 'assume/growth/QLD', to: 4 },
    ] as const;
    expect(changed([...ops], plan, 'Weaker growth').options?.b?.changes[1]).toEqual({ ops, label: 'Weaker growth' });
  });
});
