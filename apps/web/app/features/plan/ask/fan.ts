import type { PlanChances } from '@freehold/domain/plan-ask';
import type { Column, Row } from '#app/charts/chart-table.ts';
import type { Dollars } from '../model/plan-address.ts';
import { spoken } from '../shared/headline-words.ts';

type Band = keyof PlanChances['years'][number]['netWorth'];

const bands: readonly { readonly id: Band; readonly label: string }[] = [
  { id: 'p10', label: '1 in 10 below' },
  { id: 'p25', label: '1 in 4 below' },
  { id: 'p50', label: 'Middle future' },
  { id: 'p75', label: '1 in 4 above' },
  { id: 'p90', label: '1 in 10 above' },
];

interface Fan {
  readonly title: string;
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly lines: Readonly<Record<Band, readonly number[]>>;
}

/** How far apart the futures of a plan are at each 30 June, as lines and as a table. */
export function fanChart({ years }: PlanChances, of: 'netWorth' | 'cash', dollars: Dollars): Fan {
  const kind = dollars === 'today' ? 'today' : 'ofYear';
  const line = (band: Band) => years.map((year) => year[of][band][kind]);
  const lines = { p10: line('p10'), p25: line('p25'), p50: line('p50'), p75: line('p75'), p90: line('p90') };
  const what = of === 'cash' ? 'cash' : 'net worth';
  const last = (band: Band) => spoken(lines[band].at(-1) ?? 0);
  const between = `between ${last('p10')} and ${last('p90')}`;
  const most = last('p10') === last('p90') ? `at ${last('p90')}` : between;
  const end = years.at(-1)?.financialYear ?? '';
  return {
    title: `${of === 'cash' ? 'Cash' : 'Net worth'} in many futures, ${dollars === 'today' ? 'in today’s dollars' : 'in dollars of each year'}`,
    summary: `In the middle future ${what} is ${last('p50')} at the end of ${end}; 8 of 10 lie ${most}.`,
    columns: [
      { key: 'year', label: 'At 30 June of', kind: 'text' },
      ...bands.map(({ id, label }) => ({ key: id, label, kind: 'money' as const })),
    ],
    rows: years.map(({ financialYear }, place) => ({
      year: financialYear,
      ...Object.fromEntries(bands.map(({ id }) => [id, lines[id][place] ?? null])),
    })),
    lines,
  };
}
