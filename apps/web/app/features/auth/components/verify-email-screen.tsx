import { routes } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { CallError } from '#app/lib/call-error.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { failureText } from '../failure-text.ts';
import { useLinkToken } from '../link-token.ts';
import css from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';

type Ending = 'verified' | 'linked' | 'refused';
const failed = 'The address could not be confirmed. Please try again.';

/**
 * Confirms an e-mail address with the link of a mail. A person presses a button: programs that open every link of a mail
 * must not confirm an address for somebody who cannot read it.
 */
export function VerifyEmailScreen() {
  const token = useLinkToken();
  const [ending, setEnding] = useState<Ending | null>(null);
  if (token === undefined) return <LoadingScreen text="Opening your link" />;
  if (token === null || ending === 'refused') return <Refused />;
  return ending === null ? <Confirm token={token} onEnd={setEnding} /> : <Verified isLinked={ending === 'linked'} />;
}

function Confirm({ token, onEnd }: { token: string; onEnd: (ending: Ending) => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const { isRunning, waiting, run, cancel } = useCall(routes.auth.verifyEmail);

  async function confirm() {
    setFailure(null);
    const outcome = await run({ body: { token } });
    if (outcome.kind === 'done') onEnd(outcome.reply.isLinked ? 'linked' : 'verified');
    if (outcome.kind !== 'failed') return;
    if (outcome.error instanceof CallError && outcome.error.code === 'link-not-valid') return onEnd('refused');
    setFailure(failureText(outcome.error, failed));
  }

  return (
    <AuthCard title="Confirm your email" purpose="One press says that this address is yours.">
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && !isRunning && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
      <Button size="md" disabled={isRunning} onClick={() => void confirm()}>
        {isRunning ? 'Confirming' : 'Confirm My Email'}
      </Button>
    </AuthCard>
  );
}

function Verified({ isLinked }: { isLinked: boolean }) {
  return (
    <AuthCard title="Your email is confirmed">
      <p role="status">
        {isLinked
          ? 'What your adviser had recorded for you is now part of your account.'
          : 'Reports and messages about your account can reach you there.'}
      </p>
      <Button component={Link} to="/portfolio-manager" size="md">
        Go to My Portfolio
      </Button>
    </AuthCard>
  );
}

function Refused() {
  return (
    <AuthCard title="This link no longer works">
      <p role="status">
        It was used already, has expired or is not complete. If your address is not confirmed yet, your account sends
        you a new link.
      </p>
      <Button component={Link} to="/account" size="md">
        Go to My Account
      </Button>
    </AuthCard>
  );
}
