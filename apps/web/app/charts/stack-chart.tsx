import { area } from 'd3-shape';
import { useId } from 'react';
import css from './chart.module.css';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend, ChartTooltip, type Entry, PlaceAxis, ValueAxis } from './chart-parts.tsx';
import { linePlot } from './line-geometry.ts';
import { ActiveDots, Lines } from './line-plot.tsx';
import { nearestIndex, nearestSeries } from './scales.ts';
import { chartColour, type LineChartProps, type LineSeries, spokenPoint } from './series.ts';
import { type Stacked, stacked } from './stack.ts';
import { usePoints } from './use-points.ts';
import { useSize } from './use-size.ts';

interface StackSeries extends LineSeries {
  /** An area of the stack; else a line over it. */
  readonly isArea: boolean;
}

interface StackChartProps extends LineChartProps {
  readonly series: readonly StackSeries[];
}

/** Areas that lie on each other, what is below zero under it, and lines over them; each area has a pattern of its own. */
export function StackChart(props: StackChartProps) {
  const { x, series, format, xLabel } = props;
  const [plotRef, size] = useSize();
  const points = usePoints({ points: x.length, series: series.length });
  const { active } = points;
  const prefix = useId().replaceAll(/\W/g, '');
  const areas = series.filter(({ isArea }) => isArea);
  const stack = stacked(areas.map(({ values }) => values));
  // Points lie on the outer edges of areas; texts keep the values.
  const drawn = series.map((one) => ({ ...one, values: stack[areas.indexOf(one)]?.outer ?? one.values }));
  const geometry = size && linePlot({ ...props, series: drawn }, size);
  const entries = series.map(({ id, name, colour, dashed, isArea }): Entry => {
    return { id, name, colour, dashed, ...(isArea && { isBand: true, fill: `url(#${prefix}${id})` }) };
  });

  function onPointer(at: { readonly x: number; readonly y: number }) {
    if (geometry === null) return;
    const index = nearestIndex(geometry.xs, at.x);
    const heights = drawn.map(({ values }) => geometry.yAt(values[index]));
    points.show({ index, series: nearestSeries(heights, at.y) });
  }

  return (
    <ChartFrame
      label={props.label}
      kind="stacked area chart"
      height={props.height}
      points={points}
      spoken={active ? spokenPoint(props, active) : ''}
      onPointer={onPointer}
      plotRef={plotRef}
      legend={<ChartLegend entries={entries} shape="line" />}
    >
      {size && geometry && (
        <>
          <svg width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            <Patterns prefix={prefix} areas={areas} />
            <ValueAxis plot={geometry.plot} caption={props.axisLabel} ticks={geometry.ticks} />
            <PlaceAxis plot={geometry.plot} caption={props.xAxisLabel} marks={geometry.marks} />
            <Areas prefix={prefix} areas={areas} stack={stack} geometry={geometry} />
            <Lines x={x} series={series.filter(({ isArea }) => !isArea)} geometry={geometry} isFilled={false} />
            {active && <ActiveDots series={drawn} geometry={geometry} active={active} />}
          </svg>
          {active && (
            <ChartTooltip
              at={{ x: geometry.xs[active.index] ?? 0, y: geometry.plot.top }}
              width={size.width}
              head={xLabel(x[active.index] ?? 0)}
              entries={series.flatMap(({ values }, place) => {
                const [value, entry] = [values[active.index], entries[place]];
                return value == null || entry === undefined ? [] : [{ ...entry, value: format(value) }];
              })}
              shape="line"
            />
          )}
        </>
      )}
    </ChartFrame>
  );
}

interface AreasProps {
  readonly prefix: string;
  readonly areas: readonly StackSeries[];
}

/** Strokes over the fill of each area, so that they differ without colours too. */
const strokes = ['', 'M-2 2 2-2M0 8 8 0M6 10 10 6', 'M4 4h.1', 'M4 0V8', 'M-2 6 2 10M0 0 8 8M6-2 10 2', 'M0 4H8'];

function Patterns({ prefix, areas }: AreasProps) {
  return (
    <defs>
      {areas.map(({ id, colour }, place) => (
        <pattern key={id} id={`${prefix}${id}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={chartColour(colour)} fillOpacity={0.35} />
          <path
            className={css.pattern}
            d={strokes[place % strokes.length]}
            stroke={chartColour(colour)}
            strokeWidth={strokes[place % strokes.length] === strokes[2] ? 3 : 1.25}
          />
        </pattern>
      ))}
    </defs>
  );
}

interface DrawnAreas extends AreasProps {
  readonly stack: readonly Stacked[];
  readonly geometry: NonNullable<ReturnType<typeof linePlot>>;
}

function Areas({ prefix, areas, stack, geometry: { xs, yAt } }: DrawnAreas) {
  const shape = ({ from, to }: Stacked['above']) => {
    if (to.every((height, place) => height === from[place])) return null;
    const path = area<number>(
      (_, place) => xs[place] ?? 0,
      (_, place) => yAt(from[place]) ?? 0,
      (height) => yAt(height) ?? 0,
    );
    return path(to);
  };
  return (
    <g>
      {areas.map(({ id, colour }, place) => {
        const layers = stack[place];
        const d = layers && [shape(layers.above), shape(layers.below)].filter(Boolean).join('');
        return d && <path key={id} d={d} fill={`url(#${prefix}${id})`} stroke={chartColour(colour)} />;
      })}
    </g>
  );
}
