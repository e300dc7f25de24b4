import { type LineRow, monthText, type YearLineWorking } from '@freehold/domain';
import type { WorkingRow } from '#app/calculator/working-rows.ts';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { exactMoney } from '#app/lib/exact-amount.ts';
import type { Dollars } from '../../model/plan-address.ts';

/** A figure in words with both kinds of dollars, the one on screen first. */
export function figureSentence({ ofYear, today }: YearLineWorking, dollars: Dollars): string {
  const amounts = [`${exactMoney(today)} in today’s dollars`, `${exactMoney(ofYear)} in dollars of that year`];
  return `${(dollars === 'today' ? amounts : amounts.toReversed()).join(', ')}.`;
}

/** The rows of a working to the cent in dollars of the year, their sum, and today’s dollars where the screen shows those. */
export function figureRows(working: YearLineWorking, dollars: Dollars): readonly WorkingRow[] {
  const { label, rows, ofYear, today } = working;
  const sum = { label, formula: 'the sum, in dollars of that year', amount: exactMoney(ofYear), rule: null };
  const last = {
    label: 'In today’s dollars',
    formula: `${exactMoney(ofYear)} ÷ ${factorText(working)}, inflation from the plan’s start to the ${working.todayAt} of the year`,
    amount: exactMoney(today),
    rule: null,
  };
  const all = [...rows.map(rowText), sum, ...(dollars === 'today' && ofYear !== 0 ? [last] : [])];
  return all.map((row, place) => ({ ...row, step: place + 1 }));
}

/** What the rows rest on, line by line. */
export function basisRows({ basis }: YearLineWorking): readonly WorkingRow[] {
  return basis.map((row, place) => ({ ...rowText(row), step: place + 1 }));
}

/** The months of a figure as a table, to the cent in dollars of that year; no rows where it has none. */
export function monthsTable({ months }: YearLineWorking): {
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
} {
  return {
    summary: months.length === 1 ? 'One month' : `${months.length} months`,
    columns: [
      { key: 'month', label: 'Month', kind: 'text' },
      { key: 'amount', label: 'Dollars of that year', kind: 'text' },
    ],
    rows: months.map(({ month, amount }) => ({ month: monthText(month), amount: exactMoney(amount) })),
  };
}

/** The records of the plan that the rows belong to, each once, by their paths. */
export function recordsOf({ rows, basis }: YearLineWorking): readonly string[] {
  return [...new Set([...rows, ...basis].flatMap(({ of }) => (of === null ? [] : [of])))];
}

function rowText({ label, working, amount, source }: LineRow): Omit<WorkingRow, 'step'> {
  return { label, formula: working, amount: exactMoney(amount), rule: source === undefined ? null : ruleText(source) };
}

function ruleText({ rule, statute, isFrozen }: NonNullable<LineRow['source']>): string {
  return `${rule}${isFrozen ? ', kept as it is since' : ''}. Source: ${statute}.`;
}

/** Decimals of the inflation that are written at most. */
const mostDecimals = 9;

/** The inflation since the start, with as many decimals as bring a reader's division to the cent; four at least. */
function factorText({ ofYear, today }: YearLineWorking): string {
  const cents = (amount: number) => Math.round(amount * 100);
  let decimals = 4;
  const rounded = () => Number((ofYear / today).toFixed(decimals));
  while (decimals < mostDecimals && cents(ofYear / rounded()) !== cents(today)) decimals += 1;
  return String(rounded());
}
