import { pageMeta } from '#app/ui/page-meta.ts';
import { NotFoundScreen } from '#app/ui/screens/not-found-screen.tsx';

export function meta() {
  return pageMeta({
    title: 'Page not found',
    description: 'There is no page at this address.',
    path: '/404',
    isPrivate: true,
  });
}

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
