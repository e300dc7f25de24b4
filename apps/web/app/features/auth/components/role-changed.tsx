import { Button } from '@mantine/core';
import { signOut } from '#app/lib/session.ts';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';

/** For whoever signed in as an adviser and is none any more: no screen of either role would keep them. */
export function RoleChanged() {
  return (
    <MessageScreen
      title="Your access has changed"
      actions={
        <Button size="md" onClick={() => void signOut()}>
          Sign in again
        </Button>
      }
    >
      <p role="alert">What you may see is no longer what it was when you signed in. Sign in again to go on.</p>
    </MessageScreen>
  );
}
