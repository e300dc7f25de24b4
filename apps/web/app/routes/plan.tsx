import '#app/theme/mantine-calculator.css';
import { PlanPage } from '#app/features/plan/plan-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { calculatorData } from '#app/ui/structured-data.ts';

const page = {
  title: 'Your Plan',
  description:
    'Five questions, and your next forty years are drawn: property, loans, super and tax under the law of each year. Free, without an account; nothing leaves your browser.',
  path: '/plan',
} as const;

export function meta() {
  return [...pageMeta(page), calculatorData({ name: 'Household plan', ...page })];
}

export default function PlanRoute() {
  return <PlanPage />;
}
