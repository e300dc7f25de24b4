import { arc, pie } from 'd3-shape';
import css from './chart.module.css';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend, ChartTooltip } from './chart-parts.tsx';
import { type PieSlice, shownSlices, sliceText } from './pie-slices.ts';
import { chartColour } from './series.ts';
import { usePoints } from './use-points.ts';
import { useSize } from './use-size.ts';

interface PieChartProps {
  /** Accessible name of the chart. */
  readonly label: string;
  readonly slices: readonly PieSlice[];
  /** Whole height with the legend, px. */
  readonly height: number;
  readonly format: (value: number) => string;
}

const radius = 80;
/** Percent below which a slice is labelled in the legend only: there is no space beside it (decision Y-11). */
const leastLabelled = 4;

type Shown = ReturnType<typeof shownSlices>[number];
const layout = pie<Shown>()
  .value(({ value }) => value)
  .sort(null);
const shape = arc<{ readonly startAngle: number; readonly endAngle: number }>();

/** Shares of a whole, outer radius 80, each slice named with its whole percent. */
export function PieChart({ label, slices, height, format }: PieChartProps) {
  const shown = shownSlices(slices);
  const arcs = layout([...shown]);
  const [plotRef, size] = useSize();
  const points = usePoints({ points: shown.length, series: 1 });
  const active = points.active && arcs[points.active.index];

  function onPointer(at: { readonly x: number; readonly y: number }) {
    if (size === null) return;
    const [x, y] = [at.x - size.width / 2, at.y - size.height / 2];
    const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
    const index = arcs.findIndex(({ startAngle, endAngle }) => startAngle <= angle && angle < endAngle);
    points.show(Math.hypot(x, y) <= radius && index >= 0 ? { index, series: 0 } : null);
  }

  return (
    <ChartFrame
      label={label}
      kind="pie chart"
      height={height}
      points={points}
      spoken={active ? `${sliceText(active.data)}: ${format(active.data.value)}` : ''}
      onPointer={onPointer}
      plotRef={plotRef}
      legend={<ChartLegend entries={shown.map(legendEntry)} shape="box" />}
    >
      {size && (
        <>
          <svg width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            <g transform={`translate(${size.width / 2} ${size.height / 2})`}>
              {arcs.map((one) => (
                <Slice key={one.data.id} {...one} isActive={one === active} />
              ))}
            </g>
          </svg>
          {active && (
            <ChartTooltip
              at={{ x: size.width / 2, y: 0 }}
              width={size.width}
              entries={[{ ...active.data, value: format(active.data.value) }]}
              shape="box"
            />
          )}
        </>
      )}
    </ChartFrame>
  );
}

function legendEntry(slice: Shown) {
  return { id: slice.id, colour: slice.colour, name: sliceText(slice) };
}

interface SliceProps {
  readonly data: Shown;
  readonly startAngle: number;
  readonly endAngle: number;
  readonly isActive: boolean;
}

function Slice({ data, startAngle, endAngle, isActive }: SliceProps) {
  const angles = { startAngle, endAngle };
  const middle = (startAngle + endAngle) / 2;
  const at = (distance: number) => [Math.sin(middle) * distance, -Math.cos(middle) * distance] as const;
  const [x, y] = at(radius + 18);
  const isRight = x >= 0;
  return (
    <g>
      <path
        className={css.slice}
        d={shape.innerRadius(0).outerRadius(radius)(angles) ?? ''}
        fill={chartColour(data.colour)}
      />
      {isActive && (
        <path className={css.sliceRing} d={shape.innerRadius(radius + 4).outerRadius(radius + 4)(angles) ?? ''} />
      )}
      {data.share >= leastLabelled && (
        <>
          <polyline className={css.leader} points={`${at(radius + 4).join(',')} ${at(radius + 14).join(',')}`} />
          <text className={css.sliceLabel} x={x} y={y} dy="0.32em" textAnchor={isRight ? 'start' : 'end'}>
            {sliceText(data)}
          </text>
        </>
      )}
    </g>
  );
}
