import { scaleBand } from 'd3-scale';
import { axisWidth, markedPlaces, type Plot, position, valueRange, valueTicks } from './scales.ts';

/** One colour of bars, its values in the order of the groups; null leaves a gap. */
export interface BarSeries {
  readonly id: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Index of the eight chart colours, from `kindColours`. */
  readonly colour: number;
}

export interface GroupedBarsProps {
  /** Accessible name of the chart. */
  readonly label: string;
  readonly groups: readonly string[];
  /** Short labels for narrow charts, in the order of the groups. */
  readonly shortGroups?: readonly string[];
  readonly series: readonly BarSeries[];
  /** Caption of the vertical axis with its unit. */
  readonly axisLabel: string;
  /** Whole height with the legend, px. */
  readonly height: number;
  readonly format: (value: number) => string;
  /** Shorter text for the vertical axis; `format` when left out. */
  readonly formatTick?: (value: number) => string;
  readonly xAxisLabel?: string;
  /** A line before one of the groups, by its place from 1 on, with its words; the summary beside the chart says it too. */
  readonly boundary?: { readonly before: number; readonly text: string } | undefined;
  /** False hides the tooltip's heading; screen readers still hear the group. */
  readonly hasTooltipHead?: boolean;
}

export interface Bar {
  readonly key: string;
  readonly colour: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const room = { top: 28, marks: 28, caption: 20, end: 4 } as const;

/** Layout of a bar chart at a given size. */
export function barPlot(props: GroupedBarsProps, size: Size) {
  const { groups, series, formatTick = props.format } = props;
  const bottom = size.height - room.marks - (props.xAxisLabel === undefined ? 0 : room.caption);
  const values = valueTicks(valueRange(series.flatMap((one) => one.values)), bottom - room.top);
  const texts = values.map(formatTick);
  const plot: Plot = { left: axisWidth(texts), right: size.width - room.end, top: room.top, bottom };
  const toY = position([values[0] ?? 0, values.at(-1) ?? 1], [plot.bottom, plot.top]);
  const bands = scaleBand<number>()
    .domain(groups.map((_, place) => place))
    .range([plot.left, plot.right])
    .padding(0.24);
  const left = (place: number) => bands(place) ?? plot.left;
  const centres = groups.map((_, place) => left(place) + bands.bandwidth() / 2);
  const { names, marked } = namesThatFit(props, plot.right - plot.left);
  return {
    plot,
    centres,
    ticks: values.map((value, place) => ({ value, y: toY(value), text: texts[place] ?? '' })),
    marks: marked.map((place) => ({ key: place, x: centres[place] ?? 0, text: names[place] ?? '' })),
    bars: series.flatMap((one, order) => barsOf(one, order, { left, toY, width: bands.bandwidth() / series.length })),
    boundary: props.boundary && {
      x: left(props.boundary.before) - (bands.step() - bands.bandwidth()) / 2,
      text: props.boundary.text,
    },
    bandOf: (place: number) => ({
      x: left(place) - bands.step() * 0.1,
      y: plot.top,
      width: bands.bandwidth() + bands.step() * 0.2,
      height: plot.bottom - plot.top,
    }),
  };
}

/** Labels that fit in a width (px), and the groups that get one: the short names if the full ones do not all fit. */
function namesThatFit({ groups, shortGroups }: Pick<GroupedBarsProps, 'groups' | 'shortGroups'>, width: number) {
  const longest = (names: readonly string[]) => Math.max(1, ...names.map((name) => name.length));
  const marked = markedPlaces(groups.length, width / (longest(groups) * 7.2 + 12));
  if (shortGroups === undefined || marked.length === groups.length) return { names: groups, marked };
  return { names: shortGroups, marked: markedPlaces(groups.length, width / (longest(shortGroups) * 7.2 + 8)) };
}

interface BarScale {
  readonly left: (place: number) => number;
  readonly toY: (value: number) => number;
  readonly width: number;
}

function barsOf({ id, values, colour }: BarSeries, order: number, { left, toY, width }: BarScale): readonly Bar[] {
  return values.flatMap((value, place) => {
    if (value === null) return [];
    const [upper, lower] = [toY(Math.max(0, value)), toY(Math.min(0, value))];
    const x = left(place) + order * width + 0.5;
    const size = { width: Math.max(1, width - 1), height: lower - upper };
    return [{ key: `${id} ${place}`, colour, x, y: upper, ...size }];
  });
}

/** Screen reader text of one group. */
export function spokenGroup(
  { groups, series, format }: Pick<GroupedBarsProps, 'groups' | 'series' | 'format'>,
  at: { readonly index: number },
): string {
  const texts = series.flatMap(({ name, values }) => {
    const value = values[at.index];
    return value == null ? [] : [`${name} ${format(value)}`];
  });
  return `${groups[at.index] ?? ''}: ${texts.join(', ')}`;
}
