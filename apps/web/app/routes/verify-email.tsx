import '#app/theme/mantine-forms.css';
import { VerifyEmailScreen } from '#app/features/auth/components/verify-email-screen.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Confirm Your Email',
    description: 'Confirm that an email address is yours.',
    path: '/verify-email',
    isPrivate: true,
  });
}

export default function VerifyEmailPage() {
  return <VerifyEmailScreen />;
}
