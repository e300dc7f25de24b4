import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { PracticeScreen } from '#app/features/practice/components/practice-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Practice',
    description: 'The practice’s name, contact and logo on reports and emails.',
    path: '/admin/practice',
    isPrivate: true,
  });
}

export default function AdminPracticePage() {
  return (
    <Guard access="admin" waitingText="Loading the practice">
      <SignedInData>
        <PracticeScreen />
      </SignedInData>
    </Guard>
  );
}
