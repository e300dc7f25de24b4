import { email as emailSchema, fieldMessages, routes } from '@freehold/contract';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { textIn, useEarlySubmit } from '#app/lib/early-form.ts';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import css from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';

const idOf = () => 'forgot-email';
const failed = 'The link could not be asked for. Please try again.';

function errorsOf({ email }: { email: string }) {
  const parsed = z.safeParse(emailSchema, email);
  return parsed.success ? {} : { email: parsed.error.issues[0]?.message ?? fieldMessages.emailInvalid };
}

/** Requests a password reset link. The message afterwards is the same whether or not the account exists. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? <Ask onSent={setSentTo} /> : <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const fields = useFields({ initial: { email: '' }, check: errorsOf, order: ['email'], idOf });
  const [failure, setFailure] = useState<string | null>(null);
  const { isRunning, waiting, run, cancel } = useCall(routes.auth.forgotPassword);
  const submitEarly = useEarlySubmit();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    const email = textIn(idOf());
    startTransition(() => {
      if (email !== '') fields.set('email', email);
      submitEarly();
    });
  }, []);

  async function ask(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (!fields.validate()) return;
    const email = fields.values.email.trim();
    const outcome = await run({ body: { email } });
    if (outcome.kind === 'done') onSent(email);
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, failed));
  }

  return (
    <AuthCard
      title="Forgot your password?"
      purpose="Enter the email of your account. A link to set a new password follows."
    >
      <form className={css.form} onSubmit={ask} noValidate aria-label="Forgot password">
        <TextInput
          id={idOf()}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={fields.errors.email}
          value={fields.values.email}
          onChange={(event) => fields.set('email', event.currentTarget.value)}
        />
        {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
        {failure && !isRunning && (
          <p className="fh-failure" role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" size="md" disabled={isRunning}>
          {isRunning ? 'Sending' : 'Send the Link'}
        </Button>
        <Link to="/auth">Back to sign in</Link>
      </form>
    </AuthCard>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AuthCard title="Look at your email">
      <p role="status">
        If there is an account for {email}, a link to set a new password is on its way to it. The link works once, for
        10 minutes. If one was sent in the last few minutes, use that: it still works.
      </p>
      <p className={css.notice}>Nothing there? Look into the spam folder, or check the address and send it again.</p>
      <div className={css.actions}>
        <Button variant="default" onClick={onAgain}>
          Send It Again
        </Button>
        <Link to="/auth">Back to sign in</Link>
      </div>
    </AuthCard>
  );
}
