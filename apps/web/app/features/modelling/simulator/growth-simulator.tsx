import { projectionLimits } from '@freehold/contract';
import { propertyName, type RunsOut } from '@freehold/domain';
import { memo, useMemo, useState } from 'react';
import { Deferred } from '#app/loading/deferred.tsx';
import { MemoButton } from '#app/loading/memo-button.tsx';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import { RunsOutLater } from '../probability/runs-out.tsx';
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

/** The simulator's assumptions, editable where no law fixes them. */
function SimulatorAssumptions({ modelling, view, runsOut }: SimulatorPartProps) {
  return (
    <div className={layout.stack}>
      <SimulatorFigure view={view} runsOut={runsOut} />
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
function SimulatorSummary({ modelling, view, runsOut }: SimulatorPartProps) {
  return (
    <div className={`fh-no-print ${layout.stack}`}>
      <SimulatorFigure view={view} runsOut={runsOut} />
      {view && (
        <>
          <div className={`fh-far-down ${layout.halves}`}>
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
          <Deferred value={view}>
            {(deferred) => (
              <Years view={deferred} risk={runsOut === null || runsOut === 'failed' ? null : runsOut.sentence} />
            )}
          </Deferred>
        </>
      )}
    </div>
  );
}

/** The whole portfolio by year, and the same at other growth rates. */
const Years = memo(function Years({ view, risk }: { readonly view: ProjectionView; readonly risk: string | null }) {
  const { comparison } = view.report;
  return (
    <>
      <TotalChart
        view={view}
        title="Simulated portfolio over 30 years"
        description={risk === null ? undefined : `The lines are the plan, at even growth. ${risk}.`}
        fileName="freehold-growth-simulator"
      />
      {comparison && (
        <section className={`fh-card fh-far-down ${layout.card}`} aria-labelledby="simulator-comparison">
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
  const [runsOut, setRunsOut] = useState<RunsOut | 'failed' | null>(null);
  const { properties } = modelling.draft.simulator;
  const { simulator, outlook } = modelling.checked;
  const view = useMemo(() => simulatorView({ simulator, outlook }), [simulator, outlook]);
  const place = properties.findIndex(({ id }) => id === tab);
  const open = place >= 0 || tab === 'assumptions' ? tab : 'summary';
  const part = { modelling, view, runsOut };
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
        <p className={layout.quiet}>
          Its figure differs from the one above because it models other properties: three purchases of its own, where
          Property Portfolio has yours.
        </p>
      </div>
      <RunsOutLater modelling={modelling} part="simulator" onFound={setRunsOut} />
      <div>
        <TabList label="Simulator" prefix="simulator" tabs={tabs} value={open} onChange={setTab} isInner />
        <TabPanel prefix="simulator" id={open}>
          {open === 'summary' && <SimulatorSummary {...part} />}
          {place >= 0 && <SimulatorProperty {...part} index={place} />}
          {open === 'assumptions' && <SimulatorAssumptions {...part} />}
        </TabPanel>
      </div>
      {view && <Deferred value={view.report}>{(report) => <ToolSheet report={report} />}</Deferred>}
    </section>
  );
}
