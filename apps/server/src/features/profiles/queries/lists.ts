import { sql } from 'kysely';
import type { ClientScope } from '../../../client-scope.ts';
import type { AssetRow, LiabilityRow } from '../../../db/schema/clients.ts';
import type { Reader, Tx } from '../../../db/transaction.ts';

/** A client's assets in their order. */
export function listAssets(reader: Reader, { profileId }: ClientScope): Promise<AssetRow[]> {
  return reader.selectFrom('assets').selectAll().where('profile_id', '=', profileId).orderBy('position').execute();
}

/** A client's liabilities in their order. */
export function listLiabilities(reader: Reader, { profileId }: ClientScope): Promise<LiabilityRow[]> {
  return reader.selectFrom('liabilities').selectAll().where('profile_id', '=', profileId).orderBy('position').execute();
}

/** Removes a client's assets. */
export async function deleteAssets(tx: Tx, { profileId }: ClientScope): Promise<void> {
  await tx.deleteFrom('assets').where('profile_id', '=', profileId).execute();
}

/** Removes a client's liabilities. */
export async function deleteLiabilities(tx: Tx, { profileId }: ClientScope): Promise<void> {
  await tx.deleteFrom('liabilities').where('profile_id', '=', profileId).execute();
}

/** Stores assets; each row names its client. */
export async function insertAssets(tx: Tx, rows: readonly AssetRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('assets')
      .values([...rows])
      .execute();
}

/** Stores liabilities; each row names its client. */
export async function insertLiabilities(tx: Tx, rows: readonly LiabilityRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('liabilities')
      .values([...rows])
      .execute();
}

/** The value of a client's asset from a moment on; dollars. */
export interface NewValuation {
  readonly profile_id: string;
  readonly asset_id: string;
  readonly asset_label: string;
  readonly value: number;
  readonly valued_at: Date;
}

/** Maximum valuations kept for one client: a value a month of 50 assets for sixteen years. */
export const mostValuations = 10_000;

/** Records asset values; for one asset and day in eastern Australia the last value replaces the others. */
export async function insertValuations(tx: Tx, rows: readonly NewValuation[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  await tx
    .deleteFrom('valuations')
    .where('profile_id', '=', first.profile_id)
    .where(
      'asset_id',
      'in',
      rows.map((row) => row.asset_id),
    )
    .where(
      sql<boolean>`(valued_at at time zone 'Australia/Sydney')::date
        = (${first.valued_at}::timestamptz at time zone 'Australia/Sydney')::date`,
    )
    .execute();
  await tx
    .insertInto('valuations')
    .values([...rows])
    .execute();
}

/**
 * Removes valuations of assets that never had a value, as of those added and removed in a day, and the oldest beyond
 * `mostValuations`. The last value of each asset that still has one stays.
 */
export async function trimValuations(tx: Tx, { profileId }: ClientScope): Promise<void> {
  await sql`
    delete from valuations where id in (
      select id from (
        select id, row_number() over (order by (is_last and value <> 0) desc, valued_at desc, id desc) as place, highest
        from (
          select id, value, valued_at,
            max(value) over (partition by asset_id) as highest,
            row_number() over (partition by asset_id order by valued_at desc, id desc) = 1 as is_last
          from valuations where profile_id = ${profileId}
        ) as dated
      ) as placed where highest = 0 or place > ${mostValuations})`.execute(tx);
}

interface ValuationRow {
  readonly asset_id: string;
  readonly asset_label: string;
  readonly value: number;
  readonly valued_at: Date;
  /** The day in eastern Australia. */
  readonly day: string;
}

/**
 * A client's valuations, oldest first: of each asset the last of every month of eastern Australia, with all months more
 * than two years back counted as one.
 */
export async function listMonthlyValuations(
  reader: Reader,
  { profileId }: ClientScope,
  now: Date,
): Promise<ValuationRow[]> {
  const { rows } = await sql<ValuationRow>`
    with dated as (
      select *, valued_at at time zone 'Australia/Sydney' as local from valuations where profile_id = ${profileId}
    ),
    bounds as (
      select date_trunc('month', ${now}::timestamptz at time zone 'Australia/Sydney') - interval '25 months' as first
    ),
    latest as (
      select distinct on (asset_id, month) dated.*, greatest(date_trunc('month', local), first) as month
      from dated, bounds
      order by asset_id, month, valued_at desc, id desc
    )
    select asset_id, asset_label, value, valued_at, to_char(local, 'YYYY-MM-DD') as day
    from latest
    order by valued_at, id`.execute(reader);
  return rows;
}
