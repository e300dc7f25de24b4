import { clientDeskMessages } from '@freehold/contract';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import fields from '#app/ui/fields/fields.module.css';
import css from './client-parts.module.css';

interface NoteFormProps {
  readonly label: string;
  readonly initial: string;
  readonly submit: string;
  readonly isSaving?: boolean;
  /** Told of each change, to keep what was begun. */
  readonly onDraft?: (text: string) => void;
  /** Whether the note was stored. */
  readonly onSave: (text: string) => Promise<boolean>;
  readonly autoFocus?: boolean;
  readonly children?: ReactNode;
}

/** A text about a client, to be written or changed. Control and Enter save it. */
export function NoteForm({
  label,
  initial,
  submit,
  isSaving = false,
  onDraft,
  onSave,
  autoFocus,
  children,
}: NoteFormProps) {
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
    <form className={css.noteForm} noValidate onSubmit={(event) => void save(event)}>
      <Textarea
        label={label}
        value={text}
        error={error}
        rows={3}
        maxLength={5_000}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus ?? false}
        classNames={{ input: fields.input ?? '', error: fields.error ?? '' }}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && void save()}
      />
      <div className={css.buttons}>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
