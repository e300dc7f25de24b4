import { expect, test } from 'vitest';
import { changesOf, draftOf, practiceErrors, previewOf } from './practice-draft.ts';

const typed = { ...draftOf(null), name: '  Harbour Lending ', phone: '', accent: '#1D4E89' };

test('blank lines are sent as none, a name without its spaces, a colour in lower case', () => {
  expect(changesOf(typed, 3)).toEqual({
    ...{ name: 'Harbour Lending', email: null, phone: null, abn: null, licence: null, accent: '#1d4e89', version: 3 },
    embedOrigins: [],
    planDefaults: {},
  });
});

test('a stored practice that was not touched is sent as it is, and leaves its logo alone', () => {
  const logo = { address: '/api/practice/logo/x.png', width: 1, height: 1 };
  const lines = { name: 'Hill', email: 'a@b.example', phone: '02 9000 0000', abn: 'ABN 1', licence: 'L', accent: null };
  const sites = ['https://hill.example', 'https://www.hill.example'];
  const kept = { ...lines, embedOrigins: sites, planDefaults: { 'assume/prices': 2.75 } };
  expect(changesOf(draftOf({ ...kept, logo }), 1)).toEqual({ ...kept, version: 1 });
});

test('each field has its own error', () => {
  const wrong = { ...typed, name: 'H', email: 'no', phone: '12', accent: '#ffcc00', abn: 'x'.repeat(41) };
  expect(Object.keys(practiceErrors(wrong)).toSorted()).toEqual(['abn', 'accent', 'email', 'name', 'phone']);
  expect(practiceErrors(wrong).accent).toContain('too light');
  expect(practiceErrors(typed)).toEqual({});
});

test('what plans assume is named where it is no rate', () => {
  const wrong = { ...typed, planDefaults: { 'assume/wages': 'some' } };
  expect(practiceErrors(wrong)).toEqual({ planDefaults: 'Enter a rate, such as 4.5.' });
});

test('sites are sent as origins, without blank lines; one that is none is named', () => {
  const sites = { ...typed, embedOrigins: ' https://Hill.example/ \n\nhttps://www.hill.example' };
  expect(changesOf(sites, 0).embedOrigins).toEqual(['https://hill.example', 'https://www.hill.example']);
  expect(practiceErrors(sites)).toEqual({});
  const wrong = { ...typed, embedOrigins: 'https://hill.example\nhill.example/loans' };
  expect(practiceErrors(wrong)).toEqual({
    embedOrigins: expect.stringContaining('hill.example/loans: start with https://'),
  });
});

test('a preview leaves out a colour that cannot be used', () => {
  expect(previewOf({ ...typed, accent: '#ffcc00' }).accent).toBeNull();
  expect(previewOf(typed).accent).toBe('#1d4e89');
});
