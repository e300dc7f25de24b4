import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { aBorrowingLead, aProfile } from '../../test/builders.ts';
import { aProperty } from '../../test/properties.ts';
import { type Caller, caller } from '../../test/records.ts';

let server: TestApp;
let adviser: Caller;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await caller(server, 'ADMIN');
});

// Written names, and what people type for them.
const names = [
  ['Nguyễn', ['nguyen', 'NGUYEN', 'nguyễn', 'Nguyê\u0303n', 'Nguyên']],
  ['Zoë', ['zoe', 'Zoé', 'ZOË', 'Zoe\u0308']],
  ['Đào', ['dao', 'đào', 'Dào']],
  ['Łukasz', ['lukasz', 'łukasz']],
  ['Søren', ['soren', 'SØREN']],
  ['Großmann', ['grossmann', 'Großmann', 'GROSSMANN']],
  ['Cœur', ['coeur', 'cœur']],
  ['İpek', ['ipek', 'İpek']],
  ['Жуковский', ['жуковский', 'Жуковскии']],
  ['김민준', ['김민준', '김민']],
] as const;

it.each(names)('%s is found among clients, leads and properties by %j', async (name, searches) => {
  await adviser.post('/profiles/details', { profile: aProfile({ firstName: 'Kim', lastName: name }) });
  await adviser.post('/profiles/details', { profile: aProfile({ firstName: 'Kim', lastName: 'Other' }) });
  for (const lastName of [name, 'Other']) {
    const lead = await adviser.post('/borrowing-leads', aBorrowingLead({ firstName: 'Kim', lastName }));
    expect(lead.statusCode, lead.body).toBe(201);
  }
  for (const title of [`${name} House`, 'Other House']) {
    const property = await adviser.post('/properties', aProperty({ name: title }));
    expect(property.statusCode, property.body).toBe(201);
  }
  for (const list of ['/profiles', '/leads', '/properties']) {
    for (const search of searches) {
      const rows = (await adviser.get(`${list}?q=${encodeURIComponent(search)}`)).json();
      expect(rows, `${list} ${search}`).toHaveLength(1);
      expect(JSON.stringify(rows[0])).toContain(name);
    }
  }
});

it('a wildcard in a search stands for itself', async () => {
  await adviser.post('/profiles/details', { profile: aProfile({ lastName: 'Zoë' }) });
  for (const search of ['z%', 'zo_', 'zo\\']) {
    expect((await adviser.get(`/profiles?q=${encodeURIComponent(search)}`)).json(), search).toEqual([]);
  }
});
