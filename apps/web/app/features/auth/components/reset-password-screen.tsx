import { fieldMessages, resetPasswordSchema, routes } from '@freehold/contract';
import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { CallError } from '#app/lib/call-error.ts';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { signOut } from '#app/lib/session.ts';
import { useCall } from '#app/lib/use-call.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { isFirstPassword, useLinkToken } from '../link-token.ts';
import css from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';

const idOf = () => 'reset-password';
const failed = 'The password could not be set. Please try again.';

function errorsOf({ password }: { password: string }) {
  const parsed = z.safeParse(z.pick(resetPasswordSchema, { password: true }), { password });
  return parsed.success ? {} : { password: parsed.error.issues[0]?.message ?? fieldMessages.passwordRequired };
}

/** Sets a new password with a mailed link. If the link is no longer valid, offers to send a new one. */
export function ResetPasswordScreen() {
  const token = useLinkToken();
  const [ending, setEnding] = useState<'set' | 'refused' | null>(null);
  if (token === undefined) return <LoadingScreen text="Opening your link" />;
  if (ending === 'set') return <Done />;
  if (token === null || ending === 'refused') return <Refused />;
  return <NewPassword token={token} onEnd={setEnding} />;
}

function NewPassword({ token, onEnd }: { token: string; onEnd: (ending: 'set' | 'refused') => void }) {
  const fields = useFields({ initial: { password: '' }, check: errorsOf, order: ['password'], idOf });
  const [failure, setFailure] = useState<string | null>(null);
  const { isRunning, waiting, run, cancel } = useCall(routes.auth.resetPassword);
  // Drawn in a browser alone: a page without a token waits.
  const isFirst = isFirstPassword(window.location.hash);

  async function set(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (!fields.validate()) return;
    const outcome = await run({ body: { token, password: fields.values.password } });
    if (outcome.kind === 'done') {
      // The server has ended every session of the account; this browser's next call would fail.
      void signOut();
      onEnd('set');
    }
    if (outcome.kind !== 'failed') return;
    if (outcome.error instanceof CallError && outcome.error.code === 'link-not-valid') return onEnd('refused');
    const refused = fieldErrorsOf(outcome.error);
    fields.setErrors(refused);
    if (refused.password === undefined) setFailure(errorText(outcome.error, failed));
  }

  return (
    <AuthCard
      title={isFirst ? 'Choose a password' : 'Set a new password'}
      purpose={
        isFirst
          ? 'You sign in with it and your email address.'
          : 'It ends every session of your account, on this device and all others.'
      }
    >
      <form className={css.form} onSubmit={set} noValidate aria-label="New password">
        <PasswordInput
          id={idOf()}
          label={isFirst ? 'Password' : 'New password'}
          description="At least 6 characters"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          error={fields.errors.password}
          value={fields.values.password}
          onChange={(event) => fields.set('password', event.currentTarget.value)}
        />
        {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
        {failure && !isRunning && (
          <p className="fh-failure" role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" size="md" disabled={isRunning}>
          {isRunning ? 'Saving...' : 'Set Password'}
        </Button>
      </form>
    </AuthCard>
  );
}

function Done() {
  return (
    <AuthCard title="Your password is set">
      <p role="status">Sign in with the new password. Every earlier session of your account has ended.</p>
      <Button component={Link} to="/auth" size="md">
        Sign In
      </Button>
    </AuthCard>
  );
}

function Refused() {
  return (
    <AuthCard title="This link no longer works">
      <p role="status">It was used already, has expired or is not complete. Your password is what it was before.</p>
      <div className={css.actions}>
        <Button component={Link} to="/forgot-password" size="md">
          Ask for a New Link
        </Button>
        <Link to="/auth">Back to sign in</Link>
      </div>
    </AuthCard>
  );
}
