import { routes } from '@freehold/contract';
import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, type Waiting } from '#app/lib/api-client.ts';
import { isCancelled } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { ConfirmBody } from '#app/ui/fields/confirm-body.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import type { ClientRow } from '../client-row.ts';
import { type ResetOutcome, resetOutcome, resetQuestion, resetTitle } from '../reset-words.ts';
import css from './reset-dialog.module.css';

/**
 * Resets one client's password. All tries share one Idempotency-Key, so that a second press does not create a second
 * link; unmounting aborts the call.
 */
function useReset({ id, subject }: Pick<ClientRow, 'id' | 'subject'>) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [key] = useState(newIdempotencyKey);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const { data, error, isPending, mutate } = useMutation({
    // The API client handles being offline.
    networkMode: 'always',
    async mutationFn() {
      running.current = new AbortController();
      const { signal } = running.current;
      const asked = { params: { id }, key, signal, onWaiting: setWaiting };
      return resetOutcome(await call(routes.auth.sendClientReset, asked), subject);
    },
    onSuccess({ isLinkMade, text }) {
      if (isLinkMade) showToast({ title: resetTitle, description: text, tone: 'success' });
    },
    onSettled: () => setWaiting(null),
  });

  const isFailed = error !== null && !isCancelled(error);
  return {
    outcome: data ?? null,
    failure: isFailed ? errorText(error, 'No link was made. Please try again.') : null,
    isRunning: isPending,
    waiting,
    reset: () => mutate(),
    cancel,
  };
}

interface ResetDialogProps {
  /** The client; kept during the closing animation. */
  readonly client: ClientRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation before resetting a client's password, then shows the outcome. */
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
  // The button that had the focus is gone.
  useEffect(() => done.current?.focus(), []);
  return (
    <div className={css.body}>
      <p role="status">{text}</p>
      {isLinkMade && <p>It works once and for a few minutes only.</p>}
      {link !== null && (
        <TextInput
          label="Link to pass on"
          description="No email is set up here, so nobody else gets it."
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
