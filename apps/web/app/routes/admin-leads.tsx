import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { LeadsScreen } from '#app/features/leads/components/leads-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Leads',
    description: 'The people who asked for their report.',
    path: '/admin/leads',
    isPrivate: true,
  });
}

export default function AdminLeadsPage() {
  return (
    <Guard access="admin" waitingText="Loading leads">
      <SignedInData>
        <LeadsScreen />
      </SignedInData>
    </Guard>
  );
}
