import {
  AppError,
  type KeptPlanVersion,
  mostPlanVersions,
  type NewPlanVersion,
  type PlanVersion,
  planMessages,
} from '@freehold/contract';
import type { Reader, Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import {
  type AskedPlan,
  auditRead,
  isClient,
  lockPlanToChange,
  nameOf,
  type PlanRow,
  planFields,
  record,
  requirePlan,
} from './asked-plan.ts';
import { findPublication } from './publication-queries.ts';
import {
  deleteVersion,
  findVersion,
  insertVersion,
  listShownVersions,
  listVersions,
  type VersionRow,
} from './version-queries.ts';

/**
 * A plan's versions, the newest first; for the client of an adviser's plan those locked ones that were published. An
 * adviser's read is audited. Throws AppError `not-found`.
 */
export async function readVersions(deps: Pick<Deps, 'db' | 'now'>, asked: AskedPlan): Promise<PlanVersion[]> {
  const { plan } = await requirePlan(deps.db.kysely, asked);
  await auditRead(deps, asked, planFields(plan.id));
  const list = isShownPart(asked, plan) ? listShownVersions : listVersions;
  return (await list(deps.db.kysely, plan.id)).map(presentVersion);
}

/** A version with its document as its caller may see it; an adviser's read is audited. Throws AppError `not-found`. */
export async function readVersion(
  deps: Pick<Deps, 'db' | 'now'>,
  asked: AskedPlan & { number: number },
): Promise<KeptPlanVersion> {
  const { plan } = await requirePlan(deps.db.kysely, asked);
  const version = await requireVersion(deps.db.kysely, asked, plan);
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
    shown: lock ? await shownOf(tx, plan) : null,
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

/**
 * A version of a plan that its caller may see, with its document as they do: for the client of an adviser's plan what was
 * published of a locked one. Throws AppError `not-found`, alike for one that is not for them.
 */
export async function requireVersion(
  reader: Reader,
  asked: AskedPlan & { number: number },
  plan: Pick<PlanRow, 'id' | 'by_adviser'>,
): Promise<KnownVersion> {
  const version = await findVersion(reader, { planId: plan.id, number: asked.number });
  const document = isShownPart(asked, plan) ? version?.shown : version?.document;
  if (version === undefined || typeof document !== 'string') throw new AppError('not-found');
  return { ...version, document };
}

type KnownVersion = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** Whether the caller has only what was published: versions have options that the client is not shown, and notes. */
function isShownPart(asked: AskedPlan, plan: { readonly by_adviser: boolean }): boolean {
  return plan.by_adviser && isClient(asked);
}

/** What the client has of the plan as it stands; null where they have another version, or nothing. */
async function shownOf(tx: Tx, { id, version }: PlanRow): Promise<string | null> {
  const publication = await findPublication(tx, id);
  return publication?.plan_version === version ? publication.document : null;
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
