import '#app/theme/mantine-forms.css';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { ClientParts } from '#app/features/client-desk/components/client-parts.tsx';
import { EraseClient } from '#app/features/client-desk/components/erase-client.tsx';
import { ClientFormScreen } from '#app/features/client-form/components/client-form-screen.tsx';
import { fieldLabel } from '#app/features/client-form/field-label.ts';
import { JoinsAsked } from '#app/features/joins/components/joins-asked.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/admin-client-detail.ts';

export function meta({ params }: Route.MetaArgs) {
  return pageMeta({
    title: 'Edit Client Details',
    description: 'Read and change the details of a client.',
    path: `/admin/client/${params.clientId}`,
    isPrivate: true,
  });
}

export default function AdminClientDetailPage({ params }: Route.ComponentProps) {
  return (
    <Guard access="admin" waitingText="Loading client details">
      <SignedInData>
        <ClientFormScreen
          key={params.clientId}
          clientId={params.clientId}
          backTo="/admin-dashboard"
          clientPath={(id) => `/admin/client/${id}`}
          actions={
            <>
              <Button component={Link} to={`/admin/client/${params.clientId}/view`} variant="default">
                View as client
              </Button>
              <EraseClient clientId={params.clientId} />
            </>
          }
          surround={(form) => (
            <>
              <JoinsAsked clientId={params.clientId} />
              <ClientParts clientId={params.clientId} labelOf={fieldLabel}>
                {form}
              </ClientParts>
            </>
          )}
        />
      </SignedInData>
    </Guard>
  );
}
