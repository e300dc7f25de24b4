import '#app/theme/mantine-forms.css';
import { ForgotPasswordScreen } from '#app/features/auth/components/forgot-password-screen.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Forgot Password',
    description: 'Ask for a link that sets a new password.',
    path: '/forgot-password',
    isPrivate: true,
  });
}

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
