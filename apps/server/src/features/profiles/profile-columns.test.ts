import { blankProfile, entriesOf, fromEntries, type ProfileRecord, profileFields } from '@freehold/contract';
import { expect, it } from 'vitest';
import { profileColumns, profileRecord } from './profile-columns.ts';

const textOf = { text: 'Some words', day: '1985-04-12', address: '1 High St, Carlton, VIC, 3053, Australia' } as const;

/** A profile in which no field is blank, and numbers and texts differ from field to field. */
function filled(): ProfileRecord {
  return fromEntries<ProfileRecord>(
    entriesOf(profileFields).map(([name, { kind }], place) => {
      if (kind === 'flag') return [name, true];
      if (kind === 'number') return [name, place + 1];
      if (kind === 'choice') return [name, name === 'maritalStatus' ? 'de-facto' : 'Casual'];
      return [name, kind === 'text' ? `${textOf.text} ${place}` : textOf[kind]];
    }),
  );
}

it('every field of a profile comes back from its columns as it went in, filled or blank', () => {
  const record = filled();
  expect(entriesOf(record).filter(([name, value]) => value === blankProfile[name])).toEqual([]);
  expect(profileRecord(profileColumns(record))).toEqual(record);
  expect(profileRecord(profileColumns(blankProfile))).toEqual(blankProfile);
});

it('no two fields share a column', () => {
  const columns = Object.values(profileFields).map(({ column }) => column);
  expect(columns.filter((column, place) => columns.indexOf(column) !== place)).toEqual([]);
  expect(Object.keys(profileColumns(blankProfile))).toHaveLength(columns.length - 2 + 2 * 5 + 1);
});
