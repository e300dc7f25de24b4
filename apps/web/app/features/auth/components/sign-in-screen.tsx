import { errorKinds } from '@freehold/contract';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useSession } from '#app/lib/session.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import { destinationOf } from '../destination.ts';
import css from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { DemoButtons } from './demo-buttons.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'sign-up', label: 'Sign Up' },
] as const;
type TabId = (typeof tabs)[number]['id'];

const purposes: Readonly<Record<TabId, string>> = {
  'sign-in': 'For clients and their advisers. The calculators need no account.',
  'sign-up': 'One place for your properties, loans, tax and retirement.',
};

/** The way in. Who is signed in already goes on to their own screen. */
export function SignInScreen() {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  if (session.status === 'loading') return <LoadingScreen text="Loading sign-in" />;
  if (session.status === 'signed-in') return <Navigate to={destinationOf(session.user.role)} replace />;

  const open: TabId = search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';
  const show = (tab: TabId) => setSearch(tab === 'sign-up' ? { tab } : {}, { replace: true, preventScrollReset: true });
  return (
    <AuthCard
      title={open === 'sign-in' ? 'Sign in to Freehold' : 'Create your Freehold account'}
      purpose={purposes[open]}
    >
      <div>
        <TabList label="Account" prefix="auth" tabs={tabs} value={open} onChange={show} />
        <TabPanel prefix="auth" id={open}>
          {session.isMisused && (
            <p className={`fh-attention ${css.notice}`} role="alert">
              {errorKinds['session-misused'].message}
            </p>
          )}
          {open === 'sign-in' ? (
            <SignInForm aside={<Link to="/forgot-password">Forgot your password?</Link>} />
          ) : (
            <SignUpForm onCreated={() => show('sign-in')} />
          )}
        </TabPanel>
      </div>
      <DemoButtons />
    </AuthCard>
  );
}
