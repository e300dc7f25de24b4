import { randomUUID } from 'node:crypto';
import {
  AppError,
  type ChangedPlan,
  mostSuggestionBytes,
  mostSuggestions,
  mostWaitingSuggestions,
  type NewPlanSuggestion,
  type PlanDocument,
  type PlanSuggestion,
  suggestionMessages,
  type TakenSuggestion,
} from '@freehold/contract';
import type { Reader, Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import {
  type AskedPlan,
  auditRead,
  isClient,
  lockPlanToChange,
  planFields,
  record,
  requirePlan,
} from './asked-plan.ts';
import { lockPlan } from './queries.ts';
import { changedFields, type PlanWorker, stale, storeChanges, stored, type WorkedOut, workedOut } from './service.ts';
import {
  findSuggestion,
  insertSuggestion,
  listSuggestions,
  type SuggestionRow,
  sumWaiting,
  updateSuggestion,
} from './suggestion-queries.ts';

type DbNow = Pick<Deps, 'db' | 'now'>;

/** A request about one suggestion. */
export type AskedSuggestion = AskedPlan & { readonly suggestionId: string };

/** Suggestions to a plan, the newest first; an adviser's read is audited. Throws AppError `not-found`. */
export async function readSuggestions(deps: DbNow, asked: AskedPlan): Promise<PlanSuggestion[]> {
  const { plan } = await requirePlan(deps.db.kysely, asked);
  await auditRead(deps, asked, planFields(plan.id));
  return (await listSuggestions(deps.db.kysely, plan.id)).map(presentSuggestion);
}

/**
 * Checks a client's suggestion on the plan as it was published. Throws AppError `not-found`, `not-allowed` for anybody
 * but the client and for their own plan, `stale-version` where it was published anew, `invalid-input` with the places of
 * what does not apply, and `unavailable` when too many are waiting.
 */
export async function checkSuggestion(
  worker: PlanWorker,
  { db, now }: DbNow,
  { sent, ...asked }: AskedPlan & { sent: NewPlanSuggestion },
): Promise<CheckedSuggestion> {
  const { plan, published } = await requirePublished(db.kysely, { ...asked, sent });
  const task = { document: plan.document, changes: sent.changes, by: 'client', at: now().toISOString() };
  return { published, worked: await workedOut(worker, asked.actor, { ...task, suggestion: 'sent' }) };
}

/** What a suggestion comes to on what was published, and when that was. */
interface CheckedSuggestion {
  readonly worked: WorkedOut;
  readonly published: string;
}

/**
 * Keeps a suggestion that was checked. Throws AppError as `checkSuggestion` does, and `invalid-input` where too many wait
 * for an answer or it is too long to keep.
 */
export async function sendSuggestion(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { sent, checked, ...asked }: AskedPlan & { sent: NewPlanSuggestion; checked: CheckedSuggestion },
): Promise<{ id: string; at: string }> {
  await lockPlan(tx, asked);
  const { worked, published } = checked;
  // What it was checked on, also where the client did not say what they had.
  const { plan } = await requirePublished(tx, { ...asked, sent: { ...sent, published } });
  const waiting = await sumWaiting(tx, plan.id);
  if (waiting.count >= mostWaitingSuggestions) throw refused('changes', suggestionMessages.tooMany);
  const changes = `[${worked.changes.map(({ text }) => text).join(',')}]`;
  const bytes = Buffer.byteLength(changes);
  if (bytes > mostBytes) throw refused('changes', tooLong);
  if (waiting.bytes + bytes > mostSuggestionBytes) throw refused('changes', suggestionMessages.tooLong);
  const [at, id] = [now(), randomUUID()];
  await insertSuggestion(
    tx,
    {
      ...{ id, plan_id: plan.id, profile_id: plan.profile_id, plan_version: sent.version, changes },
      ...{ note: sent.note || null, sent_at: at, taken: [] },
    },
    { count: mostSuggestions, bytes: mostSuggestionBytes },
  );
  await record(tx, {
    ...asked,
    at,
    action: 'plan-suggested',
    fields: [...planFields(plan.id), ...changedFields(worked)],
  });
  return { id, at: at.toISOString() };
}

/**
 * Does some changes of a suggestion on the draft, without storing it; null for an older version. Throws AppError
 * `not-found`, `not-allowed` for the client, `already-done` for one that was answered, `invalid-input` for changes that
 * were taken before, that no longer apply, or that would replace what was changed since unless that is asked, and `unavailable` when too many are waiting.
 */
export async function checkTaking(
  worker: PlanWorker,
  deps: DbNow,
  { sent, ...asked }: AskedSuggestion & { sent: TakenSuggestion },
): Promise<WorkedOut | null> {
  const { plan } = await requirePlan(deps.db.kysely, asked);
  const waiting = await requireWaiting(deps.db.kysely, asked);
  const changes = chosen(waiting, sent);
  if (plan.version !== sent.version) {
    // The answer will have the changes made since.
    await auditRead(deps, asked, planFields(plan.id));
    return null;
  }
  const over = (sent.over ?? []).map((place) => places(sent).indexOf(place));
  const task = { ...stored(plan), changes, over, by: 'client', at: deps.now().toISOString() };
  return await workedOut(worker, asked.actor, { ...task, suggestion: 'taken' });
}

/** Stores changes that were taken; the suggestion is answered once all are. Throws AppError as `checkTaking` does. */
export async function takeSuggestion(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { sent, worked, ...asked }: AskedSuggestion & { sent: TakenSuggestion; worked: WorkedOut | null },
): Promise<ChangedPlan> {
  const plan = await lockPlanToChange(tx, asked);
  const waiting = await requireWaiting(tx, asked);
  chosen(waiting, sent);
  if (worked === null || plan.version !== sent.version) throw await stale(tx, plan, sent.version);
  const at = now();
  const changed = await storeChanges(tx, { plan, worked, at, authorId: asked.actor.id });
  const taken = [...waiting.taken, ...places(sent)].toSorted((a, b) => a - b);
  const isWhole = taken.length === changesIn(waiting).length;
  await updateSuggestion(tx, waiting.id, {
    ...{ taken, ...(isWhole && { answered_by: asked.actor.id, answered_at: at }) },
  });
  const fields = [...planFields(plan.id), ...changedFields(worked)];
  await record(tx, { ...asked, at, action: 'plan-suggestion-taken', fields });
  return changed;
}

/** Answers a suggestion; what was not taken stays out. Throws AppError `not-found`, `not-allowed` and `already-done`. */
export async function declineSuggestion(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { reply, ...asked }: AskedSuggestion & { reply: string | undefined },
): Promise<{ ok: true }> {
  await lockPlan(tx, asked);
  const { plan } = await requirePlan(tx, asked);
  const waiting = await requireWaiting(tx, asked);
  const at = now();
  await updateSuggestion(tx, waiting.id, { reply: reply || null, answered_by: asked.actor.id, answered_at: at });
  await record(tx, { ...asked, at, action: 'plan-suggestion-answered', fields: planFields(plan.id) });
  return { ok: true };
}

// As the table takes at most.
const mostBytes = 131_072;
const tooLong = `The changes and what they replace can have ${mostBytes / 1_024} kB. Send them as several.`;

/** The publication that the client had. */
async function requirePublished(
  reader: Reader,
  { sent: { version, published }, ...asked }: AskedPlan & { sent: Pick<NewPlanSuggestion, 'version' | 'published'> },
) {
  const { plan, publication } = await requirePlan(reader, asked);
  if (!isClient(asked)) throw new AppError('not-allowed');
  if (publication === undefined) throw new AppError('not-allowed', { message: suggestionMessages.notPublished });
  const at = publication.published_at.toISOString();
  const isNewer = publication.plan_version !== version || (published !== undefined && published !== at);
  if (isNewer) throw new AppError('stale-version', { message: suggestionMessages.newer });
  return { plan, published: at };
}

/** A suggestion that an adviser may answer. */
async function requireWaiting(reader: Reader, asked: AskedSuggestion): Promise<SuggestionRow> {
  const suggestion = await findSuggestion(reader, asked);
  if (suggestion === undefined) throw new AppError('not-found');
  if (isClient(asked)) throw new AppError('not-allowed');
  if (suggestion.answered_at !== null) throw new AppError('already-done');
  return suggestion;
}

function changesIn({ changes }: SuggestionRow): PlanDocument[] {
  return JSON.parse(changes);
}

/** What is taken, in the order of the suggestion whatever that of the ticks was: a later change may rest on an earlier. */
function places({ changes }: TakenSuggestion): number[] {
  return [...new Set(changes)].toSorted((a, b) => a - b);
}

function chosen(suggestion: SuggestionRow, sent: TakenSuggestion): PlanDocument[] {
  const changes = changesIn(suggestion);
  return places(sent).map((place, index) => {
    const change = changes[place];
    if (change === undefined) throw refused(`changes.${index}`, suggestionMessages.missing);
    if (suggestion.taken.includes(place)) throw refused(`changes.${index}`, suggestionMessages.taken);
    return change;
  });
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid-input', { message, fields: [{ field, message }] });
}

function presentSuggestion(row: SuggestionRow): PlanSuggestion {
  return {
    ...{ id: row.id, version: row.plan_version, changes: changesIn(row), note: row.note, taken: row.taken },
    ...{ at: row.sent_at.toISOString(), reply: row.reply, answeredAt: row.answered_at?.toISOString() ?? null },
  };
}
