import { presentValueRate } from '@freehold/finance';
import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import type { TabProps } from '../shared/client-record.ts';
import { type DashboardTab, dashboardTabs, useDashboardAddress } from '../shared/dashboard-tabs.ts';
import layout from '../shared/layout.module.css';
import { PartBoundary } from '../shared/part-boundary.tsx';
import { priceRiseIn } from '../shared/price-rise.ts';
import css from './dashboard-screen.module.css';

const loaders = {
  overview: () => import('../overview/overview-tab.tsx'),
  investment: () => import('../investment/investment-tab.tsx'),
  mortgage: () => import('../mortgage/mortgage-tab.tsx'),
  tax: () => import('../tax/tax-tab.tsx'),
  liabilities: () => import('../liabilities/liabilities-tab.tsx'),
  retirement: () => import('../retirement/retirement-tab.tsx'),
  properties: () => import('../properties/your-properties-tab.tsx'),
  saved: () => import('../properties/saved-properties-tab.tsx'),
} as const;

const OverviewTab = lazy(() => loaders.overview().then((module) => ({ default: module.OverviewTab })));
const InvestmentTab = lazy(() => loaders.investment().then((module) => ({ default: module.InvestmentTab })));
const MortgageTab = lazy(() => loaders.mortgage().then((module) => ({ default: module.MortgageTab })));
const TaxTab = lazy(() => loaders.tax().then((module) => ({ default: module.TaxTab })));
const LiabilitiesTab = lazy(() => loaders.liabilities().then((module) => ({ default: module.LiabilitiesTab })));
const RetirementTab = lazy(() => loaders.retirement().then((module) => ({ default: module.RetirementTab })));
const YourPropertiesTab = lazy(() => loaders.properties().then((module) => ({ default: module.YourPropertiesTab })));
const SavedPropertiesTab = lazy(() => loaders.saved().then((module) => ({ default: module.SavedPropertiesTab })));

function preload(tab: DashboardTab): void {
  // Preload: errors are ignored here and shown when the tab opens.
  loaders[tab]().catch(() => {});
}

interface DashboardTabPanelProps extends Pick<TabProps, 'onEdit'> {
  readonly clientId: string;
  /** Undefined while loading or if loading failed. */
  readonly record: TabProps['record'] | undefined;
  readonly hasFailed: boolean;
}

/** The eight tabs over one record. Each tab's chunk loads when it is opened. */
export function DashboardTabPanel({ clientId, record, hasFailed, onEdit }: DashboardTabPanelProps) {
  const { tab, taxYear, open, chooseTaxYear } = useDashboardAddress();
  const [priceRiseText, setPriceRiseText] = useState(String(presentValueRate.value));
  const priceRise = { ...priceRiseIn(priceRiseText), text: priceRiseText, onChange: setPriceRiseText };
  useEffect(() => preload(tab), [tab]);

  const whole = useRef<HTMLDivElement>(null);

  /** A tab opened from the row that stays in view is read from its beginning. */
  function openFromTop(id: DashboardTab) {
    open(id);
    if ((whole.current?.getBoundingClientRect().top ?? 0) < 0) whole.current?.scrollIntoView();
  }

  function withRecord(draw: (props: TabProps) => ReactNode): ReactNode {
    if (record) return draw({ record, onEdit });
    return hasFailed ? (
      <p className={layout.text}>This tab shows your details once they are loaded.</p>
    ) : (
      <TabLoading />
    );
  }

  const contents: Readonly<Record<DashboardTab, () => ReactNode>> = {
    overview: () => withRecord((props) => <OverviewTab {...props} />),
    investment: () => withRecord((props) => <InvestmentTab {...props} />),
    mortgage: () => withRecord((props) => <MortgageTab {...props} priceRise={priceRise} />),
    tax: () => withRecord((props) => <TaxTab {...props} year={taxYear} onYear={chooseTaxYear} />),
    liabilities: () => withRecord((props) => <LiabilitiesTab {...props} />),
    retirement: () => withRecord((props) => <RetirementTab {...props} priceRise={priceRise} />),
    properties: () => <YourPropertiesTab clientId={clientId} record={record} />,
    saved: () => <SavedPropertiesTab clientId={clientId} />,
  };

  return (
    <div ref={whole} className={css.tabs}>
      <TabList
        label="Your portfolio"
        prefix="dashboard"
        tabs={dashboardTabs}
        value={tab}
        onChange={openFromTop}
        onNear={preload}
      />
      <TabPanel prefix="dashboard" id={tab}>
        <h2 className={css.tabTitle}>{dashboardTabs.find(({ id }) => id === tab)?.label}</h2>
        <PartBoundary subject={`${tab} ${record?.details.version}`}>
          <Suspense fallback={<TabLoading />}>{contents[tab]()}</Suspense>
        </PartBoundary>
      </TabPanel>
    </div>
  );
}

function TabLoading() {
  return (
    <div className={css.loading}>
      <p className="fh-for-readers" role="status">
        Loading
      </p>
      <Skeleton height={560} radius="lg" />
    </div>
  );
}
