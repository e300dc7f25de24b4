import '#app/theme/mantine-forms.css';
import { DatabaseTestScreen } from '#app/features/database-test/components/database-test-screen.tsx';
import { areDevelopmentAidsOn } from '#app/lib/development-aids.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { NotFoundScreen } from '#app/ui/screens/not-found-screen.tsx';
import { meta as notFoundMeta } from './not-found.tsx';

export function meta() {
  if (!areDevelopmentAidsOn()) return notFoundMeta();
  return pageMeta({
    title: 'Database Permission Test',
    description: 'A development aid: what an administrator may do with the database.',
    path: '/database-test',
    isPrivate: true,
  });
}

export default function DatabaseTestPage() {
  return areDevelopmentAidsOn() ? <DatabaseTestScreen /> : <NotFoundScreen />;
}
