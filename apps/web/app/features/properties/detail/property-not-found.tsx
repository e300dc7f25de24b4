import { toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { roleHome } from '../shared/role-home.ts';
import { useRole } from '../shared/use-role.ts';

/** That there is no such property, and the way to the role's dashboard, taken by itself (decision B-26). */
export function PropertyNotFound() {
  const home = roleHome(useRole());
  const navigate = useNavigate();

  const leave = useEffectEvent((destination: string) => {
    showToast({ ...toasts.propertyNotFound, tone: 'error' });
    void navigate(destination, { replace: true });
  });
  useEffect(() => leave(home), [home]);

  return (
    <MessageScreen
      title="Property Not Found"
      actions={
        <Button component={Link} to={home} size="md">
          Return to Dashboard
        </Button>
      }
    >
      <p>{toasts.propertyNotFound.description}</p>
    </MessageScreen>
  );
}
