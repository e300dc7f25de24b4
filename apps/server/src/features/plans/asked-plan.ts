import { AppError, type PlanPublication, planMessages } from '@freehold/contract';
import type { Selectable } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import type { Schema } from '../../db/schema.ts';
import { type Reader, type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { findPublication, type ListedPublication, type PublicationRow } from './publication-queries.ts';
import { findPlan, lockPlan, type PlanOf } from './queries.ts';

/** A request about a client's plans. */
export interface Asked {
  readonly actor: Actor;
  readonly scope: ClientScope;
}

/** A request about one of them. */
export type AskedPlan = Asked & PlanOf;

/** A plan as it is stored. */
export type PlanRow = Selectable<Schema['plans']>;

/** A plan as its caller may see it, and what the client was shown of it. */
export interface SeenPlan {
  readonly plan: PlanRow;
  readonly publication: PublicationRow | undefined;
}

/** Whether the caller is the client, who has an adviser's plans only as they were published. */
export function isClient({ actor, scope }: Asked): boolean {
  return actor.id === scope.profileId;
}

/**
 * A plan as its caller may see it: for the client an adviser's is what was published of it. Throws AppError `not-found`,
 * also for the client where nothing was.
 */
export async function requirePlan(reader: Reader, asked: AskedPlan): Promise<SeenPlan> {
  return await seenBy(asked, reader, await findPlan(reader, asked));
}

/**
 * A plan that its caller may change. Throws AppError `not-found` as `requirePlan` does, and `not-allowed` for a client
 * who has it as it was published.
 */
export async function requirePlanToChange(reader: Reader, asked: AskedPlan): Promise<PlanRow> {
  return changeable(asked, await requirePlan(reader, asked));
}

/** The same, locked until the transaction ends. */
export async function lockPlanToChange(tx: Tx, asked: AskedPlan): Promise<PlanRow> {
  return changeable(asked, await seenBy(asked, tx, await lockPlan(tx, asked)));
}

function changeable(asked: Asked, { plan }: SeenPlan): PlanRow {
  if (plan.by_adviser && isClient(asked)) throw new AppError('not-allowed', { message: planMessages.published });
  return plan;
}

async function seenBy(asked: Asked, reader: Reader, plan: PlanRow | undefined): Promise<SeenPlan> {
  if (plan === undefined) throw new AppError('not-found');
  if (!plan.by_adviser) return { plan, publication: undefined };
  const publication = await findPublication(reader, plan.id);
  if (!isClient(asked)) return { plan, publication };
  if (publication === undefined) throw new AppError('not-found');
  return { plan: { ...asShown(plan, publication), document: publication.document }, publication };
}

/** A plan's row with what was published in place of what the adviser has since made of it, and of what newer law did to that. */
export function asShown<Row extends Pick<PlanRow, 'version' | 'created_at'>>(
  row: Row,
  { plan_version: version, title, summary, engine_version, law_read, published_at: at }: ListedPublication,
) {
  const shown = { version, title, summary, engine_version, law_read, created_at: at, updated_at: at };
  return { ...row, ...shown, rules_changed: null };
}

/** A publication as an answer has it. */
export function presentPublication(row: ListedPublication): PlanPublication {
  return {
    ...{ version: row.plan_version, options: row.options, basis: row.basis },
    ...{ by: nameOf(row), at: row.published_at.toISOString() },
    presented: row.presented_at && { by: nameOf(presenterOf(row)), at: row.presented_at.toISOString() },
  };
}

function presenterOf(row: ListedPublication) {
  return { first_name: row.presenter_first_name, last_name: row.presenter_last_name };
}

/** The name of somebody with an account; null where it is gone. */
export function nameOf(row: { readonly first_name: string | null; readonly last_name: string | null }): string | null {
  return [row.first_name, row.last_name].filter(Boolean).join(' ') || null;
}

/** Records an adviser's look at a client's plans; a client's own is not recorded. */
export async function auditRead(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  asked: Asked,
  fields: readonly string[],
): Promise<void> {
  if (isClient(asked)) return;
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

/** A plan's stored figures, with the law and the engine that they are of. */
export function storedFigures(plan: Pick<PlanRow, 'summary' | 'law_read' | 'engine_version'>) {
  return { summary: plan.summary, lawRead: plan.law_read, engineVersion: plan.engine_version };
}
