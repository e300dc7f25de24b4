import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnDocument } from '../../test/drawn-plans.ts';
import { fixture, fixtureText, smallPlan } from '../../test/fixtures.ts';
import { isPlan } from '../check.ts';
import { fileHolds, fileText, readFile } from './file.ts';

const typical = fixture('typical');

test('a file says what it holds, before the plan', () => {
  const says =
    'A Freehold plan: 2 people, 1 child, 2 incomes, 3 homes, 5 loans, 10 events, 4 options, with names, titles and notes. ' +
    'Whoever has this file can read them.';
  expect(fileHolds(typical)).toBe(says);
  expect(fileText(typical).split('\n')[1]).toBe(`  "holds": "${says}",`);
  expect(fileHolds(smallPlan())).toContain('A Freehold plan: nothing yet');
});

test('any plan is read back whole, with its words', () => {
  fc.assert(
    fc.property(drawnDocument, (document) => {
      if (!isPlan(document)) throw new Error('not a plan');
      expect(readFile(fileText(document))).toEqual({ plan: document, lost: [] });
    }),
  );
});

test('the bare document is read too', () => {
  expect(readFile(fixtureText('typical'))).toEqual({ plan: typical, lost: [] });
});

test('a plan over a limit can be saved, so that nothing is lost', () => {
  const kids = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`k${index}`, { born: '2020-01' }]));
  expect(JSON.parse(fileText(smallPlan({ kids })))).toMatchObject({ kids });
});

test('what is not known or cannot be read is left out and named', () => {
  const stray = { ...smallPlan(), colour: 'red', years: 'many', homes: { h: { state: 'NSW' } } };
  expect(readFile(JSON.stringify(stray))).toEqual({
    plan: { ...smallPlan(), homes: {} },
    lost: [
      { where: 'colour', says: 'This name is not known here.' },
      { where: 'homes/h', says: 'value is missing.' },
      { where: 'years', says: 'A plan runs for 1 to 60 years.' },
    ],
  });
});

test.each([
  ['', 'This cannot be read.'],
  ['not JSON', 'This cannot be read.'],
  ['{"homes": {}}', 'This is not a plan of Freehold.'],
  ['[1, 2]', 'This is not a plan of Freehold.'],
  ['{"plan": 2}', 'Made with a newer Freehold. Reload.'],
  [' '.repeat(262_145), 'This is larger than a plan can be.'],
])('%j is refused', (text, says) => {
  expect(readFile(text)).toEqual({ plan: null, says, lost: [] });
});

test('a file that was cut anywhere gives whole records, the people first, and names the last', () => {
  const text = fileText(typical);
  const afterPeople = text.indexOf('"kids"');
  fc.assert(
    fc.property(fc.integer({ min: afterPeople, max: text.length - 3 }), (length) => {
      const { plan, lost } = readFile(text.slice(0, length));
      expect(plan?.people).toEqual(typical.people);
      expect(lost.at(-1)?.says).toBe('The text ends after this. What followed is lost.');
      for (const part of ['homes', 'loans', 'events'] as const) {
        expect(typical[part]).toMatchObject(plan?.[part] ?? {});
      }
    }),
  );
});

test('names of the language are no way in', () => {
  const { plan } = readFile('{"plan":1,"start":"2026-12","__proto__":{"years":5},"homes":{"__proto__":{"value":1}}}');
  expect(plan?.years).toBeUndefined();
  expect(Object.keys(plan?.homes ?? {})).toEqual([]);
  expect({}).not.toHaveProperty('value');
});
