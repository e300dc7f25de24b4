import '#app/theme/mantine-forms.css';
import { Guard } from '#app/features/auth/components/guard.tsx';
import { LeadScreen } from '#app/features/leads/components/lead-screen.tsx';
import { MailsCard } from '#app/features/outbox/components/mails-card.tsx';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/admin-lead.ts';

export function meta({ params }: Route.MetaArgs) {
  return pageMeta({
    title: 'Lead',
    description: 'A lead with its inputs, consent, emails and notes.',
    path: `/admin/leads/${params.leadId}`,
    isPrivate: true,
  });
}

export default function AdminLeadPage({ params }: Route.ComponentProps) {
  return (
    <Guard access="desk" waitingText="Loading lead">
      <SignedInData>
        <LeadScreen
          key={params.leadId}
          leadId={params.leadId}
          renderMails={(mails, onChange) => <MailsCard mails={mails} onChange={onChange} />}
        />
      </SignedInData>
    </Guard>
  );
}
