import type { Insertable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Reader, Tx } from '../../db/transaction.ts';

/** The versions of a plan without their documents, the newest first. */
export function listVersions(reader: Reader, planId: string) {
  return withAuthor(reader).where('plan_id', '=', planId).orderBy('number', 'desc').execute();
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

/** A version of a plan. */
export function findVersion(reader: Reader, { planId, number }: { planId: string; number: number }) {
  return withAuthor(reader)
    .select('document')
    .where('plan_id', '=', planId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Stores a version of a plan that is locked meanwhile. */
export async function insertVersion(tx: Tx, version: Insertable<Schema['plan_versions']>): Promise<void> {
  await tx.insertInto('plan_versions').values(version).execute();
}

/** Deletes a version of a plan. */
export async function deleteVersion(tx: Tx, { planId, number }: { planId: string; number: number }): Promise<void> {
  await tx.deleteFrom('plan_versions').where('plan_id', '=', planId).where('number', '=', number).execute();
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
