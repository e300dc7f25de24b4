import { smallPlan } from '@freehold/plan/fixtures';
import { expect, it } from 'vitest';
import type { PlanToRun } from './plan-owners.ts';
import { runPlan } from './run-plan.ts';

/** The notes of a plan with a home and shares whose worth on 1 July 2027 is entered, by record. */
function notesOf(changes: Partial<PlanToRun>, bought = '2015-03') {
  const home = { state: 'NSW', use: 'rent', value: 900_000, bought, price: 500_000, worth2027: 850_000 } as const;
  const shares = { type: 'shares', balance: 50_000, worth2027: 40_000 } as const;
  const plan = smallPlan({ people: { a: { born: '1980-01' } }, homes: { h: home }, money: { s: shares }, ...changes });
  return runPlan(plan).notes.flatMap(({ where, says }) => (says.includes('not counted') ? [`${where}: ${says}`] : []));
}

const says = 'What it was worth on 1 July 2027 is entered and not counted';

it('says that a worth on 1 July 2027 does not count where the plan comes through the day', () => {
  const own = `${says}: the plan comes through that day, and has its own value then.`;
  expect(notesOf({ start: '2027-07' })).toEqual([`homes/h: ${own}`, `money/s: ${own}`]);
  expect(notesOf({ start: '2027-08' })).toEqual([]);
});

it('says of a home that a formula is chosen, or that it was bought later; shares go by their worth', () => {
  const law = { settings: { value2027: 'straightLine' } } as const;
  expect(notesOf({ start: '2028-07', law })).toEqual([`homes/h: ${says}: the plan chooses an estimate in its place.`]);
  expect(notesOf({ start: '2028-07' }, '2027-07')).toEqual([`homes/h: ${says}: it was bought on that day or later.`]);
});
