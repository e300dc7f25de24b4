import { memo } from 'react';
import { CalculatorNote } from '#app/calculator/calculator-note.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.ts';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import { MarketTab } from '../market/market-tab.tsx';
import layout from '../shared/layout.module.css';
import type { ToolProps } from '../shared/use-modelling.ts';
import {
  type DashboardTab,
  dashboardTabs,
  markLinkedTab,
  useDashboardTab,
  useIsPrerendered,
} from './dashboard-tabs.ts';

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

/** The modelling dashboard: five tabs over one set of scenarios. The code of a tab loads when it is opened. */
export function ModellingDashboard({ modelling }: ToolProps) {
  const { tab, open } = useDashboardTab();
  const isPrerendered = useIsPrerendered();
  return (
    <>
      <CalculatorNote notice={modelling.notice} onUndo={modelling.undo} onDismiss={modelling.dismissNotice} />
      {isPrerendered && <script>{markLinkedTab}</script>}
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
