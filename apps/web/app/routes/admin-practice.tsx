import '#app/theme/mantine-forms.css';
import { Navigate, useParams } from 'react-router';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { PracticeScreen } from '#app/features/practice/components/practice-screen.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

const AdvisersScreen = lazyPart(() =>
  import('#app/features/advisers/components/advisers-screen.tsx').then((module) => module.AdvisersScreen),
);

export function meta({ params }: { params: { part?: string } }) {
  const advisers = { title: 'Advisers', description: 'The practice’s advisers, and whose the clients are.' };
  const practice = { title: 'Practice', description: 'The practice’s name, contact and logo on reports and emails.' };
  return pageMeta({
    ...(params.part === undefined ? practice : advisers),
    path: '/admin/practice',
    isPrivate: true,
  });
}

/** The practice, and its advisers at `/admin/practice/advisers`: one route, since each is listed on every first visit. */
export default function AdminPracticePage() {
  const { part } = useParams();
  return (
    <Guard access="admin" waitingText={part === undefined ? 'Loading the practice' : 'Loading the advisers'}>
      <SignedInData>{part === undefined ? <PracticeScreen /> : <Advisers part={part} />}</SignedInData>
    </Guard>
  );
}

function Advisers({ part }: { part: string }) {
  return part === 'advisers' ? <AdvisersScreen /> : <Navigate to="/admin/practice" replace />;
}
