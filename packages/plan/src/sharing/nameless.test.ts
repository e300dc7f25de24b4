import { expect, test } from 'vitest';
import { fixture } from '../../test/fixtures.ts';
import { resolve } from '../operations/options.ts';
import { nameless } from './nameless.ts';

const changes = [
  { set: 'homes/home/name' as const, to: 'Newtown' },
  { put: 'events/x' as const, to: { do: 'rates', when: '2030-01', add: 1, name: 'Bank', note: 'Says Jo' } },
  { set: 'homes/home/value' as const, to: 1_500_000, was: 1, label: 'Up' },
  { ops: [{ off: 'events/reno' as const, was: false }], label: 'No works', by: 'Priya', skip: true as const },
  { set: 'homes/home/My street' as const, to: 'Rose Street' },
  { set: 'homes/home/value' as const, to: 'Rose Street' },
  { set: 'homes/ip1/rent' as const },
  { drop: 'loans/cc' as const, was: { name: 'Card of Jo' } },
];
const plan = { ...fixture('version-1'), options: { b: { name: 'Plan of Jo', changes } } };

test('an option keeps what it does, without its words and what stood there before', () => {
  expect(nameless(plan).options).toEqual({
    b: {
      changes: [
        { put: 'events/x', to: { do: 'rates', when: '2030-01', add: 1 } },
        { set: 'homes/home/value', to: 1_500_000 },
        { ops: [{ off: 'events/reno' }], skip: true },
        { set: 'homes/ip1/rent' },
        { drop: 'loans/cc' },
      ],
    },
  });
});

test('it resolves to the same figures', () => {
  const { name: _, ...home } = resolve(plan, 'b').plan.homes?.home ?? {};
  expect(resolve(nameless(plan), 'b').plan.homes?.home).toEqual(home);
});

test('an origin that is a word of ours stays, one in somebody’s words goes', () => {
  expect(nameless(plan).origin).toEqual({ 'super/sa/balance': 'typical' });
});

test('the parts stand in the order of the schema, so that a cut takes the options first', () => {
  const keys = Object.keys(nameless({ ...plan, start: '2026-12' }));
  expect(keys.slice(0, 5)).toEqual(['plan', 'start', 'years', 'law', 'people']);
  expect(keys.indexOf('options')).toBeGreaterThan(keys.indexOf('events'));
});
