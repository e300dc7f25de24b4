import {
  jointChancesSentence,
  type PortfolioChances,
  simulatedPaths,
  startingSeed,
} from '@freehold/finance/probability';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { FanChart } from '#app/charts/lazy-charts.ts';
import { counted, money } from '#app/lib/format.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import { FindingList } from '../shared/figure-list.tsx';
import layout from '../shared/layout.module.css';
import type { ToolProps } from '../shared/use-modelling.ts';
import { amountAxis, chartHeight, yearText } from '../shared/year-table.tsx';
import { ChanceFields, DrawsField } from './chance-fields.tsx';
import { type ChanceMeasure, chanceChart, chanceColumns, measureTabs, riskTexts } from './chances-view.ts';
import { checkedSimulation } from './simulation-inputs.ts';
import { type ChancesState, useChances } from './use-chances.ts';

interface ChanceChartProps {
  readonly chances: PortfolioChances;
  /** Percent a year. */
  readonly priceRise: number;
}

/** The band of equity, value or cash flow by year. */
function ChanceChart({ chances, priceRise }: ChanceChartProps) {
  const [measure, setMeasure] = useState<ChanceMeasure>('equity');
  const chart = chanceChart(chances, measure, priceRise);
  return (
    <div>
      <TabList label="Futures of" prefix="chances" tabs={measureTabs} value={measure} onChange={setMeasure} isInner />
      <TabPanel prefix="chances" id={measure}>
        <ChartCard
          title={chart.title}
          summary={chart.summary}
          columns={chanceColumns}
          rows={chart.rows}
          fileName={`freehold-futures-${measure}`}
          height={chartHeight}
        >
          <FanChart
            label={chart.title}
            x={chart.years}
            xLabel={yearText}
            series={chart.lines}
            axisLabel={amountAxis}
            xAxisLabel="Year"
            height={chartHeight}
            format={money}
            formatTick={compactMoney}
          />
        </ChartCard>
      </TabPanel>
    </div>
  );
}

const independentTexts = [
  'Growth in a year is yours times a lognormal draw of the volatility, part of it shared by all properties. Yours is the median: half the futures grow faster, half slower.',
  'The interest rate moves around yours and tends back to it, never below zero. Loans stay interest-only.',
  'A property is bought in each future when its usable equity allows, as in the projection; whether a bank would lend is left out.',
  'Cash is what you start with and add, plus rent, less expenses and interest. Tax, interest on cash, sales and repairs beyond the expenses are left out.',
  'The cause named for cash is the largest of the differences from what was assumed: interest, vacancies, rent, expenses. Where cash would have run out without them, it is the plan. For equity it is prices, unless the growth assumed would not have kept the value above the debt either.',
  'A future that runs out stays in the bands, as if the money had been found.',
  'Growth, rates and rents are drawn independently of each other and of earlier years’ growth. Real crises move them together.',
];

// What the fitted draws have in place of the first two texts and the last.
const fittedTexts = [
  jointChancesSentence,
  'The growth you enter is the median. The interest rate moves around yours, but not below 2% or your rate, whichever is lower. Loans stay interest-only. Expenses follow consumer prices.',
  ...independentTexts.slice(2, -1),
  'Vacancies are drawn for each property by itself.',
];

/** How the simulation works and what it leaves out. */
function ChanceLimits({ isFitted }: { readonly isFitted: boolean }) {
  return (
    <details>
      <summary>How the futures are made</summary>
      <FindingList findings={isFitted ? fittedTexts : independentTexts} />
    </details>
  );
}

/** The simulated futures of the current inputs: their spread, what runs out, and the assumptions. */
export function ChancesPanel({ modelling }: ToolProps) {
  const inputs = useMemo(
    () => checkedSimulation(modelling.calculated, modelling.checked.probability.inputs),
    [modelling.calculated, modelling.checked.probability.inputs],
  );
  const { chances, status, stop, again } = useChances(inputs);
  const priceRise = modelling.calculated?.outlook.priceRise ?? 0;
  return (
    <>
      <div className={layout.actions}>
        <p role="status" className={layout.quiet}>
          {inputs === null ? 'Correct the marked field to see the futures.' : progressText(status, chances?.paths ?? 0)}
        </p>
        {status === 'running' && inputs !== null && (
          <Button type="button" variant="default" onClick={stop}>
            Cancel
          </Button>
        )}
        {(status === 'failed' || status === 'stopped') && (
          <Button type="button" variant="default" onClick={again}>
            {status === 'failed' ? 'Retry' : 'Simulate again'}
          </Button>
        )}
      </div>
      {chances && inputs && (
        <>
          <ChanceChart chances={chances} priceRise={priceRise} />
          <h3>What runs out</h3>
          <FindingList findings={riskTexts(chances)} />
        </>
      )}
      <DrawsField modelling={modelling} />
      <Draw modelling={modelling} />
      <h3>Assumptions of chance</h3>
      <p className={layout.quiet}>
        These are ours where you enter nothing else. Properties, growth and interest are those of the projection above.
      </p>
      <ChanceFields modelling={modelling} />
      <div className={layout.actions}>
        <Button type="button" variant="subtle" onClick={() => modelling.reset(['probability'])}>
          Reset draw and assumptions
        </Button>
      </div>
      <ChanceLimits isFitted={inputs?.draws === 'fitted'} />
    </>
  );
}

function progressText(status: ChancesState['status'], paths: number): string {
  const whole = counted(simulatedPaths, 'future');
  if (status === 'failed') return 'The futures could not be simulated. The figures above are not affected.';
  if (status === 'stopped') return `Stopped after ${counted(paths, 'future')} of ${whole}.`;
  return status === 'done' ? `${whole} simulated.` : `Simulating: ${counted(paths, 'future')} of ${whole}.`;
}

/** The seed: the same one gives the same futures, here and from the link. */
function Draw({ modelling }: ToolProps) {
  const { probability } = modelling.draft;

  function drawAnew() {
    const [seed = startingSeed] = crypto.getRandomValues(new Uint32Array(1));
    modelling.set('probability', { seed: String(seed) });
  }

  return (
    <div className={layout.actions}>
      <p className={layout.quiet}>
        Draw <strong className="fh-figures">{probability.seed ?? startingSeed}</strong>. The same draw gives the same
        futures; a link to this page carries it along.
      </p>
      <Button type="button" variant="default" onClick={drawAnew}>
        New draw
      </Button>
      <CopyButton
        label="Copy link to this draw"
        done="Link copied"
        byHandLabel="Link to this draw"
        text={modelling.address}
      />
    </div>
  );
}
