import {
  type Asset,
  type AssetRecord,
  assetFields,
  blankAsset,
  blankLiability,
  blankProfile,
  entriesOf,
  fromEntries,
  type Liability,
  type LiabilityRecord,
  liabilityFields,
  type ProfileRecord,
  profileFields,
} from '@freehold/contract';
import { expect, it } from 'vitest';
import { assetOf, assetRow, liabilityOf, liabilityRow, profileColumns, profileRecord } from './record-columns.ts';

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

it('every field of an asset and of a liability comes back from its columns as it went in', () => {
  const assetFacts = entriesOf(assetFields).map(
    ([name, { kind }], place) => [name, kind === 'number' ? place + 1 : `Words ${place}`] as const,
  );
  const asset: Asset = { id: 'a', ...fromEntries<AssetRecord>(assetFacts), incomeFrequency: 'Weekly' };
  const liabilityFacts = entriesOf(liabilityFields).map(([name, { kind }], place) => {
    if (kind === 'flag') return [name, true] as const;
    return [name, kind === 'number' ? place + 1 : `Words ${place}`] as const;
  });
  const liability: Liability = {
    id: 'l',
    ...fromEntries<LiabilityRecord>(liabilityFacts),
    repaymentFrequency: 'Fortnightly',
  };
  expect(entriesOf(blankAsset).filter(([name, blank]) => asset[name] === blank)).toEqual([]);
  expect(entriesOf(blankLiability).filter(([name, blank]) => liability[name] === blank)).toEqual([]);
  expect(assetOf(assetRow('p', asset, 3))).toEqual(asset);
  expect(assetRow('p', asset, 3)).toMatchObject({ id: 'a', profile_id: 'p', position: 3, asset_type: 'Words 0' });
  expect(liabilityOf(liabilityRow('p', liability, 4))).toEqual(liability);
  expect(liabilityRow('p', liability, 4)).toMatchObject({
    id: 'l',
    profile_id: 'p',
    position: 4,
    term_type: 'Words 6',
  });
});

it('no two fields share a column', () => {
  const repeated = [profileFields, assetFields, liabilityFields].flatMap((fields) => {
    const columns = Object.values(fields).map(({ column }) => column);
    return columns.filter((column, place) => columns.indexOf(column) !== place);
  });
  expect(repeated).toEqual([]);
  const columns = Object.values(profileFields);
  expect(Object.keys(profileColumns(blankProfile))).toHaveLength(columns.length - 2 + 2 * 5 + 1);
});
