import { memo, useState } from 'react';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import layout from '../../shared/components/layout.module.css';
import { PropertyChart, TotalChart } from '../../shared/components/projection-charts.tsx';
import { YearTable } from '../../shared/components/year-table.tsx';
import { totalColumns, totalTable } from '../../shared/projection-series.ts';
import type { ProjectionView } from '../../shared/projection-view.ts';

const tabs = [
  { id: 'summary', label: 'Total Portfolio' },
  { id: 'individual', label: 'Individual Properties' },
] as const;

/** The projection of all properties together, or of each by itself. */
export const ProjectionTabs = memo(function ProjectionTabs({ view }: { readonly view: ProjectionView }) {
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
