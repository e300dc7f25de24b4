import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { reloadOwnProfile } from '#app/lib/session-profile.ts';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';

/** That it could not be checked who is signed in, with a retry and the way out (decision C-10). */
export function ProfileFailed({ error, onLogOut }: { error: unknown; onLogOut: () => void }) {
  const [isRunning, setRunning] = useState(false);

  async function retry() {
    setRunning(true);
    await reloadOwnProfile();
    setRunning(false);
  }

  return (
    <MessageScreen
      title="Your profile could not be loaded"
      actions={
        <>
          <Button size="md" disabled={isRunning} onClick={() => void retry()}>
            {isRunning ? 'Retrying' : 'Retry'}
          </Button>
          <Button size="md" variant="default" onClick={onLogOut}>
            Log Out
          </Button>
        </>
      }
    >
      <p role="alert">
        {errorText(error, 'The server gave no usable answer.')} The dashboard opens once it is known who is signed in.
      </p>
    </MessageScreen>
  );
}
