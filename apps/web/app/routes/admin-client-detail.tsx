import '#app/theme/mantine-forms.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ClientAdvisers } from '#app/features/advisers/components/client-advisers.tsx';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { headQuery } from '#app/features/client-desk/client-desk-queries.ts';
import { ClientHead } from '#app/features/client-desk/components/client-head.tsx';
import { ClientParts } from '#app/features/client-desk/components/client-parts.tsx';
import { EraseClient } from '#app/features/client-desk/components/erase-client.tsx';
import { isNoClient, NoSuchClient } from '#app/features/client-desk/components/no-such-client.tsx';
import { ClientFormScreen } from '#app/features/client-form/components/client-form-screen.tsx';
import { fieldLabel } from '#app/features/client-form/field-label.ts';
import { JoinsAsked } from '#app/features/joins/components/joins-asked.tsx';
import { ClientPlans } from '#app/features/plan/adviser/client-plans.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { useIsAdmin } from '#app/lib/use-is-admin.ts';
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

export default function AdminClientDetailPage({ params: { clientId } }: Route.ComponentProps) {
  return (
    <Guard access="desk" waitingText="Loading client details">
      <SignedInData>
        <ClientPage key={clientId} clientId={clientId} />
      </SignedInData>
    </Guard>
  );
}

function ClientPage({ clientId }: { readonly clientId: string }) {
  const cache = useQueryClient();
  const isAdmin = useIsAdmin();
  // The form says that an address without an id has none.
  const { data, error } = useQuery({ ...headQuery(clientId), enabled: clientId.trim() !== '' });
  if (data === undefined && isNoClient(error)) return <NoSuchClient />;
  return (
    <ClientFormScreen
      clientId={clientId}
      backTo="/admin-dashboard"
      clientPath={(id) => `/admin/client/${id}`}
      onSaved={() => void cache.invalidateQueries({ queryKey: headQuery(clientId).queryKey })}
      actions={
        <>
          <Button component={Link} to={`/admin/client/${clientId}/view`} variant="default">
            View as client
          </Button>
          {isAdmin && <EraseClient clientId={clientId} />}
        </>
      }
      surround={(form) => (
        <>
          {isAdmin && <JoinsAsked clientId={clientId} />}
          <ClientHead clientId={clientId} />
          {isAdmin && <ClientAdvisers clientId={clientId} />}
          <ClientParts clientId={clientId} labelOf={fieldLabel} plans={<ClientPlans clientId={clientId} />}>
            {form}
          </ClientParts>
        </>
      )}
    />
  );
}
