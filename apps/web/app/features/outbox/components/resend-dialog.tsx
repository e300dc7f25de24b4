import { type OutboxMail, routes } from '@freehold/contract';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { ConfirmBody } from '#app/ui/fields/confirm-body.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { mailKindLabels, mailToasts } from '../mail-words.ts';
import css from './mails.module.css';

interface ResendDialogProps {
  /** The mail to be sent again; null closes the dialog. */
  readonly mail: OutboxMail | null;
  readonly onResent: (mail: OutboxMail) => void;
  readonly onClose: () => void;
}

/** Confirms before a mail is queued again. */
export function ResendDialog({ mail, onResent, onClose }: ResendDialogProps) {
  return (
    <Modal
      opened={mail !== null}
      onClose={onClose}
      title="Send again"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {mail !== null && <Resend mail={mail} onResent={onResent} onClose={onClose} />}
    </Modal>
  );
}

function Resend({ mail, onResent, onClose }: ResendDialogProps & { mail: OutboxMail }) {
  const { run, isRunning, waiting, cancel } = useCall(routes.outbox.resend);
  const [failure, setFailure] = useState<string | null>(null);

  async function resend() {
    setFailure(null);
    const outcome = await run({ params: { id: mail.id } });
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'The email was not queued. Please try again.'));
    if (outcome.kind !== 'done') return;
    showToast({ ...mailToasts.resent, tone: 'success' });
    onResent(outcome.reply);
    onClose();
  }

  return (
    <ConfirmBody
      confirm="Send Again"
      confirming="Queueing"
      state={{ isRunning, waiting, failure, cancel }}
      onConfirm={() => void resend()}
      onClose={onClose}
    >
      <p>
        <strong>{mailKindLabels[mail.kind]}</strong> goes to <strong className={css.address}>{mail.recipient}</strong>{' '}
        as soon as the mail server takes it.
      </p>
    </ConfirmBody>
  );
}
