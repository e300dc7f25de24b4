import '#app/theme/mantine-forms.css';
import { ModellingPage } from '#app/features/modelling/shared/components/modelling-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Modelling Dashboard',
    description:
      'Model a first purchase, a growing portfolio and negative gearing, with every assumption open to change and every figure explained.',
    path: '/modelling-dashboard',
  });
}

export default function ModellingDashboardPage() {
  return <ModellingPage />;
}
