import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAuth } from '../use-auth.ts';
import css from './auth-card.module.css';

interface CodeStepProps {
  readonly email: string;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
  /** What is said above the button. */
  readonly children: ReactNode;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function CodeStep({ email, onCode, onBack, children }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { isLoading } = useAuth();
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() === '') field.current?.focus();
    else onCode(code.trim());
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Sign in with a code">
      <p>
        The password for {email} is right. Enter the six digits that your authenticator app shows now, or one of your
        recovery codes.
      </p>
      <TextInput
        ref={field}
        label="Code"
        autoComplete="one-time-code"
        inputMode="text"
        error={isMissing ? 'Enter the code' : undefined}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      {children}
      <div className={css.actions}>
        <Button type="submit" size="md" disabled={isLoading}>
          {isLoading ? 'Signing In' : 'Sign In'}
        </Button>
        <Button type="button" size="md" variant="default" disabled={isLoading} onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
