import { fieldMessages, routes } from '@freehold/contract';
import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { dateTime } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { useLinkToken } from '../link-token.ts';
import css from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { LinkEnding } from './link-ending.tsx';

/** Confirms an account's new address, with the mailed link and the account's password. */
export function ConfirmNewEmailScreen() {
  const token = useLinkToken();
  const [dueAt, setDueAt] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  if (token === undefined) return <LoadingScreen text="Opening your link" />;
  if (token === null || isRefused) {
    return (
      <LinkEnding title="This link no longer works">
        It was used already, has expired, or the change was stopped. Please ask your adviser.
      </LinkEnding>
    );
  }
  if (dueAt !== null) {
    return (
      <LinkEnding title="Your new address is confirmed">
        It becomes the address of your account on {dateTime(new Date(dueAt))}, or within minutes if that has passed.
        Until then sign in with the earlier one.
      </LinkEnding>
    );
  }
  return <Confirm token={token} onDone={setDueAt} onRefused={() => setRefused(true)} />;
}

function Confirm(props: { token: string; onDone: (dueAt: string) => void; onRefused: () => void }) {
  const { token, onDone, onRefused } = props;
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { isRunning, waiting, run, cancel } = useCall(routes.auth.confirmNewEmail);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    setFailure(password === '' ? fieldMessages.passwordRequired : null);
    if (password === '') return;
    const outcome = await run({ body: { token, password } });
    if (outcome.kind === 'done') onDone(outcome.reply.dueAt);
    if (outcome.kind !== 'failed') return;
    if (outcome.error instanceof CallError && outcome.error.code === 'link-not-valid') return onRefused();
    setFailure(errorText(outcome.error, 'The address could not be confirmed. Please try again.'));
  }

  return (
    <AuthCard
      title="Confirm your new address"
      purpose="Your password shows that the account is yours: an adviser may have mistyped the address."
    >
      <form className={css.form} onSubmit={confirm} noValidate aria-label="Confirm your new address">
        <PasswordInput
          label="Password of your account"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
        {failure && !isRunning && (
          <p className="fh-failure" role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" size="md" disabled={isRunning}>
          {isRunning ? 'Confirming' : 'Confirm'}
        </Button>
      </form>
    </AuthCard>
  );
}
