import { routes } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { useLinkToken } from '../link-token.ts';
import { AuthCard } from './auth-card.tsx';
import { LinkEnding } from './link-ending.tsx';

/** Stops an account change, with the link from the mail that announced it. */
export function StopChangeScreen() {
  const token = useLinkToken();
  const [ending, setEnding] = useState<'stopped' | 'refused' | null>(null);
  if (token === undefined) return <LoadingScreen text="Opening your link" />;
  if (token === null || ending === 'refused') {
    return (
      <LinkEnding title="This link no longer works">
        The change was stopped already, has taken effect, or the link is not complete. If you did not ask for it, please
        tell us.
      </LinkEnding>
    );
  }
  if (ending === 'stopped') {
    return (
      <LinkEnding title="The change is stopped">
        Your account stays as it is. If you did not ask for the change, please tell us.
      </LinkEnding>
    );
  }
  return <Stop token={token} onEnd={setEnding} />;
}

function Stop({ token, onEnd }: { token: string; onEnd: (ending: 'stopped' | 'refused') => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const { isRunning, waiting, run, cancel } = useCall(routes.auth.stopChange);

  async function stop() {
    setFailure(null);
    const outcome = await run({ body: { token } });
    if (outcome.kind === 'done') onEnd('stopped');
    if (outcome.kind !== 'failed') return;
    if (outcome.error instanceof CallError && outcome.error.code === 'link-not-valid') return onEnd('refused');
    setFailure(errorText(outcome.error, 'The change could not be stopped. Please try again.'));
  }

  return (
    <AuthCard title="Stop the change?" purpose="Your account then stays as it is.">
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && !isRunning && (
        <p className="fh-failure" role="alert">
          {failure}
        </p>
      )}
      <Button size="md" disabled={isRunning} onClick={() => void stop()}>
        {isRunning ? 'Stopping' : 'Stop the Change'}
      </Button>
    </AuthCard>
  );
}
