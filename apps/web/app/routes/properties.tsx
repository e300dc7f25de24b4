import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { CatalogueScreen } from '#app/features/properties/catalogue/catalogue-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Properties',
    description: 'The properties on offer, with their figures.',
    path: '/properties',
    isPrivate: true,
  });
}

export default function PropertiesPage() {
  return (
    <Guard access="signed-in" waitingText="Loading properties">
      <SignedInData>
        <CatalogueScreen />
      </SignedInData>
    </Guard>
  );
}
