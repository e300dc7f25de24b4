import { monthText, type NetWorthPoint } from '@freehold/domain';
import { money } from '#app/lib/format.ts';
import type { ChartData } from '../shared/chart-data.ts';

export const rangeChoices = [
  { value: '5', label: '5 years' },
  { value: '10', label: '10 years' },
  { value: '20', label: '20 years' },
  { value: '40', label: '40 years' },
] as const;
/** Years that the chart shows. */
export type Range = (typeof rangeChoices)[number]['value'];

export const dollarChoices = [
  { value: 'today', label: 'Today’s dollars' },
  { value: 'year', label: 'Dollars of the year' },
] as const;
export type Dollars = (typeof dollarChoices)[number]['value'];

interface NetWorthChart extends ChartData {
  readonly points: readonly NetWorthPoint[];
  readonly values: readonly number[];
}

const columns = [
  { key: 'month', label: 'Month', kind: 'text' },
  { key: 'today', label: 'Net worth, today’s dollars', kind: 'money' },
  { key: 'amount', label: 'Net worth, dollars of the year', kind: 'money' },
] as const;

/** The chart of a path of net worth over a range of years; its table has both kinds of dollars. */
export function netWorthChart(
  path: readonly NetWorthPoint[],
  { range, dollars }: { readonly range: Range; readonly dollars: Dollars },
): NetWorthChart {
  const points = path.filter(({ years }) => years <= Number(range));
  const values = points.map((point) => (dollars === 'today' ? point.today : point.amount));
  return {
    points,
    values,
    summary: summaryOf(points, values, dollars),
    columns,
    rows: points.map(({ month, today, amount }) => ({ month: monthText(month), today, amount })),
  };
}

function summaryOf(points: readonly NetWorthPoint[], values: readonly number[], dollars: Dollars): string {
  const last = points.at(-1);
  const kind = dollars === 'today' ? 'in today’s dollars' : 'in the dollars of that year';
  return `${money(values[0] ?? 0)} today, ${money(values.at(-1) ?? 0)} in ${monthText(last?.month ?? '')}, ${kind}, if your record holds and nothing is bought or sold.`;
}
