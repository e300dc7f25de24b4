import type { ClientDetails } from '@freehold/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '#app/lib/session.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { SummaryCards, SummaryCardsLoading } from '../cards/summary-cards.tsx';
import { summaryCards } from '../cards/summary-figures.ts';
import { welcomeName } from '../shared/client-record.ts';
import { type EditorOpening, type EditorProps, type OnEdit, ReadOnly } from '../shared/editing.ts';
import { PartBoundary } from '../shared/part-boundary.tsx';
import { DashboardHead, DashboardTitle } from './dashboard-head.tsx';
import css from './dashboard-screen.module.css';
import { DashboardTabPanel } from './dashboard-tab-panel.tsx';
import { DetailsFailed, GettingStarted, UnknownFrequencies } from './record-notices.tsx';
import { useClientRecord } from './use-client-record.ts';

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
        <DashboardTitle />
        <LoadingScreen text={loadingText} />
      </>
    );
  }
  return (
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
          <RecordHead details={record.details} onEdit={onEdit} />
        </PartBoundary>
      )}
      {!record && error === null && <SummaryCardsLoading />}
      <DashboardTabPanel clientId={clientId} record={record} hasFailed={error !== null} onEdit={onEdit} />
      {opening && (
        <PartBoundary subject={`editor ${isEditing}`}>
          {editor({ ...opening, isOpen: isEditing, clientId, onClose: () => setEditing(false), onSaved })}
        </PartBoundary>
      )}
    </div>
  );
}

/** Content above the tabs: first steps, warnings about unknown frequencies, and the cards. */
function RecordHead({ details, onEdit }: { readonly details: ClientDetails; readonly onEdit: OnEdit }) {
  return (
    <>
      <GettingStarted details={details} onEdit={onEdit} />
      <UnknownFrequencies details={details} onEdit={onEdit} />
      <SummaryCards cards={summaryCards(details)} />
    </>
  );
}

/**
 * While loading there is no greeting, so that it never shows a wrong name; after a failure it is the one for a client
 * without a name.
 */
function nameUntilKnown(error: unknown): string | null {
  return error === null ? null : welcomeName({ firstName: '' });
}
