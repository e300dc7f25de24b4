import { expect, test } from 'vitest';
import { fixture } from '../../test/fixtures.ts';
import { apply } from '../operations/apply.ts';
import { overtaken } from '../operations/overtaken.ts';
import type { Operation } from '../schema/operations.ts';
import type { Plan } from '../schema/plan.ts';
import { withNotesKept, withoutNotes } from './notes.ts';

const secret = 'Ask about the roof';
const bare = fixture('version-1');
const rates = { do: 'rates', when: '2027-03', add: 3 } as const;
const noted: Plan = {
  ...bare,
  costs: { ...bare.costs, living: { monthly: 5_200, note: secret } },
  events: { ...bare.events, up: { ...rates, note: secret } },
  options: {
    b: {
      name: 'Stop at sixty',
      note: secret,
      changes: [
        { set: 'events/stopA/when/age', to: 60 },
        { set: 'costs/living/note', to: secret },
        { put: 'events/up3', to: { ...rates, note: secret } },
        { ops: [{ set: 'homes/ip1/note', to: secret }] },
      ],
    },
  },
};
const shown = withoutNotes(noted);

/** The draft after what was done on the plan as it is shown, and what of that replaces something else. */
function taken(...ops: Operation[]) {
  const kept = apply(shown, ops).done.map((op) => withNotesKept(noted, op));
  const applied = apply(noted, kept);
  return { plan: applied.plan, missed: applied.missed, overtaken: overtaken(kept, applied) };
}

test('a plan without notes has all else, in its options too', () => {
  expect(JSON.stringify(shown)).not.toContain('note');
  expect(shown.costs?.living).toEqual({ monthly: 5_200 });
  expect(shown.options?.b?.changes).toEqual([
    { set: 'events/stopA/when/age', to: 60 },
    { put: 'events/up3', to: rates },
  ]);
  expect(withoutNotes(shown)).toEqual(shown);
});

test('what is written on it leaves the notes, and replaces nothing that its maker did not see', () => {
  const later = { ...rates, when: '2028-03' };
  const changes = [
    { set: 'events/stopA/when/age', to: 61 },
    { put: 'events/up3', to: later },
  ];
  const done = taken({ put: 'events/up', to: later }, { set: 'options/b/changes', to: changes });
  expect([done.missed, done.overtaken]).toEqual([[], []]);
  expect(done.plan.events?.up).toEqual({ ...later, note: secret });
  expect(done.plan.options?.b).toEqual({
    ...noted.options?.b,
    changes: [
      changes[0],
      { put: 'events/up3', to: { ...later, note: secret } },
      ...[{ set: 'costs/living/note', to: secret }, { ops: [{ set: 'homes/ip1/note', to: secret }] }],
    ],
  });
  const dropped = taken({ drop: 'events/up' }, { set: 'costs/living/monthly', to: 6_000 });
  expect([dropped.overtaken, dropped.plan.events?.up]).toEqual([[], undefined]);
  expect(dropped.plan.costs?.living).toEqual({ monthly: 6_000, note: secret });
});

test('a note of its maker is overtaken by the one that they did not see', () => {
  const own: Operation = { set: 'costs/living/note', to: 'Mine' };
  expect(taken(own).overtaken).toMatchObject([own]);
  const put: Operation = { put: 'events/up', to: { ...rates, note: 'Mine' } };
  expect(taken(put).overtaken).toMatchObject([put]);
});
