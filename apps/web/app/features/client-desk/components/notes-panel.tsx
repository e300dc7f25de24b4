import type { ClientNote } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { dateTime } from '#app/lib/format.ts';
import { useSession } from '#app/lib/session.ts';
import { keepNoteDraft, noteDraft } from '../note-drafts.ts';
import { useNotes } from '../use-notes.ts';
import css from './client-parts.module.css';
import { NoteForm } from './note-form.tsx';
import { PartEmpty, PartFailed, PartLoading } from './part-states.tsx';

/** Notes that advisers keep about a client. */
export function NotesPanel({ clientId }: { readonly clientId: string }) {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
  const notes = useNotes(clientId);
  const { data, error, isFetching, refetch, failure } = notes;
  return (
    <section aria-labelledby="client-notes" aria-busy={isFetching}>
      <header className={css.head}>
        <h2 id="client-notes">Notes</h2>
      </header>
      <p className={css.quiet}>
        For advisers. No screen of the client shows notes; the export of everything held about the client has them.
      </p>
      <NoteForm
        label="New note"
        initial={noteDraft(userId, clientId)}
        submit="Add Note"
        isSaving={notes.isAdding}
        onDraft={(text) => keepNoteDraft(userId, clientId, text)}
        onSave={notes.add}
      />
      {failure !== null && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      {data === undefined && error === null && <PartLoading text="Loading the notes" />}
      {error !== null && !isFetching && (
        <PartFailed title="The notes could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <PartEmpty title="No notes yet">
          <p>Write down what was said, so that every adviser knows it.</p>
        </PartEmpty>
      )}
      <ul className={css.notes} aria-label="Notes">
        {data?.map((note) => (
          <NoteItem key={note.id} note={note} isOwn={note.authorId === userId} notes={notes} />
        ))}
      </ul>
    </section>
  );
}

interface NoteItemProps {
  readonly note: ClientNote;
  readonly isOwn: boolean;
  readonly notes: ReturnType<typeof useNotes>;
}

function NoteItem({ note, isOwn, notes }: NoteItemProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, text, authorName, createdAt, editedAt } = note;

  async function save(changed: string): Promise<boolean> {
    const isSaved = await notes.edit(id, changed);
    if (isSaved) setEditing(false);
    return isSaved;
  }

  if (notes.removed.has(id)) {
    return (
      <li className={css.removed}>
        <p role="status">Note deleted.</p>
        <Button variant="default" size="sm" autoFocus onClick={() => void notes.restore(id)}>
          Undo
        </Button>
      </li>
    );
  }
  if (isEditing) {
    return (
      <li>
        <NoteForm label="Change the note" initial={text} submit="Save Note" onSave={save} autoFocus>
          <Button variant="default" onClick={() => setEditing(false)}>
            Cancel
          </Button>
        </NoteForm>
      </li>
    );
  }
  return (
    <li>
      <p className={css.noteHead}>
        <strong>{authorName ?? 'A former adviser'}</strong>
        <time className={css.quiet} dateTime={createdAt}>
          {dateTime(new Date(createdAt))}
        </time>
        {editedAt !== null && <span className={css.quiet}>changed {dateTime(new Date(editedAt))}</span>}
      </p>
      <p className={css.noteText}>{text}</p>
      <div className={css.buttons}>
        {isOwn && (
          <Button variant="subtle" size="sm" onClick={() => setEditing(true)}>
            Edit<span className="fh-for-readers"> the note of {dateTime(new Date(createdAt))}</span>
          </Button>
        )}
        <Button variant="subtle" size="sm" onClick={() => void notes.remove(id)}>
          Delete<span className="fh-for-readers"> the note of {dateTime(new Date(createdAt))}</span>
        </Button>
      </div>
    </li>
  );
}
