import { memo } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { amountAxis, chartHeight, yearText } from '../../shared/year-chart.ts';
import { type SimulatedProperty, simulatedColumns, simulatedRows } from '../simulated-property.ts';

interface SimulatedPropertyChartProps {
  readonly title: string;
  readonly property: SimulatedProperty;
}

/** Value, debt and equity of one property by year. */
export const SimulatedPropertyChart = memo(function SimulatedPropertyChart({
  title,
  property,
}: SimulatedPropertyChartProps) {
  return (
    <ChartCard
      title={title}
      summary={property.summary}
      columns={simulatedColumns}
      rows={simulatedRows(property)}
      fileName="freehold-simulated-property"
      height={chartHeight}
    >
      <LineChart
        label={title}
        x={property.years}
        xLabel={yearText}
        series={property.lines}
        axisLabel={amountAxis}
        xAxisLabel="Year"
        height={chartHeight}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
});
