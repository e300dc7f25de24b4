import { toasts, type UpkeepProblem } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { signOut, useSession } from '#app/lib/session.ts';
import { reloadOwnProfile, useOwnProfile } from '#app/lib/session-profile.ts';
import type { SessionUser } from '#app/lib/token.ts';
import { useIsAdmin } from '#app/lib/use-is-admin.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { KeyboardHelp } from '#app/ui/lists/keyboard-help.tsx';
import { useSearchShortcut, useShortcutChoice } from '#app/ui/lists/use-search-shortcut.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { countsQuery, upkeepQuery } from '../lists-query.ts';
import { clientsTable, propertiesTable } from '../table-address.ts';
import { upkeepSentence } from '../upkeep-words.ts';
import { useArchivedChoice } from '../use-archived-choice.ts';
import { useClients, useProperties } from '../use-lists.ts';
import { useTableAddress } from '../use-table-address.ts';
import css from './admin-dashboard.module.css';
import { ClientsSection } from './clients-section.tsx';
import { DashboardLoading, DeskHead } from './desk-head.tsx';
import { ErasuresNotice } from './erasures-notice.tsx';
import { PropertiesSection } from './properties-section.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** Says that the profile could not be checked, with a retry and a way to sign out (decision C-10). */
function ProfileFailed({ error, onLogOut }: { error: unknown; onLogOut: () => void }) {
  const [isRunning, setRunning] = useState(false);

  async function retry() {
    setRunning(true);
    await reloadOwnProfile();
    setRunning(false);
  }

  return (
    <MessageScreen
      title="Your profile could not be loaded"
      actions={
        <>
          <Button size="md" disabled={isRunning} onClick={() => void retry()}>
            {isRunning ? 'Retrying' : 'Retry'}
          </Button>
          <Button size="md" variant="default" onClick={onLogOut}>
            Log Out
          </Button>
        </>
      }
    >
      <p role="alert">
        {errorText(error, 'Our server could not answer.')} The dashboard opens once it is known who is signed in.
      </p>
    </MessageScreen>
  );
}

/** Warns advisers of failed backups or other upkeep; renders nothing while all is well. */
function UpkeepNotice() {
  const { data, isError, isFetching, refetch } = useQuery(upkeepQuery);
  if (data !== undefined && data.problems.length > 0) return <Problems problems={data.problems} />;
  if (data !== undefined || !isError) return null;
  return (
    <p role="alert" className={css.notice}>
      Could not check whether backups are being made.{' '}
      <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
        Retry
      </Button>
    </p>
  );
}

function Problems({ problems }: { problems: readonly UpkeepProblem[] }) {
  return (
    <section className={`fh-attention fh-no-print ${css.notice}`} aria-labelledby="upkeep-problems">
      <h2 id="upkeep-problems">Something behind the site needs attention</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.kind}>{upkeepSentence(problem)}</li>
        ))}
      </ul>
      <p>Please tell whoever runs the server. Its log has the reason.</p>
    </section>
  );
}

const IdleRecords = lazyPart(() => import('./idle-records.tsx').then((module) => module.IdleRecords));

/**
 * The adviser's dashboard. The guard decides on the session's role; the profile only confirms it once loaded (decisions
 * C-10, C-11). `notices` are items waiting for the adviser.
 */
export function AdminDashboard({ notices }: { notices: ReactNode }) {
  const session = useSession();
  const profile = useOwnProfile();
  if (session.status !== 'signed-in') return null;
  if (profile.status === 'failed') return <ProfileFailed error={profile.error} onLogOut={logOut} />;
  if (profile.status === 'found' && profile.profile.role === 'CLIENT')
    return <Navigate to="/portfolio-manager" replace />;
  return <Desk user={session.user} notices={notices} />;
}

// Same as 'Sign Out' in the bar (decision B-38): immediate in this browser, best effort on the server.
function logOut() {
  void signOut();
  showToast({ ...toasts.signedOut, tone: 'success' });
}

function Desk({ user, notices }: { user: SessionUser; notices: ReactNode }) {
  const isAdmin = useIsAdmin();
  const clientsAddress = useTableAddress(clientsTable);
  const propertiesAddress = useTableAddress(propertiesTable);
  const archived = useArchivedChoice();
  const clients = useClients(clientsAddress.part);
  const properties = useProperties({ ...propertiesAddress.part, isArchived: archived.isOn });
  const totals = useQuery(countsQuery).data;
  const shortcut = useShortcutChoice();
  useSearchShortcut(shortcut.isOn);

  // Set once: later searches and pages load inside their table. A transition, so that rendering two tables yields to
  // input.
  const [isReady, setReady] = useState(false);
  const isSettled = clients.isSettled && properties.isSettled;
  useEffect(() => {
    if (isSettled) startTransition(() => setReady(true));
  }, [isSettled]);

  const waiting = clients.waiting ?? properties.waiting;
  if (!isReady) {
    return (
      <>
        <DeskHead role={user.role} isDemo={user.isDemo ?? false} onLogOut={logOut} />
        <LoadingScreen text={<DashboardLoading role={user.role} />} />
        <div className="fh-width">{waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} />}</div>
      </>
    );
  }
  return (
    <>
      <DeskHead role={user.role} isDemo={user.isDemo ?? false} onLogOut={logOut} />
      <div className={`fh-width ${css.screen}`}>
        {isAdmin && <UpkeepNotice />}
        <SummaryCards user={user} />
        {isAdmin && notices}
        {isAdmin && <ErasuresNotice />}
        <ClientsSection
          address={clientsAddress}
          listing={clients}
          total={totals?.clients ?? null}
          hasShortcut={shortcut.isOn}
        />
        {isAdmin && <IdleRecords />}
        <PropertiesSection
          address={propertiesAddress}
          listing={properties}
          total={archived.isOn ? null : (totals?.properties ?? null)}
          archived={archived}
          hasShortcut={shortcut.isOn}
        />
        <KeyboardHelp hasShortcut={shortcut.isOn} onChoose={shortcut.choose} />
      </div>
    </>
  );
}
