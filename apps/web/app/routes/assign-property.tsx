import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { AssignPropertyScreen } from '#app/features/properties/assigning/assign-property-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Assign Property',
    description: 'Puts a property into a client’s portfolio.',
    path: '/assign-property',
    isPrivate: true,
  });
}

export default function AssignPropertyPage() {
  return (
    <Guard access="desk" waitingText="Loading">
      <SignedInData>
        <AssignPropertyScreen />
      </SignedInData>
    </Guard>
  );
}
