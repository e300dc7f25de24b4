import { eraseWord, routes } from '@freehold/contract';
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { date } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import css from './client-parts.module.css';

interface EraseDialogProps {
  readonly clientId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Lists what is erased with a client and until when it can be undone, and asks for a confirmation word. */
export function EraseDialog({ isOpen, ...props }: EraseDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={props.onClose}
      title="Erase this client?"
      size={520}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <EraseForm {...props} />
    </Modal>
  );
}

function EraseForm({ clientId, onClose }: Omit<EraseDialogProps, 'isOpen'>) {
  const { run, isRunning, waiting, cancel } = useCall(routes.privacy.erasePerson);
  const [word, setWord] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();

  async function erase(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    const outcome = await run({ params: { id: clientId }, body: { confirm: eraseWord } });
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'Nothing was erased. Please try again.'));
    if (outcome.kind !== 'done') return;
    const day = date(new Date(outcome.reply.eraseAt));
    const description = `Gone for good on ${day}. Until then you can take it back on your dashboard.`;
    showToast({ title: 'Client is being erased', description, tone: 'success' });
    void navigate('/admin-dashboard');
  }

  return (
    <form className={css.noteForm} onSubmit={(event) => void erase(event)} noValidate aria-label="Erase client">
      <p>
        The record, the account with its sign-in, the partner’s details, assets and debts, notes, properties, leads and
        mails go out of sight at once, and for good after seven days. Until then you can take it back on your dashboard;
        a client with an account is told by email and can too.
      </p>
      <TextInput
        label={`Type ${eraseWord} to confirm`}
        autoComplete="off"
        data-autofocus
        value={word}
        onChange={({ currentTarget }) => setWord(currentTarget.value)}
      />
      {failure !== null && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      <div className={css.buttons}>
        <Button type="submit" color="red" disabled={isRunning || word.trim().toUpperCase() !== eraseWord}>
          {isRunning ? 'Erasing' : 'Erase Client'}
        </Button>
        <Button variant="default" disabled={isRunning} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
