import {
  AppError,
  type LeadListItem,
  type LeadListQuery,
  type LeadMove,
  type LeadSort,
  type LeadUpdate,
  leadDeskMessages,
  leadMoveFaults,
  leadMoveMessages,
  leadStatuses,
  leadSubmissions,
  mapTable,
  routes,
  stagesOpenTo,
  toasts,
} from '@freehold/contract';
import { dayInSydney, leadCsvCells, leadCsvHeadings } from '@freehold/domain';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { addClient } from '../client-record.ts';
import { csvText } from '../csv-text.ts';
import { changes, type DemoAnswer, type DemoScene, reads, refuseField, refusesAll } from '../demo-answer.ts';
import { detailedLead, hasTodo, leadClientProfile, leadOwnerName, leadOwners, listedLead } from '../lead-record.ts';
import { demoStage, withStage, withStatus } from '../lead-stage.ts';
import { inOrder, listPart, wordsOf } from '../list-page.ts';
import { recordEvent } from '../record-event.ts';
import type { DemoLead, World } from '../world/records.ts';
import { demoConversion } from './conversion.ts';

const { leads } = routes;

type LeadSubmissions = typeof leadSubmissions;
type LeadSubmissionAnswers = {
  readonly [Kind in keyof LeadSubmissions]: { readonly submit: DemoAnswer<LeadSubmissions[Kind]['submit']> };
};

// The demo neither stores nor mails a lead, so its form says so instead of thanking.
const notSavedText = `${toasts.demoNotSent.title}.`;

export const leadSubmissionAnswers = mapTable<LeadSubmissions, LeadSubmissionAnswers>(leadSubmissions, (group) =>
  refusesAll(group, notSavedText),
);

/** The adviser's lead desk in the demo. */
export const leadAnswers = {
  list: reads(leads.list, (call) => {
    const { world, query, tellNext } = call;
    const { sort = '-received' } = query;
    const { items, next } = listPart(foundLeads(call), sort, query);
    tellNext(next);
    return items.map((lead) => listedLead(world, lead));
  }),
  export: reads(leads.export, (call) => {
    recordEvent(call, { action: 'leads-exported', subject: null });
    return leadCsv(foundLeads(call).map((lead) => listedLead(call.world, lead)));
  }),
  totals: reads(leads.totals, (call) => {
    const totals = { New: 0, Contacted: 0, Converted: 0, Closed: 0 };
    for (const { status } of foundLeads(call)) totals[status] += 1;
    return totals;
  }),
  // The demo's records change only through its own user.
  arrivals: reads(leads.arrivals, ({ query, at }) => ({ since: query.since ?? at.toISOString(), count: 0 })),
  owners: reads(leads.owners, ({ world }) => leadOwners(world)),
  details: reads(leads.details, (call) => {
    const lead = leadOf(call.world, call.params.id);
    record(call, lead, { action: 'lead-read' });
    return detailedLead(call.world, lead);
  }),
  update: changes(leads.update, (call) => {
    const { world, body, at } = call;
    const before = leadOf(world, call.params.id);
    const { version = before.version, ...sent } = body;
    if (version !== before.version) throw new AppError('stale-version');
    const after = { ...before, ...withoutMissing(sent) };
    const fields = (['status', 'ownerId', 'nextAction', 'nextActionOn'] as const).filter((f) => after[f] !== before[f]);
    requireOpenAction(before, sent);
    if (fields.includes('status')) requireStatusChange(before, after);
    if (fields.includes('ownerId')) requireAdviser(world, after.ownerId);
    const isMoved = fields.includes('status');
    const isAnswer = isMoved && after.status !== 'New' && after.status !== 'Closed';
    const answered = isAnswer ? (before.firstResponseAt ?? at.toISOString()) : before.firstResponseAt;
    const stored = {
      ...(isMoved ? withStatus(after, after.status, at) : after),
      firstResponseAt: answered,
      version: before.version + Math.sign(fields.length),
    };
    replace(world, stored);
    if (fields.length > 0) record(call, stored, { action: 'lead-updated', fields });
    return listedLead(world, stored);
  }),
  addNote: changes(leads.addNote, (call) => {
    const { world, actor, at, body } = call;
    const lead = leadOf(world, call.params.id);
    const author = { authorId: actor.id, authorName: 'Demo Admin' };
    const note = { id: newIdempotencyKey(), text: body.text, ...author, createdAt: at.toISOString() };
    replace(world, { ...lead, notes: [...lead.notes, note] });
    record(call, lead, { action: 'lead-note-added' });
    return note;
  }),
  conversion: reads(leads.conversion, ({ world, query }) => demoConversion(world, query)),
  move: changes(leads.move, (call) => {
    const { world, body, at } = call;
    const lead = leadOf(world, call.params.id);
    const { version = lead.version, ...move } = body;
    if (version !== lead.version) throw new AppError('stale-version');
    requireMove(lead, move, at);
    const moved = withStage(lead, move, at);
    const isAnswer = moved.status !== 'New' && move.stage !== 'Lost';
    const firstResponseAt = lead.firstResponseAt ?? (isAnswer ? at.toISOString() : null);
    const stored = { ...moved, firstResponseAt, version: lead.version + 1 };
    replace(world, stored);
    record(call, lead, { action: 'lead-moved' });
    const { id, status, lostReason, lostNote, settledOn, settledAmount, moves } = stored;
    const deal = { stage: demoStage(stored), lostReason, lostNote, settledOn, settledAmount, moves };
    return { id, status, firstResponseAt, version: stored.version, ...deal };
  }),
  withdraw: changes(leads.withdraw, (call) => {
    const { world, at } = call;
    const lead = leadOf(world, call.params.id);
    const status = lead.status === 'Converted' ? ('Converted' as const) : ('Closed' as const);
    const stored = { ...lead, withdrawnAt: at.toISOString(), purposes: [], status, version: lead.version + 1 };
    replace(world, stored);
    record(call, lead, { action: 'lead-withdrawn' });
    return listedLead(world, stored);
  }),
  erase: changes(leads.erase, (call) => {
    const lead = leadOf(call.world, call.params.id);
    call.world.leads = call.world.leads.filter(({ id }) => id !== lead.id);
    record(call, lead, { action: 'lead-erased' });
    return { ok: true as const };
  }),
  convert: changes(leads.convert, (call) => {
    const { world, at } = call;
    const lead = leadOf(world, call.params.id);
    if (lead.status === 'Converted' || lead.clientId !== null) throw new AppError('already-done');
    const { id: clientId } = addClient(call, { profile: leadClientProfile(lead) });
    const converted = { ...withStatus(lead, 'Converted', at), nextAction: null, nextActionOn: null };
    replace(world, { ...converted, clientId, version: lead.version + 1 });
    record(call, lead, { action: 'lead-converted', fields: ['status', 'clientId'] });
    if (lead.withdrawnAt == null) {
      carryNextAction(call, lead, clientId);
      const carried = lead.notes.map((note) => ({ ...note, id: newIdempotencyKey(), clientId, isRemoved: false }));
      world.clientNotes = [...carried.map((note) => ({ ...note, editedAt: null })), ...world.clientNotes];
    }
    return { clientId };
  }),
};

function leadOf(world: World, id: string): DemoLead {
  const lead = world.leads.find((known) => known.id === id.toLowerCase());
  if (lead === undefined) throw new AppError('not-found');
  return lead;
}

function replace(world: World, lead: DemoLead): void {
  world.leads = world.leads.map((known) => (known.id === lead.id ? lead : known));
}

function record(scene: DemoScene, { id }: DemoLead, event: { action: string; fields?: readonly string[] }): void {
  recordEvent(scene, { ...event, subject: { kind: 'lead', id } });
}

function withoutMissing<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function requireOpenAction({ clientId, withdrawnAt }: DemoLead, { nextAction, nextActionOn }: LeadUpdate): void {
  if (clientId === null && withdrawnAt == null) return;
  const message = clientId === null ? leadDeskMessages.withdrawn : leadDeskMessages.tasksInstead;
  if (nextAction) refuseField('nextAction', message);
  if (nextActionOn) refuseField('nextActionOn', message);
}

function carryNextAction(scene: DemoScene, lead: DemoLead, clientId: string): void {
  const { nextAction, nextActionOn, ownerId } = lead;
  if (nextAction === null && nextActionOn === null) return;
  const task = {
    ...{ id: newIdempotencyKey(), clientId, text: nextAction ?? 'Next action', dueOn: nextActionOn },
    ...{ ownerId, ownerName: leadOwnerName(scene.world, ownerId), createdAt: scene.at.toISOString() },
    ...{ doneAt: null, doneByName: null, isRemoved: false },
  };
  scene.world.clientTasks = [...scene.world.clientTasks, task];
  recordEvent(scene, { action: 'client-task-added', subject: { kind: 'client', id: clientId } });
}

function requireStatusChange(before: DemoLead, after: DemoLead): void {
  if (before.status === 'Converted') throw new AppError('already-done');
  if (after.status === 'Converted') refuseField('status', leadDeskMessages.convertInstead);
  if (before.withdrawnAt != null && after.status !== 'Closed') refuseField('status', leadDeskMessages.withdrawn);
}

function requireMove(lead: DemoLead, move: LeadMove, at: Date): void {
  const { converted, notConverted } = leadMoveMessages;
  if (!stagesOpenTo(lead.status).includes(move.stage)) {
    refuseField('stage', lead.status === 'Converted' ? converted : notConverted);
  }
  if (lead.withdrawnAt != null && lead.status !== 'Converted' && move.stage !== 'Lost') {
    refuseField('stage', leadDeskMessages.withdrawn);
  }
  const [fault] = leadMoveFaults(move, dayInSydney(at));
  if (fault) refuseField(fault.field, fault.message);
}

function requireAdviser(world: World, ownerId: string | null): void {
  if (ownerId !== null && leadOwnerName(world, ownerId) === null) refuseField('ownerId', leadDeskMessages.unknownOwner);
}

interface FoundBy {
  readonly world: World;
  readonly query: LeadListQuery;
  readonly at: Date;
}

function foundLeads({ world, query, at }: FoundBy): DemoLead[] {
  const { sort = '-received' } = query;
  const today = dayInSydney(at);
  return inOrder(
    world.leads.filter((lead) => isFound(lead, query, today)),
    sort,
    sortKey(sort),
  );
}

function isFound(lead: DemoLead, query: LeadListQuery, today: string): boolean {
  const { q, kind, status, owner, from, to, todo } = query;
  const { firstName, lastName, email, phone } = lead;
  const text = `${firstName} ${lastName} ${email} ${phone} ${phone.replaceAll(' ', '')}`.toLowerCase();
  const day = dayInSydney(new Date(lead.receivedAt));
  return (
    wordsOf(q).every((word) => text.includes(word)) &&
    (kind === undefined || lead.kind === kind) &&
    (status === undefined || lead.status === status) &&
    (owner === undefined || (lead.ownerId ?? 'none') === owner) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    (todo === undefined || hasTodo(lead, todo, today))
  );
}

function sortKey(sort: LeadSort): (lead: DemoLead) => string {
  if (sort.endsWith('name')) return ({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase();
  if (sort === 'status') return ({ status, receivedAt }) => `${leadStatuses.indexOf(status)} ${receivedAt}`;
  return ({ receivedAt }) => receivedAt;
}

/** The demo's leads as CSV, with the server's columns. */
function leadCsv(leads: readonly LeadListItem[]): string {
  return csvText([leadCsvHeadings, ...leads.map((lead) => leadCsvCells(lead).map(cellText))]);
}

// Escapes cells that a spreadsheet would evaluate.
function cellText(cell: string | number | null): string {
  const text = String(cell ?? '');
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
