import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { AdminPropertyScreen } from '#app/features/properties/editing/admin-property-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
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
    <Guard access="admin" waitingText="Loading property">
      <SignedInData>
        <AdminPropertyScreen key={params.propertyId} propertyId={params.propertyId} />
      </SignedInData>
    </Guard>
  );
}
