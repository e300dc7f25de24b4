import '#app/theme/mantine-calculator.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/admin-client-plan.ts';

// Lazy: the workspace is large, and whoever may not see it needs none of it.
const AdviserPlan = lazyPart(() =>
  import('#app/features/plan/adviser/adviser-plan.tsx').then((module) => module.AdviserPlan),
);

export function meta({ params }: Route.MetaArgs) {
  return pageMeta({
    title: 'Plan of a Client',
    description: 'A plan of a client, to work on and to publish.',
    path: `/admin/client/${params.clientId}/plans/${params.planId}`,
    isPrivate: true,
  });
}

export default function AdminClientPlanPage({ params: { clientId, planId } }: Route.ComponentProps) {
  return (
    <Guard access="admin" waitingText="Opening the plan">
      <SignedInData>
        <AdviserPlan key={planId} clientId={clientId} id={planId} />
      </SignedInData>
    </Guard>
  );
}
