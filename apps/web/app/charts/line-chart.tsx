import { LinePlot } from './line-plot.tsx';
import type { LineChartProps } from './series.ts';

/** Values over years or months, one line each: 2 px wide, the active dot with a radius of 8. */
export function LineChart(props: LineChartProps) {
  return <LinePlot {...props} kind="line chart" />;
}
