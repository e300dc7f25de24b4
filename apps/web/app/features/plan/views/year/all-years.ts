import { leftOverLabel, type PlanYearView, taxDueLabel } from '@freehold/domain';
import type { Column, Row } from '#app/charts/chart-table.ts';
import type { Dollars } from '../../model/plan-address.ts';
import { amountOf, balanceOf, lineNames } from './statement.ts';

const ends = [
  { key: 'property', label: 'Homes' },
  { key: 'cash', label: 'Cash' },
  { key: 'super', label: 'Super' },
  { key: 'holdings', label: 'Shares and companies' },
  { key: 'loans', label: 'Owed on loans' },
  { key: 'studyLoans', label: 'Owed on study loans' },
  { key: 'taxDue', label: taxDueLabel },
] as const;

/** All years of a plan, one row each, with every line that any year has: from opening to closing they add up. */
export function allYearsTable(years: readonly PlanYearView[], dollars: Dollars) {
  const kind = dollars === 'today' ? 'today' : 'ofYear';
  const names = [...lineNames(years)];
  const amounts = [
    { key: 'leftOver', label: leftOverLabel },
    { key: 'opening', label: 'Net worth before' },
    ...names.map(([name, label]) => ({ key: `line.${name}`, label })),
    ...(kind === 'today' ? [{ key: 'inflation', label: 'Inflation' }] : []),
    { key: 'closing', label: 'Net worth after' },
    ...ends,
  ];
  const columns: readonly Column[] = [
    { key: 'year', label: 'Year to 30 June', kind: 'text' },
    { key: 'months', label: 'Months', kind: 'count' },
    ...amounts.map((column) => ({ ...column, kind: 'money' as const })),
  ];
  const rows = years.map((year): Row => {
    return {
      year: year.financialYear,
      months: year.months,
      leftOver: year.leftOver[kind],
      opening: year.opening[kind],
      ...Object.fromEntries(names.map(([name]) => [`line.${name}`, amountOf(year, name, kind)])),
      inflation: year.priceRises[kind],
      closing: year.closing[kind],
      ...Object.fromEntries(ends.map(({ key }) => [key, balanceOf(year, key, kind)])),
    };
  });
  return { columns, rows };
}
