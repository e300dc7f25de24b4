import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { keepClientView } from '#app/features/client-dashboard/shell/client-view.ts';
import { DashboardFrame } from '#app/features/client-dashboard/shell/dashboard-frame.tsx';
import { DashboardView } from '#app/features/client-dashboard/shell/dashboard-screen.tsx';
import { ClientPreview } from '#app/features/client-desk/components/client-preview.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/admin-client-view.ts';

export function meta({ params }: Route.MetaArgs) {
  return pageMeta({
    title: 'View as Client',
    description: 'The dashboard as the client sees it.',
    path: `/admin/client/${params.clientId}/view`,
    isPrivate: true,
  });
}

export default function AdminClientViewPage({ params: { clientId } }: Route.ComponentProps) {
  return (
    <DashboardFrame>
      <Guard access="desk" waitingText="Loading the client’s dashboard">
        <SignedInData>
          <ClientPreview key={clientId} clientId={clientId} backTo={`/admin/client/${clientId}`} keep={keepClientView}>
            <DashboardView clientId={clientId} />
          </ClientPreview>
        </SignedInData>
      </Guard>
    </DashboardFrame>
  );
}
