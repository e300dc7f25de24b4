import '#app/theme/mantine-forms.css';
import { ClientsScreen } from '#app/features/adviser/components/clients-screen.tsx';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Clients',
    description: 'Clients with net worth, LVR, last contact and next action.',
    path: '/admin/clients',
    isPrivate: true,
  });
}

export default function AdminClientsPage() {
  return (
    <Guard access="desk" waitingText="Loading clients">
      <SignedInData>
        <ClientsScreen />
      </SignedInData>
    </Guard>
  );
}
