import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentCall } from '../../test/access/people.ts';
import { propertyForm, records } from '../../test/access/seed.ts';
import { createWorld, type World } from '../../test/access/world.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { jsonText, RawJson } from '../../test/fuzz/json-text.ts';
import { figure } from '../../test/quality.ts';

let server: TestApp;
let world: World;
beforeAll(async () => {
  server = await startTestApp();
  world = await createWorld(server);
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const nested = (levels: number): RawJson => new RawJson(`${'['.repeat(levels)}${']'.repeat(levels)}`);
const lead = (changes: object): SentCall => ({
  method: 'POST',
  path: '/borrowing-leads',
  body: jsonText({ ...aBorrowingLead(), ...changes }),
  headers: json,
});
const details = (changes: object): SentCall => ({
  method: 'PUT',
  path: '/profiles/known-client-own/details',
  body: jsonText({ profile: {}, ...changes }),
  headers: json,
});
const profile = (changes: object): SentCall => ({
  method: 'PUT',
  path: '/profiles/known-client-own',
  body: jsonText(changes),
  headers: json,
});
const property = (changes: object): SentCall => ({
  method: 'POST',
  path: '/properties',
  body: jsonText({ ...propertyForm, ...changes }),
  headers: json,
});
const rows = (count: number) => Array.from({ length: count }, () => ({}));
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`).join(',');
const named = (query: string): SentCall => ({ method: 'GET', path: `/properties?${query}` });
/** A lead whose body is exactly this many bytes, padded with a text that is only rejected for its length. */
const ofSize = (bytes: number): SentCall => {
  const empty = Buffer.byteLength(jsonText({ ...aBorrowingLead(), sourcePage: '' }));
  return lead({ sourcePage: 'x'.repeat(bytes - empty) });
};

const limit = 256 * 1024;

/** Cases just inside and just outside each limit. */
const cases: readonly (readonly [what: string, status: number, call: SentCall])[] = [
  ['a body of 256 kB is read', 400, ofSize(limit)],
  ['a body of 256 kB and a byte', 413, ofSize(limit + 1)],
  ['a body of 2 MB', 413, ofSize(2_000_000)],
  ['19 levels inside the body', 200, details({ portfolios: [nested(17)] })],
  ['20 levels are read', 200, details({ portfolios: [nested(18)] })],
  ['21 levels', 400, details({ portfolios: [nested(19)] })],
  ['1,000 levels', 400, details({ portfolios: [nested(1_000)] })],
  ['120,000 levels', 400, details({ portfolios: [nested(120_000)] })],
  ['levels that are never closed', 400, { ...details({}), body: '['.repeat(200_000) }],
  ['objects 21 deep', 400, { ...details({}), body: `${'{"a":'.repeat(21)}1${'}'.repeat(21)}` }],
  ['690,000 portfolios in a list', 413, details({ portfolios: [rows(690_000)] })],
  ['95,000 portfolios in a list', 400, details({ portfolios: [new RawJson(`[${'0,'.repeat(95_000)}0]`)] })],
  ['99,000 portfolios', 400, details({ portfolios: new RawJson(`[${'0,'.repeat(99_000)}0]`) })],
  ['500 assets', 200, details({ assets: rows(500) })],
  ['501 assets', 400, details({ assets: rows(501) })],
  ['500 liabilities', 200, details({ liabilities: rows(500) })],
  ['501 liabilities', 400, details({ liabilities: rows(501) })],
  ['20,000 assets', 400, details({ assets: rows(20_000) })],
  ['200 ids', 200, named(`ids=${ids(200)}`)],
  ['201 ids', 400, named(`ids=${ids(201)}`)],
  ['a line of 200 characters', 200, profile({ occupation: 'x'.repeat(200) })],
  ['a line of 201 characters', 400, profile({ occupation: 'x'.repeat(201) })],
  ['a text of 2,000 characters', 200, profile({ residenceHistory: 'x'.repeat(2_000) })],
  ['a text of 2,001 characters', 400, profile({ residenceHistory: 'x'.repeat(2_001) })],
  ['a description of 2,001 characters', 400, property({ description: 'x'.repeat(2_001) })],
  ['a search of 201 characters', 400, named(`q=${'x'.repeat(201)}`)],
  ['a search of 14,000 characters', 400, named(`q=${'x'.repeat(14_000)}`)],
  ['an income of 1e12', 200, profile({ grossIncome: 1e12 })],
  ['an income of 1e12 and a cent', 400, profile({ grossIncome: 1e12 + 0.01 })],
  ['an income of 1e309', 400, profile({ grossIncome: new RawJson('1e309') })],
  ['a price of 1e12', 201, property({ price: 1e12 })],
  ['a price of 1e13', 400, property({ price: 1e13 })],
  ['a lead with an income of 1e12 and a dollar', 400, lead({ grossIncome: 1e12 + 1 })],
];

describe('limits of size', () => {
  it('[VALID-06] are kept to the byte, and an answer past one comes at once', async () => {
    const wrong: string[] = [];
    const times: number[] = [];
    for (const [what, status, call] of cases) {
      const path = call.path.replace('known-client-own', world.people.owner.id);
      const as = call.path.startsWith('/prop') ? 'admin' : 'owner';
      const start = performance.now();
      const answer = await world.send({ ...call, path }, as);
      const ms = performance.now() - start;
      if (status >= 400) times.push(ms);
      if (answer.statusCode !== status) wrong.push(`${what}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    const slowest = Math.max(...times);
    const value = `${cases.length}/${cases.length}; the slowest refusal took ${slowest.toFixed(0)} ms`;
    figure(
      'D3',
      'just inside and just outside each limit of size',
      value.replace(/took \d+ ms/, slowest < 100 ? 'took under 100 ms' : '$&'),
    );
  });

  it('refuse a record of a person as a whole: nothing of it is kept', async () => {
    const before = await world.send({ method: 'GET', path: `/profiles/${world.people.other.id}/details` }, 'other');
    const body = { ...records.other, profile: { occupation: 'changed' }, assets: rows(501) };
    const answer = await world.send(
      { method: 'PUT', path: `/profiles/${world.people.other.id}/details`, body },
      'other',
    );
    expect(answer.statusCode).toBe(400);
    const after = await world.send({ method: 'GET', path: `/profiles/${world.people.other.id}/details` }, 'other');
    expect(after.json()).toEqual(before.json());
  });
});
