import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { ConversionScreen } from '#app/features/leads/components/conversion-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Sources and conversion',
    description: 'What became of the leads of a period, by where they came from.',
    path: '/admin/leads/sources',
    isPrivate: true,
  });
}

export default function AdminSourcesPage() {
  return (
    <Guard access="admin" waitingText="Loading the report">
      <SignedInData>
        <ConversionScreen />
      </SignedInData>
    </Guard>
  );
}
