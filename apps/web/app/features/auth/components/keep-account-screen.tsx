import { routes } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { dateTime } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { AuthCard } from './auth-card.tsx';
import { LinkEnding } from './link-ending.tsx';
import { LinkLook } from './link-look.tsx';

const title = 'Keep your account';

/**
 * Cancels the erasure of an account with a mailed link. Needs a button press: mail scanners that open every link must
 * not decide this.
 */
export function KeepAccountScreen() {
  const [ending, setEnding] = useState<'kept' | 'refused' | null>(null);
  if (ending === 'refused') return <Refused />;
  if (ending === 'kept') return <Kept />;
  return (
    <LinkLook
      title={title}
      look={(token, signal) => call(routes.privacy.lookAtErasure, { body: { token }, signal })}
      refused={<Refused />}
    >
      {(token, { eraseAt }) => <Keep token={token} eraseAt={eraseAt} onEnd={setEnding} />}
    </LinkLook>
  );
}

interface KeepProps {
  readonly token: string;
  readonly eraseAt: string;
  readonly onEnd: (ending: 'kept' | 'refused') => void;
}

function Keep({ token, eraseAt, onEnd }: KeepProps) {
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
      title={title}
      purpose={`Your account is being erased and will be gone for good on ${dateTime(new Date(eraseAt))}. Keep it, and everything comes back.`}
    >
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && !isRunning && (
        <p className="fh-failure" role="alert">
          {failure}
        </p>
      )}
      <Button size="md" disabled={isRunning} onClick={() => void keep()}>
        {isRunning ? 'Bringing It Back' : 'Keep My Account'}
      </Button>
    </AuthCard>
  );
}

const signIn = { to: '/auth', label: 'Sign In' };

function Kept() {
  return (
    <LinkEnding title="Your account is back" way={signIn}>
      Everything is as it was. If you did not ask for it to be erased, set a new password once you have signed in.
    </LinkEnding>
  );
}

function Refused() {
  return (
    <LinkEnding title="This link no longer works" way={signIn}>
      Your account was kept already, or it is gone for good. If you can sign in, it is still there.
    </LinkEnding>
  );
}
