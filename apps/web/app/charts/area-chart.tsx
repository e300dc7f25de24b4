import { LinePlot } from './line-plot.tsx';
import type { LineChartProps } from './series.ts';

/** One series over years or months, the area under its line filled. */
export function AreaChart(props: LineChartProps) {
  return <LinePlot {...props} kind="area chart" />;
}
