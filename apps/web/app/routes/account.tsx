import '#app/theme/mantine-forms.css';
import { useEffect } from 'react';
import { AccountScreen } from '#app/features/account/components/account-screen.tsx';
import { AuthProvider } from '#app/features/auth/components/auth-provider.tsx';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { useAuth } from '#app/features/auth/use-auth.ts';
import { privacy } from '#app/features/content/pages/privacy.ts';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Your Account',
    description: 'How you sign in, where you are signed in, and what is held about you.',
    path: '/account',
    isPrivate: true,
  });
}

const ignore = () => undefined;

export default function AccountPage() {
  useEffect(() => {
    // Lazy, since the list of routes on every page names what they import.
    import('#app/features/plan/account/left-plans.ts').then(({ watchSignOut }) => watchSignOut(), ignore);
  }, []);
  return (
    <Guard access="signed-in" waitingText="Loading your account" isForSetUp>
      <AuthProvider>
        <SignedInData>
          <Account />
        </SignedInData>
      </AuthProvider>
    </Guard>
  );
}

function Account() {
  const { profile, updateProfile } = useAuth();
  const contact = profile?.role === 'CLIENT' ? profile : null;
  return (
    <AccountScreen
      contact={contact}
      onSaveContact={({ firstName, lastName, phone }) => updateProfile({ firstName, lastName, phone })}
      policyDate={privacy.reviewed}
    />
  );
}
