import css from './chart.module.css';
import type { Plot } from './scales.ts';
import { chartColour } from './series.ts';

/** An entry of a legend or tooltip. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly colour: number;
  readonly dashed?: boolean | undefined;
  readonly value?: string;
  /** A filled range, or the disc of an event, instead of the shape of the legend. */
  readonly isBand?: boolean;
  readonly isDisc?: boolean;
  /** Of a filled range, its own fill: a pattern. */
  readonly fill?: string;
}

/** Colours and their labels. */
export function ChartLegend({
  entries,
  shape,
}: {
  readonly entries: readonly Entry[];
  readonly shape: 'line' | 'box';
}) {
  return (
    <ul className={css.legend}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Swatch entry={entry} shape={shape} />
          {entry.name}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ entry, shape }: { readonly entry: Entry; readonly shape: 'line' | 'box' }) {
  return (
    <svg className={css.swatch} width="18" height="12" aria-hidden="true">
      <SwatchShape entry={entry} shape={shape} />
    </svg>
  );
}

function SwatchShape({ entry, shape }: { readonly entry: Entry; readonly shape: 'line' | 'box' }) {
  const fill = chartColour(entry.colour);
  if (entry.isDisc) return <circle className={css.disc} cx="9" cy="6" r="5" />;
  if (entry.isBand)
    return <rect width="18" height="12" rx="3" fill={entry.fill ?? fill} fillOpacity={entry.fill ? 1 : 0.3} />;
  if (shape === 'box') return <rect x="2" width="12" height="12" rx="3" fill={fill} />;
  return (
    <line x1="0" x2="18" y1="6" y2="6" stroke={fill} strokeWidth="3" strokeDasharray={entry.dashed ? '5 3' : ''} />
  );
}

interface ChartTooltipProps {
  /** Anchor, px. */
  readonly at: { readonly x: number; readonly y: number };
  /** Width of the drawing, px; past its middle the tooltip moves to the left side. */
  readonly width: number;
  /** Absent where the specification has none. */
  readonly head?: string | undefined;
  readonly entries: readonly Entry[];
  readonly shape: 'line' | 'box';
}

/** The figures at the active point. */
export function ChartTooltip({ at, width, head, entries, shape }: ChartTooltipProps) {
  const isRight = at.x > width / 2;
  const side = isRight ? { right: width - at.x + 14 } : { left: at.x + 14 };
  return (
    <div className={css.tooltip} style={{ ...side, top: Math.max(0, at.y) }} aria-hidden="true">
      {head && <p className={css.tooltipHead}>{head}</p>}
      {entries.map((entry) => (
        <p key={entry.id} className={css.tooltipRow}>
          <Swatch entry={entry} shape={shape} />
          <span>{entry.name}</span>
          <strong className="fh-figures">{entry.value}</strong>
        </p>
      ))}
    </div>
  );
}

interface ValueAxisProps {
  readonly plot: Plot;
  readonly caption: string;
  readonly ticks: readonly { readonly value: number; readonly y: number; readonly text: string }[];
}

/** The vertical axis: its caption above, a line across the drawing for each mark, the one of 0 stronger. */
export function ValueAxis({ plot, caption, ticks }: ValueAxisProps) {
  return (
    <g>
      <text className={css.caption} x={0} y={12}>
        {caption}
      </text>
      {ticks.map(({ value, y, text }) => (
        <g key={value}>
          <line className={value === 0 ? css.zero : css.grid} x1={plot.left} x2={plot.right} y1={y} y2={y} />
          <text className={css.tick} x={plot.left - 8} y={y} dy="0.32em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

interface PlaceAxisProps {
  readonly plot: Plot;
  readonly caption: string | undefined;
  readonly marks: readonly { readonly key: string | number; readonly x: number; readonly text: string }[];
}

/** The horizontal axis: its marks below the drawing, its caption below them. */
export function PlaceAxis({ plot, caption, marks }: PlaceAxisProps) {
  return (
    <g>
      {marks.map(({ key, x, text }) => (
        <text key={key} className={css.tick} x={x} y={plot.bottom + 20} textAnchor="middle">
          {text}
        </text>
      ))}
      {caption && (
        <text className={css.caption} x={(plot.left + plot.right) / 2} y={plot.bottom + 40} textAnchor="middle">
          {caption}
        </text>
      )}
    </g>
  );
}
