import {
  AppError,
  type AuditEvent,
  type ClientActivity,
  type ClientFigures,
  type ClientLead,
  type ClientNote,
  type ClientRowsQuery,
  clientDeskMessages,
  fullName,
  mostClientRows,
  routes,
} from '@freehold/contract';
import { clientHead, clientStanding, dayInSydney } from '@freehold/domain';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { demoUsers } from '#app/lib/session-demo.ts';
import { clientOf, detailsOf } from '../client-record.ts';
import { changes, type DemoScene, reads, refuses } from '../demo-answer.ts';
import { demoStage } from '../lead-stage.ts';
import { listPart } from '../list-page.ts';
import { auditRead, recordEvent } from '../record-event.ts';
import { daysBefore } from '../world/moments.ts';
import type { DemoClient, DemoClientNote, World } from '../world/records.ts';
import { clientPart } from './profiles.ts';
import { shownTo } from './properties.ts';
import { openTasksOf } from './tasks.ts';

const { joins } = routes;
const nobody = 'Nobody in the demo waits to be connected.';

/** The demo's clients sign up with their own address, so there is nothing to connect. */
export const joinAnswers = {
  list: reads(joins.list, () => []),
  connect: refuses(joins.connect, nobody),
  refuse: refuses(joins.refuse, nobody),
  reopen: refuses(joins.reopen, nobody),
};

const { idleRecords } = routes;
const allInUse = 'Every record in the demo is in use.';

/** Every client of the demo was active lately, so there is nothing to decide. */
export const idleRecordAnswers = {
  list: reads(idleRecords.list, () => ({ records: [], hasMore: false })),
  keep: refuses(idleRecords.keep, allInUse),
  askAgain: refuses(idleRecords.askAgain, allInUse),
};

const { clients } = routes;
const looks = ['client-read', 'client-viewed', 'lead-read'];

/** Advisers' view of clients in the demo. */
export const clientAnswers = {
  list: reads(clients.list, ({ world, query, at, tellNext }) => {
    const rows = new Map(world.clients.map((client) => [client.id, clientRow(world, client, dayInSydney(at))]));
    const asked = world.clients.filter(({ id }) => isAsked(rows.get(id), query, at));
    const { items, next } = clientPart(asked, { ...query, limit: query.limit ?? mostClientRows });
    tellNext(next);
    return items.flatMap(({ id }) => rows.get(id) ?? []);
  }),
  view: reads(clients.view, (call) => {
    const { world } = call;
    const client = clientOf(world, call.params.id);
    recordEvent(call, { action: 'client-viewed', subject: { kind: 'client', id: client.id } });
    const assigned = world.assignments.filter(({ clientId }) => clientId === client.id);
    const saved = world.savedLinks.filter(({ userId, purchased }) => userId === client.id && !purchased);
    return {
      details: detailsOf(client),
      valuations: client.valuations,
      assigned: propertiesOf(
        world,
        assigned.map(({ propertyId }) => propertyId),
      ),
      saved: propertiesOf(
        world,
        saved.map((link) => link.property_id),
      ),
    };
  }),
  head: reads(clients.head, (call) => {
    const client = clientOf(call.world, call.params.id);
    auditRead(call, client.id, ['figures', 'tasks']);
    const day = dayInSydney(call.at);
    const open = openTasksOf(call.world, client.id);
    return {
      ...{ day, figures: clientHead(client, day), nextTask: open[0] ?? null, openTasks: open.length },
      lastContactAt: lastContactOf(call.world, client.id),
    };
  }),
  activity: reads(clients.activity, ({ world, params, query, tellNext }) => {
    const client = clientOf(world, params.id);
    const leads = world.leads.filter(({ clientId }) => clientId === client.id).map(({ id }) => id);
    const found = world.events.filter(
      ({ subjectId, action }) =>
        subjectId !== null &&
        [client.id, ...leads].includes(subjectId) &&
        (query.looks === 'true' || !looks.includes(action)),
    );
    const { items, next } = listPart(found, '-at', { ...query, limit: query.limit ?? 50 });
    tellNext(next);
    return items.map((event) => shownEvent(event, client, world));
  }),
  leads: reads(clients.leads, (call) => {
    const client = clientOf(call.world, call.params.id);
    auditRead(call, client.id, ['leads']);
    return leadsOf(call.world, client);
  }),
  notes: reads(clients.notes, (call) => {
    const { id } = clientOf(call.world, call.params.id);
    auditRead(call, id, ['notes']);
    return call.world.clientNotes.filter((note) => note.clientId === id && !note.isRemoved).map(shownNote);
  }),
  addNote: changes(clients.addNote, (call) => {
    const { world, actor, at, body, params } = call;
    const { id: clientId } = clientOf(world, params.id);
    const author = { authorId: actor.id, authorName: 'Demo Admin' };
    const times = { createdAt: at.toISOString(), editedAt: null };
    const note = { id: newIdempotencyKey(), clientId, text: body.text, ...author, ...times, isRemoved: false };
    world.clientNotes = [note, ...world.clientNotes];
    return recorded(call, note, 'client-note-added');
  }),
  editNote: changes(clients.editNote, (call) => {
    const note = noteOf(call.world, call.params);
    if (note.isRemoved) throw new AppError('not-found');
    if (note.authorId !== call.actor.id) throw new AppError('not-allowed', { message: clientDeskMessages.notYourNote });
    if (note.text === call.body.text) return shownNote(note);
    return kept(call, { ...note, text: call.body.text, editedAt: call.at.toISOString() }, 'client-note-edited');
  }),
  removeNote: changes(clients.removeNote, (call) => {
    const note = noteOf(call.world, call.params);
    if (!note.isRemoved) kept(call, { ...note, isRemoved: true }, 'client-note-removed');
    return { ok: true as const };
  }),
  restoreNote: changes(clients.restoreNote, (call) => {
    const note = noteOf(call.world, call.params);
    return note.isRemoved ? kept(call, { ...note, isRemoved: false }, 'client-note-restored') : shownNote(note);
  }),
};

function propertiesOf(world: World, ids: readonly string[]) {
  return ids
    .flatMap((id) => world.properties.find((property) => property.id === id) ?? [])
    .map((property) => shownTo('CLIENT', property));
}

function leadsOf(world: World, { id, profile }: DemoClient): ClientLead[] {
  const email = profile.email.toLowerCase();
  return world.leads
    .filter((lead) => lead.clientId === id || (lead.clientId === null && lead.email.toLowerCase() === email))
    .map((lead) => ({
      id: lead.id,
      kind: lead.kind,
      status: lead.status,
      stage: demoStage(lead),
      name: fullName(lead),
      receivedAt: lead.receivedAt,
      nextAction: lead.nextAction,
      nextActionOn: lead.nextActionOn,
      link: lead.clientId === id ? ('converted' as const) : ('email' as const),
    }));
}

function shownEvent(event: AuditEvent, { id: clientId, profile }: DemoClient, world: World): ClientActivity {
  const { id, at, action, fields, actorId } = event;
  const propertyId = fields.flatMap((field) => /^(?:portfolio|savedProperties)\.(.+)$/.exec(field)?.[1] ?? [])[0];
  const property = world.properties.find((known) => known.id === propertyId);
  const isAdviser = actorId === demoUsers.ADMIN.id;
  const name = isAdviser ? 'Demo Admin' : fullName(profile);
  return {
    id,
    at,
    action,
    actor:
      actorId === null ? { kind: 'product', name: null } : { kind: actorId === clientId ? 'client' : 'adviser', name },
    fields: fields.filter((field) => !field.includes('.')),
    property: propertyId === undefined ? null : { id: propertyId, name: property?.name ?? null },
  };
}

function noteOf(world: World, { id, noteId }: { id: string; noteId: string }): DemoClientNote {
  const client = clientOf(world, id);
  const note = world.clientNotes.find((known) => known.clientId === client.id && known.id === noteId.toLowerCase());
  if (note === undefined) throw new AppError('not-found');
  return note;
}

function kept(scene: DemoScene, note: DemoClientNote, action: string): ClientNote {
  const { world } = scene;
  world.clientNotes = world.clientNotes.map((known) => (known.id === note.id ? note : known));
  return recorded(scene, note, action);
}

function recorded(scene: DemoScene, note: DemoClientNote, action: string): ClientNote {
  recordEvent(scene, { action, subject: { kind: 'client', id: note.clientId } });
  return shownNote(note);
}

function shownNote({ clientId: _clientId, isRemoved: _isRemoved, ...note }: DemoClientNote): ClientNote {
  return note;
}

function isAsked(row: ClientFigures | undefined, { quietDays, lvrOver, noAction }: ClientRowsQuery, at: Date): boolean {
  if (row === undefined) return false;
  const isQuiet = quietDays === undefined || (row.lastContactAt ?? '') < daysBefore(at, quietDays);
  const isIdle = noAction === undefined || (row.nextAction ?? row.nextActionOn) === null;
  return isQuiet && isIdle && (lvrOver === undefined || (row.lvrPercent ?? 0) > lvrOver);
}

function clientRow(world: World, client: DemoClient, day: string): ClientFigures {
  const { id, profile, updatedAt } = client;
  const { firstName, lastName, email, phone } = profile;
  const { netWorth, lvrPct } = clientStanding(client, day);
  const [next] = openTasksOf(world, id);
  return {
    ...{ id, firstName, lastName, email, phone, netWorth, updatedAt },
    lvrPercent: lvrPct,
    lastContactAt: lastContactOf(world, id),
    nextAction: next?.text ?? null,
    nextActionOn: next?.dueOn ?? null,
  };
}

function lastContactOf(world: World, id: string): string | null {
  const leads = world.leads.filter(({ clientId }) => clientId === id);
  const notes = world.clientNotes.filter(({ clientId, isRemoved }) => clientId === id && !isRemoved);
  const contacts = [
    ...notes.map(({ createdAt }) => createdAt),
    ...leads.flatMap(({ firstResponseAt, notes: said }) => [
      firstResponseAt,
      ...said.map(({ createdAt }) => createdAt),
    ]),
  ];
  return (
    contacts
      .filter((moment) => moment !== null)
      .toSorted()
      .at(-1) ?? null
  );
}
