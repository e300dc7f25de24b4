import { LinePlot } from './line-plot.tsx';
import type { LineChartProps } from './series.ts';

/** A line of the middle between two others, the room between the first and the last of them filled. */
export function FanChart(props: LineChartProps) {
  return <LinePlot {...props} kind="fan chart" />;
}
