import { type LeadDetails, type LeadNote, leadDeskMessages, newLeadNoteSchema, routes } from '@freehold/contract';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { dateTime } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { useUnsaved } from '#app/ui/leave/leave-guard.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { leadToasts } from '../lead-words.ts';
import css from './lead-screen.module.css';

interface LeadNotesProps {
  readonly lead: LeadDetails;
  readonly onAdded: (note: LeadNote) => void;
}

/** Advisers' notes, oldest first, and the field for the next one. */
export function LeadNotes({ lead, onAdded }: LeadNotesProps) {
  const { run, isRunning, waiting, cancel } = useCall(routes.leads.addNote);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  useUnsaved('note', text.trim() !== '');

  async function add(event: FormEvent) {
    event.preventDefault();
    const checked = z.safeParse(newLeadNoteSchema, { text });
    setError(checked.error?.issues[0]?.message ?? null);
    if (!checked.success) return;
    const outcome = await run({ params: { id: lead.id }, body: { text } });
    if (outcome.kind === 'failed') {
      setError(fieldErrorsOf(outcome.error).text ?? errorText(outcome.error, 'The note was not added.'));
    }
    if (outcome.kind !== 'done') return;
    setText('');
    onAdded(outcome.reply);
    showToast({ ...leadToasts.noteAdded, tone: 'success' });
  }

  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="lead-notes">
      <h2 id="lead-notes">Notes</h2>
      {lead.notes.length === 0 && <p className={css.quiet}>Nothing noted yet. Notes are for advisers only.</p>}
      <ul className={css.list} aria-label="Notes">
        {lead.notes.map((note) => (
          <li key={note.id}>
            <p className={css.quiet}>
              {note.authorName ?? 'A former adviser'}, {dateTime(new Date(note.createdAt))}
            </p>
            <p className={css.message}>{note.text}</p>
          </li>
        ))}
      </ul>
      <form className={`fh-no-print ${css.form}`} noValidate onSubmit={(event) => void add(event)}>
        <Textarea
          label="New note"
          rows={3}
          value={text}
          error={error}
          placeholder={leadDeskMessages.emptyNote}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
        <div className={css.actions}>
          <Button type="submit" variant="default" disabled={isRunning}>
            {isRunning ? 'Adding' : 'Add Note'}
          </Button>
        </div>
      </form>
    </section>
  );
}
