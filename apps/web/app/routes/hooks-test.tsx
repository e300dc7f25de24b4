import '#app/theme/mantine-forms.css';
import { facilityFallbacks } from '#app/features/auth/failure-text.ts';
import { HooksTestScreen } from '#app/features/hooks-test/components/hooks-test-screen.tsx';
import { areDevelopmentAidsOn } from '#app/lib/development-aids.ts';
import { errorText } from '#app/lib/error-text.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { NotFoundScreen } from '#app/ui/screens/not-found-screen.tsx';
import { meta as notFoundMeta } from './not-found.tsx';

export function meta() {
  if (!areDevelopmentAidsOn()) return notFoundMeta();
  return pageMeta({
    title: 'Hook Tester',
    description: 'A development aid: calculations and calls with fixed inputs.',
    path: '/hooks-test',
    isPrivate: true,
  });
}

export default function HooksTestPage() {
  if (!areDevelopmentAidsOn()) return <NotFoundScreen />;
  return <HooksTestScreen signInFailureText={(error) => errorText(error, facilityFallbacks.signIn)} />;
}
