import '#app/theme/mantine-calculator.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { KeepQuestionLater } from '#app/features/plan/account/keep-question-later.tsx';
import { PlanList } from '#app/features/plan/account/plan-list.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { FocusKept } from '#app/ui/focus/focus-kept.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

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
        <FocusKept>
          <KeepQuestionLater />
          <PlanList />
        </FocusKept>
      </SignedInData>
    </Guard>
  );
}
