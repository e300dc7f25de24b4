import '#app/theme/mantine-calculator.css';
import { ModellingPage } from '#app/features/modelling/shell/modelling-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { calculatorData } from '#app/ui/structured-data.ts';

const page = {
  title: 'Modelling Dashboard',
  description:
    'Model a first purchase, a growing portfolio and negative gearing, with every assumption open to change and every figure explained.',
  path: '/modelling-dashboard',
} as const;

export function meta() {
  return [...pageMeta(page), calculatorData({ name: 'Investment Modelling Dashboard', ...page })];
}

export default function ModellingDashboardPage() {
  return <ModellingPage />;
}
