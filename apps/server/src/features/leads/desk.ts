import { randomUUID } from 'node:crypto';
import {
  AppError,
  type LeadConversion,
  type LeadDetails,
  type LeadErased,
  type LeadListItem,
  type LeadNote,
  type LeadStatus,
  type LeadUpdate,
  leadDeskMessages,
  type ProfileInput,
  stageOf,
} from '@freehold/contract';
import { borrowerProfile } from '@freehold/domain';
import { type Actor, reachOf } from '../../actor.ts';
import { scopeOfNewRecord } from '../../client-scope.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { giveClient } from '../advisers/index.ts';
import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { leadMails } from '../outbox/index.ts';
import { checkSentPlan, keepSentPlan, type PlanWorker, type SentPlan } from '../plans/index.ts';
import { eraseLead, withdrawLead } from '../privacy/index.ts';
import { clientsAlike, createClientRecord } from '../profiles/index.ts';
import { carryNextAction } from '../tasks/index.ts';
import { storedLeadSchemas } from './kinds.ts';
import { presentBasis, presentDuplicate, presentNote } from './present.ts';
import { presentOneLead } from './present-many.ts';
import {
  copyNotesToClient,
  findPlanToCarry,
  insertNote,
  isAdviser,
  type LeadChanges,
  listDuplicates,
  listNotes,
  lockLead,
  updateLead,
} from './queries/desk.ts';
import { findLead, type LeadRow } from './queries/list.ts';
import { keepMove, noDeal, presentStage } from './stages.ts';

/** The profile of a client converted from a lead: name, contact and, from a borrowing estimate, the household. */
function clientProfile(
  lead: Pick<LeadRow, 'kind' | 'first_name' | 'last_name' | 'email' | 'phone' | 'inputs' | 'claimed' | 'computed'>,
): ProfileInput {
  const contact = { firstName: lead.first_name, lastName: lead.last_name, email: lead.email, phone: lead.phone };
  // What the person typed; the estimate stays with the lead.
  return lead.kind === 'borrowing'
    ? { ...contact, ...borrowerProfile(storedLeadSchemas.borrowing.parse(lead).inputs) }
    : contact;
}

type Clock = Pick<Deps, 'now'>;
type Presenting = Pick<Deps, 'now' | 'secrets'>;

/** An adviser's request about one lead. */
interface Asked {
  readonly actor: Actor;
  readonly id: string;
}

/** One lead with its notes, mails and duplicates; the read is audited. Throws AppError `not-found`. */
export async function readLead(deps: Presenting & Pick<Deps, 'db'>, { actor, id }: Asked): Promise<LeadDetails> {
  const { db, now } = deps;
  return await transaction(db, async (tx) => {
    const row = await getLead(tx, id);
    await record(tx, { at: now(), actor, action: 'lead-read', id });
    const notes = await listNotes(tx, id);
    const same = { id: row.id, email: row.email_normalised, phoneDigits: row.phone_digits, adviser: reachOf(actor) };
    const duplicates = await listDuplicates(tx, same);
    const sameClients = row.client_id === null ? await clientsAlike(tx, { ...same, actor }) : [];
    return {
      ...(await presentOneLead(deps, tx, row)),
      ...presentBasis(row),
      purposes: row.purposes,
      noticeSha256: row.notice_sha256,
      sourcePage: row.source_page,
      plan: row.plan,
      notes: notes.map(presentNote),
      mails: await leadMails(tx, id),
      duplicates: duplicates.map(presentDuplicate),
      sameClients,
      ...(await presentStage(tx, row)),
    };
  });
}

/**
 * Changes status, owner or next action of a lead and returns it. The first status other than New and Closed counts as
 * the first response. Throws AppError `not-found`, `stale-version` for an old version, `already-done` for the status of a
 * converted lead, and `invalid-input` for the status Converted, for an owner who is not an adviser, and for what would
 * mean contact with a person who withdrew.
 */
export async function changeLead(
  deps: Presenting,
  tx: Tx,
  { actor, id, update, version }: Asked & { update: LeadUpdate; version: number | null },
): Promise<LeadListItem> {
  const row = await lockLead(tx, id);
  if (row === undefined) throw new AppError('not-found');
  if (version !== null && version !== row.version) throw new AppError('stale-version');
  checkNextAction(row, update);
  const { columns, fields } = changesOf(row, update);
  if (fields.includes('status')) checkStatusChange(row, columns.status);
  if (fields.includes('ownerId')) await checkOwner(tx, columns.owner_id);
  if (fields.length > 0) {
    const at = deps.now();
    const isMoved = fields.includes('status');
    // Why it was closed before no longer holds.
    await updateLead(tx, id, {
      ...columns,
      ...(isMoved ? { ...noDeal, ...firstResponse(row, columns.status, at) } : {}),
    });
    if (isMoved) await keepMove(tx, { actor, id, at, stage: statusStage(columns.status), lostReason: null });
    await record(tx, { at, actor, action: 'lead-updated', id, fields });
  } else {
    await record(tx, { at: deps.now(), actor, action: 'lead-read', id });
  }
  return await presentOneLead(deps, tx, await getLead(tx, id));
}

/** Records that the person withdrew their agreement, and returns the lead. Throws AppError `not-found`. */
export async function withdraw(deps: Presenting & Pick<Deps, 'db'>, asked: Asked): Promise<LeadListItem> {
  return await transaction(deps.db, async (tx) => {
    if (!(await withdrawLead(deps, tx, asked))) throw new AppError('not-found');
    return await presentOneLead(deps, tx, await getLead(tx, asked.id));
  });
}

/** Erases a lead for good. Throws AppError `not-found`. */
export async function erase(deps: Pick<Deps, 'db' | 'now'>, asked: Asked): Promise<LeadErased> {
  if (!(await transaction(deps.db, (tx) => eraseLead(deps, tx, asked)))) throw new AppError('not-found');
  return { ok: true };
}

/** Adds a note to a lead. Throws AppError `not-found`. */
export async function addNote(
  { now }: Clock,
  tx: Tx,
  { actor, id, text }: Asked & { text: string },
): Promise<LeadNote> {
  if ((await lockLead(tx, id)) === undefined) throw new AppError('not-found');
  const note = { id: randomUUID(), leadId: id, authorId: actor.id, text, createdAt: now() };
  await insertNote(tx, note);
  await record(tx, { at: note.createdAt, actor, action: 'lead-note-added', id });
  const stored = (await listNotes(tx, id)).find((row) => row.id === note.id);
  if (stored === undefined) throw new AppError('unexpected');
  return presentNote(stored);
}

/** The plan that goes on to the client, checked and run; null where none does. Throws AppError `unavailable` when too many are waiting. */
export async function checkPlanOfLead(
  worker: PlanWorker,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { actor, id }: Asked,
): Promise<SentPlan | null> {
  const sent = await findPlanToCarry(db.kysely, id);
  return sent === undefined ? null : await checkSentPlan(worker, { actor, document: sent.document, at: now() });
}

/**
 * Creates a client from a lead, whose adviser becomes theirs, links the two and sets the status to Converted; the next action goes on as a task of the
 * client, and the notes and the plan that was sent with it as the client's, but for a person who withdrew. Throws AppError `not-found`, and `already-done`
 * for a lead that was converted before.
 */
export async function convertLead(
  { now }: Clock,
  tx: Tx,
  { actor, id, plan }: Asked & { plan: SentPlan | null },
): Promise<LeadConversion> {
  const row = await lockLead(tx, id);
  if (row === undefined) throw new AppError('not-found');
  if (row.status === 'Converted' || row.client_id !== null) throw new AppError('already-done');
  const at = now();
  const { id: clientId } = await createClientRecord(tx, { profile: clientProfile(row), at });
  // Nobody was contacted by it: a first response stays what it was.
  const converted = { status: 'Converted', client_id: clientId } as const;
  await updateLead(tx, id, { ...noDeal, ...converted, next_action: null, next_action_on: null });
  await keepMove(tx, { actor, id, at, stage: statusStage('Converted'), lostReason: null });
  await record(tx, { at, actor, action: 'lead-converted', id, fields: ['status', 'clientId'] });
  await giveClient(tx, { actor, clientId, adviserId: row.owner_id ?? actor.id, at });
  if (row.withdrawn_at !== null) return { clientId };
  const action = { text: row.next_action, dueOn: row.next_action_on, ownerId: row.owner_id };
  await carryNextAction(tx, { actor, clientId, at, ...action });
  await copyNotesToClient(tx, { leadId: id, clientId });
  if (plan === null) return { clientId };
  const scope = scopeOfNewRecord(clientId);
  return { clientId, plan: await keepSentPlan(tx, { actor, scope, plan, at }) };
}

async function getLead(tx: Tx, id: string) {
  const row = await findLead(tx, id);
  if (row === undefined) throw new AppError('not-found');
  return row;
}

type Lead = NonNullable<Awaited<ReturnType<typeof lockLead>>>;

/** The columns after an update, and which of the API's fields it changes. */
function changesOf(row: Lead, update: LeadUpdate) {
  const columns = {
    status: update.status ?? row.status,
    owner_id: update.ownerId === undefined ? row.owner_id : update.ownerId,
    next_action: update.nextAction === undefined ? row.next_action : update.nextAction,
    next_action_on: update.nextActionOn === undefined ? row.next_action_on : update.nextActionOn,
  };
  const isChanged = {
    status: columns.status !== row.status,
    ownerId: columns.owner_id !== row.owner_id,
    nextAction: columns.next_action !== row.next_action,
    nextActionOn: columns.next_action_on !== row.next_action_on,
  };
  const fields = Object.entries(isChanged).flatMap(([field, changed]) => (changed ? [field] : []));
  return { columns, fields };
}

function statusStage(status: LeadStatus) {
  return stageOf({ status, dealStage: null });
}

// Closing a lead that nobody contacted answers nobody.
function firstResponse(row: Lead, to: LeadStatus, at: Date): Pick<LeadChanges, 'first_response_at'> {
  return row.first_response_at === null && to !== 'New' && to !== 'Closed' ? { first_response_at: at } : {};
}

function checkStatusChange({ status, withdrawn_at }: Lead, to: LeadStatus): void {
  if (status === 'Converted') throw new AppError('already-done');
  if (to === 'Converted') refuse('status', leadDeskMessages.convertInstead);
  if (withdrawn_at !== null && to !== 'Closed') refuse('status', leadDeskMessages.withdrawn);
}

// A client's tasks are the one place for what is to be done; an older program may have left something to take off.
function checkNextAction(row: Lead, { nextAction = null, nextActionOn = null }: LeadUpdate): void {
  const { tasksInstead, withdrawn } = leadDeskMessages;
  if (row.client_id === null && row.withdrawn_at === null) return;
  const message = row.client_id === null ? withdrawn : tasksInstead;
  if (nextAction !== null) refuse('nextAction', message);
  if (nextActionOn !== null) refuse('nextActionOn', message);
}

async function checkOwner(tx: Tx, ownerId: string | null): Promise<void> {
  if (ownerId !== null && !(await isAdviser(tx, ownerId))) refuse('ownerId', leadDeskMessages.unknownOwner);
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid-input', { fields: [{ field, message }] });
}

async function record(
  tx: Tx,
  { id, ...event }: Pick<AuditEvent, 'at' | 'actor' | 'action'> & { id: string; fields?: readonly string[] },
): Promise<void> {
  await recordAudit(tx, { ...event, subject: { kind: 'lead', id } });
}
