import { Navigate } from 'react-router';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'New Client Details',
    description: 'Enter the details of a new client.',
    path: '/admin-client-form',
    isPrivate: true,
  });
}

/** A second URL of the same screen (decision B-01). */
export default function AdminClientFormPage() {
  return (
    <Guard access="desk" waitingText="Loading client details">
      <Navigate to="/admin-client" replace />
    </Guard>
  );
}
