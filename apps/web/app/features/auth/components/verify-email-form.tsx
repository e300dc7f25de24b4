import { fieldMessages, routes, type SignUpLook, verifyEmailSchema } from '@freehold/contract';
import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { CallError } from '#app/lib/call-error.ts';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import css from './auth-card.module.css';

/** Outcome of a verification; `new-password` if the reader took the account over from the person who signed up. */
export type ProofEnding = 'verified' | 'adviser-asked' | 'new-password' | 'refused';

type Way = 'session' | 'password' | 'newPassword';

interface VerifyEmailFormProps {
  readonly token: string;
  readonly look: SignUpLook;
  readonly onEnd: (ending: ProofEnding) => void;
  readonly onDecline: () => void;
}

const words = {
  session: { label: '', help: undefined, button: 'Confirm My Email' },
  password: { label: 'Password of this account', help: undefined, button: 'Confirm My Email' },
  newPassword: { label: 'New password', help: 'At least 6 characters', button: 'Set Password and Confirm' },
} as const;

function errorOf(way: Way, password: string): string | null {
  if (way === 'session') return null;
  if (password === '') return fieldMessages.passwordRequired;
  return z.safeParse(verifyEmailSchema, { token: 'x', [way]: password }).error?.issues[0]?.message ?? null;
}

function endingOf(way: Way, isAdviserAsked: boolean): ProofEnding {
  if (way === 'newPassword') return 'new-password';
  return isAdviserAsked ? 'adviser-asked' : 'verified';
}

/**
 * Asks for proof that the account is the reader's: nothing if they are signed in to it, otherwise its password or a new
 * one.
 */
export function VerifyEmailForm({ token, look, onEnd, onDecline }: VerifyEmailFormProps) {
  const [way, setWay] = useState<Way>(look.isOwn ? 'session' : 'password');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { isRunning, waiting, run, cancel } = useCall(routes.auth.verifyEmail);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    const refusal = errorOf(way, password);
    setFailure(refusal);
    if (refusal !== null) return;
    const outcome = await run({ body: { token, ...(way !== 'session' && { [way]: password }) } });
    if (outcome.kind === 'done') onEnd(endingOf(way, outcome.reply.isAdviserAsked));
    if (outcome.kind === 'failed') refuse(outcome.error);
  }

  function refuse(error: unknown) {
    const code = error instanceof CallError ? error.code : undefined;
    if (code === 'link-not-valid') return onEnd('refused');
    // The session ended after the page was opened.
    if (code === 'account-password-needed') setWay('password');
    const [refused] = Object.values(fieldErrorsOf(error));
    setFailure(refused ?? errorText(error, 'The address could not be confirmed. Please try again.'));
  }

  function change(next: Way) {
    setWay(next);
    setPassword('');
    setFailure(null);
  }

  return (
    <form className={css.form} onSubmit={confirm} noValidate aria-label="Confirm your email">
      {way === 'newPassword' && (
        <p>It signs everybody else out of this account and removes an authenticator app that they may have set up.</p>
      )}
      {way !== 'session' && (
        <PasswordInput
          key={way}
          label={words[way].label}
          description={words[way].help}
          autoComplete={way === 'password' ? 'current-password' : 'new-password'}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      )}
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && !isRunning && (
        <p className="fh-failure" role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" size="md" disabled={isRunning}>
        {isRunning ? 'Confirming' : words[way].button}
      </Button>
      <OtherWays way={way} isBusy={isRunning} onChange={change} onDecline={onDecline} />
    </form>
  );
}

interface OtherWaysProps {
  readonly way: Way;
  readonly isBusy: boolean;
  readonly onChange: (way: Way) => void;
  readonly onDecline: () => void;
}

function OtherWays({ way, isBusy, onChange, onDecline }: OtherWaysProps) {
  return (
    <div className={css.actions}>
      {way === 'password' && (
        <Button variant="subtle" size="sm" disabled={isBusy} onClick={() => onChange('newPassword')}>
          I Don’t Know the Password
        </Button>
      )}
      {way === 'newPassword' && (
        <Button variant="subtle" size="sm" disabled={isBusy} onClick={() => onChange('password')}>
          I Know the Password
        </Button>
      )}
      <Button variant="subtle" size="sm" disabled={isBusy} onClick={onDecline}>
        I Did Not Make This Account
      </Button>
    </div>
  );
}
