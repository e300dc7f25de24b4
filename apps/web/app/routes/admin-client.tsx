import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { ClientFormScreen } from '#app/features/client-form/components/client-form-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'New Client Details',
    description: 'Enter the details of a new client.',
    path: '/admin-client',
    isPrivate: true,
  });
}

export default function AdminClientPage() {
  return (
    <Guard access="desk" waitingText="Loading client details">
      <SignedInData>
        <ClientFormScreen
          clientId={null}
          backTo="/admin-dashboard"
          clientPath={(clientId) => `/admin/client/${clientId}`}
        />
      </SignedInData>
    </Guard>
  );
}
