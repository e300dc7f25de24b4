import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { leadPath } from '#app/features/leads/lead-row.ts';
import { OutboxScreen } from '#app/features/outbox/components/outbox-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Outbox',
    description: 'Emails that wait, were sent or failed.',
    path: '/admin/outbox',
    isPrivate: true,
  });
}

export default function AdminOutboxPage() {
  return (
    <Guard access="admin" waitingText="Loading outbox">
      <SignedInData>
        <OutboxScreen leadPath={leadPath} />
      </SignedInData>
    </Guard>
  );
}
