import { AppError, isForeignImage, type PictureProblem } from '@freehold/contract';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { JobTry } from '../../jobs/queue.ts';
import { storeFetchedImage } from '../images/index.ts';
import { type Download, DownloadFailed } from './download.ts';
import { findWantedPicture, listWaitingPictures, notePictureProblem, showFetchedPicture } from './queries.ts';

/** Most picture jobs in the queue at a time; further pictures get theirs as these end. */
const mostOpenJobs = 40;

/**
 * Queues the fetch of a property's picture after the transaction, where the property got an address on another site.
 */
export async function fetchSoon(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  { id, image_url: address }: { readonly id: string; readonly image_url: string },
): Promise<void> {
  if (isForeignImage(address)) await jobs.enqueue(tx, 'picture', { data: { propertyId: id } });
}

/**
 * Queues pictures that wait without a job, advisers taking turns: from an import, an earlier release, a lost job or a
 * restored backup. Returns how many.
 */
export async function enqueueWaitingPictures({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<number> {
  const ids = await listWaitingPictures(db.kysely, mostOpenJobs);
  await transaction(db, async (tx) => {
    for (const propertyId of ids) await jobs.enqueue(tx, 'picture', { data: { propertyId } });
  });
  return ids.length;
}

type FetchDeps = Pick<Deps, 'db' | 'now' | 'config' | 'log'> & { readonly download: Download };

/**
 * Fetches a property's picture, stores it like an upload and shows it from there. Throws when a retry may help;
 * otherwise, and at the last try, the reason is stored with the property.
 */
export async function fetchPicture(deps: FetchDeps, { data, isLastTry }: JobTry<'picture'>): Promise<void> {
  const { propertyId } = data;
  const wanted = await findWantedPicture(deps.db.kysely, propertyId);
  if (!wanted) return;
  const { address, askedBy } = wanted;
  try {
    const bytes = await deps.download(address);
    const imageUrl = await storeFetchedImage(deps, { bytes, askedBy });
    await transaction(deps.db, (tx) => showFetchedPicture(tx, { propertyId, address, imageUrl }));
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null || (isPassing(error) && !isLastTry)) throw error;
    deps.log.info({ propertyId, problem }, 'a picture could not be fetched');
    await transaction(deps.db, (tx) => notePictureProblem(tx, { propertyId, address, problem }));
  }
}

function problemOf(error: unknown): PictureProblem | null {
  if (error instanceof DownloadFailed) return error.problem;
  if (!(error instanceof AppError)) return null;
  return error.code === 'not-an-image' || error.code === 'storage-full' ? error.code : null;
}

function isPassing(error: unknown): boolean {
  return error instanceof DownloadFailed && error.isPassing;
}
