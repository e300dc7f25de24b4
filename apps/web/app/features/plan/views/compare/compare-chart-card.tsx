import type { PlanOutcome } from '@freehold/domain';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import type { LineBand, LineSeries } from '#app/charts/series.ts';
import { money } from '#app/lib/format.ts';
import { usePlanAddress } from '../../model/plan-address.ts';
import { compareChart } from './compare-chart.ts';
import type { ComparedOption } from './measure-table.tsx';

interface CompareChartCardProps {
  readonly base: Extract<PlanOutcome, { status: 'run' }>;
  readonly options: readonly ComparedOption[];
  readonly option: string;
}

/** Net worth of the plan and its options over the years, with the difference of the one that is looked at shaded. */
export function CompareChartCard({ base, options, option }: CompareChartCardProps) {
  const { dollars } = usePlanAddress();
  const plans = [{ letter: 'A', name: 'Your plan', figures: base.figures }, ...options.flatMap(ran)];
  const { title, summary, columns, rows, ends, series } = compareChart(plans, dollars);
  const chosen = options.find(({ id }) => id === option)?.letter;
  return (
    <ChartCard
      isOnTop
      headingLevel={2}
      title={title}
      summary={summary}
      columns={columns}
      rows={rows}
      fileName="freehold-plan-compared"
      height={340}
    >
      <LineChart
        label={title}
        x={ends}
        xLabel={(end) => `30 June ${end}`}
        axisLabel={dollars === 'today' ? 'Today’s AUD' : 'AUD of each year'}
        series={series}
        {...bandOf(series, chosen)}
        height={340}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}

function ran({ letter, name, outcome }: ComparedOption) {
  return outcome.status === 'run' ? [{ letter, name, figures: outcome.figures }] : [];
}

/** The range between the plan and the option that is looked at. */
function bandOf(series: readonly LineSeries[], chosen: string | undefined): { readonly band?: LineBand } {
  const [plan, option] = [series.find(({ id }) => id === 'A'), series.find(({ id }) => id === chosen)];
  if (plan === undefined || option === undefined) return {};
  const pairs = plan.values.map((value, place) => [value ?? 0, option.values[place] ?? value ?? 0] as const);
  return {
    band: {
      name: `Between A and ${option.id}`,
      colour: option.colour,
      lower: pairs.map((pair) => Math.min(...pair)),
      upper: pairs.map((pair) => Math.max(...pair)),
    },
  };
}
