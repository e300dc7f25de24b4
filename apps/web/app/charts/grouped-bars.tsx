import { type Bar, barPlot, type GroupedBarsProps, spokenGroup } from './bar-geometry.ts';
import css from './chart.module.css';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend, ChartTooltip, PlaceAxis, ValueAxis } from './chart-parts.tsx';
import { nearestIndex, type Plot } from './scales.ts';
import { chartColour } from './series.ts';
import { usePoints } from './use-points.ts';
import { useSize } from './use-size.ts';

/** Bars side by side per group; negative values hang below the zero line. */
export function GroupedBars(props: GroupedBarsProps) {
  const { groups, series, format } = props;
  const [plotRef, size] = useSize();
  const points = usePoints({ points: groups.length, series: series.length });
  const { active } = points;
  const geometry = size && barPlot(props, size);
  const entries = series.map(({ id, name, colour }) => ({ id, name, colour }));

  function onPointer(at: { readonly x: number }) {
    if (geometry !== null) points.show({ index: nearestIndex(geometry.centres, at.x), series: 0 });
  }

  return (
    <ChartFrame
      label={props.label}
      kind="bar chart"
      height={props.height}
      points={points}
      spoken={active ? spokenGroup(props, active) : ''}
      onPointer={onPointer}
      plotRef={plotRef}
      legend={<ChartLegend entries={entries} shape="box" />}
    >
      {size && geometry && (
        <>
          <svg width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            {active && <rect className={css.band} {...geometry.bandOf(active.index)} />}
            <ValueAxis plot={geometry.plot} caption={props.axisLabel} ticks={geometry.ticks} />
            <PlaceAxis plot={geometry.plot} caption={props.xAxisLabel} marks={geometry.marks} />
            <Bars bars={geometry.bars} />
            {geometry.boundary && <Boundary {...geometry.boundary} plot={geometry.plot} />}
          </svg>
          {active && (
            <ChartTooltip
              at={{ x: geometry.centres[active.index] ?? 0, y: geometry.plot.top }}
              width={size.width}
              head={props.hasTooltipHead === false ? undefined : groups[active.index]}
              entries={entries.map((entry, place) => ({
                ...entry,
                value: format(series[place]?.values[active.index] ?? 0),
              }))}
              shape="box"
            />
          )}
        </>
      )}
    </ChartFrame>
  );
}

interface BoundaryProps {
  readonly x: number;
  readonly text: string;
  readonly plot: Plot;
}

/** A line from the top of the drawing to its bottom, its words on the side where there is more room. */
function Boundary({ x, text, plot }: BoundaryProps) {
  const isLeft = x > (plot.left + plot.right) / 2;
  return (
    <g>
      <line className={css.boundary} x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
      <text className={css.over} x={x + (isLeft ? -6 : 6)} y={plot.top + 10} textAnchor={isLeft ? 'end' : 'start'}>
        {text}
      </text>
    </g>
  );
}

function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <g>
      {bars.map(({ key, colour, ...box }) => (
        <rect key={key} {...box} rx={2} fill={chartColour(colour)} />
      ))}
    </g>
  );
}
