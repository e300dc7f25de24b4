import { projectionLimits } from '@freehold/contract';
import { propertyName } from '@freehold/domain';
import { memo, useMemo, useState } from 'react';
import { Deferred } from '#app/loading/deferred.tsx';
import { MemoButton } from '#app/loading/memo-button.tsx';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import { AssumptionsCard } from '../shared/assumptions-card.tsx';
import { ComparisonTable } from '../shared/comparison-table.tsx';
import { FigureList, FindingList } from '../shared/figure-list.tsx';
import layout from '../shared/layout.module.css';
import { TotalChart } from '../shared/projection-charts.tsx';
import { type ProjectionView, simulatorView } from '../shared/projection-view.ts';
import { StrategyFields } from '../shared/strategy-fields.tsx';
import { ToolSheet } from '../shared/tool-sheet.tsx';
import type { ToolProps } from '../shared/use-modelling.ts';
import { SimulatorFigure, type SimulatorPartProps, SimulatorProperty } from './simulator-property.tsx';

/** What the simulator assumes, open to change where it is no one's law. */
function SimulatorAssumptions({ modelling, view }: SimulatorPartProps) {
  return (
    <div className={layout.stack}>
      <SimulatorFigure view={view} />
      <AssumptionsCard
        id="simulator"
        title="Simulator assumptions"
        report={view?.report ?? null}
        limits={projectionLimits}
      >
        <p className={layout.quiet}>
          The projection runs 30 years. Growth choices and inflation are those under Portfolio Strategy Assumptions.
        </p>
        <StrategyFields modelling={modelling} part="simulator" />
      </AssumptionsCard>
    </div>
  );
}

/** The simulator's figures: the purchases, the whole portfolio by year, and the three growths side by side. */
function SimulatorSummary({ modelling, view }: SimulatorPartProps) {
  return (
    <div className={`fh-no-print ${layout.stack}`}>
      <SimulatorFigure view={view} />
      {view && (
        <>
          <div className={layout.halves}>
            <section className={`fh-card ${layout.card}`} aria-labelledby="simulator-figures">
              <h3 id="simulator-figures">Key figures</h3>
              <FigureList figures={view.report.figures} />
            </section>
            <section className={`fh-card ${layout.card}`} aria-labelledby="simulator-purchases">
              <h3 id="simulator-purchases">Purchases</h3>
              <FindingList findings={view.report.findings} />
              <div className={layout.actions}>
                <MemoButton type="button" variant="default" onClick={() => modelling.reset(['simulator'])}>
                  Reset simulator
                </MemoButton>
              </div>
            </section>
          </div>
          <Deferred value={view}>{(deferred) => <Years view={deferred} />}</Deferred>
        </>
      )}
    </div>
  );
}

/** The whole portfolio by year, and how it would go with other growth. */
const Years = memo(function Years({ view }: { readonly view: ProjectionView }) {
  const { comparison } = view.report;
  return (
    <>
      <TotalChart view={view} title="Simulated portfolio over 30 years" fileName="freehold-growth-simulator" />
      {comparison && (
        <section className={`fh-card ${layout.card}`} aria-labelledby="simulator-comparison">
          <h3 id="simulator-comparison">Simulated at low, medium and high growth</h3>
          <ComparisonTable caption="Simulated portfolio under low, medium and high growth" comparison={comparison()} />
        </section>
      )}
    </>
  );
});

/** The growth simulator: three properties bought one after the other, each on a tab of its own. */
export function GrowthSimulator({ modelling }: ToolProps) {
  const [tab, setTab] = useState('summary');
  const { properties } = modelling.draft.simulator;
  const { simulator, outlook } = modelling.checked;
  const view = useMemo(() => simulatorView({ simulator, outlook }), [simulator, outlook]);
  const place = properties.findIndex(({ id }) => id === tab);
  const open = place >= 0 || tab === 'assumptions' ? tab : 'summary';
  const tabs = [
    { id: 'summary', label: 'Summary' },
    ...properties.map(({ id }, index) => ({ id, label: propertyName(index) })),
    { id: 'assumptions', label: 'Assumptions' },
  ];
  return (
    <section className={layout.stack} aria-labelledby="simulator-title">
      <div className={`fh-no-print ${layout.sectionHead}`}>
        <h2 id="simulator-title">Portfolio Growth Simulator</h2>
        <p className={layout.text}>
          The next property is bought in the first year in which usable equity covers its deposit. The figures follow
          what you type.
        </p>
      </div>
      <div>
        <TabList label="Simulator" prefix="simulator" tabs={tabs} value={open} onChange={setTab} isInner />
        <TabPanel prefix="simulator" id={open}>
          {open === 'summary' && <SimulatorSummary modelling={modelling} view={view} />}
          {place >= 0 && <SimulatorProperty modelling={modelling} view={view} index={place} />}
          {open === 'assumptions' && <SimulatorAssumptions modelling={modelling} view={view} />}
        </TabPanel>
      </div>
      {view && <Deferred value={view.report}>{(report) => <ToolSheet report={report} />}</Deferred>}
    </section>
  );
}
