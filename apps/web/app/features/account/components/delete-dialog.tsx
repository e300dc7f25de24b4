import { type Account, routes } from '@freehold/contract';
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAction } from '../use-action.ts';
import css from './account.module.css';
import { ActionNotes } from './action-notes.tsx';
import { PasswordField } from './password-field.tsx';

/** What is typed so that nobody deletes an account by a slip. */
const deleteWord = 'DELETE';

interface DeleteDialogProps {
  readonly account: Account;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Says what is erased and asks for the password and a word. */
export function DeleteDialog({ account, isOpen, onClose, onDeleted }: DeleteDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Delete your account?"
      size={520}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <DeleteForm account={account} onClose={onClose} onDeleted={onDeleted} />
    </Modal>
  );
}

function DeleteForm({ account, onClose, onDeleted }: Omit<DeleteDialogProps, 'isOpen'>) {
  const [given, setGiven] = useState({ password: '', word: '' });
  const erase = useAction(routes.privacy.erasePerson, 'Your account could not be deleted. Please try again.');
  const isConfirmed = given.word.trim().toUpperCase() === deleteWord && given.password !== '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { password: given.password };
    if ((await erase.act({ params: { id: account.id }, body })) !== null) onDeleted();
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Delete account">
      <p className={`fh-attention ${css.attention}`}>
        This erases {account.email}, your details and your partner’s, assets and debts, saved and assigned properties,
        enquiries and mails. Nobody sees them from now on. For seven days you can take it back: by signing in, or with
        the link that we mail you. After that nobody can bring it back.
      </p>
      <p>You may want to export your data first.</p>
      <PasswordField
        id="delete-password"
        label="Your password"
        value={given.password}
        onChange={(password) => setGiven((before) => ({ ...before, password }))}
      />
      <TextInput
        label={`Type ${deleteWord} to confirm`}
        autoComplete="off"
        value={given.word}
        onChange={({ currentTarget }) => setGiven((before) => ({ ...before, word: currentTarget.value }))}
      />
      <ActionNotes action={erase} />
      <div className={css.actions}>
        <Button type="submit" color="red" disabled={erase.isRunning || !isConfirmed}>
          {erase.isRunning ? 'Deleting' : 'Delete Everything'}
        </Button>
        <Button type="button" variant="default" disabled={erase.isRunning} onClick={onClose}>
          Keep My Account
        </Button>
      </div>
    </form>
  );
}
