import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';
import { adviserHome } from '../destination.ts';

/** What an adviser sees in place of a screen of the practice's admins. */
export function AdminsOnly() {
  return (
    <MessageScreen
      title="Only an admin of your practice can open this"
      actions={
        <Button component={Link} to={adviserHome}>
          Back to Dashboard
        </Button>
      }
    >
      <p>Ask an admin for what you need from here. Your own clients and leads are on your dashboard.</p>
    </MessageScreen>
  );
}
