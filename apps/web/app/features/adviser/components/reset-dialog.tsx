import { Button, Modal, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { ConfirmBody } from '#app/ui/fields/confirm-body.tsx';
import type { ClientRow } from '../client-row.ts';
import { type ResetOutcome, resetQuestion, resetTitle } from '../reset-words.ts';
import { useReset } from '../use-reset.ts';
import css from './reset-dialog.module.css';

interface ResetDialogProps {
  /** Whom it is about, also while it closes. */
  readonly client: ClientRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a client's password is reset, and tells what came of it. */
export function ResetDialog({ client, isOpen, onClose }: ResetDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={resetTitle} size={480} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Reset key={client.id} client={client} onClose={onClose} />
    </Modal>
  );
}

function Reset({ client, onClose }: { client: ClientRow; onClose: () => void }) {
  const { outcome, failure, isRunning, waiting, reset, cancel } = useReset(client);
  if (outcome) return <Outcome outcome={outcome} onClose={onClose} />;
  return (
    <ConfirmBody
      confirm="Reset Password"
      confirming="Resetting"
      state={{ isRunning, waiting, failure, cancel }}
      onConfirm={reset}
      onClose={onClose}
    >
      <p className={css.question}>{resetQuestion(client.subject)}</p>
      <p>A link is made that sets a new password. Until it is used, the current one goes on working.</p>
    </ConfirmBody>
  );
}

function Outcome({ outcome: { text, link, isLinkMade }, onClose }: { outcome: ResetOutcome; onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null);
  // The focused button has been removed.
  useEffect(() => done.current?.focus(), []);
  return (
    <div className={css.body}>
      <p role="status">{text}</p>
      {isLinkMade && <p>It works once and for a few minutes only.</p>}
      {link !== null && (
        <TextInput
          label="Link to pass on"
          description="No mail is set up here, so nobody else gets it."
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className={css.actions}>
        {link !== null && <CopyButton label="Copy Link" done="Link copied" byHandLabel="Link" text={() => link} />}
        <Button variant="default" onClick={onClose} ref={done}>
          Done
        </Button>
      </div>
    </div>
  );
}
