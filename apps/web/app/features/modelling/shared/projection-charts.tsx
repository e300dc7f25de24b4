import { memo } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import {
  type PropertyMeasure,
  propertyLines,
  propertySheetColumns,
  propertySheetRows,
  totalLines,
  totalSheetColumns,
  totalSheetRows,
} from './projection-series.ts';
import { type ProjectionView, propertyText } from './projection-view.ts';
import { amountAxis, chartHeight, yearText } from './year-table.tsx';

const axes = {
  xLabel: yearText,
  axisLabel: amountAxis,
  xAxisLabel: 'Year',
  height: chartHeight,
  format: money,
  formatTick: compactMoney,
} as const;

interface TotalChartProps {
  readonly view: ProjectionView;
  readonly title: string;
  readonly description?: string | undefined;
  readonly fileName: string;
}

/** Total value, debt and equity of a portfolio by year. */
export const TotalChart = memo(function TotalChart({ view, title, description, fileName }: TotalChartProps) {
  return (
    <ChartCard
      title={title}
      {...(description === undefined ? {} : { description })}
      summary={view.summary}
      columns={totalSheetColumns}
      rows={totalSheetRows(view)}
      fileName={fileName}
      height={chartHeight}
    >
      <LineChart {...axes} label={title} x={yearsOf(view)} series={totalLines(view)} />
    </ChartCard>
  );
});

const measures: Readonly<Record<PropertyMeasure, { readonly title: string; readonly description: string }>> = {
  value: { title: 'Property value', description: 'One line for each property from the year it is bought.' },
  equity: {
    title: 'Property equity',
    description:
      'The value of each property less its own debt. A later property starts below zero, since its deposit and costs are borrowed.',
  },
};

/** The value or the equity of each property by year. */
export const PropertyChart = memo(function PropertyChart({
  view,
  measure,
}: {
  readonly view: ProjectionView;
  readonly measure: PropertyMeasure;
}) {
  const { title, description } = measures[measure];
  return (
    <ChartCard
      title={title}
      {...(description === undefined ? {} : { description })}
      summary={propertyText(view, measure)}
      columns={propertySheetColumns(view)}
      rows={propertySheetRows(view, measure)}
      fileName={`freehold-property-${measure}`}
      height={chartHeight}
    >
      <LineChart {...axes} label={title} x={yearsOf(view)} series={propertyLines(view, measure)} />
    </ChartCard>
  );
});

function yearsOf({ projection }: ProjectionView): readonly number[] {
  return projection.rows.map(({ year }) => year);
}
