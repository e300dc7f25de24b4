import { kindColours } from '@freehold/domain';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { chartHeight } from '../shared/chart-data.ts';
import type { SavingsLines } from './retirement-outlook.ts';

interface SavingsByAgeProps {
  readonly title: string;
  readonly description: string;
  readonly fileName: string;
  readonly axisLabel: string;
  /** Names of the two lines. */
  readonly names: { readonly withSurplus: string; readonly existingOnly: string };
  readonly lines: SavingsLines;
}

/** Savings at each age until retirement, with and without future savings. */
export function SavingsByAge({ title, description, fileName, axisLabel, names, lines }: SavingsByAgeProps) {
  return (
    <ChartCard
      title={title}
      description={description}
      summary={lines.summary}
      columns={lines.columns}
      rows={lines.rows}
      fileName={fileName}
      height={chartHeight}
    >
      <LineChart
        label={title}
        x={lines.ages}
        xLabel={(age) => `Age ${age}`}
        xAxisLabel="Age"
        axisLabel={axisLabel}
        series={[
          { id: 'surplus', name: names.withSurplus, colour: kindColours.retirementSavings, values: lines.withSurplus },
          {
            id: 'existing',
            name: names.existingOnly,
            colour: kindColours.existingSavings,
            values: lines.existingOnly,
            dashed: true,
          },
        ]}
        height={chartHeight}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}
