import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Reader, Tx } from '../../db/transaction.ts';

const listed = [
  'number',
  'name',
  'is_locked',
  'plan_version',
  'summary',
  'engine_version',
  'law_read',
  'kept_at',
] as const;

/** The versions of a plan without their documents, the newest first. */
export function listVersions(reader: Reader, planId: string) {
  return reader
    .selectFrom('plan_versions')
    .select(listed)
    .where('plan_id', '=', planId)
    .orderBy('number', 'desc')
    .execute();
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

/** A version of a plan. */
export function findVersion(
  reader: Reader,
  { planId, number }: { planId: string; number: number },
): Promise<Selectable<Schema['plan_versions']> | undefined> {
  return reader
    .selectFrom('plan_versions')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Stores a version of a plan that is locked meanwhile. */
export async function insertVersion(tx: Tx, version: Insertable<Schema['plan_versions']>): Promise<VersionRow> {
  return await tx.insertInto('plan_versions').values(version).returning(listed).executeTakeFirstOrThrow();
}

/** Deletes a version of a plan. */
export async function deleteVersion(tx: Tx, { planId, number }: { planId: string; number: number }): Promise<void> {
  await tx.deleteFrom('plan_versions').where('plan_id', '=', planId).where('number', '=', number).execute();
}
