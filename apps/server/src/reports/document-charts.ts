import { type ChartKind, kindColours } from '@freehold/domain';
import { G, Line, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { scaleLinear } from 'd3-scale';
import { createElement as h, type ReactElement } from 'react';
import { colours, styles, textWidth } from './document-styles.ts';
import { fontFamily, printable } from './fonts.ts';
import type { BarsPart, LinesPart, ReportLine } from './report.ts';

const height = 178;
const plot = { left: 48, top: 8, right: textWidth - 8, bottom: height - 30 };
const dashes = ['', '6 3', '2 2'];
const axisText = { fontSize: 7.5, fontFamily, fill: colours.muted };
const barLength = textWidth * 0.42;
const barThickness = 9;

const compact = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Line chart over years with both axes and a legend; drawn as vectors, so it stays sharp. */
export function linesChart({ lines, across }: LinesPart): ReactElement {
  const points = lines.flatMap((line) => line.points);
  const amounts = points.map(([, amount]) => amount);
  const years = points.map(([x]) => x);
  const x = scaleLinear([Math.min(...years), Math.max(...years)], [plot.left, plot.right]);
  const y = scaleLinear([Math.min(0, ...amounts), Math.max(1, ...amounts)], [plot.bottom, plot.top]).nice(4);
  return h(
    View,
    null,
    h(
      Svg,
      { width: textWidth, height, viewBox: `0 0 ${textWidth} ${height}` },
      ...y.ticks(4).map((amount) => amountTick(amount, y(amount))),
      ...x
        .ticks(8)
        .filter(Number.isInteger)
        .map((year) => yearTick(year, x(year))),
      axisTextAt(across, { x: plot.right, y: height - 4, textAnchor: 'end' }),
      ...lines.map((line, index) =>
        linePath(
          line.points.map(([at, amount]) => [x(at), y(amount)]),
          { kind: line.kind, index },
        ),
      ),
    ),
    lines.length > 1 ? legend(lines) : null,
  );
}

/** Bar chart with a common zero line; each bar with its name and figure beside it. */
export function barsChart({ bars }: BarsPart): ReactElement {
  const length = scaleLinear([0, Math.max(1, ...bars.map(({ amount }) => amount))], [0, barLength]);
  return h(
    View,
    null,
    ...bars.map(({ label, kind, amount, value }, index) =>
      h(
        View,
        { key: index, style: styles.bar, wrap: false },
        h(Text, { style: styles.barLabel }, printable(label)),
        h(
          Svg,
          { width: barLength, height: barThickness },
          h(Rect, { x: 0, y: 0, width: Math.max(0, length(amount)), height: barThickness, fill: colourOf(kind) }),
        ),
        h(Text, { style: styles.barValue }, printable(value)),
      ),
    ),
  );
}

function amountTick(amount: number, at: number): ReactElement {
  // As on the screen: 500k, not 500K.
  const text = compact.format(amount).replace('-', '\u2212').toLowerCase();
  return h(
    G,
    { key: `amount ${amount}` },
    h(Line, {
      x1: plot.left,
      x2: plot.right,
      y1: at,
      y2: at,
      stroke: colours.rule,
      strokeWidth: amount === 0 ? 1 : 0.5,
    }),
    axisTextAt(text, { x: plot.left - 5, y: at + 2.5, textAnchor: 'end' }),
  );
}

function yearTick(year: number, at: number): ReactElement {
  return h(G, { key: `year ${year}` }, axisTextAt(String(year), { x: at, y: plot.bottom + 12, textAnchor: 'middle' }));
}

function axisTextAt(text: string, place: { x: number; y: number; textAnchor: 'end' | 'middle' }): ReactElement {
  return h(Text, { key: text, ...place, style: axisText }, text);
}

/** A line's kind, and its place in the chart. */
interface LineStyle {
  readonly kind: ChartKind;
  readonly index: number;
}

function linePath(points: readonly (readonly number[])[], style: LineStyle): ReactElement {
  const d = points.map(([x = 0, y = 0], step) => `${step === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join(' ');
  return h(Path, { key: `line ${style.index}`, d, fill: 'none', strokeWidth: 1.8, ...strokeOf(style) });
}

function colourOf(kind: ChartKind): string {
  return colours.series[kindColours[kind]];
}

function strokeOf({ kind, index }: LineStyle) {
  const dash = dashes[index % dashes.length];
  const stroke = colourOf(kind);
  return dash ? { stroke, strokeDasharray: dash } : { stroke };
}

function legend(lines: readonly ReportLine[]): ReactElement {
  return h(
    View,
    { style: styles.legend },
    ...lines.map(({ name, kind }, index) =>
      h(
        View,
        { key: name, style: styles.legendItem },
        h(
          Svg,
          { width: 26, height: 8 },
          h(Line, { x1: 0, x2: 22, y1: 4, y2: 4, strokeWidth: 1.8, ...strokeOf({ kind, index }) }),
        ),
        h(Text, null, printable(name)),
      ),
    ),
  );
}
