import { LinePlot } from './line-plot.tsx';
import type { LineChartProps } from './series.ts';

/** A middle line between two others, with the area from the first to the last filled. */
export function FanChart(props: LineChartProps) {
  return <LinePlot {...props} kind="fan chart" />;
}
