import { estimateDisclosure, type Outlook, type ProjectionScenario, projectionDisclosure } from '@freehold/contract';
import { figureText } from '@freehold/domain';
import { useMemo, useState } from 'react';
import { Disclaimer } from '#app/calculator/disclaimer.tsx';
import { isSameDraft } from '#app/calculator/draft-storage.ts';
import { FileButton } from '#app/calculator/file-button.tsx';
import { ResultActions } from '#app/calculator/result-actions.tsx';
import { ResultFigure } from '#app/calculator/result-figure.tsx';
import { Deferred } from '#app/loading/deferred.tsx';
import { RunsOutFigure, RunsOutLater } from '../probability/runs-out.tsx';
import type { RunsOut } from '../probability/runs-out-view.ts';
import { startingDraft } from '../shared/draft.ts';
import { FigureList, FindingList } from '../shared/figure-list.tsx';
import layout from '../shared/layout.module.css';
import { openingFigures } from '../shared/opening-figures.ts';
import { panelView } from '../shared/projection-view.ts';
import { OutlookFields, StrategyFields } from '../shared/strategy-fields.tsx';
import { ToolSheet } from '../shared/tool-sheet.tsx';
import type { ToolProps } from '../shared/use-modelling.ts';
import css from './canvas.module.css';
import { CanvasChart } from './canvas-chart.tsx';
import { rangeText } from './canvas-texts.ts';
import { LeverList } from './lever-list.tsx';
import { PanelForm } from './panel-form.tsx';

/** One model: inputs left, its answer and chart in the centre, levers right; under one another on a phone. */
export function Canvas({ modelling }: ToolProps) {
  const [runsOut, setRunsOut] = useState<RunsOut | 'failed' | null>(() =>
    isSameDraft(modelling.draft, startingDraft) ? openingFigures.runsOut : null,
  );
  const { calculated } = modelling;
  const view = useMemo(() => panelView(calculated), [calculated]);
  const headline = view?.report.headline;
  return (
    <>
      <RunsOutLater modelling={modelling} part="portfolio" onFound={setRunsOut} />
      <div className={`fh-no-print ${css.canvas}`}>
        <div className={css.centre}>
          <div className={css.answer}>
            <ResultFigure
              id="portfolio-result"
              title={headline?.label ?? 'Result'}
              figure={headline?.value ?? null}
              waiting="Correct the marked field to see the figures"
              reason={headline?.today ? `${headline.today} in today’s dollars` : null}
              kind="At even growth"
              spoken={headline ? `${headline.label} ${figureText(headline)}` : ''}
            />
            <div className={css.risk}>{view && <RunsOutFigure found={runsOut} />}</div>
          </div>
          {view && (
            <div className={css.chart}>
              <Deferred value={view}>
                {(deferred) => (
                  <>
                    <CanvasChart view={deferred} />
                    <div className={`fh-card ${layout.card}`}>
                      <FigureList figures={deferred.report.figures} />
                      <FindingList findings={[...deferred.report.findings, rangeText(deferred)]} />
                      <Disclaimer sentences={[projectionDisclosure, estimateDisclosure]} />
                    </div>
                  </>
                )}
              </Deferred>
            </div>
          )}
        </div>
        <div className={css.inputs}>
          <div className={`fh-card ${css.form}`}>
            <PanelForm modelling={modelling} />
          </div>
          <section className={`fh-card ${layout.card} ${css.form}`} aria-labelledby="portfolio-strategy">
            <h3 id="portfolio-strategy">Loans, growth and inflation</h3>
            <StrategyFields modelling={modelling} part="portfolio" />
            <OutlookFields modelling={modelling} />
          </section>
        </div>
        <div className={css.side}>
          <LeverList modelling={modelling} view={view} runsOut={runsOut} />
          {calculated && (
            <div className={`fh-card ${layout.card}`}>
              <ResultActions address={modelling.address}>
                <PortfolioFiles inputs={calculated} />
              </ResultActions>
            </div>
          )}
        </div>
      </div>
      {view && (
        <Deferred value={view.report}>
          {(report) => <ToolSheet report={report} disclosure={projectionDisclosure} />}
        </Deferred>
      )}
    </>
  );
}

interface PortfolioFilesProps {
  readonly inputs: { readonly portfolio: ProjectionScenario; readonly outlook: Outlook };
}

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

/** Saves a portfolio's projection, as a report or as a workbook. */
function PortfolioFiles({ inputs }: PortfolioFilesProps) {
  return (
    <>
      <FileButton label="Save as PDF" save={async () => (await files()).portfolio(inputs)} />
      <FileButton label="Save as Excel" save={async () => (await files()).portfolioWorkbook(inputs)} />
    </>
  );
}
