import type { PlanFigures } from '@freehold/domain';
import type { Column, Row } from '#app/charts/chart-table.ts';
import type { LineSeries } from '#app/charts/series.ts';
import { letterColour } from '../../model/option-names.ts';
import type { Dollars } from '../../model/plan-address.ts';
import { spoken } from '../../shared/headline-words.ts';

/** A plan of the comparison: A, or an option by its letter. */
export interface ComparedPlan {
  readonly letter: string;
  readonly name: string;
  readonly figures: PlanFigures;
}

interface CompareChart {
  readonly title: string;
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly ends: readonly number[];
  readonly series: readonly LineSeries[];
}

/** Net worth at the end of each year of the plan, the first, beside its options. */
export function compareChart(plans: readonly ComparedPlan[], dollars: Dollars): CompareChart {
  const kind = dollars === 'today' ? 'today' : 'ofYear';
  const lines = plans.map(({ letter, name, figures }) => ({
    id: letter,
    name: `${letter} ${name}`,
    colour: letterColour(letter),
    values: figures.yearEnds.map((end) => end[kind]),
    dashed: letter !== 'A',
  }));
  const ends = plans[0]?.figures.yearEnds.map((year) => year.ends) ?? [];
  return {
    title: `Net worth compared, ${dollars === 'today' ? 'in today’s dollars' : 'in dollars of each year'}`,
    summary: summaryOf(lines, ends.at(-1)),
    columns: [
      { key: 'year', label: 'At 30 June of', kind: 'text' },
      ...lines.map(({ id, name }) => ({ key: id, label: name, kind: 'money' as const })),
    ],
    rows: ends.map((end, place) => ({
      year: `${end - 1}-${String(end % 100).padStart(2, '0')}`,
      ...Object.fromEntries(lines.map(({ id, values }) => [id, values[place] ?? null])),
    })),
    ends,
    series: lines,
  };
}

interface Line {
  readonly id: string;
  readonly values: readonly number[];
}

function summaryOf([plan, ...options]: readonly Line[], end: number | undefined): string {
  if (plan === undefined || end === undefined) return '';
  const at = plan.values.at(-1) ?? 0;
  const parts = options.map(({ id, values }) => {
    const difference = Math.round((values.at(-1) ?? 0) - at);
    if (Math.abs(difference) < 1_000) return `Plan ${id} about the same`;
    return `Plan ${id} ${spoken(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
  });
  return [`Your plan comes to ${spoken(at)} by June ${end}`, ...parts].join('; ').concat('.');
}
