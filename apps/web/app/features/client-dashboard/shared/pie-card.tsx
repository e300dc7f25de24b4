import { ChartCard } from '#app/charts/chart-card.tsx';
import { PieChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { chartHeight } from './chart-data.ts';
import css from './pie-card.module.css';
import type { PieData } from './slices.ts';

interface PieCardProps {
  readonly title: string;
  readonly description?: string;
  readonly data: PieData;
  readonly fileName: string;
}

/** Shares of a whole as a pie with its table; the tooltip shows a slice's name and value. */
export function PieCard({ title, description, data, fileName }: PieCardProps) {
  return (
    <div className={css.pie}>
      <ChartCard
        title={title}
        {...(description !== undefined && { description })}
        summary={data.summary}
        columns={data.columns}
        rows={data.rows}
        fileName={fileName}
        height={chartHeight}
      >
        <PieChart label={title} slices={data.slices} height={chartHeight} format={valueText} />
      </ChartCard>
    </div>
  );
}

function valueText(value: number): string {
  return `Value ${money(value)}`;
}
