import { kindColours } from '@freehold/domain';
import { memo } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import type { Row } from '#app/charts/chart-table.ts';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { totalLines, totalSheetColumns, totalSheetRows } from '../shared/projection-series.ts';
import type { ProjectionView } from '../shared/projection-view.ts';
import { amountAxis, chartHeight, yearText } from '../shared/year-table.tsx';

const title = 'Your portfolio over 30 years';
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
export const CanvasChart = memo(function CanvasChart({ view }: { readonly view: ProjectionView }) {
  const { low, high } = view.range();
  return (
    <ChartCard
      title={title}
      summary={view.summary}
      columns={columns}
      rows={rowsOf(view)}
      fileName="freehold-model"
      height={chartHeight}
      isOnTop
    >
      <LineChart
        label={title}
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
