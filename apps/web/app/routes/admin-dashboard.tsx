import '#app/theme/mantine-forms.css';
import { AdminDashboard, dashboardLoading } from '#app/features/adviser/components/admin-dashboard.tsx';
import { DeskHead } from '#app/features/adviser/components/desk-head.tsx';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { JoinsAsked } from '#app/features/joins/components/joins-asked.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Admin Dashboard',
    description: 'Clients, properties and what arrived since.',
    path: '/admin-dashboard',
    isPrivate: true,
  });
}

export default function AdminDashboardPage() {
  return (
    <Guard access="admin" waitingText={dashboardLoading} waitingHead={<DeskHead />}>
      <SignedInData>
        <AdminDashboard notices={<JoinsAsked />} />
      </SignedInData>
    </Guard>
  );
}
