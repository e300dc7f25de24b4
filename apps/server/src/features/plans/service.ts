import { randomUUID } from 'node:crypto';
import {
  AppError,
  type ChangedPlan,
  type KeptPlan,
  mostPlans,
  type PlanChanges,
  type PlanDocument,
  type PlanMeanwhile,
  planMessages,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { Reader, Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { createRequestWorker, type RequestWorker } from '../../jobs/request-worker.ts';
import { requireClient } from '../profiles/index.ts';
import {
  type Asked,
  type AskedPlan,
  auditRead,
  isClient,
  lockPlanToChange,
  type PlanRow,
  planFields,
  presentPublication,
  record,
  requirePlan,
  requirePlanToChange,
  storedFigures,
} from './asked-plan.ts';
import type { PlanOutcome, PlanTask } from './plan-worker.ts';
import {
  type ChangedRow,
  countPlans,
  deletePlan,
  insertChanges,
  insertPlan,
  listChangesSince,
  updatePlan,
} from './queries.ts';
import { rulesChangedBetween, storedNotice } from './rules-changed-between.ts';
import { listVersions } from './version-queries.ts';

/** Where plans are checked and run. */
export type PlanWorker = RequestWorker<PlanTask, PlanOutcome>;

// The largest plan takes 50 ms, the most operations a second, a cold thread on a busy machine six times as long; one
// person's windows save one after the other.
const limits = { mostWaiting: 128, mostWaitingEach: 32, longestWaitMs: 12_000, longestMs: 6_000 };

/** How long a plan may take that nobody waits for, milliseconds. */
export const unhurriedMs = 30_000;

/** A thread that checks and runs plans, each for so many milliseconds at most, started with the first; close it at the end. */
export function createPlanWorker(longestMs: number = limits.longestMs): PlanWorker {
  const module = new URL('./plan-worker.ts', import.meta.url);
  return createRequestWorker<PlanTask, PlanOutcome>(module, { ...limits, longestMs });
}

/** A plan that was checked and run, and is not stored yet. */
export type WorkedOut = Extract<PlanOutcome, { kind: 'fine' }>;

/** A plan with its document; an adviser's read is audited. Throws AppError `not-found`, alike for another client's. */
export async function readPlan({ db, now }: Pick<Deps, 'db' | 'now'>, asked: AskedPlan): Promise<KeptPlan> {
  const { plan, publication } = await requirePlan(db.kysely, asked);
  await auditRead({ db, now }, asked, planFields(asked.planId));
  return {
    ...presentChanged(plan),
    ...{ kind: plan.by_adviser ? 'adviser' : 'own', publication: publication ? presentPublication(publication) : null },
    document: JSON.parse(plan.document),
    engineVersion: plan.engine_version,
    lawRead: plan.law_read,
    rulesChanged: plan.rules_changed,
  };
}

/**
 * Checks a new plan and runs it. Throws AppError `not-found`, `invalid-input` with the places of what is no plan, and
 * `unavailable` when too many are waiting.
 */
export async function checkNewPlan(
  worker: PlanWorker,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { actor, scope, document }: Asked & { document: PlanDocument },
): Promise<WorkedOut> {
  await requireClient(db.kysely, scope);
  return await workedOut(worker, actor, { document, changes: [], ...madeBy(actor, now()) });
}

/** Keeps a new plan for a client. Throws AppError `not-found`, and `invalid-input` for one too many. */
export async function keepPlan(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { worked, ...asked }: Asked & { worked: WorkedOut },
): Promise<ChangedPlan> {
  await requireClient(tx, asked.scope);
  return await keepFor(tx, { ...asked, worked, byAdviser: !isClient(asked), at: now() });
}

/** Keeps a new plan as the client's own or as an adviser's. Throws AppError `invalid-input` for one too many. */
export async function keepFor(
  tx: Tx,
  { worked, byAdviser, at, ...asked }: Asked & { worked: WorkedOut; byAdviser: boolean; at: Date },
): Promise<ChangedPlan> {
  // Each side for itself, so that a client is not refused because of drafts that they do not know of.
  if ((await countPlans(tx, asked.scope, byAdviser)) >= mostPlans) {
    const message = planMessages.tooMany;
    throw new AppError('invalid-input', { message, fields: [{ field: 'plan', message }] });
  }
  const id = randomUUID();
  const row = await insertPlan(tx, {
    ...{
      id,
      profile_id: asked.scope.profileId,
      author_id: asked.actor.id,
      version: 1,
      created_at: at,
      by_adviser: byAdviser,
    },
    ...columnsOf(worked, at),
  });
  await record(tx, { ...asked, at, action: 'plan-kept', fields: planFields(id) });
  return presentChanged(row);
}

/**
 * Does changes on a plan's newest version and runs it, without storing it; null for an older version, which may be a
 * repeat whose answer is kept. Throws AppError `not-found`, `invalid-input` with the places of what does not apply, and
 * `unavailable` when too many are waiting.
 */
export async function checkChanges(
  worker: PlanWorker,
  deps: Pick<Deps, 'db' | 'now'>,
  { sent: { version, changes }, ...asked }: AskedPlan & { sent: PlanChanges },
): Promise<WorkedOut | null> {
  const plan = await requirePlanToChange(deps.db.kysely, asked);
  if (plan.version !== version) {
    // The answer will have the changes made since.
    await auditRead(deps, asked, planFields(asked.planId));
    return null;
  }
  return await workedOut(worker, asked.actor, { ...stored(plan), changes, ...madeBy(asked.actor, deps.now()) });
}

/**
 * Stores changes that were done on a version. Throws AppError `not-found`, `not-allowed` for a client whose adviser
 * published it, and `stale-version` with the changes made since for an older version.
 */
export async function changePlan(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { worked, version, ...asked }: AskedPlan & { worked: WorkedOut | null; version: number },
): Promise<ChangedPlan> {
  const plan = await lockPlanToChange(tx, asked);
  if (worked === null || plan.version !== version) throw await stale(tx, plan, version);
  const at = now();
  const changed = await storeChanges(tx, { plan, worked, at, authorId: asked.actor.id });
  // A client's own changes come every second; those kept with the plan say who made them and when.
  if (!isClient(asked)) {
    const fields = [...planFields(plan.id), ...changedFields(worked)];
    await record(tx, { ...asked, at, action: 'plan-changed', fields });
  }
  return changed;
}

/** A stored plan for the worker, which tells what newer law or another engine than that of its figures does to it before any change. */
export function stored({ document, law_read: lawRead, engine_version }: PlanRow): Pick<PlanTask, 'document' | 'of'> {
  return { document, of: { lawRead, engineVersion: engine_version } };
}

/** Stores what changes made of a plan that is locked, and the changes. */
export async function storeChanges(
  tx: Tx,
  { plan, worked, at, authorId }: { plan: PlanRow; worked: WorkedOut; at: Date; authorId: string },
): Promise<ChangedPlan> {
  const version = plan.version + 1;
  const made = { plan_id: plan.id, profile_id: plan.profile_id, version, author_id: authorId, made_at: at };
  const told = rulesChangedBetween(storedFigures(plan), { ...worked, summary: worked.unchanged ?? null });
  const rules = told && { rules_changed: storedNotice(plan.rules_changed, told) };
  const row = await updatePlan(tx, plan.id, { ...columnsOf(worked, at), version, ...rules });
  await insertChanges(
    tx,
    plan.id,
    worked.changes.map(({ text }) => ({ ...made, change: text })),
  );
  return presentChanged(row);
}

/** The names under which what changes write stands in the audit log, as many as are kept. */
export function changedFields({ changes }: WorkedOut): string[] {
  const paths = new Set(changes.flatMap((change) => change.paths));
  return [...paths].slice(0, mostAudited).map((path) => `plan.${path}`);
}

/**
 * Deletes a plan. Throws AppError `not-found`, and `not-allowed` for a client whose adviser published it or has locked a
 * version of it.
 */
export async function removePlan({ now }: Pick<Deps, 'now'>, tx: Tx, asked: AskedPlan): Promise<{ ok: true }> {
  const plan = await lockPlanToChange(tx, asked);
  const versions = await listVersions(tx, plan.id);
  if (asked.actor.role === 'CLIENT' && versions.some((version) => version.is_locked)) {
    throw new AppError('not-allowed', { message: planMessages.hasLocked });
  }
  await deletePlan(tx, plan.id);
  await record(tx, { ...asked, at: now(), action: 'plan-deleted', fields: planFields(plan.id) });
  return { ok: true };
}

const mostAudited = 50;

/** Checks and runs a plan. Throws AppError `invalid-input` with the places of what is wrong. */
export async function workedOut(worker: PlanWorker, actor: Actor, task: PlanTask): Promise<WorkedOut> {
  const outcome = await worker.run('workOut', task, actor.id);
  if (outcome.kind === 'refused') throw new AppError('invalid-input', { fields: outcome.fields });
  return outcome;
}

/** Who makes a change and when, for the worker. */
export function madeBy(actor: Actor, at: Date): Pick<PlanTask, 'by' | 'at'> {
  return { by: actor.role === 'CLIENT' ? 'client' : 'adviser', at: at.toISOString() };
}

/** Says what the caller has missed, as an AppError `stale-version`; without the changes where those are no longer all kept. */
export async function stale(
  reader: Reader,
  { id, version }: { id: string; version: number },
  known: number,
): Promise<AppError> {
  const rows = await listChangesSince(reader, { planId: id, version: known });
  const isWhole = known < version && rows[0]?.version === known + 1;
  const changes = isWhole ? rows.map(({ change }): PlanDocument => JSON.parse(change)) : null;
  const meanwhile: PlanMeanwhile = { version, changes };
  return new AppError('stale-version', { meanwhile });
}

function columnsOf(worked: WorkedOut, at: Date) {
  return {
    title: worked.title,
    document: worked.document,
    summary: worked.summary && JSON.stringify(worked.summary),
    engine_version: worked.engineVersion,
    law_read: worked.lawRead,
    figures_failed_at: null,
    updated_at: at,
  };
}

/** A plan as an answer has it. */
export function presentChanged(row: ChangedRow): ChangedPlan {
  return {
    id: row.id,
    title: row.title,
    version: row.version,
    summary: row.summary,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
