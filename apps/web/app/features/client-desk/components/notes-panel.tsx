import { type ClientNote, clientDeskMessages } from '@freehold/contract';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { dateTime } from '#app/lib/format.ts';
import { useSession } from '#app/lib/session.ts';
import fieldsClasses from '#app/ui/fields/fields.module.css';
import { useNotes } from '../use-notes.ts';
import clientPartsClasses from './client-parts.module.css';
import { PartEmpty, PartFailed, PartLoading } from './part-states.tsx';

interface NoteFormProps {
  readonly label: string;
  readonly initial: string;
  readonly submit: string;
  readonly isSaving?: boolean;
  /** Called on each change, to keep the draft. */
  readonly onDraft?: (text: string) => void;
  /** Resolves to true once the note is stored. */
  readonly onSave: (text: string) => Promise<boolean>;
  readonly autoFocus?: boolean;
  readonly children?: ReactNode;
}

/** Form to add or edit a note. Ctrl+Enter (or Cmd+Enter) saves it. */
function NoteForm({ label, initial, submit, isSaving = false, onDraft, onSave, autoFocus, children }: NoteFormProps) {
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | null>(null);

  function change(next: string): void {
    setText(next);
    setError(null);
    onDraft?.(next);
  }

  async function save(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isSaving) return;
    const written = text.trim();
    if (written === '') return setError(clientDeskMessages.emptyNote);
    if (await onSave(written)) change('');
  }

  return (
    <form className={clientPartsClasses.noteForm} noValidate onSubmit={(event) => void save(event)}>
      <Textarea
        label={label}
        value={text}
        error={error}
        rows={3}
        maxLength={5_000}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus ?? false}
        classNames={{ input: fieldsClasses.input ?? '', error: fieldsClasses.error ?? '' }}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && void save()}
      />
      <div className={clientPartsClasses.buttons}>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : submit}
        </Button>
        {children}
      </div>
    </form>
  );
}

const drafts = new Map<string, string>();

/** A user's unsent note about a client; blank if there is none. In memory only, until the page unloads. */
function noteDraft(userId: string, clientId: string): string {
  return drafts.get(`${userId} ${clientId}`) ?? '';
}

/** Keeps a draft; blank text deletes it. */
function keepNoteDraft(userId: string, clientId: string, text: string): void {
  const key = `${userId} ${clientId}`;
  if (text === '') drafts.delete(key);
  else drafts.set(key, text);
}

/** Advisers' notes about a client. */
export function NotesPanel({ clientId }: { readonly clientId: string }) {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
  const notes = useNotes(clientId);
  const { data, error, isFetching, refetch, failure } = notes;
  return (
    <section aria-labelledby="client-notes" aria-busy={isFetching}>
      <header className={clientPartsClasses.head}>
        <h2 id="client-notes">Notes</h2>
      </header>
      <p className={clientPartsClasses.quiet}>
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
        <p role="alert" className={clientPartsClasses.failure}>
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
      <ul className={clientPartsClasses.notes} aria-label="Notes">
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
      <li className={clientPartsClasses.removed}>
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
      <p className={clientPartsClasses.noteHead}>
        <strong>{authorName ?? 'A former adviser'}</strong>
        <time className={clientPartsClasses.quiet} dateTime={createdAt}>
          {dateTime(new Date(createdAt))}
        </time>
        {editedAt !== null && <span className={clientPartsClasses.quiet}>changed {dateTime(new Date(editedAt))}</span>}
      </p>
      <p className={clientPartsClasses.noteText}>{text}</p>
      <div className={clientPartsClasses.buttons}>
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
