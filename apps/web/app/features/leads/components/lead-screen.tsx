import {
  AppError,
  fullName,
  type LeadDetails,
  type LeadDuplicate,
  leadKindFacts,
  marketingText,
  type OutboxMail,
  sendPlanBox,
} from '@freehold/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Waiting } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { date, dateTime } from '#app/lib/format.ts';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { LeaveGuarded } from '#app/ui/leave/leave-guard.tsx';
import { PhoneNumber } from '#app/ui/phone-number.tsx';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';
import { leadQuery, ownersQuery } from '../desk-queries.ts';
import { kindOf } from '../lead-details.ts';
import { leadPath } from '../lead-row.ts';
import { agreedBox } from '../lead-words.ts';
import { ConvertDialog } from './convert-dialog.tsx';
import { LeadMatter } from './lead-matter.tsx';
import { LeadNotes } from './lead-notes.tsx';
import { LeadRights } from './lead-rights.tsx';
import css from './lead-screen.module.css';
import { LeadStage } from './lead-stage.tsx';
import { LeadWork } from './lead-work.tsx';

// Few leads have a plan, and its run is the whole engine.
const LeadPlan = lazy(() => import('./lead-plan.tsx').then((module) => ({ default: module.LeadPlan })));

const purposeLabels: Readonly<Record<string, string>> = {
  report: 'sending the report',
  contact: 'getting in touch',
  marketing: 'news and offers',
};

/** The notice the person saw, what they agreed to, and when. */
function LeadConsent({ lead }: { lead: LeadDetails }) {
  const { kind, plan, noticeVersion, noticeAgreedAt, consentedAt, purposes } = lead;
  const { sourcePage, noticeSha256, withdrawnAt } = lead;
  const facts: readonly (readonly [string, string])[] = [
    ['Notice', noticeVersion ?? 'None recorded'],
    ...(noticeAgreedAt === null ? [] : [['Agreed', dateTime(new Date(noticeAgreedAt))] as const]),
    [agreedBox(lead), consentedAt === null ? 'Not ticked' : `Ticked ${dateTime(new Date(consentedAt))}`],
    ...(kind === 'strategy-session' && plan ? [[sendPlanBox, 'Ticked'] as const] : []),
    ['For', purposes.map((purpose) => purposeLabels[purpose] ?? purpose).join(', ') || 'Nothing agreed to'],
    ...(withdrawnAt ? [['Withdrawn', `${dateTime(new Date(withdrawnAt))}: do not contact`] as const] : []),
    ['Marketing', marketingText(lead, (moment) => date(new Date(moment)))],
    ...(sourcePage === null ? [] : [['Form on', sourcePage] as const]),
    ...(noticeSha256 === null ? [] : [['Fingerprint of the text (SHA-256)', noticeSha256] as const]),
  ];
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="lead-consent">
      <h2 id="lead-consent">Consent</h2>
      <dl className={css.facts}>
        {facts.map(([label, text]) => (
          <div key={label} className={css.pair}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface LeadDuplicatesProps {
  readonly duplicates: readonly LeadDuplicate[];
  readonly pathOf: (id: string) => string;
}

/** Other leads that seem to come from the same person; renders nothing when there are none. */
function LeadDuplicates({ duplicates, pathOf }: LeadDuplicatesProps) {
  if (duplicates.length === 0) return null;
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="lead-duplicates">
      <h2 id="lead-duplicates">Same email or phone</h2>
      <ul className={css.list}>
        {duplicates.map(({ id, name, kind, status, receivedAt }) => (
          <li key={id}>
            <Link to={pathOf(id)}>
              {name}, {leadKindFacts[kind].label}
            </Link>
            <p className={css.quiet}>
              {status}, received {dateTime(new Date(receivedAt))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LeadScreenProps {
  readonly leadId: string;
  /** Shows the mails; called with each one queued again. */
  readonly renderMails: (mails: readonly OutboxMail[], onChange: (mail: OutboxMail) => void) => ReactNode;
}

/** Everything the desk has on one lead, and the actions on it. */
export function LeadScreen({ leadId, renderMails }: LeadScreenProps) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { data, error, isFetching, refetch } = useQuery(leadQuery(leadId, setWaiting));
  if (data)
    return <Lead lead={data} renderMails={renderMails} onReload={() => refetch().then(({ data: lead }) => lead)} />;
  if (error && !isFetching) return <LeadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div className={`fh-width ${css.screen}`}>
      <p className="fh-for-readers" role="status">
        Loading lead
      </p>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} />}
      <Skeleton height={48} width="40%" radius="md" />
      <Skeleton height={240} radius="md" />
      <Skeleton height={240} radius="md" />
    </div>
  );
}

function LeadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof AppError && ['not-found', 'invalid-input'].includes(error.code);
  return (
    <MessageScreen
      title={isGone ? 'There is no such lead' : 'The lead could not be loaded'}
      actions={
        <>
          {!isGone && <Button onClick={onRetry}>Retry</Button>}
          <Button component={Link} to="/admin/leads" variant="default">
            Lead Desk
          </Button>
        </>
      }
    >
      <p role="alert">
        {isGone
          ? 'It may have been removed: a lead is kept for 24 months, and erased with the person it is about.'
          : errorText(error, 'Our server could not answer.')}
      </p>
    </MessageScreen>
  );
}

interface LeadProps {
  readonly lead: LeadDetails;
  readonly renderMails: LeadScreenProps['renderMails'];
  readonly onReload: () => Promise<LeadDetails | undefined>;
}

function Lead({ lead, renderMails, onReload }: LeadProps) {
  const owners = useQuery(ownersQuery).data ?? [];
  const client = useQueryClient();
  const [isConverting, setConverting] = useState(false);

  function keep(change: Partial<LeadDetails>) {
    client.setQueryData<LeadDetails>(['lead', lead.id], (now) => now && { ...now, ...change });
  }

  // The stage follows the status, and the move is on record.
  function keepStatus(saved: Partial<LeadDetails>) {
    keep(saved);
    if (saved.status !== lead.status) void onReload();
  }

  return (
    <div className={`fh-width ${css.screen}`}>
      <nav aria-label="Way back" className="fh-no-print">
        <Link to="/admin/leads">Lead Desk</Link>
      </nav>
      <header className={css.head}>
        <div>
          <p className={css.kind}>{kindOf(lead)}</p>
          <h1>{fullName(lead)}</h1>
          <p className={css.contact}>
            <a href={`mailto:${lead.email}`}>
              <EmailAddress address={lead.email} />
            </a>
            <PhoneNumber number={lead.phone} />
          </p>
        </div>
        {lead.clientId === null ? (
          <Button onClick={() => setConverting(true)}>Convert to Client</Button>
        ) : (
          <Button component={Link} to={`/admin/client/${lead.clientId}`}>
            Open Client
          </Button>
        )}
      </header>
      <div className={css.columns}>
        <LeaveGuarded>
          <div className={css.column}>
            <LeadMatter lead={lead} />
            {lead.plan && (
              <Suspense fallback={<Skeleton height={240} radius="md" />}>
                <LeadPlan leadId={lead.id} document={lead.plan} />
              </Suspense>
            )}
            <LeadNotes lead={lead} onAdded={(note) => keep({ notes: [...lead.notes, note] })} />
          </div>
          <div className={css.column}>
            <LeadWork key={lead.id} lead={lead} owners={owners} onSaved={keepStatus} onReload={onReload} />
            <LeadStage key={`deal-${lead.id}`} lead={lead} onMoved={keep} onReload={onReload} />
            <LeadDuplicates duplicates={lead.duplicates} pathOf={leadPath} />
            <LeadConsent lead={lead} />
            <LeadRights lead={lead} onWithdrawn={keepStatus} />
            {renderMails(lead.mails, (mail) =>
              keep({ mails: lead.mails.map((one) => (one.id === mail.id ? mail : one)) }),
            )}
          </div>
        </LeaveGuarded>
      </div>
      <ConvertDialog lead={isConverting ? lead : null} onClose={() => setConverting(false)} />
    </div>
  );
}
