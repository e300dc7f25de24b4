import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import { folded } from '../../db/folded.ts';
import type { Schema } from '../../db/schema.ts';
import type { Reader, Tx } from '../../db/transaction.ts';

type Properties = Schema['properties'];

type PictureColumn = 'picture_source' | 'picture_problem' | 'picture_asked_by';

/** State of fetching a property's picture. */
export type PictureValues = Pick<Insertable<Properties>, PictureColumn>;

/** A property's columns besides its id, version and timestamps. */
export type PropertyValues = Omit<
  Insertable<Properties>,
  'id' | 'version' | 'created_at' | 'updated_at' | 'archived_at' | PictureColumn
>;

const columns = [
  'id',
  'name',
  'street',
  'suburb',
  'state',
  'postcode',
  'description',
  'price',
  'beds',
  'baths',
  'area_square_metres',
  'image_url',
  'features',
  'growth_percent',
  'rental_yield_percent',
  'purchase_price',
  'current_value',
  'deposit',
  'user_id',
  'status',
  'version',
  'archived_at',
  'picture_source',
  'picture_problem',
] as const;

/** A property as it is stored. */
export type PropertyRow = Pick<Selectable<Properties>, (typeof columns)[number]>;

export type SortField = 'name' | 'price' | 'created' | 'yield' | 'growth';

// Each order has an index on exactly this expression and the id, so that only one page is read.
const sortExpressions: Readonly<Record<SortField, RawBuilder<string | number | Date>>> = {
  name: sql`lower(properties.name)`,
  price: sql`properties.price`,
  created: sql`properties.created_at`,
  yield: sql`coalesce(properties.rental_yield_percent, 0)`,
  growth: sql`coalesce(properties.growth_percent, 0)`,
};

/** A page of the properties. */
export interface PropertyPart {
  readonly sort: { readonly field: SortField; readonly isDescending: boolean };
  /** Sort value and id of the row before the page. */
  readonly after: { readonly value: string | number | Date; readonly id: string } | null;
  readonly limit: number;
  /** Each must occur in the name or the address. */
  readonly words: readonly string[];
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly minBeds: number | null;
  readonly state: string | null;
  readonly isArchived: boolean;
}

// Sorting this many rows takes a few milliseconds.
const mostSorted = 3_000;

/** Properties in the order of the sort, equal ones by id, each with the value it is sorted by. */
export async function listProperties(reader: Reader, part: PropertyPart) {
  if (part.words.length === 0) return await inOrder(reader, part);
  // The planner assumes that matches are spread evenly along the sort order and scans in vain when there are few. So
  // matches come from the search index, unless there are so many that walking the order finds a page soon.
  const found = await reader
    .selectFrom('properties')
    .select('id')
    .where((where) => where.and([...conditions(where, part), ...behind(part)]))
    .limit(mostSorted + 1)
    .execute();
  return await inOrder(reader, part, found.length > mostSorted ? undefined : found);
}

/** A page of the list; of the matching rows alone where they are given. */
function inOrder(reader: Reader, part: PropertyPart, found?: readonly { readonly id: string }[]) {
  const { field, isDescending } = part.sort;
  const direction = isDescending ? 'desc' : 'asc';
  const ids = found?.map(({ id }) => id);
  return reader
    .selectFrom('properties')
    .select(columns)
    .select(sortExpressions[field].as('sort_value'))
    .where((where) =>
      ids
        ? sql<boolean>`properties.id = any(${ids}::uuid[])`
        : where.and([...conditions(where, part), ...behind(part)]),
    )
    .orderBy(sortExpressions[field], direction)
    .orderBy('id', direction)
    .limit(part.limit)
    .execute();
}

function conditions(where: ExpressionBuilder<Schema, 'properties'>, part: PropertyPart): Expression<SqlBool>[] {
  const { minPrice, maxPrice, minBeds, state, words, isArchived } = part;
  return [
    where('archived_at', isArchived ? 'is not' : 'is', null),
    ...(minPrice === null ? [] : [where('price', '>=', minPrice)]),
    ...(maxPrice === null ? [] : [where('price', '<=', maxPrice)]),
    ...(minBeds === null ? [] : [where('beds', '>=', minBeds)]),
    ...(state === null ? [] : [sql<boolean>`lower(properties.state) = lower(${state})`]),
    ...words.map((word) => sql<boolean>`properties.search_text like ${folded(containing(word))}`),
  ];
}

function behind({ sort, after }: PropertyPart): Expression<SqlBool>[] {
  if (after === null) return [];
  const operator = sort.isDescending ? sql`<` : sql`>`;
  return [sql<boolean>`(${sortExpressions[sort.field]}, properties.id) ${operator} (${after.value}, ${after.id})`];
}

function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The properties with these ids, unordered; unknown ids are skipped. */
export function findPropertiesById(reader: Reader, ids: readonly string[]): Promise<PropertyRow[]> {
  return reader
    .selectFrom('properties')
    .select(columns)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}

/** A property, locked for the rest of the transaction. */
export function lockProperty(tx: Tx, id: string): Promise<PropertyRow | undefined> {
  return tx.selectFrom('properties').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The newest property added after a moment with exactly this content. */
export function findEqualProperty(
  tx: Tx,
  { image_url: imageUrl, ...values }: PropertyValues,
  after: Date,
): Promise<PropertyRow | undefined> {
  return tx
    .selectFrom('properties')
    .select(columns)
    .where('created_at', '>', after)
    .where(({ and }) =>
      and([
        // A fetched picture is stored under a new address; the form may still send the old one.
        sql<boolean>`${imageUrl} in (image_url, picture_source)`,
        ...Object.entries(values).map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores a property with version 1 and returns it as it then is. */
export function insertProperty(
  tx: Tx,
  property: PropertyValues & PictureValues & { id: string; at: Date },
): Promise<PropertyRow> {
  const { at, ...values } = property;
  return tx
    .insertInto('properties')
    .values({ ...values, created_at: at, updated_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Stores properties with version 1, a thousand at a time so that no statement has too many values. */
export async function insertProperties(
  tx: Tx,
  properties: readonly (PropertyValues & PictureValues & { id: string })[],
  at: Date,
): Promise<void> {
  for (let first = 0; first < properties.length; first += 1_000) {
    const part = properties.slice(first, first + 1_000);
    await tx
      .insertInto('properties')
      .values(part.map((property) => ({ ...property, created_at: at, updated_at: at })))
      .execute();
  }
}

/** Archives a property, or with null restores it; its version stays, so that no open form is rejected. */
export function updateArchivedAt(tx: Tx, id: string, archivedAt: Date | null): Promise<PropertyRow> {
  return tx
    .updateTable('properties')
    .set({ archived_at: archivedAt })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Stores the state of fetching a picture; the version stays, so that no open form is rejected. */
export function updatePicture(tx: Tx, id: string, picture: PictureValues): Promise<PropertyRow> {
  return tx.updateTable('properties').set(picture).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
}

/** Replaces the given columns of a property, increments its version and returns it. */
export function updateProperty(
  tx: Tx,
  id: string,
  { at, ...values }: Partial<PropertyValues & PictureValues> & { at: Date },
): Promise<PropertyRow> {
  return tx
    .updateTable('properties')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: at })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** True when a client with this id exists. */
export async function isClient(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.selectFrom('profiles').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  return found !== undefined;
}
