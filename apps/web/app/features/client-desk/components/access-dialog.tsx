import { email as emailSchema } from '@freehold/contract';
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AccessAct } from '../use-access.ts';
import css from './client-parts.module.css';

interface AccessDialogProps {
  readonly act: AccessAct | null;
  readonly email: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onAct: (act: AccessAct, newEmail: string) => void;
  readonly onClose: () => void;
}

const words: Readonly<Record<AccessAct, { title: string; text: (email: string) => string; button: string }>> = {
  disable: {
    title: 'Block sign-in?',
    text: (email) =>
      `${email} can no longer sign in, and every session ends now. The record stays. You can allow it again.`,
    button: 'Block Sign-in',
  },
  enable: { title: 'Allow sign-in?', text: (email) => `${email} can sign in again.`, button: 'Allow Sign-in' },
  resetSecondFactor: {
    title: 'Remove the authenticator app?',
    text: (email) =>
      `Only when you know that it is your client who asks. We email ${email} now; in 24 hours the app is removed, unless they stop it by the email or by signing in with the app.`,
    button: 'Remove in 24 Hours',
  },
  changeEmail: {
    title: 'Change the address?',
    text: (email) =>
      `Only when you know that it is your client who asks. They confirm the new address with their password, and ${email} is told and can stop it. It takes effect in 72 hours at the earliest.`,
    button: 'Ask for the Change',
  },
};

/** Asks for confirmation before an action on a client's account. */
export function AccessDialog({ act, onClose, ...rest }: AccessDialogProps) {
  return (
    <Modal
      opened={act !== null}
      onClose={onClose}
      title={act === null ? '' : words[act].title}
      size={520}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {act && <Question key={act} act={act} onClose={onClose} {...rest} />}
    </Modal>
  );
}

function Question({ act, email, isBusy, failure, onAct, onClose }: AccessDialogProps & { act: AccessAct }) {
  const [newEmail, setNewEmail] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isReady = act !== 'changeEmail' || emailSchema.safeParse(newEmail).success;
    setRefusal(isReady ? null : 'Please enter a valid email');
    if (isReady) onAct(act, newEmail);
  }

  return (
    <form className={css.noteForm} onSubmit={submit} noValidate aria-label={words[act].title}>
      <p>{words[act].text(email)}</p>
      {act === 'changeEmail' && (
        <TextInput
          label="New address"
          type="email"
          inputMode="email"
          autoComplete="off"
          value={newEmail}
          error={refusal}
          onChange={({ currentTarget }) => setNewEmail(currentTarget.value)}
        />
      )}
      {failure !== null && !isBusy && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <div className={css.buttons}>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? 'Saving' : words[act].button}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
