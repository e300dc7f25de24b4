import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixture, fixtureText, smallPlan } from '../../test/fixtures.ts';
import { isPlan } from '../check.ts';
import { type Migration, migrated, migrations } from './migrations.ts';
import { readPlan } from './read-plan.ts';

const typical = fixture('typical');

describe('versions', () => {
  test('the document of version 1 is read for ever, whole', () => {
    expect(readPlan(JSON.parse(fixtureText('version-1')))).toEqual({ plan: fixture('version-1'), lost: [] });
    expect(migrations).toEqual([]);
  });

  test('a newer one is told apart', () => {
    const newer = { ...typical, plan: 2, homes: 'of another shape' };
    expect(readPlan(newer)).toEqual({ plan: null, says: 'Made with a newer Freehold. Reload.', lost: [] });
  });

  test.each([null, 'plan', [], {}, { plan: '1' }, { plan: 0 }, { plan: 1.5 }])('%o is no plan', (value) => {
    expect(readPlan(value)).toMatchObject({ plan: null, says: 'This is not a plan of Freehold.' });
  });

  test('an older one goes through each step after its own', () => {
    const step =
      (to: number): Migration =>
      ({ way, ...rest }) => ({ ...rest, plan: to, way: `${String(way)}→${to}` });
    const steps = [step(2), step(3)];
    const from = (plan: number) => migrated({ plan, way: 'start' }, steps);
    expect([from(1), from(2), from(3), from(4)]).toEqual([
      { plan: 3, way: 'start→2→3' },
      { plan: 3, way: 'start→3' },
      { plan: 3, way: 'start' },
      'newer',
    ]);
  });
});

describe('what cannot be read', () => {
  const loan = {
    balance: 5,
    rate: [
      [null, 6],
      ['2030-01', 'six'],
      ['2031-01', 7],
    ],
  };

  test.each<[string, object, object, object[]]>([
    ['a key not known', { colour: 'red' }, {}, [{ where: 'colour', says: 'This name is not known here.' }]],
    [
      'a key of a record not known',
      { kids: { k: { born: '2020-01', pet: 'cat' } } },
      { kids: { k: { born: '2020-01' } } },
      [{ where: 'kids/k/pet', says: 'This name is not known here.' }],
    ],
    ['a field', { years: 99 }, {}, [{ where: 'years', says: 'A plan runs for 1 to 60 years.' }]],
    [
      'a field that a record needs, and so the record',
      { kids: { k: { born: 'May' }, l: { born: '2020-01' } } },
      { kids: { l: { born: '2020-01' } } },
      [{ where: 'kids/k', says: 'born: A month is written 2026-12.' }],
    ],
    [
      'a row of a list',
      { loans: { l: loan } },
      {
        loans: {
          l: {
            balance: 5,
            rate: [
              [null, 6],
              ['2031-01', 7],
            ],
          },
        },
      },
      [{ where: 'loans/l/rate/1', says: 'This cannot be read.' }],
    ],
    ['a part', { homes: 5 }, {}, [{ where: 'homes', says: 'This cannot be read.' }]],
    [
      'two changes of an option',
      { options: { b: { changes: [{ set: 'options/c' }, { off: 'events/e' }, { jump: 'far' }] } } },
      { options: { b: { changes: [{ off: 'events/e' }] } } },
      [
        { where: 'options/b/changes/2', says: 'This cannot be read.' },
        { where: 'options/b/changes/0', says: 'set: An option cannot change this.' },
      ],
    ],
    [
      'an event of a kind not known',
      { events: { e: { do: 'dance', when: '2030-01' } } },
      { events: {} },
      [{ where: 'events/e', says: 'do: This cannot be read.' }],
    ],
  ])('%s is left out and named', (_, more, left, lost) => {
    expect(readPlan({ ...smallPlan(), ...more })).toEqual({ plan: { ...smallPlan(), ...left }, lost });
  });

  test('a plan without its start is not opened', () => {
    expect(readPlan({ plan: 1, start: 5 })).toMatchObject({ plan: null });
  });

  test('a plan over a limit is not opened, and the limit is named', () => {
    const kids = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`k${index}`, { born: '2020-01' }]));
    expect(readPlan(smallPlan({ kids }))).toMatchObject({
      plan: null,
      says: 'Over the limit: 9 of 8 children. This plan is too large to open.',
    });
  });

  test('anything else is read without an error, and what is opened is a plan', () => {
    const around = fc.record({ plan: fc.constant(1), start: fc.constant('2026-12') });
    fc.assert(
      fc.property(
        around,
        fc.dictionary(fc.constantFrom('homes', 'loans', 'events', 'options', 'x'), fc.jsonValue()),
        (plan, more) => {
          const reading = readPlan({ ...plan, ...more });
          expect(reading.plan === null || isPlan(reading.plan)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('any one field of a plan replaced by anything leaves the rest', () => {
    const parts = ['people', 'incomes', 'homes', 'loans', 'money', 'costs', 'goals'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.jsonValue(), (part, value) => {
        const [id = ''] = Object.keys(typical[part] ?? {});
        const { plan } = readPlan({ ...typical, [part]: { ...typical[part], [id]: value } });
        expect(plan).not.toBeNull();
        const others = parts.filter((other) => other !== part);
        expect(others.map((other) => plan?.[other])).toEqual(others.map((other) => typical[other]));
      }),
    );
  });
});
