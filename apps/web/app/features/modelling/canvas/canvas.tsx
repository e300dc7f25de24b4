import { estimateDisclosure, projectionDisclosure } from '@freehold/contract';
import { figureText, kindColours, type RunsOut, type SimulatedPortfolio } from '@freehold/domain';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { Disclaimer } from '#app/calculator/disclaimer.tsx';
import { isSameDraft } from '#app/calculator/draft-storage.ts';
import { FileButton } from '#app/calculator/file-button.tsx';
import { ResultActions } from '#app/calculator/result-actions.tsx';
import { ResultFigure } from '#app/calculator/result-figure.tsx';
import { ChartCard } from '#app/charts/chart-card.tsx';
import type { Row } from '#app/charts/chart-table.ts';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { Deferred } from '#app/loading/deferred.tsx';
import { RunsOutFigure, RunsOutLater } from '../probability/runs-out.tsx';
import { checkedInputs } from '../shared/checked-inputs.ts';
import { startingDraft } from '../shared/draft.ts';
import { FigureList, FindingList } from '../shared/figure-list.tsx';
import layout from '../shared/layout.module.css';
import { openingFigures } from '../shared/opening-figures.ts';
import { panelCalculation } from '../shared/panel-calculation.ts';
import { totalLines, totalSheetColumns, totalSheetRows } from '../shared/projection-series.ts';
import { type ProjectionView, panelView } from '../shared/projection-view.ts';
import { OutlookFields, StrategyFields } from '../shared/strategy-fields.tsx';
import { figureInPlaceOf } from '../shared/tool-report.ts';
import { ToolSheet } from '../shared/tool-sheet.tsx';
import type { ToolProps } from '../shared/use-modelling.ts';
import { amountAxis, chartHeight, yearText } from '../shared/year-table.tsx';
import css from './canvas.module.css';
import { rangeText } from './canvas-texts.ts';
import { LeverList } from './lever-list.tsx';
import { PanelForm } from './panel-form.tsx';

const chartTitle = 'Your portfolio over 30 years';
const columns = [
  ...totalSheetColumns,
  { key: 'low', label: 'Total Equity at low growth', kind: 'money' },
  { key: 'high', label: 'Total Equity at high growth', kind: 'money' },
] as const;

function rowsOf(view: ProjectionView): readonly Row[] {
  const { low, high } = view.range();
  return totalSheetRows(view).map((row, place) => ({ ...row, low: low[place] ?? null, high: high[place] ?? null }));
}

/** Each purchase at its year, under its property's number; what is owned already is no purchase. */
function purchaseMarks({ purchases, owned }: ProjectionView) {
  return purchases.flatMap(({ name, year }, index) =>
    year === null || owned.includes(name) ? [] : [{ id: name, x: year, text: String(index + 1) }],
  );
}

/** Value, debt and equity with every purchase marked, and equity between low and high growth as a band. */
const CanvasChart = memo(function CanvasChart({ view }: { readonly view: ProjectionView }) {
  const { low, high } = view.range();
  return (
    <ChartCard
      title={chartTitle}
      summary={view.summary}
      columns={columns}
      rows={rowsOf(view)}
      fileName="freehold-model"
      height={chartHeight}
      isOnTop
    >
      <LineChart
        label={chartTitle}
        x={view.projection.rows.map(({ year }) => year)}
        xLabel={yearText}
        series={totalLines(view)}
        band={{ name: 'Equity from low to high growth', colour: kindColours.equity, lower: low, upper: high }}
        events={{ name: 'Purchase of that property', colour: kindColours.propertyValue, marks: purchaseMarks(view) }}
        axisLabel={amountAxis}
        xAxisLabel="Year"
        height={chartHeight}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
});

/** One model: inputs left, its answer and chart in the centre, levers right; under one another on a phone. */
export function Canvas({ modelling }: ToolProps) {
  const isExample = isSameDraft(modelling.draft, startingDraft);
  const [runsOut, setRunsOut] = useState<RunsOut | 'failed' | null>(() => (isExample ? openingFigures.runsOut : null));
  const { calculated, checked } = modelling;
  const { probability } = checked;
  const view = panelView(calculated);
  modelling.ahead.textOf.current = (draft) => figureInPlaceOf(view, panelView(panelCalculation(checkedInputs(draft))));
  const headline = view?.report.headline;
  return (
    <>
      <RunsOutLater modelling={modelling} part="portfolio" onFound={setRunsOut} />
      <div className={`fh-no-print ${css.canvas}`}>
        <div className={css.centre}>
          <div className={css.answer}>
            <ResultFigure
              ahead={modelling.ahead.figure}
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
          {isExample && <p className={css.why}>{openingFigures.why}</p>}
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
                {probability.inputs && <PortfolioFiles inputs={{ ...calculated, probability: probability.inputs }} />}
              </ResultActions>
              <p className="fh-no-print">
                <Link to="/plan">Start a plan of your whole household</Link>
              </p>
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

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

/** Saves a portfolio's projection, as a report or as a workbook. */
function PortfolioFiles({ inputs }: { readonly inputs: SimulatedPortfolio }) {
  return (
    <>
      <FileButton label="Save as PDF" save={async () => (await files()).portfolio(inputs)} />
      <FileButton label="Save as Excel" save={async () => (await files()).portfolioWorkbook(inputs)} />
    </>
  );
}
