import { AppError } from '@freehold/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';

/** True of the server's answer to an id that no client has. */
export function isNoClient(error: unknown): boolean {
  return error instanceof AppError && ['not-found', 'invalid-input'].includes(error.code);
}

/** An adviser's page of an id that no client has. */
export function NoSuchClient() {
  return (
    <MessageScreen
      title="There is no such client"
      actions={
        <Button component={Link} to="/admin/clients">
          Clients
        </Button>
      }
    >
      <p role="alert">The link may be old, or the client was erased.</p>
    </MessageScreen>
  );
}
