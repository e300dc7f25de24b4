import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { MessageScreen } from './message-screen.tsx';

/** What an address that leads nowhere shows (specification section 2). */
export function NotFoundScreen() {
  return (
    <MessageScreen
      word="404"
      title="Oops! Page not found"
      actions={
        <Button component={Link} to="/" size="md">
          Return to Home
        </Button>
      }
    >
      <p>There is nothing at this address. The link may be old, or a letter may be missing.</p>
    </MessageScreen>
  );
}
