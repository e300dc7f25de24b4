import type { PortfolioChances } from '@freehold/finance/probability';
import { useState } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { FanChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import { amountAxis, chartHeight, yearText } from '../shared/year-table.tsx';
import { type ChanceMeasure, chanceChart, chanceColumns, measureTabs } from './chances-view.ts';

interface ChanceChartProps {
  readonly chances: PortfolioChances;
  /** Percent a year. */
  readonly priceRise: number;
}

/** The band of equity, value or cash flow by year. */
export function ChanceChart({ chances, priceRise }: ChanceChartProps) {
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
