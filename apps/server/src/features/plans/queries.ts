import { type Insertable, type Selectable, sql } from 'kysely';
import type { ClientScope } from '../../client-scope.ts';
import type { Schema } from '../../db/schema.ts';
import type { Reader, Tx } from '../../db/transaction.ts';

/** A plan of a client. */
export interface PlanOf {
  readonly scope: ClientScope;
  readonly planId: string;
}

const changed = ['id', 'title', 'version', 'summary', 'created_at', 'updated_at'] as const;

/** A client's plans, drafts included, without their documents, the last changed first. Two records that were joined can have twice the most. */
export function listPlans(reader: Reader, { profileId }: ClientScope) {
  return reader
    .selectFrom('plans')
    .select([...changed, 'by_adviser', 'engine_version', 'law_read', 'rules_changed'])
    .where('profile_id', '=', profileId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

export type ListedRow = Awaited<ReturnType<typeof listPlans>>[number];

/** A plan as a change leaves it, without its document. */
export type ChangedRow = Pick<Selectable<Schema['plans']>, (typeof changed)[number]>;

/** A client's plan, be it a draft that they may not see. */
export function findPlan(reader: Reader, { scope, planId }: PlanOf): Promise<Selectable<Schema['plans']> | undefined> {
  return reader
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', planId)
    .where('profile_id', '=', scope.profileId)
    .executeTakeFirst();
}

/** A client's plan, be it a draft, locked until the transaction ends. */
export function lockPlan(tx: Tx, { scope, planId }: PlanOf): Promise<Selectable<Schema['plans']> | undefined> {
  return tx
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', planId)
    .where('profile_id', '=', scope.profileId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Number of a client's own plans, or of those that advisers made for them. The client is locked until the transaction
 * ends, so that nobody adds one meanwhile.
 */
export async function countPlans(tx: Tx, { profileId }: ClientScope, byAdviser: boolean): Promise<number> {
  await tx.selectFrom('profiles').select('id').where('id', '=', profileId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('plans')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('profile_id', '=', profileId)
    .where('by_adviser', '=', byAdviser)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a new plan. */
export async function insertPlan(tx: Tx, plan: Insertable<Schema['plans']>): Promise<ChangedRow> {
  return await tx.insertInto('plans').values(plan).returning(changed).executeTakeFirstOrThrow();
}

/** What a change makes of a plan. */
export type ChangedPlan = Pick<
  Insertable<Schema['plans']>,
  'title' | 'version' | 'document' | 'summary' | 'engine_version' | 'law_read' | 'updated_at' | 'rules_changed'
>;

/** Stores what changes made of a plan. */
export async function updatePlan(tx: Tx, id: string, made: ChangedPlan): Promise<ChangedRow> {
  return await tx.updateTable('plans').set(made).where('id', '=', id).returning(changed).executeTakeFirstOrThrow();
}

/** Deletes a plan with its changes and versions. */
export async function deletePlan(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('plans').where('id', '=', id).execute();
}

/** The changes of a plan since a version, in their order, as far as they are kept. */
export function listChangesSince(reader: Reader, { planId, version }: { planId: string; version: number }) {
  return reader
    .selectFrom('plan_changes')
    .select(['version', 'change'])
    .where('plan_id', '=', planId)
    .where('version', '>', version)
    .orderBy('position')
    .execute();
}

/** Changes of a plan that are kept, and their bytes altogether: the oldest beyond either go. */
export const keptChanges = { most: 200, bytes: 262_144 } as const;

type NewChange = Omit<Insertable<Schema['plan_changes']>, 'position'>;

/** Stores changes of a plan that is locked, after those it has, and lets go of the oldest, a whole version at a time. */
export async function insertChanges(tx: Tx, planId: string, changes: readonly NewChange[]): Promise<void> {
  const { last } = await tx
    .selectFrom('plan_changes')
    .select(({ fn }) => fn.coalesce(fn.max('position'), sql<number>`0`).as('last'))
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  const rows = changes.map((change, index) => ({ ...change, position: Number(last) + 1 + index }));
  await tx.insertInto('plan_changes').values(rows).execute();
  await sql`
    delete from plan_changes using (
      select max(version) as version from (
        select version, row_number() over newest as place, sum(octet_length(change)) over newest as bytes
        from plan_changes where plan_id = ${planId}
        window newest as (order by position desc)
      ) as counted
      where place > ${keptChanges.most} or bytes > ${keptChanges.bytes}
    ) as gone
    where plan_changes.plan_id = ${planId} and plan_changes.version <= gone.version`.execute(tx);
}

interface OutdatedSearch {
  /** The day (ISO) on which the law tables of now were read. */
  readonly law: string;
  readonly engine: string;
  /** Plans that failed since then are left out. */
  readonly failedBefore: Date;
  readonly most: number;
}

/** Plans whose figures are of older law tables or another engine, the oldest law first; those that failed come last. */
export async function listOutdated(reader: Reader, { law, engine, failedBefore, most }: OutdatedSearch) {
  const outdated = reader
    .selectFrom('plans')
    .select(['id', 'profile_id', 'version', 'document', 'summary', 'law_read', 'engine_version', 'rules_changed'])
    .where((is) => is.or([is('law_read', '<', law), is('engine_version', '<>', engine)]));
  // Apart, so that a backlog is read in the order of its index and not sorted each time.
  const first = await outdated.where('figures_failed_at', 'is', null).orderBy('law_read').limit(most).execute();
  if (first.length === most) return first;
  const again = outdated.where('figures_failed_at', '<=', failedBefore).orderBy('figures_failed_at');
  return [...first, ...(await again.limit(most - first.length).execute())];
}

export type OutdatedRow = Awaited<ReturnType<typeof listOutdated>>[number];

/** Notes that a plan's figures were worked out by newer law tables or another engine in vain. */
export async function markFailed(reader: Reader, id: string, at: Date): Promise<void> {
  await reader.updateTable('plans').set({ figures_failed_at: at }).where('id', '=', id).execute();
}

/** Stores figures of newer law tables or another engine, unless the plan was changed meanwhile; whether it was stored. */
export async function updateFigures(
  reader: Reader,
  { id, version, law_read: law, engine_version: engine }: OutdatedRow,
  figures: Partial<Pick<Insertable<Schema['plans']>, 'summary' | 'engine_version' | 'law_read' | 'rules_changed'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('plans')
    .set({ ...figures, figures_failed_at: null })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('law_read', '=', law)
    .where('engine_version', '=', engine)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Forgets what newer law tables or another engine did to a plan’s figures. */
export async function deleteRulesChanged(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('plans').set({ rules_changed: null }).where('id', '=', id).execute();
}

/** The name of somebody with an account. */
export function findName(reader: Reader, id: string) {
  return reader.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', id).executeTakeFirst();
}
