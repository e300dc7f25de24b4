import { Button } from '@mantine/core';
import { memo, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { PageHead } from '#app/calculator/calculator-layout.tsx';
import { CalculatorNote } from '#app/calculator/calculator-note.tsx';
import { useSession } from '#app/lib/session.ts';
import { useOwnProfile } from '#app/lib/session-profile.ts';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import canvas from '../canvas/canvas.module.css';
import { MarketTab } from '../market/market-tab.tsx';
import layout from '../shared/layout.module.css';
import { type ToolProps, useModelling } from '../shared/use-modelling.ts';
import {
  type DashboardTab,
  dashboardTabs,
  markLinkedTab,
  queryOf,
  useDashboardTab,
  useIsPrerendered,
} from './dashboard-tabs.ts';
import { OpeningModel } from './opening-model.tsx';
import css from './start-note.module.css';

interface StartNoteProps extends ToolProps {
  /** True where the simulator is on the screen, which adds a purchase of its own. */
  readonly hasSimulator: boolean;
}

/** Says whether the figures come from the client's own record, with the way from one start to the other. */
function StartNote({ modelling: { start, lookedAt, isWaiting }, hasSimulator }: StartNoteProps) {
  const whose = lookedAt === null ? 'your' : 'the client’s';
  if (start === null && (lookedAt === null || isWaiting)) return null;
  return (
    <div className={`fh-no-print ${layout.actions} ${css.note}`}>
      <p className={layout.quiet}>
        {start?.isRecord
          ? `Starts from ${whose} details.${hasSimulator ? ' The simulator adds one purchase at our example’s price.' : ''}`
          : `These figures are not from ${whose} details.`}
      </p>
      {start && (
        <Button
          type="button"
          size="compact-sm"
          variant="default"
          onClick={start.isRecord ? start.empty : start.fromRecord}
        >
          {start.isRecord ? 'Use the example instead' : `Start from ${whose} details`}
        </Button>
      )}
      {lookedAt !== null && <Link to={`/admin/client/${lookedAt}/view`}>Back to the client</Link>}
    </div>
  );
}

const loaders = {
  'first-time-buyers': () => import('../equity/equity-tab.tsx'),
  'portfolio-potential': () => import('../portfolio/portfolio-tab.tsx'),
  'negative-gearing': () => import('../gearing/gearing-tab.tsx'),
  'detailed-breakdown': () => import('../breakdown/breakdown-tab.tsx'),
} as const;

const waiting = <p className={layout.loading}>Loading</p>;
const EquityTab = lazyPart(() => loaders['first-time-buyers']().then((module) => module.EquityTab), { waiting });
const PortfolioTab = lazyPart(() => loaders['portfolio-potential']().then((module) => module.PortfolioTab), {
  waiting,
});
const GearingTab = lazyPart(() => loaders['negative-gearing']().then((module) => module.GearingTab), { waiting });
const BreakdownTab = lazyPart(() => loaders['detailed-breakdown']().then((module) => module.BreakdownTab), { waiting });

function preload(tab: DashboardTab): void {
  // Preload: errors are ignored here and shown when the tab opens.
  if (tab !== 'market-reality') loaders[tab]().catch(() => {});
}

interface TabsProps {
  readonly tab: DashboardTab;
  readonly onOpen: (tab: DashboardTab) => void;
}

const Tabs = memo(function Tabs({ tab, onOpen }: TabsProps) {
  return (
    <TabList
      label="Modelling tools"
      prefix="modelling"
      tabs={dashboardTabs}
      value={tab}
      onChange={onOpen}
      onNear={preload}
    />
  );
});

/** The modelling dashboard: the model on its canvas, and below it five tabs over one set of scenarios. Each tab's code is lazy-loaded. */
function ModellingDashboard({ modelling }: ToolProps) {
  const { tab, open } = useDashboardTab();
  const isPrerendered = useIsPrerendered();
  const { search } = useLocation();
  return (
    <>
      <CalculatorNote notice={modelling.notice} onUndo={modelling.undo} onDismiss={modelling.dismissNotice} />
      {isPrerendered && <script>{markLinkedTab}</script>}
      <StartNote modelling={modelling} hasSimulator={tab === 'portfolio-potential'} />
      {tab === 'market-reality' ? (
        <div className={layout.first}>
          <OpeningModel modelling={modelling} />
          <h2 className={`fh-no-print ${canvas.tools}`}>Each tool by itself</h2>
        </div>
      ) : (
        <p className="fh-no-print">
          <Link to={{ search: queryOf('market-reality', search) }}>Back to your model</Link>
        </p>
      )}
      <div className={layout.tabs}>
        <Tabs tab={tab} onOpen={open} />
      </div>
      <TabPanel prefix="modelling" id={tab}>
        {tab === 'market-reality' && (
          <>
            <p className={`${layout.loading} ${layout.linked}`}>Loading</p>
            <div className={layout.first}>
              <MarketTab />
            </div>
          </>
        )}
        {tab === 'first-time-buyers' && <EquityTab modelling={modelling} />}
        {tab === 'portfolio-potential' && <PortfolioTab modelling={modelling} />}
        {tab === 'negative-gearing' && <GearingTab modelling={modelling} />}
        {tab === 'detailed-breakdown' && <BreakdownTab modelling={modelling} />}
      </TabPanel>
    </>
  );
}

// The dashboard works without the profile, so a slow server delays it no longer than this.
const longestWaitMs = 5_000;

/** True while the signed-in person's profile or record is loading; false at once for visitors (decision B-19). */
function useProfileLoading(isRecordWaiting: boolean): boolean {
  const isSignedIn = useSession().status === 'signed-in';
  const profile = useOwnProfile();
  const [hasWaited, setWaited] = useState(false);
  const isLoading = isSignedIn && (profile.status === 'waiting' || isRecordWaiting);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setWaited(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return isLoading && !hasWaited;
}

/** The whole page; a signed-in person waits for their profile, a visitor for nothing. */
export function ModellingPage() {
  // Held here, so that state from a shared link survives loading the profile.
  const modelling = useModelling();
  if (useProfileLoading(modelling.isWaiting)) return <LoadingScreen text="Loading modelling dashboard..." />;
  return (
    <div className="fh-width">
      <PageHead title="Investment Modelling Dashboard">
        Explore different property investment scenarios and their potential outcomes
      </PageHead>
      <ModellingDashboard modelling={modelling} />
    </div>
  );
}
