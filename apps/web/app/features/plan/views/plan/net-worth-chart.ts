import { type ChartKind, type PlanYearView, taxDueLabel } from '@freehold/domain';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { money } from '#app/lib/format.ts';
import type { Dollars } from '../../model/plan-address.ts';

interface Series {
  readonly id: string;
  readonly name: string;
  readonly colour: ChartKind;
  readonly values: readonly number[];
  readonly dashed: boolean;
  /** What net worth is made of: an area, loans below zero. */
  readonly isArea: boolean;
}

interface NetWorthChart {
  readonly title: string;
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly series: readonly Series[];
}

interface Source {
  readonly years: readonly PlanYearView[];
  readonly beside: readonly PlanYearView[] | null;
  readonly dollars: Dollars;
}

const parts = [
  { id: 'netWorth', name: 'Net worth', colour: 'netWorth' },
  { id: 'property', name: 'Homes', colour: 'propertyValue' },
  { id: 'super', name: 'Super', colour: 'super' },
  { id: 'cash', name: 'Cash', colour: 'cash' },
  { id: 'holdings', name: 'Shares and companies', colour: 'shares' },
  { id: 'loans', name: 'Loans', colour: 'debt' },
  { id: 'studyLoans', name: 'Study loans', colour: 'studyLoan' },
  { id: 'taxDue', name: taxDueLabel, colour: 'bill' },
] as const;

/** Net worth and its parts at the end of each year; what a plan never has is left out. Loans and tax are below zero. */
export function netWorthChart({ years, beside, dollars }: Source): NetWorthChart {
  const kind = dollars === 'today' ? 'today' : 'ofYear';
  const shown = parts
    .map((part) => ({ ...part, values: years.map(({ balances }) => signed(part.id, balances[kind][part.id])) }))
    .filter(({ id, values }) => id === 'netWorth' || values.some((value) => value !== 0));
  const plan = beside?.map(({ balances }) => balances[kind].netWorth) ?? null;
  const besides = plan === null ? [] : [{ id: 'beside', name: 'Net worth, your plan', values: plan }];
  const all = [...shown, ...besides];
  return {
    title: `Net worth, ${dollars === 'today' ? 'in today’s dollars' : 'in dollars of each year'}`,
    summary: summaryOf(years, kind),
    columns: [
      { key: 'year', label: 'At 30 June of', kind: 'text' },
      ...all.map(({ id, name }) => ({ key: id, label: name, kind: 'money' as const })),
    ],
    rows: years.map(({ financialYear }, place) => ({
      year: financialYear,
      ...Object.fromEntries(all.map(({ id, values }) => [id, values[place] ?? null])),
    })),
    // Tax that is not yet paid is in the table alone: beside the others it is too thin to see.
    series: [
      ...shown
        .filter(({ id }) => id !== 'taxDue')
        .map((part) => ({
          ...part,
          dashed: false,
          isArea: part.id !== 'netWorth',
        })),
      ...besides.map((line) => ({ ...line, colour: 'notGiven' as const, dashed: true, isArea: false })),
    ],
  };
}

function signed(id: (typeof parts)[number]['id'], amount: number): number {
  return id === 'loans' || id === 'studyLoans' || id === 'taxDue' ? 0 - amount : amount;
}

function summaryOf(years: readonly PlanYearView[], kind: 'today' | 'ofYear'): string {
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return '';
  const atEnds = years.map(({ ends, balances }) => ({ when: `in June ${ends}`, loans: balances[kind].loans }));
  const atStart = { when: 'at the start', loans: first.owedBefore[kind] };
  const most = atEnds.reduce((top, end) => (end.loans > top.loans ? end : top), atStart);
  return [
    `Net worth goes from ${money(first.opening[kind])} to ${money(last.closing[kind])} by June ${last.ends}`,
    most.loans > 0 ? `; loans are highest ${most.when}, at ${money(most.loans)}.` : '.',
  ].join('');
}
