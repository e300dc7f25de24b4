import '#app/theme/mantine-calculator.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { PlanList } from '#app/features/plan/account/plan-list.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

// Lazy: most browsers keep no plan.
const KeepQuestion = lazyPart(
  () => import('#app/features/plan/account/keep-question.tsx').then((module) => module.KeepQuestion),
  { isSilent: true },
);

export function meta() {
  return pageMeta({
    title: 'Your Plans',
    description: 'The plans that are kept in your account.',
    path: '/plans',
    isPrivate: true,
  });
}

export default function PlansPage() {
  return (
    <Guard access="client" waitingText="Loading your plans">
      <SignedInData>
        <KeepQuestion />
        <PlanList />
      </SignedInData>
    </Guard>
  );
}
