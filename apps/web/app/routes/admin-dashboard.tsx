import '#app/theme/mantine-forms.css';
import { AdminDashboard } from '#app/features/adviser/components/admin-dashboard.tsx';
import { DashboardLoading, DeskHead } from '#app/features/adviser/components/desk-head.tsx';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { JoinsAsked } from '#app/features/joins/components/joins-asked.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    // Made before it is known whether an admin or an adviser reads it.
    title: 'Dashboard',
    description: 'Clients, properties and what arrived since.',
    path: '/admin-dashboard',
    isPrivate: true,
  });
}

export default function AdminDashboardPage() {
  return (
    <Guard access="desk" waitingText={<DashboardLoading />} waitingHead={<DeskHead />}>
      <SignedInData>
        <AdminDashboard notices={<JoinsAsked />} />
      </SignedInData>
    </Guard>
  );
}
