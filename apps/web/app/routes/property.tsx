import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { PropertyScreen } from '#app/features/properties/detail/property-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/property.ts';

export function meta({ params }: Route.MetaArgs) {
  return pageMeta({
    title: 'Property',
    description: 'A property with its figures and the years ahead.',
    path: `/property/${params.propertyId}`,
    isPrivate: true,
  });
}

export default function PropertyPage({ params }: Route.ComponentProps) {
  return (
    <Guard access="signed-in" waitingText="Loading property">
      <SignedInData>
        <PropertyScreen key={params.propertyId} propertyId={params.propertyId} />
      </SignedInData>
    </Guard>
  );
}
