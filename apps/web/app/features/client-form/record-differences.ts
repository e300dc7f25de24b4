import { fieldsOf } from './asked-fields.ts';
import type { AssetValues, ClientFormValues, ListName, ProfileValues } from './client-form-values.ts';
import { type FieldFacts, profileFields } from './field-facts.ts';
import { type ClientFormTab, clientFormTabs, tabOfPath } from './form-tabs.ts';
import { rowName, shownValue } from './shown-value.ts';

/** Whose value of a field to keep. */
export type Side = 'mine' | 'theirs';

/** One difference between two records with the same base. */
export interface Difference {
  /** The path of the field, or of the row by its id. */
  readonly key: string;
  readonly tab: ClientFormTab;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly changedBy: 'me' | 'them' | 'both';
}

/** Two versions of a record and their common base, as form values. */
export interface Versions {
  readonly base: ClientFormValues;
  readonly mine: ClientFormValues;
  readonly theirs: ClientFormValues;
}

type Values = Readonly<Record<string, unknown>>;
type Row = ClientFormValues[ListName][number];

const gone = 'Removed';

/**
 * All differences between my record and theirs, in form order; a list row that only one side has counts as one
 * difference.
 */
export function recordDifferences({ base, mine, theirs }: Versions): Difference[] {
  const profile = Object.entries(profileFields).flatMap(([field, facts]) =>
    fieldDifference(`profile.${field}`, facts, [base.profile, mine.profile, theirs.profile]),
  );
  const found = [
    ...profile,
    ...rowDifferences('assets', { base, mine, theirs }),
    ...rowDifferences('liabilities', { base, mine, theirs }),
  ];
  return clientFormTabs.flatMap(({ id }) => found.filter(({ tab }) => tab === id));
}

/** Default choice for a difference: each side's own change, and mine if both changed it. */
export function proposedSide({ changedBy }: Difference): Side {
  return changedBy === 'them' ? 'theirs' : 'mine';
}

/** My record, with their version of the differences with these keys. */
export function mergedRecord({ mine, theirs }: Versions, taken: ReadonlySet<string>): ClientFormValues {
  const profile: ProfileValues = { ...mine.profile, ...takenFields('profile', theirs.profile, taken) };
  return {
    profile,
    assets: mergedRows('assets', { mine: mine.assets, theirs: theirs.assets, taken }),
    liabilities: mergedRows('liabilities', { mine: mine.liabilities, theirs: theirs.liabilities, taken }),
  };
}

function fieldDifference(
  key: string,
  facts: FieldFacts,
  [base, mine, theirs]: readonly [Values | undefined, Values, Values],
): Difference[] {
  const field = key.split('.').at(-1) ?? '';
  const [before, here, there] = [base?.[field], mine[field], theirs[field]].map((value) => JSON.stringify(value));
  if (here === there) return [];
  const changed = before === here ? 'them' : 'me';
  return [
    {
      key,
      tab: tabOfPath(key),
      label: facts.label,
      mine: shownValue(facts, mine[field]),
      theirs: shownValue(facts, theirs[field]),
      changedBy: before !== here && before !== there ? 'both' : changed,
    },
  ];
}

function rowDifferences(list: ListName, { base, mine, theirs }: Versions): Difference[] {
  const before = rowsById<Row>(base[list]);
  const there = rowsById<Row>(theirs[list]);
  const here = new Set(mine[list].map(({ id }) => id));
  const ofMine = mine[list].flatMap((row) => {
    const other = there.get(row.id);
    return other === undefined
      ? rowHere(list, row, before.get(row.id))
      : fieldsOfRow({ list, mine: row, assets: [...theirs.assets, ...mine.assets] }, [before.get(row.id), other]);
  });
  const onlyTheirs = theirs[list].filter(({ id }) => !here.has(id));
  return [...ofMine, ...onlyTheirs.map((row) => rowThere(list, row, before.get(row.id)))];
}

interface RowHere {
  readonly list: ListName;
  readonly mine: Row;
  /** Of both versions, to name the property of a loan. */
  readonly assets: readonly AssetValues[];
}

function fieldsOfRow({ list, mine, assets }: RowHere, [base, theirs]: readonly [Row | undefined, Row]): Difference[] {
  return Object.entries(fieldsOf(list, assets))
    .flatMap(([field, facts]) => fieldDifference(`${list}.${mine.id}.${field}`, facts, [base, mine, theirs]))
    .map((difference) => ({ ...difference, label: `${rowName(mine)}: ${difference.label}` }));
}

// If the row is in the base, they removed it; otherwise I added it.
function rowHere(list: ListName, row: Row, base: Row | undefined): Difference {
  const isChanged = base !== undefined && !isSameRow(base, row);
  const changedBy = isChanged ? 'both' : 'them';
  const sides = { mine: rowName(row), theirs: base === undefined ? 'Not there' : gone };
  return {
    key: rowKey(list, row),
    tab: list,
    label: rowName(row),
    ...sides,
    changedBy: base === undefined ? 'me' : changedBy,
  };
}

function rowThere(list: ListName, row: Row, base: Row | undefined): Difference {
  const isChanged = base !== undefined && !isSameRow(base, row);
  const changedBy = isChanged ? 'both' : 'me';
  const sides = { mine: base === undefined ? 'Not there' : gone, theirs: rowName(row) };
  return {
    key: rowKey(list, row),
    tab: list,
    label: rowName(row),
    ...sides,
    changedBy: base === undefined ? 'them' : changedBy,
  };
}

function mergedRows<SomeRow extends Row>(
  list: ListName,
  { mine, theirs, taken }: { mine: readonly SomeRow[]; theirs: readonly SomeRow[]; taken: ReadonlySet<string> },
): SomeRow[] {
  const there = rowsById(theirs);
  const here = new Set(mine.map(({ id }) => id));
  const kept = mine.flatMap((row) => {
    const other = there.get(row.id);
    if (other !== undefined) return [{ ...row, ...takenFields(`${list}.${row.id}`, other, taken) }];
    return taken.has(rowKey(list, row)) ? [] : [row];
  });
  return [...kept, ...theirs.filter((row) => !here.has(row.id) && taken.has(rowKey(list, row)))];
}

function takenFields(prefix: string, theirs: Values, taken: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(theirs).filter(([field]) => taken.has(`${prefix}.${field}`)));
}

function rowsById<SomeRow extends Row>(rows: readonly SomeRow[]): ReadonlyMap<string, SomeRow> {
  return new Map(rows.filter(({ id }) => id !== '').map((row) => [row.id, row]));
}

function rowKey(list: ListName, { id, key }: Row): string {
  return `${list}.${id || key}`;
}

// Keys identify rows on screen only.
function isSameRow(one: Row, other: Row): boolean {
  return JSON.stringify({ ...one, key: '' }) === JSON.stringify({ ...other, key: '' });
}
