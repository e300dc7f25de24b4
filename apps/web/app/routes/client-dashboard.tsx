import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { DashboardFrame } from '#app/features/client-dashboard/shell/dashboard-frame.tsx';
import { DashboardTitle } from '#app/features/client-dashboard/shell/dashboard-head.tsx';
import { DashboardScreen, loadingText } from '#app/features/client-dashboard/shell/dashboard-screen.tsx';
import { showFirstFigures } from '#app/features/client-dashboard/timeline/first-figures.ts';
import { LeadingFiguresPrerendered } from '#app/features/client-dashboard/timeline/leading-figures.tsx';
import { KeepQuestionLater } from '#app/features/plan/account/keep-question-later.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';

// Lazy: the form is large and most visits only read.
const ClientFormDialog = lazyPart(() =>
  import('#app/features/client-form/components/client-form-dialog.tsx').then((module) => module.ClientFormDialog),
);
export function meta() {
  return pageMeta({
    title: 'Your Portfolio Dashboard',
    description: 'Your assets, loans, tax and retirement in one place.',
    path: '/client-dashboard',
    isPrivate: true,
  });
}

function FirstPicture() {
  return (
    <DashboardTitle>
      <LeadingFiguresPrerendered />
    </DashboardTitle>
  );
}

export default function ClientDashboardPage() {
  return (
    <DashboardFrame>
      <Guard access="client" waitingText={loadingText} waitingHead={<FirstPicture />} waitingScript={showFirstFigures}>
        <SignedInData>
          <KeepQuestionLater />
          <DashboardScreen editor={(props) => <ClientFormDialog {...props} />} />
        </SignedInData>
      </Guard>
    </DashboardFrame>
  );
}
