import '#app/theme/mantine-forms.css';
import { type MetaArgs, useParams } from 'react-router';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { FocusKept } from '#app/ui/focus/focus-kept.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

// Lazy: the workspace is large, and whoever may not see it needs none of it.
const AccountPlan = lazyPart(() =>
  import('#app/features/plan/account/account-plan.tsx').then((module) => module.AccountPlan),
);
const AdviserPlan = lazyPart(() =>
  import('#app/features/plan/adviser/adviser-plan.tsx').then((module) => module.AdviserPlan),
);

const heldWords = {
  says: 'You are signed out. What you changed in the plan is kept in this browser and saved when you sign in again.',
  leave: 'Leave it for now',
};

export function meta({ params: { clientId, planId = '' } }: MetaArgs) {
  const words =
    clientId === undefined
      ? { title: 'Your Plan', description: 'A plan that is kept in your account.', path: `/plans/${planId}` }
      : {
          title: 'Plan of a Client',
          description: 'A plan of a client, to work on and to publish.',
          path: `/admin/client/${clientId}/plans/${planId}`,
        };
  return pageMeta({ ...words, isPrivate: true });
}

/** A client's own plan, or a client's plan for their adviser: one file for both, which every page's list of routes names. */
export default function AccountPlanPage() {
  const { clientId, planId = '' } = useParams();
  if (clientId === undefined) {
    return (
      <Guard access="client" waitingText="Opening your plan" heldWords={heldWords}>
        <SignedInData>
          <FocusKept>
            <AccountPlan key={planId} id={planId} />
          </FocusKept>
        </SignedInData>
      </Guard>
    );
  }
  return (
    <Guard access="desk" waitingText="Opening the plan" heldWords={heldWords}>
      <SignedInData>
        <FocusKept>
          <AdviserPlan key={planId} clientId={clientId} id={planId} />
        </FocusKept>
      </SignedInData>
    </Guard>
  );
}
