import {
  type Asset,
  type AssetFields,
  type AssetRecord,
  assetFields,
  entriesOf,
  fromEntries,
  joinProfileAddress,
  type Liability,
  type LiabilityFields,
  type LiabilityRecord,
  liabilityFields,
  mapTable,
  normaliseEmail,
  type ProfileFields,
  type ProfileRecord,
  profileFields,
  splitProfileAddress,
} from '@freehold/contract';
import { frequencyNamed } from '@freehold/finance';
import type {
  AssetColumns,
  AssetRow,
  LiabilityColumns,
  LiabilityRow,
  ProfileColumns,
} from '../../db/schema/clients.ts';

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

/** The row of an asset at its place in the client's list. */
export function assetRow(profileId: string, asset: Asset, position: number): AssetRow {
  const cells = entriesOf(assetFields).map(([name, { column }]) => [column, asset[name]] as const);
  return { id: asset.id, profile_id: profileId, position, ...fromEntries<AssetColumns>(cells) };
}

/** The asset of a row. */
export function assetOf(row: AssetRow): Asset {
  const fields = mapTable<AssetFields, AssetRecord>(assetFields, ({ column }) => row[column]);
  return { id: row.id, ...fields, ...unknownFlag(row.income_frequency) };
}

/** The row of a liability at its place in the client's list. */
export function liabilityRow(profileId: string, liability: Liability, position: number): LiabilityRow {
  const cells = entriesOf(liabilityFields).map(([name, { column }]) => [column, liability[name]] as const);
  return { id: liability.id, profile_id: profileId, position, ...fromEntries<LiabilityColumns>(cells) };
}

/** The liability of a row. */
export function liabilityOf(row: LiabilityRow): Liability {
  const fields = mapTable<LiabilityFields, LiabilityRecord>(liabilityFields, ({ column }) => row[column]);
  return { id: row.id, ...fields, ...unknownFlag(row.repayment_frequency) };
}

function unknownFlag(frequency: string): { frequencyUnknown?: true } {
  return frequencyNamed(frequency).isKnown ? {} : { frequencyUnknown: true };
}
