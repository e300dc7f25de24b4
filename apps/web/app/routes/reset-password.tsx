import '#app/theme/mantine-forms.css';
import { ResetPasswordScreen } from '#app/features/auth/components/reset-password-screen.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Set a New Password',
    description: 'Set a new password with the link from your email.',
    path: '/reset-password',
    isPrivate: true,
  });
}

export default function ResetPasswordPage() {
  return <ResetPasswordScreen />;
}
