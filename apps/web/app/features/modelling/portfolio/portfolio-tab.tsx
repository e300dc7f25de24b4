import { projectionLimits } from '@freehold/contract';
import { lazy, memo, useEffect, useState } from 'react';
import { AfterFirstPaint } from '#app/loading/after-first-paint.tsx';
import { afterPaint } from '#app/loading/after-paint.ts';
import { Deferred } from '#app/loading/deferred.tsx';
import { MemoButton } from '#app/loading/memo-button.tsx';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import { Canvas } from '../canvas/canvas.tsx';
import { AssumptionsCard } from '../shared/assumptions-card.tsx';
import { ComparisonTable } from '../shared/comparison-table.tsx';
import layout from '../shared/layout.module.css';
import { PropertyChart, TotalChart } from '../shared/projection-charts.tsx';
import { totalColumns, totalTable } from '../shared/projection-series.ts';
import { type ProjectionView, panelView } from '../shared/projection-view.ts';
import type { ToolProps } from '../shared/use-modelling.ts';
import { YearTable } from '../shared/year-table.tsx';
import { GrowthSimulator } from '../simulator/growth-simulator.tsx';

const load = () => import('../probability/chances-panel.tsx');
const ChancesPanel = lazy(() => load().then((module) => ({ default: module.ChancesPanel })));

function preload(): void {
  // Preload: errors are ignored here and shown on opening.
  load().catch(() => {});
}

/** The simulated futures; only a button until opened. */
function ChancesCard({ modelling }: ToolProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`fh-card fh-far-down fh-no-print ${layout.card}`} aria-labelledby="chances-title">
      <h2 id="chances-title">How sure is that?</h2>
      <p className={layout.text}>
        The projection grows evenly; prices, rates and rents do not. Simulate 10,000 futures of this portfolio and see
        how far they lie apart. It is an illustration of chance, not a forecast.
      </p>
      {isOpen ? (
        <AfterFirstPaint failed="The futures could not be loaded. Load the page again to retry.">
          <ChancesPanel modelling={modelling} />
        </AfterFirstPaint>
      ) : (
        <div className={layout.actions}>
          <MemoButton type="button" onPointerEnter={preload} onFocus={preload} onClick={() => setOpen(true)}>
            Simulate 10,000 futures
          </MemoButton>
        </div>
      )}
    </section>
  );
}

const Simulator = memo(GrowthSimulator);

/** The simulator: at once with what is typed in it, after the frame with what is typed above it. */
function SimulatorBelow({ modelling }: ToolProps) {
  const [drawn, setDrawn] = useState(modelling);
  useEffect(() => afterPaint(() => setDrawn(modelling)), [modelling]);
  const isOwn = modelling.draft.simulator !== drawn.draft.simulator;
  return <Simulator modelling={isOwn ? modelling : drawn} />;
}

/** Portfolio Potential: the projection panel with its simulated futures, and the growth simulator, on one engine. */
export function PortfolioTab({ modelling }: ToolProps) {
  return (
    <div className={layout.stack}>
      <ProjectionPanel modelling={modelling} />
      <ChancesCard modelling={modelling} />
      <SimulatorBelow modelling={modelling} />
    </div>
  );
}

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
              <section className={`fh-card fh-far-down ${layout.card}`} aria-labelledby="portfolio-table">
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

/** Every property at the same low, medium and high growth. */
const Growths = memo(function Growths({ view }: { readonly view: ProjectionView }) {
  const { comparison } = view.report;
  if (!comparison) return null;
  return (
    <section className={`fh-card fh-far-down fh-no-print ${layout.card}`} aria-labelledby="portfolio-comparison">
      <h2 id="portfolio-comparison">Low, medium and high growth</h2>
      <p className={layout.text}>Every property at the same growth, side by side.</p>
      <ComparisonTable caption="Portfolio under low, medium and high growth" comparison={comparison()} />
    </section>
  );
});

const Assumptions = memo(function Assumptions({ report }: { readonly report: ProjectionView['report'] | null }) {
  return (
    <AssumptionsCard id="portfolio" title="Portfolio Strategy Assumptions" report={report} limits={projectionLimits} />
  );
});

/** The model on its canvas, and its figures year by year and property by property. */
function ProjectionPanel({ modelling }: ToolProps) {
  const { calculated } = modelling;
  const view = panelView(calculated);
  return (
    <section className={layout.stack} aria-labelledby="portfolio-title">
      <Canvas modelling={modelling} />
      {view && (
        <Deferred value={view}>
          {(deferred) => (
            <>
              <ProjectionTabs view={deferred} />
              <Growths view={deferred} />
            </>
          )}
        </Deferred>
      )}
      <Deferred value={view?.report ?? null}>{(report) => <Assumptions report={report} />}</Deferred>
    </section>
  );
}
