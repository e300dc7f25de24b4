import { randomUUID } from 'node:crypto';
import { AppError, type ClientNote, clientDeskMessages, fullName } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';

import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { requireClient } from '../profiles/index.ts';
import { findNote, insertNote, listNotes, lockNote, type NoteRow, updateNote } from './queries/notes.ts';

type Clock = Pick<Deps, 'now'>;

/** An adviser's request about a client. */
interface Asked {
  readonly actor: Actor;
  readonly scope: ClientScope;
}

/** Notes about a client, newest first; the read is audited. Throws AppError `not-found`. */
export async function readNotes({ db, now }: Pick<Deps, 'db' | 'now'>, asked: Asked): Promise<ClientNote[]> {
  return await transaction(db, async (tx) => {
    await requireClient(tx, asked.scope);
    await record(tx, { ...asked, at: now(), action: 'client-read', fields: ['notes'] });
    const rows = await listNotes(tx, asked.scope);
    return rows.map(presentNote);
  });
}

/** Adds a note about a client. Throws AppError `not-found`. */
export async function addNote(
  { now }: Clock,
  tx: Tx,
  { text, ...asked }: Asked & { text: string },
): Promise<ClientNote> {
  await requireClient(tx, asked.scope);
  const note = { id: randomUUID(), authorId: asked.actor.id, text, at: now() };
  await insertNote(tx, asked.scope, note);
  await record(tx, { ...asked, at: note.at, action: 'client-note-added' });
  return await storedNote(tx, note.id);
}

/** An adviser's request to change a note. */
interface AskedNote extends Asked {
  readonly noteId: string;
}

/** Changes the text of a note. Throws AppError `not-found`, and `not-allowed` for another adviser's note. */
export async function editNote(
  { now }: Clock,
  tx: Tx,
  { text, ...asked }: AskedNote & { text: string },
): Promise<ClientNote> {
  const note = await lockNote(tx, asked);
  if (note === undefined || note.removed_at !== null) throw new AppError('not-found');
  if (note.author_id !== asked.actor.id) throw new AppError('not-allowed', { message: clientDeskMessages.notYourNote });
  if (note.text !== text) {
    const at = now();
    await updateNote(tx, note.id, { text, edited_at: at });
    await record(tx, { ...asked, at, action: 'client-note-edited' });
  }
  return await storedNote(tx, note.id);
}

/** Removes a note; idempotent. Throws AppError `not-found`. */
export async function removeNote({ now }: Clock, tx: Tx, asked: AskedNote): Promise<{ ok: true }> {
  const note = await lockNote(tx, asked);
  if (note === undefined) throw new AppError('not-found');
  if (note.removed_at === null) {
    const at = now();
    await updateNote(tx, note.id, { removed_at: at });
    await record(tx, { ...asked, at, action: 'client-note-removed' });
  }
  return { ok: true };
}

/** Restores a removed note; idempotent. Throws AppError `not-found`, also once it was cleared. */
export async function restoreNote({ now }: Clock, tx: Tx, asked: AskedNote): Promise<ClientNote> {
  const note = await lockNote(tx, asked);
  if (note === undefined) throw new AppError('not-found');
  if (note.removed_at !== null) {
    await updateNote(tx, note.id, { removed_at: null });
    await record(tx, { ...asked, at: now(), action: 'client-note-restored' });
  }
  return await storedNote(tx, note.id);
}

async function storedNote(tx: Tx, id: string): Promise<ClientNote> {
  const row = await findNote(tx, id);
  if (row === undefined) throw new AppError('unexpected');
  return presentNote(row);
}

function presentNote(row: NoteRow): ClientNote {
  const { first_name: firstName, last_name: lastName } = row;
  return {
    id: row.id,
    text: row.text,
    authorId: row.author_id,
    authorName: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}

async function record(
  tx: Tx,
  {
    at,
    actor,
    action,
    scope,
    fields = [],
  }: Asked & { at: Date; action: AuditEvent['action']; fields?: readonly string[] },
): Promise<void> {
  await recordAudit(tx, { at, actor, action, subject: { kind: 'client', id: scope.profileId }, fields });
}
