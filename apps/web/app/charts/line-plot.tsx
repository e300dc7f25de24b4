import { area, line } from 'd3-shape';
import css from './chart.module.css';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend, ChartTooltip, type Entry, PlaceAxis, ValueAxis } from './chart-parts.tsx';
import { discRadius, drawnPoints, linePlot, placedMarks } from './line-geometry.ts';
import { nearestIndex, nearestSeries } from './scales.ts';
import {
  chartColour,
  type LineBand,
  type LineChartProps,
  type LineMark,
  type LineSeries,
  spokenPoint,
} from './series.ts';
import { type ActivePoint, usePoints } from './use-points.ts';
import { useSize } from './use-size.ts';

// A longer tooltip would cover the chart.
const mostInTooltip = 8;

interface LinePlotProps extends LineChartProps {
  readonly kind: 'line chart' | 'area chart' | 'fan chart';
}

/** Lines over a horizontal axis of numbers, the first one's area filled in an area chart. */
export function LinePlot(props: LinePlotProps) {
  const { x, series, format, xLabel, kind } = props;
  const [plotRef, size] = useSize();
  const points = usePoints({ points: x.length, series: series.length });
  const { active } = points;
  const geometry = size && linePlot(props, size);

  function onPointer(at: { readonly x: number; readonly y: number }) {
    if (geometry === null) return;
    const index = nearestIndex(geometry.xs, at.x);
    const heights = series.map(({ values }) => geometry.yAt(values[index]));
    points.show({ index, series: nearestSeries(heights, at.y) });
  }

  return (
    <ChartFrame
      label={props.label}
      kind={kind}
      height={props.height}
      points={points}
      spoken={active ? spokenPoint(props, active) : ''}
      onPointer={onPointer}
      plotRef={plotRef}
      legend={<ChartLegend entries={legendOf(props)} shape="line" />}
    >
      {size && geometry && (
        <>
          <svg width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            <ValueAxis plot={geometry.plot} caption={props.axisLabel} ticks={geometry.ticks} />
            <PlaceAxis plot={geometry.plot} caption={props.xAxisLabel} marks={geometry.marks} />
            {kind === 'fan chart' && <Fan series={series} geometry={geometry} />}
            {props.band && <Band band={props.band} geometry={geometry} />}
            <Lines x={x} series={series} geometry={geometry} isFilled={kind === 'area chart'} />
            {props.events && <Events marks={props.events.marks} geometry={geometry} />}
            {active && <ActiveDots series={series} geometry={geometry} active={active} />}
          </svg>
          {active && (
            <ChartTooltip
              at={{ x: geometry.xs[active.index] ?? 0, y: geometry.plot.top }}
              width={size.width}
              head={xLabel(x[active.index] ?? 0)}
              entries={tooltipEntries(series, active, format)}
              shape="line"
            />
          )}
        </>
      )}
    </ChartFrame>
  );
}

function entryOf({ id, name, colour, dashed }: LineSeries): Entry {
  return { id, name, colour, dashed };
}

function legendOf({ series, band, events }: LineChartProps): readonly Entry[] {
  return [
    ...series.map(entryOf),
    ...(band ? [{ id: 'band', name: band.name, colour: band.colour, isBand: true }] : []),
    ...(events && events.marks.length > 0
      ? [{ id: 'events', name: events.name, colour: events.colour, isDisc: true }]
      : []),
  ];
}

function tooltipEntries(series: readonly LineSeries[], active: ActivePoint, format: LineChartProps['format']) {
  const shown = series.length <= mostInTooltip ? series.map((_, place) => place) : [active.series];
  return shown.flatMap((place) => {
    const one = series[place];
    const value = one?.values[active.index];
    return one === undefined || value == null ? [] : [{ ...entryOf(one), value: format(value) }];
  });
}

interface DrawnProps {
  readonly series: readonly LineSeries[];
  readonly geometry: NonNullable<ReturnType<typeof linePlot>>;
}

interface LinesProps extends DrawnProps {
  readonly x: readonly number[];
  readonly isFilled: boolean;
}

/** The lines of series, with the area to zero filled where asked. */
export function Lines({ x, series, geometry, isFilled }: LinesProps) {
  const { xs, xAt, yAt, plot } = geometry;
  const path = line<ReturnType<typeof drawnPoints>[number]>(
    (point) => xAt(point?.x ?? 0),
    (point) => yAt(point?.value) ?? 0,
  ).defined((point) => point !== null);
  const filled = area<number | null>(
    (_, index) => xs[index] ?? 0,
    geometry.zero,
    (value) => yAt(value) ?? 0,
  );
  return (
    <g data-plot-bottom={plot.bottom}>
      {series.map((one) => {
        const { id, values, colour, dashed } = one;
        return (
          <g key={id}>
            {isFilled && (
              <path d={filled.defined(isNumber)(values) ?? ''} fill={chartColour(colour)} fillOpacity={0.18} />
            )}
            <path
              className={css.line}
              d={path(drawnPoints(x, one)) ?? ''}
              stroke={chartColour(colour)}
              data-is-dashed={dashed || undefined}
            />
          </g>
        );
      })}
    </g>
  );
}

/** The area between the first and the last series. */
function Fan({ series, geometry: { xs, yAt } }: DrawnProps) {
  const [upper, lower] = [series[0], series.at(-1)];
  if (upper === undefined || lower === undefined) return null;
  const path = area<number | null>(
    (_, index) => xs[index] ?? 0,
    (_, index) => yAt(lower.values[index]) ?? 0,
    (value) => yAt(value) ?? 0,
  ).defined(isNumber);
  return <path d={path(upper.values) ?? ''} fill={chartColour(upper.colour)} fillOpacity={0.18} />;
}

function Band({ band, geometry: { xs, yAt } }: { readonly band: LineBand; readonly geometry: DrawnProps['geometry'] }) {
  const path = area<number | null>(
    (_, index) => xs[index] ?? 0,
    (_, index) => yAt(band.lower[index]) ?? 0,
    (value) => yAt(value) ?? 0,
  ).defined(isNumber);
  return <path d={path(band.upper) ?? ''} fill={chartColour(band.colour)} fillOpacity={0.18} />;
}

function Events({
  marks,
  geometry: { xAt, plot },
}: {
  readonly marks: readonly LineMark[];
  readonly geometry: DrawnProps['geometry'];
}) {
  return (
    <g>
      {placedMarks(marks, xAt).map(({ id, x, text, row }) => {
        const y = plot.bottom - discRadius - 2 - row * (2 * discRadius + 2);
        return (
          <g key={id}>
            <line className={css.guide} x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
            <circle className={css.disc} cx={x} cy={y} r={discRadius} />
            <text className={css.discText} x={x} y={y} dy="0.35em" textAnchor="middle">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A dot on each series at the active position. */
export function ActiveDots({ series, geometry, active }: DrawnProps & { readonly active: ActivePoint }) {
  const at = geometry.xs[active.index] ?? 0;
  return (
    <g>
      <line className={css.guide} x1={at} x2={at} y1={geometry.plot.top} y2={geometry.plot.bottom} />
      {series.map(({ id, values, colour }, place) => {
        const y = geometry.yAt(values[active.index]);
        if (y === null) return null;
        const radius = place === active.series ? 8 : 5;
        return <circle key={id} className={css.dot} cx={at} cy={y} r={radius} fill={chartColour(colour)} />;
      })}
    </g>
  );
}

function isNumber(value: number | null): value is number {
  return value !== null;
}
