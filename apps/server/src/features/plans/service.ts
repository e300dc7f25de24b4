import { randomUUID } from 'node:crypto';
import {
  AppError,
  type KeptPlan,
  type ListedPlan,
  mostPlans,
  type PlanChanges,
  type PlanDocument,
  type PlanMeanwhile,
  planMessages,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import { type Reader, type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { RequestWorker } from '../../jobs/request-worker.ts';
import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { requireClient } from '../profiles/index.ts';
import type { PlanOutcome, PlanTask } from './plan-worker.ts';
import {
  countPlans,
  deletePlan,
  findPlan,
  insertChanges,
  insertPlan,
  type ListedRow,
  listChangesSince,
  listPlans,
  lockPlan,
  type PlanOf,
  updatePlan,
} from './queries.ts';
import { listVersions } from './version-queries.ts';

/** A request about a client's plans. */
export interface Asked {
  readonly actor: Actor;
  readonly scope: ClientScope;
}

/** A request about one of them. */
export type AskedPlan = Asked & PlanOf;

/** Where plans are checked and run. */
export type PlanWorker = RequestWorker<PlanTask, PlanOutcome>;

/** A plan that was checked and run, and is not stored yet. */
export type WorkedOut = Extract<PlanOutcome, { kind: 'fine' }>;

/** A client's plans, the last changed first; an adviser's read is audited. Throws AppError `not-found`. */
export async function readPlans({ db, now }: Pick<Deps, 'db' | 'now'>, asked: Asked): Promise<ListedPlan[]> {
  await requireClient(db.kysely, asked.scope);
  await auditRead({ db, now }, asked, ['plans']);
  return (await listPlans(db.kysely, asked.scope)).map(presentListed);
}

/** A plan with its document; an adviser's read is audited. Throws AppError `not-found`, alike for another client's. */
export async function readPlan({ db, now }: Pick<Deps, 'db' | 'now'>, asked: AskedPlan): Promise<KeptPlan> {
  const plan = await requirePlan(db.kysely, asked);
  await auditRead({ db, now }, asked, planFields(asked.planId));
  return {
    ...presentListed(plan),
    document: JSON.parse(plan.document),
    engineVersion: plan.engine_version,
    lawRead: plan.law_read,
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
): Promise<ListedPlan> {
  await requireClient(tx, asked.scope);
  if ((await countPlans(tx, asked.scope)) >= mostPlans) {
    const message = planMessages.tooMany;
    throw new AppError('invalid-input', { message, fields: [{ field: 'plan', message }] });
  }
  const at = now();
  const id = randomUUID();
  const row = await insertPlan(tx, {
    ...{ id, profile_id: asked.scope.profileId, author_id: asked.actor.id, version: 1, created_at: at },
    ...columnsOf(worked, at),
  });
  await record(tx, { ...asked, at, action: 'plan-kept', fields: planFields(id) });
  return presentListed(row);
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
  const plan = await requirePlan(deps.db.kysely, asked);
  if (plan.version !== version) {
    // The answer will have the changes made since.
    await auditRead(deps, asked, planFields(asked.planId));
    return null;
  }
  return await workedOut(worker, asked.actor, { document: plan.document, changes, ...madeBy(asked.actor, deps.now()) });
}

/**
 * Stores changes that were done on a version. Throws AppError `not-found`, and `stale-version` with the changes made since
 * for an older version.
 */
export async function changePlan(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { worked, version, ...asked }: AskedPlan & { worked: WorkedOut | null; version: number },
): Promise<ListedPlan> {
  const plan = await lockPlan(tx, asked);
  if (plan === undefined) throw new AppError('not-found');
  if (worked === null || plan.version !== version) throw await stale(tx, plan, version);
  const at = now();
  const made = { plan_id: plan.id, profile_id: plan.profile_id, version: version + 1, author_id: asked.actor.id };
  const row = await updatePlan(tx, plan.id, { ...columnsOf(worked, at), version: version + 1 });
  await insertChanges(
    tx,
    plan.id,
    worked.changes.map(({ text }) => ({ ...made, change: text, made_at: at })),
  );
  // A client's own changes come every second; those kept with the plan say who made them and when.
  if (asked.actor.id !== asked.scope.profileId) {
    const paths = new Set(worked.changes.flatMap((change) => change.paths));
    const fields = [...planFields(plan.id), ...[...paths].slice(0, mostAudited).map((path) => `plan.${path}`)];
    await record(tx, { ...asked, at, action: 'plan-changed', fields });
  }
  return presentListed(row);
}

/**
 * Deletes a plan. Throws AppError `not-found`, and `not-allowed` for a client whose adviser has locked a version of it.
 */
export async function removePlan({ now }: Pick<Deps, 'now'>, tx: Tx, asked: AskedPlan): Promise<{ ok: true }> {
  const plan = await lockPlan(tx, asked);
  if (plan === undefined) throw new AppError('not-found');
  const versions = await listVersions(tx, plan.id);
  if (asked.actor.role === 'CLIENT' && versions.some((version) => version.is_locked)) {
    throw new AppError('not-allowed', { message: planMessages.hasLocked });
  }
  await deletePlan(tx, plan.id);
  await record(tx, { ...asked, at: now(), action: 'plan-deleted', fields: planFields(plan.id) });
  return { ok: true };
}

/** A client's plan. Throws AppError `not-found`. */
export async function requirePlan(reader: Reader, asked: PlanOf) {
  const plan = await findPlan(reader, asked);
  if (plan === undefined) throw new AppError('not-found');
  return plan;
}

/** Records an adviser's look at a client's plans; a client's own is not recorded. */
export async function auditRead(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  asked: Asked,
  fields: readonly string[],
): Promise<void> {
  if (asked.actor.id === asked.scope.profileId) return;
  await transaction(db, (tx) => record(tx, { ...asked, at: now(), action: 'client-read', fields }));
}

/** Records an event about a client. */
export async function record(
  tx: Tx,
  event: Asked & { at: Date; action: AuditEvent['action']; fields: readonly string[] },
): Promise<void> {
  const { at, actor, action, scope, fields } = event;
  await recordAudit(tx, { at, actor, action, subject: { kind: 'client', id: scope.profileId }, fields });
}

/** The names under which a plan stands in the audit log. */
export function planFields(planId: string): string[] {
  return ['plans', `plans.${planId}`];
}

const mostAudited = 50;

async function workedOut(worker: PlanWorker, actor: Actor, task: PlanTask): Promise<WorkedOut> {
  const outcome = await worker.run('workOut', task, actor.id);
  if (outcome.kind === 'refused') throw new AppError('invalid-input', { fields: outcome.fields });
  return outcome;
}

function madeBy(actor: Actor, at: Date): Pick<PlanTask, 'by' | 'at'> {
  return { by: actor.role === 'CLIENT' ? 'client' : 'adviser', at: at.toISOString() };
}

/** Says what the caller has missed; without the changes where those are no longer all kept. */
async function stale(
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
    updated_at: at,
  };
}

function presentListed(row: ListedRow): ListedPlan {
  return {
    id: row.id,
    title: row.title,
    version: row.version,
    summary: row.summary,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
