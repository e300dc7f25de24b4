import '#app/theme/mantine-forms.css';
import { ConfirmNewEmailScreen } from '#app/features/auth/components/confirm-new-email-screen.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Confirm Your New Address',
    description: 'Confirm the new address of your account.',
    path: '/confirm-new-email',
    isPrivate: true,
  });
}

export default function ConfirmNewEmailPage() {
  return <ConfirmNewEmailScreen />;
}
