import { routes, toasts } from '@freehold/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { startSession } from '#app/lib/session.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { signInFailureText } from '../sign-in-failure.ts';
import css from './sign-in-form.module.css';

/** E-mail and password. A successful sign-in changes the session, and the screen around it goes on by itself. */
export function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { isRunning, waiting, run, cancel } = useCall(routes.auth.login);

  async function signIn(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (email.trim() === '' || password === '') {
      showToast({ ...toasts.signInMissing, tone: 'error' });
      setFailure(toasts.signInMissing.description);
      return;
    }
    const outcome = await run({ body: { email: email.trim(), password } });
    if (outcome.kind === 'done') startSession(outcome.reply);
    if (outcome.kind !== 'failed') return;
    const description = signInFailureText(outcome.error);
    setFailure(description);
    showToast({ title: toasts.signInFailed.title, description, tone: 'error' });
  }

  return (
    <form className={css.form} onSubmit={signIn} noValidate>
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        size="md"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        size="md"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && <p className={css.failure}>{failure}</p>}
      <Button type="submit" size="md" disabled={isRunning}>
        {isRunning ? 'Signing In' : 'Sign In'}
      </Button>
    </form>
  );
}
