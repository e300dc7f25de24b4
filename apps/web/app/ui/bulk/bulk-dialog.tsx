import { Button, Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { counted } from '#app/lib/format.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import css from './bulk-dialog.module.css';
import { namesText } from './names-text.ts';
import type { EachOutcome } from './run-each.ts';
import type { Bulk } from './use-bulk.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface BulkDialogProps<Row extends Named> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Asks with the number of rows. */
  readonly title: string;
  /** Rows that the action is sent for; without any it is not offered, and the children say why. */
  readonly rows: readonly Row[];
  readonly noun: string;
  readonly bulk: Bulk<Row>;
  /** Label of the button that starts it, before a first try. */
  readonly confirm: string;
  readonly onSubmit: () => void;
  /** Id of the list's heading, which takes the focus when the list has nothing selected any more. */
  readonly headingId: string;
  readonly children: ReactNode;
}

/** Asks for what an action on many rows needs, shows how far it is, and names the rows that failed. */
export function BulkDialog<Row extends Named>(props: BulkDialogProps<Row>) {
  const { isOpen, onClose, title, headingId, bulk } = props;
  const isRunning = bulk.progress !== null;

  // With nothing left selected, the button that opened it is gone.
  const focusList = useEffectEvent(() => {
    if (props.rows.length === 0) document.getElementById(headingId)?.focus();
  });
  useEffect(() => {
    if (!isOpen) focusList();
  }, [isOpen]);

  return (
    <Modal
      opened={isOpen}
      onClose={isRunning ? bulk.stop : onClose}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
      // Fading out, it would ask about none.
      transitionProps={{ exitDuration: 0 }}
    >
      <BulkBody {...props} />
    </Modal>
  );
}

function BulkBody<Row extends Named>(props: BulkDialogProps<Row>) {
  const { rows, noun, bulk, onSubmit, children } = props;
  const { progress, outcome, waiting } = bulk;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (progress === null) onSubmit();
  }

  return (
    <form className={css.body} noValidate onSubmit={submit}>
      {rows.length > 0 && <p className={css.names}>{namesText(rows)}</p>}
      {children}
      <p role="status" className={progress ? `fh-figures ${css.progress}` : 'fh-for-readers'}>
        {progress && `${progress.ended} of ${progress.of}`}
      </p>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} />}
      {outcome && outcome.failed.length + outcome.left.length > 0 && <Failures outcome={outcome} noun={noun} />}
      <Actions {...props} />
    </form>
  );
}

function Actions<Row extends Named>({ rows, bulk, confirm, onClose }: BulkDialogProps<Row>) {
  const { progress, outcome, stop } = bulk;
  const isForNone = rows.length === 0 && progress === null && outcome === null;
  return (
    <div className={css.actions}>
      {!isForNone && (
        <Button type="submit" aria-disabled={progress !== null || rows.length === 0}>
          {progress && 'Working'}
          {progress === null && (outcome ? `Try Again for ${rows.length}` : confirm)}
        </Button>
      )}
      <Button variant="default" onClick={progress ? stop : onClose}>
        {progress && 'Stop'}
        {progress === null && (outcome || isForNone ? 'Close' : 'Cancel')}
      </Button>
    </div>
  );
}

function Failures({ outcome, noun }: { outcome: EachOutcome<Named>; noun: string }) {
  const { done, failed, left } = outcome;
  return (
    <div role="alert" className={css.failures}>
      <p>
        {done.length > 0 && `Done for ${counted(done.length, noun)}. `}
        {`Not done for ${counted(failed.length + left.length, noun)}, still selected.`}
      </p>
      <ul>
        {failed.map(({ row, error }) => (
          <li key={row.id}>
            {row.name}: {Object.values(fieldErrorsOf(error))[0] ?? errorText(error, 'This was not saved.')}
          </li>
        ))}
        {left.length > 0 && <li>Not done yet: {namesText(left)}</li>}
      </ul>
    </div>
  );
}
