import { expect, test } from 'vitest';
import { changesOf, draftOf, practiceErrors, previewOf } from './practice-draft.ts';

const typed = { ...draftOf(null), name: '  Harbour Lending ', phone: '', accent: '#1D4E89' };

test('blank lines are sent as none, a name without its spaces, a colour in lower case', () => {
  expect(changesOf(typed, 3)).toEqual({
    ...{ name: 'Harbour Lending', email: null, phone: null, abn: null, licence: null, accent: '#1d4e89', version: 3 },
  });
});

test('a stored practice that was not touched is sent as it is, and leaves its logo alone', () => {
  const logo = { address: '/api/practice/logo/x.png', width: 1, height: 1 };
  const lines = { name: 'Hill', email: 'a@b.example', phone: '02 9000 0000', abn: 'ABN 1', licence: 'L', accent: null };
  expect(changesOf(draftOf({ ...lines, logo }), 1)).toEqual({ ...lines, version: 1 });
});

test('each field has its own error', () => {
  const wrong = { ...typed, name: 'H', email: 'no', phone: '12', accent: '#ffcc00', abn: 'x'.repeat(41) };
  expect(Object.keys(practiceErrors(wrong)).toSorted()).toEqual(['abn', 'accent', 'email', 'name', 'phone']);
  expect(practiceErrors(wrong).accent).toContain('too light');
  expect(practiceErrors(typed)).toEqual({});
});

test('a preview leaves out a colour that cannot be used', () => {
  expect(previewOf({ ...typed, accent: '#ffcc00' }).accent).toBeNull();
  expect(previewOf(typed).accent).toBe('#1d4e89');
});
