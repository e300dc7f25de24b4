import type { ClientDetails } from '@freehold/contract';
import { isBlankRecord, type SummaryCard, summaryCards } from '@freehold/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import { practiceQuery } from '#app/lib/practice-query.ts';
import { useSession } from '#app/lib/session.ts';
import { AfterFirstPaint } from '#app/loading/after-first-paint.tsx';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { SummaryCards, SummaryCardsLoading } from '../cards/summary-cards.tsx';
import { welcomeName } from '../shared/client-record.ts';
import { type EditorOpening, type EditorProps, type OnEdit, ReadOnly } from '../shared/editing.ts';
import { PartBoundary } from '../shared/part-boundary.tsx';
import { Beside } from '../timeline/beside.tsx';
import { useFirstFigures } from '../timeline/first-figures.ts';
import { LeadingFiguresLoading } from '../timeline/leading-figures.tsx';
import { TimelineOf, useTimelineOf } from '../timeline/timeline-state.ts';
import { TimelineTop, TimelineTopLoading } from '../timeline/timeline-top.tsx';
import { DashboardHead, DashboardTitle } from './dashboard-head.tsx';
import css from './dashboard-screen.module.css';
import { DashboardTabPanel } from './dashboard-tab-panel.tsx';
import { DetailsFailed, UnknownFrequencies } from './record-notices.tsx';
import { useClientRecord } from './use-client-record.ts';

// Lazy: it stands at the end of the page, and not every practice is entered.
const LookedAfterBy = lazyPart(() => import('../practice/looked-after-by.tsx').then((module) => module.LookedAfterBy), {
  isSilent: true,
});

// Lazy: a record is empty once.
const GettingStarted = lazyPart(() =>
  import('../first-steps/getting-started.tsx').then((module) => module.GettingStarted),
);

// A stylesheet that never loads must not block the screen.
const longestWaitMs = 3_000;

/**
 * True once every late stylesheet of the prerendered page has loaded. They do not block first paint, so a screen
 * rendered before them would shift when they apply.
 */
function useDeferredStylesheets(): boolean {
  const [areHere, setHere] = useState(false);
  useEffect(() => {
    const late = [...document.querySelectorAll<HTMLLinkElement>('link[data-late][media="print"]')];
    let missing = late.length;
    if (missing === 0) setHere(true);
    const events = new AbortController();
    const onOne = () => {
      missing -= 1;
      if (missing === 0) setHere(true);
    };
    for (const link of late) {
      for (const end of ['load', 'error']) link.addEventListener(end, onOne, { once: true, signal: events.signal });
    }
    const timer = setTimeout(() => setHere(true), longestWaitMs);
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, []);
  return areHere;
}

/** Shown until the dashboard can be rendered. */
export const loadingText = 'Loading your portfolio';

interface DashboardScreenProps {
  /** Renders the dialog with the details form. */
  readonly editor: (props: EditorProps) => ReactNode;
}

const noEditor = () => null;

/** Read-only dashboard of a client, for another user. */
export function DashboardView({ clientId }: { readonly clientId: string }) {
  return (
    <ReadOnly value={true}>
      <Dashboard clientId={clientId} editor={noEditor} />
    </ReadOnly>
  );
}

/** The client's own dashboard; renders nothing if nobody is signed in. */
export function DashboardScreen({ editor }: DashboardScreenProps) {
  const session = useSession();
  return session.status === 'signed-in' ? <Dashboard clientId={session.user.id} editor={editor} /> : null;
}

function Dashboard({ clientId, editor }: DashboardScreenProps & { readonly clientId: string }) {
  const { record, waiting, error, retry, reload } = useClientRecord(clientId);
  const run = useTimelineOf(record, use(ReadOnly) ? 'report' : 'you');
  const first = useFirstFigures(clientId, run.status === 'waiting');
  const timeline = run.status === 'waiting' ? { ...run, first } : run;
  const hasSheets = useDeferredStylesheets();
  const [opening, setOpening] = useState<EditorOpening | null>(null);
  const [isEditing, setEditing] = useState(false);

  const onEdit: OnEdit = (how = {}) => {
    setOpening(how);
    setEditing(true);
  };

  function onSaved() {
    setEditing(false);
    reload();
  }

  if (!hasSheets) {
    return (
      <>
        <DashboardTitle>
          <LeadingFiguresLoading first={first} />
        </DashboardTitle>
        <LoadingScreen text={loadingText} />
      </>
    );
  }
  return (
    <TimelineOf value={timeline}>
      <div className={`fh-width ${css.screen}`}>
        <DashboardHead
          clientId={clientId}
          name={record ? welcomeName(record.details.profile) : nameUntilKnown(error)}
          onEdit={onEdit}
        />
        {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} />}
        {error !== null && <DetailsFailed error={error} hasOlderRecord={record !== undefined} onRetry={retry} />}
        {record && (
          <PartBoundary subject={`summary ${record.details.version}`}>
            <RecordHead details={record.details} clientId={clientId} onEdit={onEdit} />
          </PartBoundary>
        )}
        {!record && error === null && (
          <>
            <TimelineTopLoading />
            <SummaryCardsLoading />
          </>
        )}
        <DashboardTabPanel clientId={clientId} record={record} hasFailed={error !== null} onEdit={onEdit} />
        <OwnPractice />
        {opening && (
          <PartBoundary subject={`editor ${isEditing}`}>
            {editor({ ...opening, isOpen: isEditing, clientId, onClose: () => setEditing(false), onSaved })}
          </PartBoundary>
        )}
      </div>
    </TimelineOf>
  );
}

/** Who looks after the client, at the end of their dashboard; nothing until a practice is entered. */
function OwnPractice() {
  const { data } = useQuery({ ...practiceQuery, staleTime: Number.POSITIVE_INFINITY });
  if (!data?.practice) return null;
  return (
    <AfterFirstPaint failed="Who looks after you could not be loaded. Load the page again to retry.">
      <LookedAfterBy practice={data.practice} />
    </AfterFirstPaint>
  );
}

interface RecordHeadProps {
  readonly details: ClientDetails;
  readonly clientId: string;
  readonly onEdit: OnEdit;
}

/** Content above the tabs: what leads or the first steps, warnings about unknown frequencies, and the cards. */
function RecordHead({ details, clientId, onEdit }: RecordHeadProps) {
  const cards = summaryCards(details);
  const isEmpty = isBlankRecord(details);
  return (
    <>
      {isEmpty ? (
        <GettingStarted onEdit={onEdit} />
      ) : (
        <PartBoundary subject={`timeline ${details.version}`}>
          <TimelineTop onEdit={onEdit} />
        </PartBoundary>
      )}
      <UnknownFrequencies details={details} onEdit={onEdit} />
      <SummaryCards cards={cards} clientId={clientId} />
      {!isEmpty && <CardsBeside cards={cards} />}
    </>
  );
}

const besides = [
  ['gross-income', 'grossIncome'],
  ['net-income', 'netIncome'],
  ['monthly-cashflow', 'monthlyCashflow'],
] as const;

/** What the timeline says to the questions of three cards that are quick estimates. */
function CardsBeside({ cards }: { readonly cards: readonly SummaryCard[] }) {
  return (
    <section className={css.besides} aria-labelledby="besides-title">
      <h2 id="besides-title">Quick estimates beside your timeline</h2>
      {besides.map(([id, of]) => (
        <Beside key={id} of={of} estimate={cards.find((card) => card.id === id)} />
      ))}
    </section>
  );
}

/**
 * While loading there is no greeting, so that it never shows a wrong name; after a failure it is the one for a client
 * without a name.
 */
function nameUntilKnown(error: unknown): string | null {
  return error === null ? null : welcomeName({ firstName: '' });
}
