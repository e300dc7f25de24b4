import { routes } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { dateTime } from '#app/lib/format.ts';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { useLinkToken } from '../link-token.ts';
import css from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';

/**
 * Takes the erasure of an account back with the link of a mail. A person presses a button: programs that open every link of a
 * mail must not decide this.
 */
export function KeepAccountScreen() {
  const token = useLinkToken();
  const [ending, setEnding] = useState<'kept' | 'refused' | null>(null);
  if (token === undefined) return <LoadingScreen text="Opening your link" />;
  if (token === null || ending === 'refused') return <Refused />;
  if (ending === 'kept') return <Kept />;
  return (
    <SignedInData>
      <Erasure token={token} onEnd={setEnding} />
    </SignedInData>
  );
}

interface ErasureProps {
  readonly token: string;
  readonly onEnd: (ending: 'kept' | 'refused') => void;
}

function Erasure({ token, onEnd }: ErasureProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['erasure', token],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => call(routes.privacy.lookAtErasure, { body: { token }, signal }),
  });
  if (data !== undefined) return <Keep token={token} onEnd={onEnd} eraseAt={data.eraseAt} />;
  if (error === null || isFetching) return <LoadingScreen text="Opening your link" />;
  if (error instanceof CallError && error.code === 'link-not-valid') return <Refused />;
  return (
    <AuthCard title="Keep your account">
      <p className={css.failure} role="alert">
        {errorText(error, 'The link could not be opened. Please try again.')}
      </p>
      <Button size="md" onClick={() => void refetch()}>
        Retry
      </Button>
    </AuthCard>
  );
}

function Keep({ token, onEnd, eraseAt }: ErasureProps & { readonly eraseAt: string }) {
  const [failure, setFailure] = useState<string | null>(null);
  const { isRunning, waiting, run, cancel } = useCall(routes.privacy.keepAccount);

  async function keep() {
    setFailure(null);
    const outcome = await run({ body: { token } });
    if (outcome.kind === 'done') onEnd('kept');
    if (outcome.kind !== 'failed') return;
    if (outcome.error instanceof CallError && outcome.error.code === 'link-not-valid') return onEnd('refused');
    setFailure(errorText(outcome.error, 'Your account could not be kept. Please try again.'));
  }

  return (
    <AuthCard
      title="Keep your account"
      purpose={`Your account is being erased and will be gone for good on ${dateTime(new Date(eraseAt))}. Keep it, and everything comes back.`}
    >
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && !isRunning && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
      <Button size="md" disabled={isRunning} onClick={() => void keep()}>
        {isRunning ? 'Bringing It Back' : 'Keep My Account'}
      </Button>
    </AuthCard>
  );
}

function Kept() {
  return (
    <AuthCard title="Your account is back">
      <p role="status">
        Everything is as it was. If you did not ask for it to be erased, set a new password once you have signed in.
      </p>
      <Button component={Link} to="/auth" size="md">
        Sign In
      </Button>
    </AuthCard>
  );
}

function Refused() {
  return (
    <AuthCard title="This link no longer works">
      <p role="status">Your account was kept already, or it is gone for good. If you can sign in, it is still there.</p>
      <Button component={Link} to="/auth" size="md">
        Sign In
      </Button>
    </AuthCard>
  );
}
