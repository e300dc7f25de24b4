import {
  type Asset,
  blankAsset,
  blankLiability,
  blankProfile,
  type Liability,
  type ProfileRecord,
} from '@freehold/contract';
import { checkHousehold } from '@freehold/finance';
import { householdOf } from '../src/inputs/household.ts';

/** The day on which the tests read a record. */
export const day = '2026-11-24';

/** A stored asset; absent fields as for a new one. */
export function asset(fields: Partial<Asset> & Pick<Asset, 'id' | 'assetType'>): Asset {
  return { ...blankAsset, yearPurchased: 2018, ...fields };
}

/** A stored liability; absent fields as for a new one. */
export function liability(fields: Partial<Liability> & Pick<Liability, 'id' | 'liabilityType'>): Liability {
  return { ...blankLiability, ...fields };
}

/** A record read as a household that was checked, and the sentences said of a subject's field. */
export function read(
  profile: Partial<ProfileRecord> = {},
  assets: readonly Asset[] = [],
  liabilities: readonly Liability[] = [],
) {
  const record = { profile: { ...blankProfile, ...profile }, assets: [...assets], liabilities: [...liabilities] };
  const { household, assumed } = householdOf(record, day);
  checkHousehold(household);
  const said = (subject: string, field: string) =>
    assumed.filter((row) => row.subject === subject && row.field === field).map(({ countedAs }) => countedAs);
  return { household, assumed, said };
}
