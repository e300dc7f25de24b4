import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { PropertyFilesScreen } from '#app/features/properties/files/property-files-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Import and Export',
    description: 'Properties as CSV files, in and out.',
    path: '/admin/properties/files',
    isPrivate: true,
  });
}

export default function PropertyFilesPage() {
  return (
    <Guard access="admin" waitingText="Loading">
      <SignedInData>
        <PropertyFilesScreen />
      </SignedInData>
    </Guard>
  );
}
