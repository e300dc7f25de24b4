import {
  AppError,
  type KeptPlanVersion,
  mostPlanVersions,
  type NewPlanVersion,
  type PlanVersion,
  planMessages,
} from '@freehold/contract';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import {
  type AskedPlan,
  auditRead,
  isClient,
  lockPlanToChange,
  nameOf,
  planFields,
  record,
  requirePlan,
} from './asked-plan.ts';
import { deleteVersion, findVersion, insertVersion, listVersions, type VersionRow } from './version-queries.ts';

/** A plan's versions, the newest first, none of a published one for its client; an adviser's read is audited. Throws AppError `not-found`. */
export async function readVersions(deps: Pick<Deps, 'db' | 'now'>, asked: AskedPlan): Promise<PlanVersion[]> {
  const { plan } = await requirePlan(deps.db.kysely, asked);
  await auditRead(deps, asked, planFields(plan.id));
  if (areHidden(asked, plan)) return [];
  return (await listVersions(deps.db.kysely, plan.id)).map(presentVersion);
}

/** A version with its document; an adviser's read is audited. Throws AppError `not-found`. */
export async function readVersion(
  deps: Pick<Deps, 'db' | 'now'>,
  asked: AskedPlan & { number: number },
): Promise<KeptPlanVersion> {
  const { plan } = await requirePlan(deps.db.kysely, asked);
  if (areHidden(asked, plan)) throw new AppError('not-found');
  const version = await findVersion(deps.db.kysely, { planId: plan.id, number: asked.number });
  if (version === undefined) throw new AppError('not-found');
  await auditRead(deps, asked, planFields(plan.id));
  return { ...presentVersion(version), document: JSON.parse(version.document) };
}

/**
 * Keeps a plan as it is under a name; of too many the oldest that is not locked goes. Throws AppError `not-found`,
 * `not-allowed` where somebody but an adviser locks it or a client's adviser published it, and `invalid-input` where all that are kept are locked.
 */
export async function keepVersion(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { input: { name, lock = false }, ...asked }: AskedPlan & { input: NewPlanVersion },
): Promise<PlanVersion> {
  const plan = await lockPlanToChange(tx, asked);
  if (lock && asked.actor.role === 'CLIENT') throw new AppError('not-allowed');
  const before = await listVersions(tx, plan.id);
  if (before.length >= mostPlanVersions) await makeRoom(tx, plan.id, before);
  const at = now();
  const number = (before[0]?.number ?? 0) + 1;
  await insertVersion(tx, {
    plan_id: plan.id,
    number,
    profile_id: plan.profile_id,
    name,
    is_locked: lock,
    plan_version: plan.version,
    document: plan.document,
    summary: plan.summary && JSON.stringify(plan.summary),
    engine_version: plan.engine_version,
    law_read: plan.law_read,
    author_id: asked.actor.id,
    kept_at: at,
  });
  await record(tx, { ...asked, at, action: 'plan-version-kept', fields: planFields(plan.id) });
  const kept = await findVersion(tx, { planId: plan.id, number });
  if (kept === undefined) throw new AppError('not-found');
  return presentVersion(kept);
}

/** Versions of an adviser's plan have the options that its client is not shown. */
export function areHidden(asked: AskedPlan, plan: { readonly by_adviser: boolean }): boolean {
  return plan.by_adviser && isClient(asked);
}

async function makeRoom(tx: Tx, planId: string, versions: readonly VersionRow[]): Promise<void> {
  const oldest = versions.findLast((version) => !version.is_locked);
  if (oldest === undefined) {
    const message = planMessages.allLocked;
    throw new AppError('invalid-input', { message, fields: [{ field: 'name', message }] });
  }
  await deleteVersion(tx, { planId, number: oldest.number });
}

function presentVersion(row: VersionRow): PlanVersion {
  return {
    number: row.number,
    name: row.name,
    isLocked: row.is_locked,
    version: row.plan_version,
    summary: row.summary,
    keptAt: row.kept_at.toISOString(),
    by: nameOf(row),
    engineVersion: row.engine_version,
    lawRead: row.law_read,
  };
}
