import '#app/theme/mantine-forms.css';
import { Navigate } from 'react-router';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { AdminPropertyScreen } from '#app/features/properties/editing/admin-property-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { useIsAdmin } from '#app/lib/use-is-admin.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/admin-property.ts';

export function meta({ params }: Route.MetaArgs) {
  return pageMeta({
    title: 'Property details',
    description: 'A property as advisers keep it.',
    path: `/admin/property/${params.propertyId}`,
    isPrivate: true,
  });
}

export default function AdminPropertyPage({ params }: Route.ComponentProps) {
  return (
    <Guard access="desk" waitingText="Loading property">
      <SignedInData>
        <ForRole propertyId={params.propertyId} />
      </SignedInData>
    </Guard>
  );
}

/** An adviser, who may not change properties, follows an admin's link to what they can read. */
function ForRole({ propertyId }: { readonly propertyId: string }) {
  if (!useIsAdmin()) return <Navigate to={`/property/${propertyId}`} replace />;
  return <AdminPropertyScreen key={propertyId} propertyId={propertyId} />;
}
