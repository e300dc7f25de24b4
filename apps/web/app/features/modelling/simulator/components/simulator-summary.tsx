import { memo } from 'react';
import { Deferred } from '#app/loading/deferred.tsx';
import { MemoButton } from '#app/loading/memo-button.tsx';
import { ComparisonTable } from '../../shared/components/comparison-table.tsx';
import { FigureList } from '../../shared/components/figure-list.tsx';
import { FindingList } from '../../shared/components/finding-list.tsx';
import layout from '../../shared/components/layout.module.css';
import { TotalChart } from '../../shared/components/projection-charts.tsx';
import type { ProjectionView } from '../../shared/projection-view.ts';
import { SimulatorFigure } from './simulator-figure.tsx';
import type { SimulatorPartProps } from './simulator-part.ts';

/** The simulator's figures: the purchases, the whole portfolio by year, and the three growths side by side. */
export function SimulatorSummary({ modelling, view }: SimulatorPartProps) {
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
