import '#app/theme/mantine-forms.css';
import { StopChangeScreen } from '#app/features/auth/components/stop-change-screen.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Stop a Change',
    description: 'Stop a change to your account.',
    path: '/stop-change',
    isPrivate: true,
  });
}

export default function StopChangePage() {
  return <StopChangeScreen />;
}
