import '#app/theme/mantine-forms.css';
import '#app/theme/mantine-menu.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { DeskScreen } from '#app/features/leads/components/desk-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Lead Desk',
    description: 'The people who asked for a report or a strategy session.',
    path: '/admin/leads',
    isPrivate: true,
  });
}

export default function AdminLeadsPage() {
  return (
    <Guard access="desk" waitingText="Loading leads">
      <SignedInData>
        <DeskScreen />
      </SignedInData>
    </Guard>
  );
}
