import {
  entriesOf,
  fromEntries,
  joinProfileAddress,
  mapTable,
  normaliseEmail,
  type ProfileFields,
  type ProfileRecord,
  profileFields,
  splitProfileAddress,
} from '@freehold/contract';
import type { ProfileColumns } from '../../db/schema/clients.ts';

type Cell = ProfileColumns[keyof ProfileColumns];

/** A profile as columns: an address in five, a blank day as null, the email in both forms. */
export function profileColumns(record: ProfileRecord): ProfileColumns {
  const cells = entriesOf(profileFields).flatMap(([name, field]): [string, Cell][] => {
    if (field.kind === 'day') return [[field.column, record[name] || null]];
    if (field.kind !== 'address') return [[field.column, record[name]]];
    const parts = entriesOf(splitProfileAddress(String(record[name])));
    return parts.map(([part, text]) => [`${field.column}${part}`, text]);
  });
  return fromEntries<ProfileColumns>([...cells, ['email_normalised', normaliseEmail(record.email)]]);
}

/** The profile from its columns. */
export function profileRecord(row: ProfileColumns): ProfileRecord {
  return mapTable<ProfileFields, ProfileRecord>(profileFields, (field) => {
    if (field.kind !== 'address') return row[field.column] ?? '';
    const { column } = field;
    return joinProfileAddress({
      street: row[`${column}street`],
      suburb: row[`${column}suburb`],
      state: row[`${column}state`],
      postcode: row[`${column}postcode`],
      country: row[`${column}country`],
    });
  });
}
