import type { Household, MonthText } from '@freehold/finance';
import { limits, type Plan } from '@freehold/plan';
import { type HouseholdRecord, namesOfRows } from '../../inputs/household/reading.ts';
import type { HouseholdOf } from '../../inputs/household.ts';
import type { Voice } from '../../text/voice.ts';

/** A record that is made into a plan, with the household that it was read as. */
export interface Importing extends HouseholdOf {
  readonly record: HouseholdRecord;
  readonly voice: Voice;
  readonly start: MonthText;
  /** What each asset and liability is called. */
  readonly names: ReadonlyMap<string, string>;
}

type MapPart = 'people' | 'kids' | 'incomes' | 'super' | 'money' | 'homes' | 'loans' | 'costs' | 'events';
type Row<Part extends MapPart> = NonNullable<Plan[Part]>[string];

/** A record of a plan with its id, and which of its fields are typical ones. */
export interface Made<Part extends MapPart> {
  /** Id of what it was made from in the household. */
  readonly of: string;
  readonly id: string;
  readonly row: Row<Part>;
  readonly typical?: readonly string[];
  /** Fields that follow from the record without standing in it. */
  readonly follows?: readonly string[];
}

/** Records of a plan by part. */
export type MadeParts = { readonly [Part in MapPart]: readonly Made<Part>[] };

/** As the record is at the start of an ISO day's month. */
export function importing(record: HouseholdRecord, read: HouseholdOf & { readonly voice: Voice }): Importing {
  const names = namesOfRows([...record.assets, ...record.liabilities]);
  return { record, ...read, start: read.household.start, names };
}

/**
 * Id in a plan of a row of the record, the same whenever the record is read; `kind` is a letter. Of a UUID the end: made-up
 * records and some databases count their rows there, behind a start they share.
 */
export function rowId(kind: string, id: string): string {
  return `${kind}${id.replaceAll(/[^A-Za-z0-9]/g, '').slice(-12)}`;
}

/** Id in a plan of one of a record's two people. */
export function personOf(id: string): 'a' | 'b' {
  return id === 'partner' ? 'b' : 'a';
}

/** An amount or percentage as a plan keeps it; a rent a week that was recorded by the month is no whole cent. */
export function kept(amount: number): number {
  return Math.round(amount * 10_000) / 10_000;
}

/** What a row of the record is called in the plan; nothing where it has no words of its own and is the only one. */
export function nameOf({ record, names }: Importing, id: string): { readonly name?: string } {
  const row = [...record.assets, ...record.liabilities].find((one) => one.id === id);
  if (row === undefined) return {};
  const kinds: readonly object[] =
    'assetType' in row
      ? record.assets.filter(({ assetType }) => assetType === row.assetType)
      : record.liabilities.filter(({ liabilityType }) => liabilityType === row.liabilityType);
  const name = row.description === '' && kinds.length === 1 ? '' : (names.get(id) ?? '');
  return name === '' ? {} : { name: fittedName(name) };
}

/** A name of the record as a plan can hold it: a longer one ends with a mark that it is cut, between whole letters. */
export function fittedName(name: string): string {
  const most = limits.nameCharacters;
  if (name.length <= most) return name;
  let fitted = '';
  for (const letter of name) {
    if (fitted.length + letter.length >= most) break;
    fitted += letter;
  }
  return `${fitted.trimEnd()}…`;
}

/** Shares in percent by person of the plan. */
export function sharesOf(owners: Household['homes'][number]['owners']): Readonly<Record<string, number>> {
  return Object.fromEntries(owners.map(({ owner, sharePct }) => [personOf(owner), kept(sharePct)]));
}
