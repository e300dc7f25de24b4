import { ChartCard } from '#app/charts/chart-card.tsx';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { GroupedBars } from '#app/charts/lazy-charts.ts';
import { decimal } from '#app/lib/format.ts';
import { chartHeight } from '../shared/year-table.tsx';
import { marketCaption, marketRows, marketText } from './market-view.ts';

const title = 'Investors by number of properties';
const columns: readonly Column[] = [
  { key: 'group', label: 'Properties', kind: 'text' },
  { key: 'count', label: 'Investors', kind: 'count' },
  { key: 'share', label: 'Share', kind: 'percent' },
];
const shortGroups = ['1', '2', '3', '4', '5', '6+'];
const rows: readonly Row[] = marketRows.map(({ group, count, share }) => ({ group, count, share }));

/** Investors by number of properties as bars. */
export function MarketChart() {
  return (
    <ChartCard
      title={title}
      description={marketCaption}
      summary={marketText}
      columns={columns}
      rows={rows}
      fileName="freehold-investors"
      height={chartHeight}
      headingLevel={2}
    >
      <GroupedBars
        label={title}
        groups={marketRows.map(({ group }) => group)}
        shortGroups={shortGroups}
        series={[{ id: 'investors', name: 'Investors', colour: 0, values: marketRows.map(({ count }) => count) }]}
        axisLabel="Investors"
        xAxisLabel="Properties held"
        height={chartHeight}
        format={decimal}
      />
    </ChartCard>
  );
}
