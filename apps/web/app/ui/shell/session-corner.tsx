import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { signOut, useSession } from '#app/lib/session.ts';
import { showToast, type ToastText } from '#app/ui/toasts/toasts.ts';
import css from './session-corner.module.css';

/** Who is signed in and the way out, or the way in. Room is kept while the browser still has to be asked. */
export function SessionCorner({ signedOut, onLeave }: { signedOut: ToastText; onLeave: () => void }) {
  const session = useSession();

  async function leave() {
    onLeave();
    await signOut();
    showToast({ ...signedOut, tone: 'success' });
  }

  if (session.status === 'signed-in') {
    const { email, role } = session.user;
    return (
      <div className={css.signedIn}>
        <span className={css.who}>
          <span className={css.role}>{role === 'ADMIN' ? 'Admin' : 'Client'}</span>
          <span className={css.email} title={email}>
            {email}
          </span>
        </span>
        <Button variant="default" className={css.leave ?? ''} onClick={leave}>
          Sign Out
        </Button>
      </div>
    );
  }
  return (
    <Button
      component={Link}
      to="/auth"
      onClick={onLeave}
      className={css.signIn ?? ''}
      data-waiting={session.status === 'loading' || undefined}
    >
      Sign In
    </Button>
  );
}
