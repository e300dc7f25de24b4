import { describe, expect, test } from 'vitest';
import { fixture, fixtureText, smallPlan } from '../test/fixtures.ts';
import { isPlan, limitUse, planProblems, sizeUse } from './check.ts';

function many(count: number, record: object) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`r${index}`, record]));
}

const rates = { do: 'rates', when: '2028-01', add: 1 };

describe('limits', () => {
  test.each([
    ['people', 2, { born: '1990-01' }, '3 of 2 adults'],
    ['kids', 8, { born: '2020-01' }, '9 of 8 children'],
    ['owners', 8, { type: 'joint', shares: {} }, '9 of 8 owners beyond people'],
    ['homes', 30, { state: 'NSW', value: 1 }, '31 of 30 homes'],
    ['loans', 60, { balance: 1 }, '61 of 60 loans'],
    ['events', 150, rates, '151 of 150 events'],
    ['options', 6, { changes: [] }, '7 of 6 options'],
  ])('%s: %i are held, one more is refused with the name of the limit', (part, most, record, says) => {
    expect(planProblems({ ...smallPlan(), [part]: many(most, record) })).toEqual([]);
    const over = planProblems({ ...smallPlan(), [part]: many(most + 1, record) });
    expect(over).toEqual([{ where: part, says: `Over the limit: ${says}.` }]);
  });

  test('40 changes of an option', () => {
    const changes = (count: number) => Array.from({ length: count }, () => ({ off: 'events/a' }));
    expect(planProblems({ ...smallPlan(), options: { b: { changes: changes(40) } } })).toEqual([]);
    expect(planProblems({ ...smallPlan(), options: { b: { changes: changes(41) } } })).toEqual([
      { where: 'options/b/changes', says: 'Over the limit: 41 of 40 changes.' },
    ]);
  });

  test('60 years, 500 characters of a note, 64 kB in all', () => {
    expect(planProblems({ ...smallPlan(), years: 60 })).toEqual([]);
    expect(planProblems({ ...smallPlan(), years: 61 })).toEqual([
      { where: 'years', says: 'A plan runs for 1 to 60 years.' },
    ]);
    const withNote = (length: number) => smallPlan({ kids: { k: { born: '2020-01', note: 'x'.repeat(length) } } });
    expect(planProblems(withNote(500))).toEqual([]);
    expect(planProblems(withNote(501))).toEqual([{ where: 'kids/k/note', says: 'A note has at most 500 characters.' }]);
    // 140 incomes with a note of 500 characters are about 80 kB.
    const income = { who: 'a', type: 'salary', yearly: 1, note: 'x'.repeat(500) };
    const large = { ...smallPlan(), incomes: many(140, income) };
    const kilobytes = Math.ceil(JSON.stringify(large).length / 1024);
    expect(planProblems(large)).toEqual([{ where: '', says: `Over the limit: ${kilobytes} of 64 kB.` }]);
  });

  test('each names itself before it is hit', () => {
    const plan = fixture('large');
    expect(limitUse(plan)).toContainEqual({ where: 'homes', count: 13, most: 30, says: '13 of 30 homes' });
    expect(limitUse(plan)).toContainEqual({ where: 'options/c/changes', count: 5, most: 40, says: '5 of 40 changes' });
    expect(sizeUse(plan).count).toBe(Buffer.byteLength(JSON.stringify(JSON.parse(fixtureText('large')))));
  });
});

describe('shape', () => {
  test.each([
    [{ start: '2026-13' }, 'start', 'A month is written 2026-12.'],
    [{ people: { a: { born: '1988-06-12' } } }, 'people/a/born', 'A month is written 2026-12.'],
    [{ homes: { h: { value: 1 } } }, 'homes/h/state', 'A state is one of NSW, VIC, QLD, WA, SA, TAS, ACT and NT.'],
    [{ homes: { h: { state: 'NSW', value: -1 } } }, 'homes/h/value', 'An amount is not below 0.'],
    [{ homes: { 'H 1': { state: 'NSW', value: 1 } } }, 'homes/H 1', 'An id is 1 to 16 letters and digits.'],
    [{ loans: { l: { rate: [['2027-01']] } } }, 'loans/l/rate/0', 'This cannot be read.'],
    [{ loans: 5 }, 'loans', 'This cannot be read.'],
    [{ costs: { c: {} } }, 'costs/c/monthly', 'This is missing.'],
    [{ plan: 2 }, 'plan', 'This cannot be read.'],
  ])('%o is refused where it stands', (more, where, says) => {
    expect(planProblems({ ...smallPlan(), ...more })).toEqual([{ where, says }]);
  });

  test.each([null, 5, 'plan', [], {}])('%o is no plan', (value) => {
    expect(isPlan(value)).toBe(false);
  });

  test('a key that version 1 does not know is no problem', () => {
    expect(planProblems({ ...fixture('version-1'), colour: 'red' })).toEqual([]);
  });
});

describe('an option of options', () => {
  test('is refused, and so are people, start, end and facts of the document', () => {
    const paths = ['options/c/name', 'people/a/born', 'start', 'years', 'title', 'origin/a', 'chances/seed'];
    const holding = (path: string) => ({ ...smallPlan(), options: { b: { changes: [{ set: path, to: 1 }] } } });
    expect(paths.filter((path) => isPlan(holding(path)))).toEqual([]);
    expect(isPlan(holding('homes/a/rent'))).toBe(true);
  });
});
