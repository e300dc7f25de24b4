import '#app/theme/mantine-forms.css';
import { AuthProvider } from '#app/features/auth/components/auth-provider.tsx';
import { SignInScreen } from '#app/features/auth/components/sign-in-screen.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Sign In',
    description: 'Sign in to Freehold as a client or an adviser, or create an account.',
    path: '/auth',
    isPrivate: true,
  });
}

export default function AuthPage() {
  return (
    <AuthProvider>
      <SignInScreen />
    </AuthProvider>
  );
}
