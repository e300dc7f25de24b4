import { Link } from 'react-router';
import { signOut, useSession } from '#app/lib/session.ts';
import { roleLabel, useOwnProfile } from '#app/lib/session-profile.ts';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import { showToast, type ToastText } from '#app/ui/toasts/toasts.ts';
import css from './session-corner.module.css';

/**
 * The signed-in person, linked to their account, and sign-out; or sign-in. Space is reserved while this is not known.
 */
export function SessionCorner({ signedOut, onLeave }: { signedOut: ToastText; onLeave: () => void }) {
  const session = useSession();
  const profile = useOwnProfile();

  function leave() {
    onLeave();
    // Signs out here at once; the server call may fail.
    void signOut();
    showToast({ ...signedOut, tone: 'success' });
  }

  if (session.status === 'signed-in') {
    const { email, role } = session.user;
    return (
      <div className={css.signedIn}>
        <Link to="/account" className={css.who ?? ''} title={`Your account, ${email}`} onClick={onLeave}>
          <span className={css.role}>{roleLabel(profile, role)}</span>
          <span className={css.email}>{email}</span>
        </Link>
        <ActionButton tone="quiet" className={css.leave} onClick={leave}>
          Sign Out
        </ActionButton>
      </div>
    );
  }
  return (
    <ActionLink to="/auth" onClick={onLeave} isHidden={session.status === 'loading'}>
      Sign In
    </ActionLink>
  );
}
