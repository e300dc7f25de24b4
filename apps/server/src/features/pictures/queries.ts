import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Reader, Tx } from '../../db/transaction.ts';

type Problem = Insertable<Schema['properties']>['picture_problem'];

/** A property whose picture is to be fetched. */
export interface WantedPicture {
  readonly address: string;
  readonly askedBy: string | null;
}

const isWaiting: RawBuilder<boolean> = sql`image_url <> '' and image_url not like '/api/images/%'
  and picture_problem is null`;

/** What to fetch for a property; undefined where there is nothing. */
export async function findWantedPicture(reader: Reader, propertyId: string): Promise<WantedPicture | undefined> {
  const row = await reader
    .selectFrom('properties')
    .select(['image_url', 'picture_asked_by'])
    .where('id', '=', propertyId)
    .where(isWaiting)
    .executeTakeFirst();
  return row && { address: row.image_url, askedBy: row.picture_asked_by };
}

/** Replaces a picture's web address with the fetched picture, unless the property got another one meanwhile. */
export async function showFetchedPicture(
  tx: Tx,
  { propertyId, address, imageUrl }: { propertyId: string; address: string; imageUrl: string },
): Promise<void> {
  await tx
    .updateTable('properties')
    .set({ image_url: imageUrl, picture_source: address })
    .where('id', '=', propertyId)
    .where('image_url', '=', address)
    .execute();
}

/** Records why an address has no picture, unless the property got another one meanwhile. */
export async function notePictureProblem(
  tx: Tx,
  { propertyId, address, problem }: { propertyId: string; address: string; problem: Problem },
): Promise<void> {
  await tx
    .updateTable('properties')
    .set({ picture_problem: problem })
    .where('id', '=', propertyId)
    .where('image_url', '=', address)
    .execute();
}

/**
 * Properties whose pictures wait without a job, so that at most `most` jobs are open; one of each adviser before the
 * second of any.
 */
export async function listWaitingPictures(reader: Reader, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with open_jobs as (
      select data ->> 'propertyId' as property_id from jobs.job where name = 'picture' and state < 'completed'
    ), waiting as (
      select id, row_number() over (partition by picture_asked_by order by updated_at, id) as place
      from properties
      where ${isWaiting} and not exists (select from open_jobs where property_id = properties.id::text)
    )
    select id from waiting order by place, id
    limit greatest(0, ${most} - (select count(*) from open_jobs))`.execute(reader);
  return rows.map(({ id }) => id);
}
