import { routes } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import css from './auth-card.module.css';

interface DeclineSignUpProps {
  readonly token: string;
  readonly onKeep: () => void;
  readonly onDeclined: () => void;
  readonly onRefused: () => void;
}

/** Asks before an account is removed that somebody else made with the reader's address. */
export function DeclineSignUp({ token, onKeep, onDeclined, onRefused }: DeclineSignUpProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { isRunning, waiting, run, cancel } = useCall(routes.auth.declineSignUp);

  async function decline() {
    setFailure(null);
    const outcome = await run({ body: { token } });
    if (outcome.kind === 'done') onDeclined();
    if (outcome.kind !== 'failed') return;
    if (outcome.error instanceof CallError && outcome.error.code === 'link-not-valid') return onRefused();
    setFailure(errorText(outcome.error, 'The account could not be removed. Please try again.'));
  }

  return (
    <>
      <p>
        The account ends with everything that was entered in it, and whoever made it is signed out. This cannot be
        undone.
      </p>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && !isRunning && (
        <p className="fh-failure" role="alert">
          {failure}
        </p>
      )}
      <div className={css.actions}>
        <Button color="red" disabled={isRunning} onClick={() => void decline()}>
          {isRunning ? 'Removing' : 'Remove the Account'}
        </Button>
        <Button variant="default" disabled={isRunning} onClick={onKeep} autoFocus>
          Back
        </Button>
      </div>
    </>
  );
}
