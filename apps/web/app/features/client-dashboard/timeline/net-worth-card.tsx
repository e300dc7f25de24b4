import { kindColours, monthText, timelineNames } from '@freehold/domain';
import { useId, useState } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { type Dollars, dollarChoices, netWorthChart, type Range, rangeChoices } from './net-worth-chart.ts';
import { netWorthHeight } from './net-worth-height.ts';
import css from './switch.module.css';
import type { TimelineView } from './timeline-view.ts';

interface SwitchProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A row of choices of which one holds; the arrow keys move between them. */
function Switch<Value extends string>({ label, choices, value, onChange }: SwitchProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={`fh-no-print ${css.switch}`}>
      {choices.map((choice) => (
        <label key={choice.value} className={css.choice}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

/** Net worth year by year, over a number of years and in either kind of dollars. */
export function NetWorthCard({ path, retirement }: Pick<TimelineView, 'path' | 'retirement'>) {
  const [range, setRange] = useState<Range>('20');
  const [dollars, setDollars] = useState<Dollars>('today');
  const { points, values, summary, columns, rows } = netWorthChart(path, { range, dollars });
  const pointAt = (years: number) => points.find((point) => point.years === years);
  return (
    <ChartCard
      isOnTop
      title={timelineNames.netWorthOverTime}
      summary={[summary, ...(retirement.isShort ? [retirement.lasting] : [])].join(' ')}
      columns={columns}
      rows={rows}
      fileName="freehold-net-worth"
      height={netWorthHeight}
      controls={
        <>
          <Switch label="Years shown" choices={rangeChoices} value={range} onChange={setRange} />
          <Switch label="Dollars" choices={dollarChoices} value={dollars} onChange={setDollars} />
        </>
      }
    >
      <LineChart
        label={timelineNames.netWorthOverTime}
        x={points.map(({ years }) => years)}
        xLabel={(years) => (years === 0 ? 'Today' : monthText(pointAt(years)?.month ?? ''))}
        formatX={(years) => pointAt(years)?.month.slice(0, 4) ?? ''}
        axisLabel={dollars === 'today' ? 'Today’s AUD' : 'AUD of the year'}
        series={[{ id: 'net-worth', name: 'Net worth', colour: kindColours.netWorth, values }]}
        height={netWorthHeight}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}
