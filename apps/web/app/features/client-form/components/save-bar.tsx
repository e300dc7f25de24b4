import { Button } from '@mantine/core';
import type { Waiting } from '#app/lib/api-client.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import type { SaveNote } from '../save-note.ts';
import css from './save-bar.module.css';

interface SaveBarProps {
  readonly isSaving: boolean;
  readonly waiting: Waiting | null;
  readonly note: SaveNote | null;
  readonly onCancel: () => void;
  readonly onPrint: () => void;
}

/** Save and print, always in reach, with what came of the last save. */
export function SaveBar({ isSaving, waiting, note, onCancel, onPrint }: SaveBarProps) {
  return (
    <div className={css.bar}>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={onCancel} />}
      <div className={css.actions}>
        {/* Not disabled while saving: a button that switched itself off would drop the focus. */}
        <Button type="submit" size="md" aria-disabled={isSaving} className={css.save ?? ''}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="default" size="md" onClick={onPrint}>
          Print
        </Button>
        <p role={note?.tone === 'bad' ? 'alert' : 'status'} className={note?.tone === 'bad' ? css.bad : css.good}>
          {note?.text}
        </p>
      </div>
    </div>
  );
}
