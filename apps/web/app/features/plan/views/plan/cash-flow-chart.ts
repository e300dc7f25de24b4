import { leftOverLabel, monthText, type PlanYearView } from '@freehold/domain';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { money } from '#app/lib/format.ts';
import type { Dollars } from '../../model/plan-address.ts';
import { spoken } from '../../shared/headline-words.ts';

interface CashFlowChart {
  readonly title: string;
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly leftOver: readonly number[];
}

type Kind = 'today' | 'ofYear';

/** What each year leaves of its regular money, and the least cash in it. */
export function cashFlowChart(years: readonly PlanYearView[], dollars: Dollars): CashFlowChart {
  const kind = dollars === 'today' ? 'today' : 'ofYear';
  const leftOver = years.map((year) => year.leftOver[kind]);
  return {
    title: `${leftOverLabel}, each year ${dollars === 'today' ? 'in today’s dollars' : 'in dollars of each year'}`,
    summary: `${leftSentence(years, kind)} ${cashSentence(years, kind)}`,
    columns: [
      { key: 'year', label: 'Year to 30 June', kind: 'text' },
      { key: 'leftOver', label: leftOverLabel, kind: 'money' },
      { key: 'leastCash', label: 'Least cash in the year', kind: 'money' },
      { key: 'leastMonth', label: 'At the end of', kind: 'text' },
      { key: 'cash', label: 'Cash at the year’s end', kind: 'money' },
    ],
    rows: years.map((year, place) => ({
      year: year.financialYear,
      leftOver: leftOver[place] ?? null,
      leastCash: year.leastCash[kind],
      leastMonth: monthText(kind === 'today' ? year.leastCash.monthToday : year.leastCash.month),
      cash: year.balances[kind].cash,
    })),
    leftOver,
  };
}

/** In which years something is left of what came in regularly; in the others it is taken from cash. */
function leftSentence(years: readonly PlanYearView[], kind: Kind): string {
  const short = years.filter((year) => year.leftOver[kind] < 0);
  const [first, ...more] = short;
  if (first === undefined) return 'Every year leaves some of its regular money.';
  const amount = spoken(-first.leftOver[kind]);
  if (more.length === 0)
    return `Every year leaves some of its regular money but ${first.financialYear}, which takes ${amount} of cash.`;
  if (short.length === years.length) return 'In every year more regular money goes out than comes in.';
  return `In ${short.length} of ${years.length} years more regular money goes out than comes in, the first ${first.financialYear}.`;
}

function cashSentence(years: readonly PlanYearView[], kind: Kind): string {
  const [first] = years;
  if (first === undefined) return '';
  const below = years.filter(({ leastCash }) => leastCash.ofYear < 0);
  const least = years.reduce((one, other) => (other.leastCash[kind] < one.leastCash[kind] ? other : one), first);
  const { financialYear } = least;
  const amount = money(Math.abs(least.leastCash[kind]));
  const [shortest, ...more] = below;
  if (shortest === undefined)
    return `Cash is below zero in no year; it is least in ${financialYear}, when ${amount} is left.`;
  if (more.length === 0) return `Cash is below zero in ${financialYear} alone, when ${amount} is missing.`;
  return `Cash is below zero in ${below.length} of ${years.length} years, the first ${shortest.financialYear}; most is missing in ${financialYear}: ${amount}.`;
}
