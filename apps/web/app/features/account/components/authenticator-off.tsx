import { routes } from '@freehold/contract';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAction } from '../use-action.ts';
import css from './account.module.css';
import { ActionNotes } from './action-notes.tsx';
import { PasswordField } from './password-field.tsx';

/** Switches the authenticator app off, with the password and a code. */
export function AuthenticatorOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [given, setGiven] = useState({ password: '', code: '' });
  const disable = useAction(routes.auth.disableSecondFactor, 'The app could not be switched off. Please try again.');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if ((await disable.act({ body: { ...given, code: given.code.trim() } })) !== null) onDone();
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Switch off authenticator app">
      <p className={css.quiet}>Afterwards your password alone opens the account, and the recovery codes are void.</p>
      <PasswordField
        id="switch-off-password"
        label="Your password"
        value={given.password}
        onChange={(password) => setGiven((before) => ({ ...before, password }))}
      />
      <TextInput
        label="Code of the app, or a recovery code"
        autoComplete="one-time-code"
        value={given.code}
        onChange={({ currentTarget }) => setGiven((before) => ({ ...before, code: currentTarget.value }))}
      />
      <ActionNotes action={disable} />
      <div className={css.actions}>
        <Button type="submit" disabled={disable.isRunning || given.password === '' || given.code.trim() === ''}>
          {disable.isRunning ? 'Switching Off' : 'Switch Off'}
        </Button>
        <Button type="button" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
