import { expect, test } from 'vitest';
import { idsIn, isAboutScreen, requirementsIn } from './requirements.ts';

const table = [
  'id\tarea\trequirement\tkind\tsource',
  'HOME-01\tHOME\tThe headline is there.\tspec\t§3',
  'API-02\tAPI\tThe year is today’s.\tspec\t§3',
].join('\n');

/** Assembled here so that this file itself names no requirement. */
const inBrackets = (ids: string) => `['${ids}']`.replaceAll("'", '');

test('a title may name one requirement or several', () => {
  const source = `test('a ${inBrackets('HOME-01')}') test('b ${inBrackets('NAV-01 NAV-02')}') test('c ${inBrackets('A-1, A-2')}')`;
  expect(idsIn(source)).toEqual(['HOME-01', 'NAV-01', 'NAV-02', 'A-1', 'A-2']);
});

test('array indexes and types in brackets are no ids', () => {
  expect(idsIn('rows[0] sizes[HOME] [a-1] T[UTF-8x]')).toEqual([]);
});

test('rows are read without their heading', () => {
  expect(requirementsIn(table).map(({ id }) => id)).toEqual(['HOME-01', 'API-02']);
});

test('rows of the API need no browser, those of a page do', () => {
  expect(requirementsIn(table).map(isAboutScreen)).toEqual([true, false]);
});

test('an id that stands twice is refused', () => {
  expect(() => requirementsIn(`${table}\nHOME-01\tHOME\tAgain.\tspec\t§3`)).toThrow('HOME-01 stands twice');
});
