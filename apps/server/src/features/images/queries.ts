import { sql } from 'kysely';
import type { Reader, Tx } from '../../db/transaction.ts';

/** An image's row; its bytes are in the store. */
export interface NewImage {
  readonly id: string;
  /** Null where the adviser who requested it is not known. */
  readonly uploadedBy: string | null;
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
  readonly at: Date;
}

/** Number of images a person has uploaded. */
export async function countImagesOf(reader: Reader, userId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('images')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('uploaded_by', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Inserts an image's row. */
export async function insertImage(tx: Tx, image: NewImage): Promise<void> {
  await tx
    .insertInto('images')
    .values({
      id: image.id,
      uploaded_by: image.uploadedBy,
      width: image.width,
      height: image.height,
      size_bytes: image.sizeBytes,
      created_at: image.at,
    })
    .execute();
}

/**
 * Ids of images uploaded before a moment that no property shows; `addressBefore` precedes the id in a property's
 * address.
 */
export async function listUnusedImageIds(
  reader: Reader,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await reader
    .selectFrom('images')
    .select('id')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('properties')
            .select('properties.id')
            .where('image_url', '=', sql<string>`'/api/images/' || images.id::text || '.webp'`),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes images' rows. */
export async function deleteImages(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('images')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}
