import type { Insertable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Reader, Tx } from '../../db/transaction.ts';

/** The versions of a plan without their documents, the newest first. */
export function listVersions(reader: Reader, planId: string) {
  return listedVersions(reader, planId).execute();
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

/** A version of a plan. */
export function findVersion(reader: Reader, { planId, number }: { planId: string; number: number }) {
  return withAuthor(reader)
    .select(['document', 'shown'])
    .where('plan_id', '=', planId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The versions of an adviser’s plan that its client has, without documents, the newest first. */
export function listShownVersions(reader: Reader, planId: string) {
  return listedVersions(reader, planId).where('shown', 'is not', null).execute();
}

/** Stores a version of a plan that is locked meanwhile. */
export async function insertVersion(tx: Tx, version: Insertable<Schema['plan_versions']>): Promise<void> {
  await tx.insertInto('plan_versions').values(version).execute();
}

/** Gives a client what they have of the locked versions that hold a version of the plan; null takes it back. */
export async function showLocked(
  tx: Tx,
  { planId, version, shown }: { planId: string; version: number; shown: string | null },
): Promise<void> {
  await tx
    .updateTable('plan_versions')
    .set({ shown })
    .where('plan_id', '=', planId)
    .where('plan_version', '=', version)
    .where('is_locked', '=', true)
    .execute();
}

/** Deletes a version of a plan. */
export async function deleteVersion(tx: Tx, { planId, number }: { planId: string; number: number }): Promise<void> {
  await tx.deleteFrom('plan_versions').where('plan_id', '=', planId).where('number', '=', number).execute();
}

function listedVersions(reader: Reader, planId: string) {
  return withAuthor(reader).where('plan_id', '=', planId).orderBy('number', 'desc');
}

function withAuthor(reader: Reader) {
  return reader
    .selectFrom('plan_versions')
    .leftJoin('users', 'users.id', 'plan_versions.author_id')
    .select([
      ...(['number', 'name', 'is_locked', 'plan_version', 'summary', 'author_id'] as const),
      ...(['engine_version', 'law_read', 'kept_at', 'users.first_name', 'users.last_name'] as const),
    ]);
}
