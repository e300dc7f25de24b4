import { AppError, type NewPlanPublication, type PlanPublication, planMessages } from '@freehold/contract';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import {
  type AskedPlan,
  auditRead,
  isClient,
  planFields,
  presentPublication,
  record,
  requirePlan,
} from './asked-plan.ts';
import { deletePublication, findPublication, type PublicationRow, replacePublication } from './publication-queries.ts';
import { lockPlan } from './queries.ts';
import { type PlanWorker, stale, type WorkedOut, workedOut } from './service.ts';
import { showLocked } from './version-queries.ts';

/**
 * What a client is to be shown of a plan, not stored yet; null for an older version. Throws AppError `not-found`,
 * `not-allowed` for a client and for a client's own plan, `invalid-input` for options that the plan does not have, and
 * `unavailable` when too many are waiting.
 */
export async function checkPublication(
  worker: PlanWorker,
  deps: Pick<Deps, 'db' | 'now'>,
  { sent: { version, options }, ...asked }: AskedPlan & { sent: NewPlanPublication },
): Promise<WorkedOut | null> {
  const { plan } = await requirePlan(deps.db.kysely, asked);
  refuseToPublish(asked, plan);
  if (plan.version !== version) {
    // The answer will have the changes made since.
    await auditRead(deps, asked, planFields(asked.planId));
    return null;
  }
  const task = { document: plan.document, changes: [], by: 'adviser', at: deps.now().toISOString() };
  return await workedOut(worker, asked.actor, { ...task, showing: options });
}

/**
 * Shows a plan to its client as it was worked out, in place of what they were shown before. Throws AppError `not-found`,
 * `not-allowed` as `checkPublication` does, and `stale-version`: with the changes made since for an older version, without
 * them where the client has another publication than the one that is to be replaced.
 */
export async function publishPlan(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { sent, worked, ...asked }: AskedPlan & { sent: NewPlanPublication; worked: WorkedOut | null },
): Promise<PlanPublication> {
  const plan = await lockedToPublish(tx, asked);
  const before = await findPublication(tx, plan.id);
  requireKnown(before, sent.replaces);
  if (worked === null || plan.version !== sent.version) throw await stale(tx, plan, sent.version);
  const at = momentAfter(before, now());
  await replacePublication(tx, {
    ...{ plan_id: plan.id, profile_id: plan.profile_id, plan_version: plan.version },
    ...{ options: [...new Set(sent.options)], basis: sent.basis, title: worked.title, document: worked.document },
    ...{ summary: worked.summary && JSON.stringify(worked.summary), engine_version: worked.engineVersion },
    ...{ law_read: worked.lawRead, author_id: asked.actor.id, published_at: at },
  });
  await showLocked(tx, { planId: plan.id, version: plan.version, shown: worked.document });
  const fields = [...planFields(plan.id), ...sent.options.map((id) => `plan.options/${id}`), `basis.${sent.basis}`];
  await record(tx, { ...asked, at, action: 'plan-published', fields });
  const publication = await findPublication(tx, plan.id);
  if (publication === undefined) throw new AppError('not-found');
  return presentPublication(publication);
}

/**
 * Takes a plan back from its client, and what was locked of just that version; without effect where it is a draft. Throws AppError `not-found`, `not-allowed`, and
 * `stale-version` where the client has another publication than the one that is named.
 */
export async function unpublishPlan(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { replaces, ...asked }: AskedPlan & { replaces: string | undefined },
): Promise<{ ok: true }> {
  const plan = await lockedToPublish(tx, asked);
  const before = await findPublication(tx, plan.id);
  requireKnown(before, replaces);
  if (before === undefined) return { ok: true };
  await deletePublication(tx, plan.id);
  await showLocked(tx, { planId: plan.id, version: before.plan_version, shown: null });
  await record(tx, { ...asked, at: now(), action: 'plan-unpublished', fields: planFields(plan.id) });
  return { ok: true };
}

/** Refuses a caller who knows of another publication, or of none; without a word of it any will do. */
function requireKnown(publication: PublicationRow | undefined, known: string | null | undefined): void {
  const at = publication?.published_at.toISOString() ?? null;
  if (known === undefined || known === at) return;
  throw new AppError('stale-version', { message: planMessages.publishedSince });
}

/** Two publications never have the same moment, since it names them. */
function momentAfter(before: PublicationRow | undefined, now: Date): Date {
  return before === undefined || before.published_at < now ? now : new Date(before.published_at.getTime() + 1);
}

async function lockedToPublish(tx: Tx, asked: AskedPlan) {
  // Before the lock, so that a draft looks to its client like a plan that is missing.
  await requirePlan(tx, asked);
  const plan = await lockPlan(tx, asked);
  if (plan === undefined) throw new AppError('not-found');
  refuseToPublish(asked, plan);
  return plan;
}

function refuseToPublish(asked: AskedPlan, plan: { readonly by_adviser: boolean }): void {
  if (isClient(asked)) throw new AppError('not-allowed');
  if (!plan.by_adviser) throw new AppError('not-allowed', { message: planMessages.notPublished });
}
