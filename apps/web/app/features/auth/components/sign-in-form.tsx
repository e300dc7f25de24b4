import { toasts } from '@freehold/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CallError } from '#app/lib/call-error.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { accountTopic, signInFailureText } from '../failure-text.ts';
import { useAuth } from '../use-auth.ts';
import css from './auth-card.module.css';

interface CodeStepProps {
  readonly email: string;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
  /** Text above the button. */
  readonly children: ReactNode;
}

/** Second step of a sign-in: a code from the authenticator app, or a recovery code. */
function CodeStep({ email, onCode, onBack, children }: CodeStepProps) {
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

interface SignInFormProps {
  readonly initialEmail?: string;
  /** Shown beside the button, such as a "forgot password" link. */
  readonly aside?: ReactNode;
}

/**
 * Email and password, plus a code if the account requires one. A successful sign-in changes the session, and the
 * surrounding screen reacts to that.
 */
export function SignInForm({ initialEmail = '', aside }: SignInFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const [isBeingErased, setBeingErased] = useState(false);
  const [keepAccount, setKeepAccount] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { isLoading, waiting, signIn, cancel } = useAuth();

  async function send({ code, isKept = keepAccount }: { code?: string; isKept?: boolean } = {}) {
    setFailure(null);
    setKeepAccount(isKept);
    const body = { email: email.trim(), password, ...(code !== undefined && { code }) };
    const outcome = await signIn({ ...body, ...(isKept && { keepAccount: true }) });
    if (outcome.kind !== 'failed') return;
    const refusal = outcome.error instanceof CallError ? outcome.error.code : null;
    setBeingErased(refusal === 'being-erased');
    setCodeNeeded(refusal === 'second-factor-needed' || (code !== undefined && refusal !== 'invalid-credentials'));
    if (refusal === 'second-factor-needed') return;
    const description = signInFailureText(outcome.error);
    setFailure(description);
    showToast({ title: toasts.signInFailed.title, description, tone: 'error', topic: accountTopic });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (email.trim() !== '' && password !== '') return void send();
    showToast({ ...toasts.signInMissing, tone: 'error', topic: accountTopic });
    setFailure(toasts.signInMissing.description);
  }

  const notes = (
    <>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && !isLoading && <p className="fh-failure">{failure}</p>}
    </>
  );
  if (isCodeNeeded) {
    return (
      <CodeStep email={email.trim()} onCode={(code) => void send({ code })} onBack={() => setCodeNeeded(false)}>
        {notes}
      </CodeStep>
    );
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Sign in">
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        data-autofocus={initialEmail !== '' || undefined}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {notes}
      {isBeingErased && (
        <Button
          type="button"
          size="md"
          variant="default"
          disabled={isLoading}
          onClick={() => void send({ isKept: true })}
        >
          Keep My Account and Sign In
        </Button>
      )}
      <Button type="submit" size="md" disabled={isLoading}>
        {isLoading ? 'Signing In' : 'Sign In'}
      </Button>
      {aside}
    </form>
  );
}
