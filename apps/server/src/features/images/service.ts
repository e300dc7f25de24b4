import { randomUUID } from 'node:crypto';
import { AppError, imageAddress, imageNamePattern, type StoredImage } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { createImageStore } from '../../storage/create-image-store.ts';
import type { ImageStore } from '../../storage/image-store.ts';
import { recordAudit } from '../audit/index.ts';
import type { EncodedImage } from './encode-apart.ts';
import { encodeImage } from './encode-image.ts';
import { countImagesOf, deleteImages, insertImage, listUnusedImageIds } from './queries.ts';

/** Most images one person may have stored. */
export const mostImagesOfOne = 500;
// Longer than an upload's response is stored for retries, so that no retry returns an image that is gone.
const unusedDays = 7;
const removedAtOnce = 100;

/** Throws AppError `storage-full` when a person has stored the maximum number of images. */
export async function requireRoom({ db }: Pick<Deps, 'db'>, actor: Pick<Actor, 'id'>): Promise<void> {
  if ((await countImagesOf(db.kysely, actor.id)) >= mostImagesOfOne) {
    throw new AppError('storage-full', {
      message: `You have stored ${mostImagesOfOne} images, the most one person may.`,
    });
  }
}

/** Inserts an image's row under a new random name, which it returns; its bytes are stored after the commit. */
export async function noteImage(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { image, actor }: { image: EncodedImage; actor: Actor },
): Promise<{ name: string }> {
  const id = randomUUID();
  const at = now();
  const { width, height } = image;
  await insertImage(tx, { id, uploadedBy: actor.id, width, height, sizeBytes: image.bytes.byteLength, at });
  await recordAudit(tx, { at, actor, action: 'image-uploaded', subject: { kind: 'image', id } });
  return { name: fileName(id) };
}

/**
 * Stores an image's bytes unless they are there, and returns its address. A retry of an upload that broke off between
 * commit and store ends here too, so it completes the image.
 */
export async function keepImage(
  store: ImageStore,
  name: string,
  encode: () => Promise<EncodedImage>,
): Promise<StoredImage> {
  if (!(await store.has(name))) await store.put(name, (await encode()).bytes);
  return { imageUrl: imageAddress(name) };
}

/**
 * Encodes and stores a picture fetched for an adviser, and returns its address; null where no adviser is known. Throws
 * AppError `not-an-image` and `storage-full`.
 */
export async function storeFetchedImage(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { bytes, askedBy }: { readonly bytes: Uint8Array; readonly askedBy: string | null },
): Promise<string> {
  if (askedBy !== null) await requireRoom(deps, { id: askedBy });
  const image = await encodeImage(bytes);
  const id = randomUUID();
  const at = deps.now();
  const { width, height } = image;
  await transaction(deps.db, async (tx) => {
    await insertImage(tx, { id, uploadedBy: askedBy, width, height, sizeBytes: image.bytes.byteLength, at });
    await recordAudit(tx, { at, actor: null, action: 'image-fetched', subject: { kind: 'image', id } });
  });
  await createImageStore(deps.config.images).put(fileName(id), image.bytes);
  return imageAddress(fileName(id));
}

/** The bytes of an image. Throws AppError `not-found`, also for an impossible name. */
export async function readImage(store: ImageStore, name: string): Promise<Uint8Array> {
  const bytes = imageNamePattern.test(name) ? await store.get(name) : null;
  if (bytes === null) throw new AppError('not-found');
  return bytes;
}

/**
 * Deletes images uploaded more than seven days ago that no property shows, at most a hundred at a time; returns how
 * many. The bytes go first: an interrupted deletion is completed next time.
 */
export async function removeUnusedImages({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  const store = createImageStore(config.images);
  const before = new Date(now().getTime() - unusedDays * 86_400_000);
  const ids = await listUnusedImageIds(db.kysely, { before, limit: removedAtOnce });
  for (const id of ids) await store.remove(fileName(id));
  await transaction(db, (tx) => deleteImages(tx, ids));
  return ids.length;
}

function fileName(id: string): string {
  return `${id}.webp`;
}
