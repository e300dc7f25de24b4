import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { AddPropertyScreen } from '#app/features/properties/adding/add-property-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Add Property',
    description: 'Adds a property to the list that clients see.',
    path: '/add-property',
    isPrivate: true,
  });
}

export default function AddPropertyPage() {
  return (
    <Guard access="admin" waitingText="Loading">
      <SignedInData>
        <AddPropertyScreen />
      </SignedInData>
    </Guard>
  );
}
