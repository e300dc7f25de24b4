import {
  type Figure,
  figureOf,
  figureText,
  kindColours,
  propertyName,
  purchaseText,
  type RunsOut,
} from '@freehold/domain';
import { memo, useMemo } from 'react';
import { ResultFigure } from '#app/calculator/result-figure.tsx';
import { ChartCard } from '#app/charts/chart-card.tsx';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import type { LineSeries } from '#app/charts/series.ts';
import { money } from '#app/lib/format.ts';
import { Deferred } from '#app/loading/deferred.tsx';
import { RunsOutFigure } from '../probability/runs-out.tsx';
import { FigureList } from '../shared/figure-list.tsx';
import layout from '../shared/layout.module.css';
import type { ProjectionView } from '../shared/projection-view.ts';
import { PropertyFields } from '../shared/property-fields.tsx';
import type { Modelling } from '../shared/use-modelling.ts';
import { amountAxis, chartHeight, yearText } from '../shared/year-table.tsx';

/** Props of each tab of the simulator. */
export interface SimulatorPartProps {
  readonly modelling: Modelling;
  /** How often its money runs out; null while that is not simulated. */
  readonly runsOut: RunsOut | 'failed' | null;
  /** The figures; null while an input is invalid. */
  readonly view: ProjectionView | null;
}

/** The simulator's main figure, beside the inputs. */
export function SimulatorFigure({ view, runsOut }: Pick<SimulatorPartProps, 'view' | 'runsOut'>) {
  const headline = view?.report.headline;
  return (
    <ResultFigure
      id="simulator-result"
      title={headline ? `Simulated ${headline.label.toLowerCase()}` : 'Simulated result'}
      figure={headline?.value ?? null}
      waiting="Correct the marked field to see the figures"
      reason={headline?.today ? `${headline.today} in today’s dollars` : null}
      kind="At a growth that stays the same each year"
      spoken={headline ? `${headline.label} ${figureText(headline)}` : ''}
      risk={view && <RunsOutFigure found={runsOut} />}
    />
  );
}

interface SimulatedPropertyChartProps {
  readonly title: string;
  readonly property: SimulatedProperty;
}

/** Value, debt and equity of one property by year. */
const SimulatedPropertyChart = memo(function SimulatedPropertyChart({ title, property }: SimulatedPropertyChartProps) {
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

/** One property of the simulator. */
interface SimulatedProperty {
  readonly summary: string;
  readonly figures: readonly Figure[];
  readonly years: readonly number[];
  /** Value, debt and equity from the year of purchase on; none when it is not bought. */
  readonly lines: readonly LineSeries[];
}

const shownYears = [10, 20, 30] as const;

/** Outcome of the property at an index of the list; null if there is none. */
function simulatedProperty(
  { projection, purchases, priceRise }: ProjectionView,
  index: number,
): SimulatedProperty | null {
  const purchase = purchases[index];
  if (purchase === undefined) return null;
  const { name, year, when, price, loan } = purchase;
  const held = projection.rows.map(({ properties }) => properties.find(({ id }) => id === name));
  const equities = held.map((property) => (property === undefined ? null : property.value - property.debt));
  const bought = year !== null && loan !== null;
  return {
    summary: purchaseText(purchase),
    figures: [
      { label: 'Bought in', value: when, today: null },
      { label: 'Price', value: money(price), today: null },
      ...(bought ? [figureOf('Debt it adds', { amount: loan, years: year }, priceRise)] : []),
      ...shownYears.flatMap((years) => {
        const amount = equities[years];
        return amount == null ? [] : [figureOf(`Its equity after ${years} years`, { amount, years }, priceRise)];
      }),
    ],
    years: projection.rows.map((row) => row.year),
    lines: bought
      ? [
          {
            id: 'value',
            name: 'Property value',
            colour: kindColours.propertyValue,
            values: held.map((property) => property?.value ?? null),
          },
          {
            id: 'debt',
            name: 'Debt',
            colour: kindColours.debt,
            values: held.map((property) => property?.debt ?? null),
          },
          { id: 'equity', name: 'Equity', colour: kindColours.equity, values: equities },
        ]
      : [],
  };
}

/** Columns of the chart's own table and of the spreadsheet. */
const simulatedColumns: readonly Column[] = [
  { key: 'year', label: 'Year', kind: 'year' },
  { key: 'value', label: 'Property value', kind: 'money' },
  { key: 'debt', label: 'Debt', kind: 'money' },
  { key: 'equity', label: 'Equity', kind: 'money' },
];

/** Rows of the chart's own table and of the spreadsheet. */
function simulatedRows({ years, lines }: SimulatedProperty): readonly Row[] {
  return years.map((year, place) => ({
    year,
    ...Object.fromEntries(lines.map(({ id, values }) => [id, values[place] ?? null])),
  }));
}

/** One property of the simulator: its inputs, when it is bought, and its outcome. */
export function SimulatorProperty({
  modelling,
  view,
  runsOut,
  index,
}: SimulatorPartProps & { readonly index: number }) {
  const property = useMemo(() => view && simulatedProperty(view, index), [view, index]);
  const name = propertyName(index);
  return (
    <div className={`fh-no-print ${layout.stack}`}>
      <div className={layout.halves}>
        <section className={`fh-card ${layout.card}`} aria-labelledby="simulator-property">
          <h3 id="simulator-property">{name}</h3>
          <PropertyFields modelling={modelling} part="simulator" index={index} />
        </section>
        <div className={layout.stack}>
          <SimulatorFigure view={view} runsOut={runsOut} />
          {property && (
            <section className={`fh-card ${layout.card}`} aria-labelledby="simulator-property-figures">
              <h3 id="simulator-property-figures">What becomes of {name}</h3>
              <FigureList figures={property.figures} />
              <p className={layout.text}>{property.summary}</p>
            </section>
          )}
        </div>
      </div>
      {property && property.lines.length > 0 && (
        <Deferred value={property}>
          {(deferred) => <SimulatedPropertyChart title={`${name} over 30 years`} property={deferred} />}
        </Deferred>
      )}
    </div>
  );
}
