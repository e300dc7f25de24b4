import '#app/theme/mantine-forms.css';
import { KeepAccountScreen } from '#app/features/auth/components/keep-account-screen.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Keep Your Account',
    description: 'Stop your account from being erased.',
    path: '/keep-account',
    isPrivate: true,
  });
}

export default function KeepAccountPage() {
  return <KeepAccountScreen />;
}
