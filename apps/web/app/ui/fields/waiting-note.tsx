import { Button, Loader } from '@mantine/core';
import css from './waiting-note.module.css';

interface WaitingNoteProps {
  /** The next or current attempt, of how many. */
  readonly attempt: number;
  readonly of: number;
  readonly onCancel?: () => void;
}

/** Says that the server did not respond and a retry is coming, with a button to cancel it. */
export function WaitingNote({ attempt, of, onCancel }: WaitingNoteProps) {
  return (
    <div className={`fh-attention ${css.note}`}>
      <Loader size="xs" color="currentColor" aria-hidden="true" />
      <p role="status">
        The server is out of reach or busy. Trying again, attempt {attempt} of {of}. What you entered stays here.
      </p>
      {onCancel && (
        <Button type="button" variant="default" size="xs" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
