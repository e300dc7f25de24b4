import '#app/theme/mantine-calculator.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/account-plan.ts';

// Lazy: the workspace is large, and whoever may not see it needs none of it.
const AccountPlan = lazyPart(() =>
  import('#app/features/plan/account/account-plan.tsx').then((module) => module.AccountPlan),
);

export function meta({ params }: Route.MetaArgs) {
  return pageMeta({
    title: 'Your Plan',
    description: 'A plan that is kept in your account.',
    path: `/plans/${params.planId}`,
    isPrivate: true,
  });
}

export default function AccountPlanPage({ params }: Route.ComponentProps) {
  return (
    <Guard access="client" waitingText="Opening your plan">
      <SignedInData>
        <AccountPlan key={params.planId} id={params.planId} />
      </SignedInData>
    </Guard>
  );
}
