import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { leadPath } from '#app/features/leads/lead-row.ts';
import { TodayScreen } from '#app/features/today/components/today-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Today',
    description: 'Due actions, leads waiting for an answer and details to ask about again.',
    path: '/admin/today',
    isPrivate: true,
  });
}

export default function AdminTodayPage() {
  return (
    <Guard access="desk" waitingText="Loading your day">
      <SignedInData>
        <TodayScreen leadPath={leadPath} />
      </SignedInData>
    </Guard>
  );
}
