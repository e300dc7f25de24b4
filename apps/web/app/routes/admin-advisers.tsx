import '#app/theme/mantine-forms.css';
import { Navigate } from 'react-router';
import { AdvisersScreen } from '#app/features/advisers/components/advisers-screen.tsx';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { useIsAdmin } from '#app/lib/use-is-admin.ts';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Advisers',
    description: 'The practice’s advisers, and whose the clients are.',
    path: '/admin/advisers',
    isPrivate: true,
  });
}

export default function AdminAdvisersPage() {
  return (
    <Guard access="admin" waitingText="Loading the advisers">
      <SignedInData>
        <Advisers />
      </SignedInData>
    </Guard>
  );
}

function Advisers() {
  return useIsAdmin() ? <AdvisersScreen /> : <Navigate to="/admin-dashboard" replace />;
}
