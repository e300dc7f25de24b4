import { type Insertable, type Selectable, sql } from 'kysely';
import type { ClientScope } from '../../client-scope.ts';
import type { Schema } from '../../db/schema.ts';
import type { Reader, Tx } from '../../db/transaction.ts';

export type SuggestionRow = Selectable<Schema['plan_suggestions']>;

/** Suggestions to a plan, the newest first. */
export function listSuggestions(reader: Reader, planId: string): Promise<SuggestionRow[]> {
  return reader
    .selectFrom('plan_suggestions')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
}

/** One of them. */
export function findSuggestion(
  reader: Reader,
  { planId, suggestionId }: { planId: string; suggestionId: string },
): Promise<SuggestionRow | undefined> {
  return reader
    .selectFrom('plan_suggestions')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('id', '=', suggestionId)
    .executeTakeFirst();
}

/** How many suggestions to each of a client's plans wait for an answer. */
export function countWaiting(reader: Reader, { profileId }: ClientScope) {
  return reader
    .selectFrom('plan_suggestions')
    .select(({ fn }) => ['plan_id', fn.countAll<string>().as('count')])
    .where('profile_id', '=', profileId)
    .where('answered_at', 'is', null)
    .groupBy('plan_id')
    .execute();
}

/** How many suggestions to a plan wait for an answer, and their bytes. */
export async function sumWaiting(reader: Reader, planId: string): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await reader
    .selectFrom('plan_suggestions')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      sql<string>`coalesce(sum(octet_length(changes)), 0)`.as('bytes'),
    ])
    .where('plan_id', '=', planId)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), bytes: Number(bytes) };
}

/** Stores a suggestion to a plan that is locked meanwhile, and lets go of the oldest answered ones beyond the most of either. */
export async function insertSuggestion(
  tx: Tx,
  suggestion: Insertable<Schema['plan_suggestions']>,
  most: { readonly count: number; readonly bytes: number },
): Promise<void> {
  await tx.insertInto('plan_suggestions').values(suggestion).execute();
  await sql`
    delete from plan_suggestions using (
      select id, row_number() over kept as place, sum(octet_length(changes)) over kept as bytes
      from plan_suggestions where plan_id = ${suggestion.plan_id}
      window kept as (order by answered_at is null desc, sent_at desc, id)
    ) as counted
    where plan_suggestions.id = counted.id and answered_at is not null
      and (place > ${most.count} or bytes > ${most.bytes})`.execute(tx);
}

/** Stores what became of a suggestion. */
export async function updateSuggestion(
  tx: Tx,
  id: string,
  answered: Partial<Pick<Insertable<Schema['plan_suggestions']>, 'taken' | 'reply' | 'answered_by' | 'answered_at'>>,
): Promise<void> {
  await tx.updateTable('plan_suggestions').set(answered).where('id', '=', id).execute();
}
