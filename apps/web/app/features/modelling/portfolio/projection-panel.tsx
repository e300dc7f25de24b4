import { projectionDisclosure, projectionLimits } from '@freehold/contract';
import { memo, useMemo, useState } from 'react';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import { AssumptionsCard } from '../shared/assumptions-card.tsx';
import { ComparisonTable } from '../shared/comparison-table.tsx';
import layout from '../shared/layout.module.css';
import { PortfolioFiles } from '../shared/portfolio-files.tsx';
import { PropertyChart, TotalChart } from '../shared/projection-charts.tsx';
import { totalColumns, totalTable } from '../shared/projection-series.ts';
import { type ProjectionView, panelView } from '../shared/projection-view.ts';
import { OutlookFields, StrategyFields } from '../shared/strategy-fields.tsx';
import { ToolLayout } from '../shared/tool-layout.tsx';
import { ToolSheet } from '../shared/tool-sheet.tsx';
import type { ToolProps } from '../shared/use-modelling.ts';
import { YearTable } from '../shared/year-table.tsx';
import { PanelForm } from './panel-form.tsx';

const tabs = [
  { id: 'summary', label: 'Total Portfolio' },
  { id: 'individual', label: 'Individual Properties' },
] as const;

/** The projection of all properties together, or of each by itself. */
const ProjectionTabs = memo(function ProjectionTabs({ view }: { readonly view: ProjectionView }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('summary');
  return (
    <div className="fh-no-print">
      <TabList label="Projection of" prefix="portfolio-view" tabs={tabs} value={tab} onChange={setTab} isInner />
      <TabPanel prefix="portfolio-view" id={tab}>
        <div className={layout.stack}>
          {tab === 'summary' ? (
            <>
              <TotalChart view={view} title="Total portfolio over 30 years" fileName="freehold-portfolio-projection" />
              <section className={`fh-card ${layout.card}`} aria-labelledby="portfolio-table">
                <h3 id="portfolio-table">Total portfolio, year by year</h3>
                <YearTable caption="Total portfolio, year by year" columns={totalColumns} rows={totalTable(view)} />
              </section>
            </>
          ) : (
            <>
              <PropertyChart view={view} measure="value" />
              <PropertyChart view={view} measure="equity" />
            </>
          )}
        </div>
      </TabPanel>
    </div>
  );
});

/** The portfolio projection: properties as cards, and figures that follow them. */
export function ProjectionPanel({ modelling }: ToolProps) {
  const { calculated } = modelling;
  const view = useMemo(() => panelView(calculated), [calculated]);
  return (
    <section className={layout.stack} aria-labelledby="portfolio-title">
      <ToolLayout
        id="portfolio"
        report={view?.report ?? null}
        disclosure={projectionDisclosure}
        kind="At a growth that stays the same each year"
        address={modelling.address}
        form={<PanelForm modelling={modelling} />}
        files={modelling.calculated && <PortfolioFiles inputs={modelling.calculated} />}
      />
      {view && <ProjectionTabs view={view} />}
      {view?.report.comparison && (
        <section className={`fh-card fh-far-down fh-no-print ${layout.card}`} aria-labelledby="portfolio-comparison">
          <h2 id="portfolio-comparison">Low, medium and high growth</h2>
          <p className={layout.text}>Every property at the same growth, side by side.</p>
          <ComparisonTable
            caption="Portfolio under low, medium and high growth"
            comparison={view.report.comparison()}
          />
        </section>
      )}
      <AssumptionsCard
        id="portfolio"
        title="Portfolio Strategy Assumptions"
        report={view?.report ?? null}
        limits={projectionLimits}
      >
        <StrategyFields modelling={modelling} part="portfolio" />
        <OutlookFields modelling={modelling} />
      </AssumptionsCard>
      {view && <ToolSheet report={view.report} disclosure={projectionDisclosure} />}
    </section>
  );
}
