import type { Insertable } from 'kysely';
import type { ClientScope } from '../../client-scope.ts';
import type { Schema } from '../../db/schema.ts';
import type { Reader, Tx } from '../../db/transaction.ts';

/** What a client was shown of a plan, with its document, the adviser’s name, and who locked just that as presented. */
export function findPublication(reader: Reader, planId: string) {
  return withAuthor(reader).select('document').where('plan_id', '=', planId).executeTakeFirst();
}

export type PublicationRow = NonNullable<Awaited<ReturnType<typeof findPublication>>>;

/** What a client was shown of their plans, without documents. */
export function listPublications(reader: Reader, { profileId }: ClientScope) {
  return withAuthor(reader).where('profile_id', '=', profileId).execute();
}

export type ListedPublication = Awaited<ReturnType<typeof listPublications>>[number];

/** Stores what a client is shown of a plan, in place of what they were shown before. */
export async function replacePublication(tx: Tx, publication: Insertable<Schema['plan_publications']>): Promise<void> {
  const { plan_id: _, ...changed } = publication;
  await tx
    .insertInto('plan_publications')
    .values(publication)
    .onConflict((conflict) => conflict.column('plan_id').doUpdateSet(changed))
    .execute();
}

/** Deletes what a client was shown of a plan. */
export async function deletePublication(tx: Tx, planId: string): Promise<void> {
  await tx.deleteFrom('plan_publications').where('plan_id', '=', planId).execute();
}

/** When the newest locked version of each of a client’s plans was kept. */
export function listLocks(reader: Reader, { profileId }: ClientScope) {
  return reader
    .selectFrom('plan_versions')
    .select(({ fn }) => ['plan_id', fn.max('kept_at').as('kept_at')])
    .where('profile_id', '=', profileId)
    .where('is_locked', '=', true)
    .groupBy('plan_id')
    .execute();
}

function withAuthor(reader: Reader) {
  return reader
    .selectFrom('plan_publications')
    .leftJoin('users', 'users.id', 'plan_publications.author_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('plan_versions as locked')
          .leftJoin('users as presenter', 'presenter.id', 'locked.author_id')
          .select(['locked.kept_at as presented_at', 'presenter.first_name as presenter_first_name'])
          .select('presenter.last_name as presenter_last_name')
          .whereRef('locked.plan_id', '=', 'plan_publications.plan_id')
          .whereRef('locked.plan_version', '=', 'plan_publications.plan_version')
          .where('locked.is_locked', '=', true)
          .orderBy('locked.number', 'desc')
          .limit(1)
          .as('presented'),
      (join) => join.onTrue(),
    )
    .select([
      ...(['plan_id', 'plan_version', 'options', 'basis', 'title', 'summary'] as const),
      ...(['engine_version', 'law_read', 'published_at'] as const),
      ...(['users.first_name', 'users.last_name'] as const),
      ...(['presented_at', 'presenter_first_name', 'presenter_last_name'] as const),
    ]);
}
