import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Waiting } from '#app/lib/api-client.ts';
import css from './confirm-body.module.css';
import { WaitingNote } from './waiting-note.tsx';

interface ConfirmBodyProps {
  /** What the action does. */
  readonly children: ReactNode;
  readonly confirm: string;
  /** Label of the button while the action runs. */
  readonly confirming: string;
  /** True for an action that cannot be undone and removes something. */
  readonly isDestructive?: boolean;
  /** The call, and its error. */
  readonly state: {
    readonly isRunning: boolean;
    readonly waiting: Waiting | null;
    readonly failure: string | null;
    readonly cancel: () => void;
  };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Body of a confirmation dialog: what the action does, its error, a button to confirm and one to cancel. */
export function ConfirmBody({ children, state, ...props }: ConfirmBodyProps) {
  const { isRunning, waiting, failure, cancel } = state;
  return (
    <div className={css.body}>
      {children}
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && (
        <p className="fh-failure" role="alert">
          {failure}
        </p>
      )}
      <div className={css.actions}>
        <Button {...(props.isDestructive && { color: 'red' })} disabled={isRunning} onClick={props.onConfirm}>
          {isRunning ? props.confirming : props.confirm}
        </Button>
        <Button variant="default" onClick={props.onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
