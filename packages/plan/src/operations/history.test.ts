import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnOperation } from '../../test/drawn-plans.ts';
import { fixture } from '../../test/fixtures.ts';
import { canonicalText } from '../canonical.ts';
import type { Change, Operation } from '../schema/operations.ts';
import { apply } from './apply.ts';
import { type History, jumpTo, record, redo, startHistory, undo } from './history.ts';

function change(id: string, ...ops: Operation[]): Change {
  return { id, label: `Step ${id}`, by: 'client', at: '2026-12-03T10:42+11:00', ops };
}

function times(count: number, move: (history: History) => { history: History }, from: History): History {
  return Array.from({ length: count }).reduce<History>((history) => move(history).history, from);
}

const start = startHistory(fixture('typical'));

/** 200 changes of the value of a home and of the month of a purchase, each to something new. */
const edits = Array.from({ length: 200 }, (_, index) =>
  index % 2 === 0
    ? change(`c${index}`, { set: 'homes/home/value', to: 900_000 + index })
    : change(`c${index}`, { set: 'events/buy/when', to: `20${30 + (index % 40)}-0${1 + (index % 9)}` }),
);

test('200 edits, undone and redone, are the start and then the end', () => {
  const done = edits.reduce((history, each) => record(history, each).history, start);
  expect(done.steps).toHaveLength(200);
  const back = times(200, undo, done);
  expect(canonicalText(back.plan)).toBe(canonicalText(start.plan));
  const again = times(200, redo, back);
  expect(canonicalText(again.plan)).toBe(canonicalText(done.plan));
});

test('any edits, undone and redone, are the start and then the end, but for the title', () => {
  const ops = fc.array(fc.array(drawnOperation, { minLength: 1, maxLength: 3 }), { maxLength: 30 });
  fc.assert(
    fc.property(ops, (lists) => {
      const done = lists.reduce((history, list, index) => record(history, change(`c${index}`, ...list)).history, start);
      const back = times(lists.length, undo, done);
      const { title: _, ...ofStart } = start.plan;
      const { title: __, ...ofBack } = back.plan;
      expect(canonicalText(ofBack)).toBe(canonicalText(ofStart));
      expect(back.plan.title).toBe(done.plan.title);
      expect(canonicalText(times(lists.length, redo, back).plan)).toBe(canonicalText(done.plan));
    }),
    { numRuns: 40 },
  );
});

test('of 201 steps the oldest is gone', () => {
  const done = [...edits, change('last', { set: 'years', to: 12 })].reduce(
    (history, each) => record(history, each).history,
    start,
  );
  expect(done.steps.map(({ id }) => id)).toEqual([...edits.slice(1).map(({ id }) => id), 'last']);
  expect(times(300, undo, done).plan).toEqual(apply(start.plan, edits[0]?.ops ?? []).plan);
});

test('a step is named, can be jumped back to and forward again', () => {
  const done = edits.slice(0, 5).reduce((history, each) => record(history, each).history, start);
  expect(done.steps.map(({ label }) => label)).toEqual(['Step c0', 'Step c1', 'Step c2', 'Step c3', 'Step c4']);
  const { history: second } = jumpTo(done, 2);
  expect(second.plan).toEqual(
    apply(
      start.plan,
      edits.slice(0, 2).flatMap(({ ops }) => ops),
    ).plan,
  );
  expect(jumpTo(second, 99).history).toEqual(done);
  expect(jumpTo(second, -1).history.plan).toEqual(start.plan);
});

test('a new step ends what could be redone', () => {
  const done = edits.slice(0, 2).reduce((history, each) => record(history, each).history, start);
  const other = record(undo(done).history, change('other', { set: 'years', to: 12 })).history;
  expect(other.undone).toEqual([]);
  expect(redo(other)).toEqual({ history: other, missed: [] });
});

test('a title is no step and is not undone, a change of nothing is no step', () => {
  const { history: titled } = record(start, change('t', { set: 'title', to: 'New' }));
  expect([titled.steps.length, titled.plan.title]).toEqual([0, 'New']);
  const { history: both } = record(start, change('t', { set: 'title', to: 'New' }, { set: 'years', to: 12 }));
  expect(undo(both).history.plan).toEqual({ ...start.plan, title: 'New' });
  expect(record(start, change('n', { set: 'years', to: 40 })).history.steps).toEqual([]);
});

test('what another person dropped meanwhile is said when it is undone', () => {
  const { history } = record(start, change('v', { set: 'homes/home/value', to: 1 }));
  const merged = { ...history, plan: apply(history.plan, [{ drop: 'homes/home' }]).plan };
  expect(undo(merged).missed).toEqual([
    { op: { set: 'homes/home/value', to: 1_450_000, was: 1 }, why: 'homes/home is no longer in the plan.' },
  ]);
});
