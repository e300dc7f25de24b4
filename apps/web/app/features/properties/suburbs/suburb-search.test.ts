import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mostSuggestions, postcodesOf, suburbsIn, suggestedSuburbs } from './suburb-search.ts';

const suburbs = suburbsIn(readFileSync(new URL('./suburb-list.txt', import.meta.url), 'utf8'));
const texts = (typed: string, state = '') =>
  suggestedSuburbs(suburbs, typed, state).map((suburb) => `${suburb.name} ${suburb.state} ${suburb.postcode}`);

describe('suburbs and postcodes', () => {
  it('are known in every state, each with four digits', () => {
    expect(suburbs.length).toBeGreaterThan(15_000);
    expect([...new Set(suburbs.map(({ state }) => state))].sort()).toEqual([
      'ACT',
      'NSW',
      'NT',
      'QLD',
      'SA',
      'TAS',
      'VIC',
      'WA',
    ]);
    expect(suburbs.filter(({ name, postcode }) => name === '' || !/^\d{4}$/.test(postcode))).toEqual([]);
  });

  // From Australia Post's public postcode search.
  it.each([
    ['Carlton', 'VIC', ['3053']],
    ['newtown', 'NSW', ['2042']],
    ['Fremantle', 'WA', ['6160']],
    ['Sandy Bay', 'TAS', ['7005']],
    ['Darwin City', 'nt', ['0800']],
    ['O’Connor', 'ACT', ['2602']],
    ['Glenelg', 'SA', ['5045']],
    ['Surfers Paradise', 'QLD', ['4217']],
    ['Carlton', 'QLD', []],
  ])('%s %s has %s', (name, state, postcodes) => {
    expect(postcodesOf(suburbs, name, state)).toEqual(postcodes);
  });

  it('are suggested by the start of a name before its middle, the chosen state first', () => {
    expect(texts('carlton').slice(0, 3)).toEqual(['Carlton NSW 2218', 'Carlton VIC 3053', 'Carlton TAS 7173']);
    expect(texts('carlton', 'VIC').slice(0, 2)).toEqual(['Carlton VIC 3053', 'Carlton NSW 2218']);
    expect(texts('oconnor').slice(0, 2)).toEqual(["O'Connor ACT 2602", "O'Connor WA 6163"]);
    expect(texts('fitzroy n', 'VIC')).toEqual(['Fitzroy North VIC 3068']);
  });

  it('are suggested by postcode', () => {
    expect(texts('2042')).toEqual(['Enmore NSW 2042', 'Newtown NSW 2042']);
    expect(texts('08').every((text) => / NT 08\d\d$/.test(text))).toBe(true);
  });

  it('are at most eight, and none for less than two characters or nonsense', () => {
    expect(texts('north')).toHaveLength(mostSuggestions);
    for (const typed of ['', ' ', 'a', 'zzzz', '(', '\\']) expect(texts(typed)).toEqual([]);
  });
});
