import type { Selectable } from 'kysely';
import type { ClientScope } from '../../../client-scope.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Reader, Tx } from '../../../db/transaction.ts';

const mostNotes = 1_000;

/** A client's notes with their authors, newest first, without removed ones. */
export function listNotes(reader: Reader, { profileId }: ClientScope) {
  return notesWithAuthor(reader)
    .where('client_notes.profile_id', '=', profileId)
    .where('client_notes.removed_at', 'is', null)
    .orderBy('client_notes.created_at', 'desc')
    .orderBy('client_notes.id')
    .limit(mostNotes)
    .execute();
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

/** One note with its author, removed or not. */
export function findNote(reader: Reader, id: string) {
  return notesWithAuthor(reader).where('client_notes.id', '=', id).executeTakeFirst();
}

/** A note of a client, locked until the transaction ends. */
export function lockNote(
  tx: Tx,
  { scope, noteId }: { scope: ClientScope; noteId: string },
): Promise<Selectable<Schema['client_notes']> | undefined> {
  return tx
    .selectFrom('client_notes')
    .selectAll()
    .where('id', '=', noteId)
    .where('profile_id', '=', scope.profileId)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores a note. */
export async function insertNote(
  tx: Tx,
  { profileId }: ClientScope,
  note: { id: string; authorId: string; text: string; at: Date },
): Promise<void> {
  const { id, authorId, text, at } = note;
  await tx
    .insertInto('client_notes')
    .values({ id, profile_id: profileId, author_id: authorId, text, created_at: at })
    .execute();
}

/** Changes, removes or restores a note. */
export async function updateNote(
  tx: Tx,
  id: string,
  changes: { text: string; edited_at: Date } | { removed_at: Date | null },
): Promise<void> {
  await tx.updateTable('client_notes').set(changes).where('id', '=', id).execute();
}

function notesWithAuthor(reader: Reader) {
  return reader
    .selectFrom('client_notes')
    .leftJoin('users', 'users.id', 'client_notes.author_id')
    .select([
      'client_notes.id',
      'client_notes.text',
      'client_notes.author_id',
      'client_notes.created_at',
      'client_notes.edited_at',
      'users.first_name',
      'users.last_name',
    ]);
}
