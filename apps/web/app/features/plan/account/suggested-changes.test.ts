import { apply } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { expect, it } from 'vitest';
import {
  isInPlan,
  overtakenWords,
  suggestedChanges,
  suggestionWords,
  takenWords,
  verdictWords,
} from './suggested-changes.ts';

const plan = fixture('typical');
const sent = (ops: ReturnType<typeof apply>['done']) => ({
  ...{ id: 'c1', label: 'Change', by: 'client', at: '2026-11-30T00:00:00.000Z' },
  ops: [...ops],
});
const home = plan.homes?.ip1 ?? { use: 'rent', state: 'QLD', value: 0 };

it('is a change for each record, by the fields that differ', () => {
  const copy = apply(plan, [
    { set: 'homes/ip1/rent', to: 600 },
    { drop: 'events/reno' },
    { put: 'costs/trip', to: { monthly: 300 } },
    { set: 'years', to: 30 },
  ]).plan;
  const changes = suggestedChanges(plan, { ...copy, origin: {} });
  expect(changes.map(({ ops }) => ops)).toEqual([
    [{ drop: 'events/reno' }],
    [{ set: 'years', to: 30 }],
    [{ set: 'homes/ip1/rent', to: 600 }],
    [{ put: 'costs/trip', to: { monthly: 300 } }],
  ]);
  const words = changes.map((change) => suggestionWords(plan, change).what);
  expect(words.map((what) => what.split(' ')[0])).toEqual(['Remove', 'Change', 'Change', 'Add']);
  expect(
    apply(
      plan,
      changes.flatMap(({ ops }) => ops),
    ).plan,
  ).toEqual(copy);
});

it('leaves a field that somebody else changed meanwhile', () => {
  const copy = { ...plan, homes: { ...plan.homes, ip1: { ...home, rent: 600 } } };
  const [change] = suggestedChanges(plan, copy);
  const now = apply(plan, [{ set: 'homes/ip1/value', to: 700_000 }]).plan;
  expect(apply(now, change?.ops ?? []).plan.homes?.ip1).toEqual({ ...home, rent: 600, value: 700_000 });
});

it('says what the plan has and what is suggested, or why it no longer applies', () => {
  const copy = { ...plan, homes: { ...plan.homes, ip1: { ...home, rent: 600 } } };
  const [change] = suggestedChanges(plan, copy);
  if (change === undefined) throw new Error('nothing differs');
  expect(suggestionWords(plan, change)).toMatchObject({ rows: [{ own: '$600 a week', theirs: '$560 a week' }] });
  const gone = apply(plan, [{ drop: 'homes/ip1' }]).plan;
  const dropped = { ops: apply(plan, [{ drop: 'events/reno' }]).done };
  const names = [plan, apply(plan, dropped.ops).plan].map((each) => suggestionWords(each, dropped).what);
  expect(new Set(names).size).toBe(1);
  expect(suggestionWords(gone, change)).toMatchObject({
    rows: [],
    missed: expect.stringMatching(/is no longer in the plan\.$/),
  });
});

it('says what the client saw where somebody changed the same since', () => {
  const ops = apply(plan, [{ set: 'homes/ip1/rent', to: 600 }]).done;
  const since = apply(plan, [{ set: 'homes/ip1/rent', to: 580 }]).plan;
  expect(overtakenWords(plan, { ops })).toEqual([]);
  expect(overtakenWords(since, { ops })).toEqual(['Rent: $560 a week']);
  const added = apply(plan, [{ put: 'costs/trip', to: { monthly: 300 } }]);
  const other = apply(plan, [{ put: 'costs/trip', to: { monthly: 200 } }]).plan;
  expect(overtakenWords(other, { ops: added.done })).toEqual(['nothing']);
});

it('tells the client that a change is in the plan only once what is published has it', () => {
  const both = [{ set: 'homes/ip1/rent', to: 600 }, { drop: 'events/reno' }];
  const changes = [...both, { set: 'years', to: 30 }].map((op) => sent(apply(plan, [op]).done));
  const answered = { changes, taken: [0, 1], answeredAt: '2026-11-30T02:00:00.000Z' };
  const published = (of: typeof plan, at: string) => ({
    plan: of,
    publication: { ...{ version: 1, options: [], by: null, at, presented: null }, basis: 'general' as const },
  });
  const before = published(plan, '2026-11-30T01:00:00.000Z');
  const said = (of: typeof before, suggestion: Parameters<typeof verdictWords>[1] = answered) =>
    changes.map((_, place) => verdictWords(of, suggestion, place));
  const waits = 'Taken by your adviser; it is in the plan once your adviser publishes it';
  expect(said(before)).toEqual([waits, waits, 'Not taken']);
  expect(said(before, { ...answered, taken: [0], answeredAt: null })).toEqual([waits, null, null]);
  const after = published(apply(plan, both).plan, '2026-11-30T03:00:00.000Z');
  expect(said(after)).toEqual(['Taken into the plan', 'Taken into the plan', 'Not taken']);
  const other = published(apply(after.plan, [{ set: 'homes/ip1/rent', to: 650 }]).plan, after.publication.at);
  expect(said(other)[0]).toBe('Taken by your adviser, and changed since');
});

it('says of a change that was taken what it changed, and of none that it does not apply', () => {
  const rent = { ops: apply(plan, [{ set: 'homes/ip1/rent', to: 600 }]).done };
  const removal = { ops: apply(plan, [{ drop: 'events/reno' }]).done };
  const draft = apply(plan, [...rent.ops, ...removal.ops]).plan;
  expect(takenWords(draft, rent).rows).toEqual(suggestionWords(plan, rent).rows);
  expect(takenWords(draft, removal)).toEqual(suggestionWords(plan, removal));
  // One that was not taken and is gone says so by its name.
  const { what, missed } = suggestionWords(draft, removal);
  expect(missed).toBe(`${what.replace('Remove ', '')} is no longer in the plan.`);
  expect(missed).not.toContain('events/');
});

it('finds what was taken in the plan until it is undone or changed', () => {
  const rent = { ops: apply(plan, [{ set: 'homes/ip1/rent', to: 600 }]).done };
  const draft = apply(plan, rent.ops).plan;
  expect(isInPlan(draft, rent)).toBe(true);
  expect(isInPlan(plan, rent)).toBe(false);
  expect(isInPlan(apply(draft, [{ set: 'homes/ip1/rent', to: 650 }]).plan, rent)).toBe(false);
});

it('names the choice where the law is open, and the assumptions that differ', () => {
  const copy = apply(plan, [
    { set: 'law', to: { ...plan.law, settings: { value2027: 'straightLine' } } },
    { set: 'assume/prices', to: 4 },
  ]).plan;
  expect(suggestedChanges(plan, copy).map((change) => suggestionWords(plan, change))).toMatchObject([
    {
      what: 'Change the law that is counted by',
      rows: [
        { field: 'Value of homes on 1 July 2027', own: 'a straight-line estimate', theirs: 'a compound estimate' },
      ],
    },
    { what: 'Change the assumptions', rows: [{ field: 'Inflation', own: '4% a year' }] },
  ]);
});
