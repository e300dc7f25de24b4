import { errorKinds } from '@freehold/contract';
import { Button } from '@mantine/core';
import { Link, Navigate, useSearchParams } from 'react-router';
import { startDemo, useSession } from '#app/lib/session.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import { destinationOf } from '../destination.ts';
import { useAuth } from '../use-auth.ts';
import css from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** The two demo entrances; the demo needs neither account nor server. */
function DemoButtons() {
  const { isLoading } = useAuth();
  return (
    <section className={css.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">Or explore a demo first</h2>
      <p>A demo with made-up people and properties. Nothing you enter there is sent or kept.</p>
      <div className={css.actions}>
        <Button variant="default" h="auto" py="xs" disabled={isLoading} onClick={() => startDemo('ADMIN')}>
          <DemoWay what="Explore the adviser demo" as="Login as Admin" />
        </Button>
        <Button variant="default" h="auto" py="xs" disabled={isLoading} onClick={() => startDemo('CLIENT')}>
          <DemoWay what="Explore the client demo" as="Login as Client" />
        </Button>
      </div>
    </section>
  );
}

function DemoWay({ what, as }: { readonly what: string; readonly as: string }) {
  return (
    <span className={css.demoWay}>
      {what} <small>{as}</small>
    </span>
  );
}

const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'sign-up', label: 'Sign Up' },
] as const;
type TabId = (typeof tabs)[number]['id'];

const purposes: Readonly<Record<TabId, string>> = {
  'sign-in': 'For clients and their advisers. The calculators need no account.',
  'sign-up': 'One place for your properties, loans, tax and retirement.',
};

/** The sign-in screen. Users who are already signed in are redirected to their own screen. */
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
