import { lazy } from 'react';

/** The charts, each loaded when it is first shown: put them into a `ChartCard`, which waits for the first paint. */
export const LineChart = lazy(() => import('./line-chart.tsx').then((module) => ({ default: module.LineChart })));
export const AreaChart = lazy(() => import('./area-chart.tsx').then((module) => ({ default: module.AreaChart })));
export const FanChart = lazy(() => import('./fan-chart.tsx').then((module) => ({ default: module.FanChart })));
export const GroupedBars = lazy(() => import('./grouped-bars.tsx').then((module) => ({ default: module.GroupedBars })));
export const PieChart = lazy(() => import('./pie-chart.tsx').then((module) => ({ default: module.PieChart })));
