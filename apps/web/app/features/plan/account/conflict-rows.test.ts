import { apply, type Operation, type Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { expect, it } from 'vitest';
import { mergePlans } from '../model/merge-plans.ts';
import { conflictWords } from './conflict-rows.ts';

const base = fixture('typical');
const after = (op: Operation): Plan => apply(base, [op]).plan;

function words(own: Operation, theirs: Operation) {
  const sides = { base, own: after(own), theirs: after(theirs) };
  return mergePlans(sides, 'own').conflicts.map((conflict) => conflictWords(sides.own, conflict));
}

it('names the record and each field that differs, with both values', () => {
  expect(words({ set: 'homes/home/value', to: 2_000_000 }, { set: 'homes/home/value', to: 1_500_000 })).toMatchObject([
    { path: 'homes/home', rows: [{ own: '$2,000,000', theirs: '$1,500,000' }] },
  ]);
});

it('says that a record was deleted in one of the two', () => {
  expect(words({ drop: 'homes/home' }, { set: 'homes/home/value', to: 1_500_000 })).toMatchObject([
    { rows: [{ own: 'deleted', theirs: 'changed' }] },
  ]);
  expect(words({ set: 'homes/home/value', to: 1_500_000 }, { drop: 'homes/home' })).toMatchObject([
    { rows: [{ own: 'changed', theirs: 'deleted' }] },
  ]);
});

it('says when an event would happen in each', () => {
  const [id = ''] = Object.keys(base.events ?? {});
  expect(words({ set: `events/${id}/when`, to: '2033-03' }, { set: `events/${id}/when`, to: '2034-09' })).toMatchObject(
    [{ rows: [{ field: 'When', own: 'in March 2033', theirs: 'in September 2034' }] }],
  );
});

it('names a value that is no record', () => {
  expect(words({ set: 'years', to: 30 }, { set: 'years', to: 20 })).toEqual([
    { path: 'years', record: 'Years', rows: [{ field: 'Value', own: '30', theirs: '20' }] },
  ]);
});

it('names the choice where the law is open, and an assumption, with the words of both', () => {
  const law = (value2027: 'compound' | 'straightLine' | 'market'): Operation => {
    return { set: 'law', to: { settings: { value2027 } } };
  };
  expect(words(law('market'), law('straightLine'))).toMatchObject([
    {
      record: 'Law',
      rows: [
        {
          field: 'Value of homes on 1 July 2027',
          own: 'market value in the plan',
          theirs: 'a straight-line estimate',
        },
      ],
    },
  ]);
  expect(words({ set: 'assume/prices', to: 3 }, { set: 'assume/prices', to: 4 })).toMatchObject([
    { record: 'Assumptions', rows: [{ field: 'Inflation', own: '3% a year', theirs: '4% a year' }] },
  ]);
});
