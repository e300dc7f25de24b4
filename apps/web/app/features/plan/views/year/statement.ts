import {
  type InBothDollars,
  leftOverLabel,
  type PlanYearView,
  taxDueLabel,
  yearGroupOf,
  yearGroups,
} from '@freehold/domain';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { money } from '#app/lib/format.ts';
import type { Dollars } from '../../model/plan-address.ts';

/** A line of a year, dollars: of what is open, and of the plan itself where an option is open. */
export interface StatementLine {
  /** Name of the line after its year, such as `tax`. */
  readonly name: string;
  readonly label: string;
  readonly shown: number;
  readonly plan: number | null;
}

/** Lines that belong together; its own amounts are their sums. */
export interface StatementGroup extends StatementLine {
  readonly lines: readonly StatementLine[];
}

/** A financial year as it adds up: opening, groups and inflation come to the closing. */
export interface Statement {
  /** In cash, after tax, living costs, interest and principal; amounts that come once are apart. */
  readonly leftOver: StatementLine;
  readonly opening: StatementLine;
  readonly groups: readonly StatementGroup[];
  /** Null in dollars of the year, where nothing is lost to it. */
  readonly inflation: StatementLine | null;
  readonly closing: StatementLine;
  /** What is owned and owed at its end; what neither plan has is left out. */
  readonly balances: readonly StatementLine[];
}

/** A year of what is open, the same year of the plan itself beside it, and the dollars they are in. */
interface StatementSource {
  readonly year: PlanYearView;
  readonly beside: PlanYearView | null;
  readonly dollars: Dollars;
}

const balances = [
  { name: 'loans', label: 'Owed on loans' },
  { name: 'studyLoans', label: 'Owed on study loans' },
  { name: 'taxDue', label: taxDueLabel },
  { name: 'cash', label: 'Cash' },
  { name: 'super', label: 'Super' },
  { name: 'holdings', label: 'Shares and companies' },
  { name: 'property', label: 'Homes' },
  { name: 'netWorth', label: 'Net worth' },
] as const;

type Kind = keyof InBothDollars;

/** The statement of a year, beside the plan's own where an option is open. */
export function statementOf({ year, beside, dollars }: StatementSource): Statement {
  const kind = dollars === 'today' ? 'today' : 'ofYear';
  const both = (name: string, label: string, amount: (one: PlanYearView) => number): StatementLine => {
    return { name, label, shown: amount(year), plan: beside === null ? null : amount(beside) };
  };
  const names = lineNames(beside === null ? [year] : [year, beside]);
  const lines = [...names].map(([name, label]) => both(name, label, (one) => amountOf(one, name, kind)));
  return {
    leftOver: both('leftOver', leftOverLabel, (one) => one.leftOver[kind]),
    opening: both('opening', 'Net worth before', (one) => one.opening[kind]),
    groups: yearGroups
      .map(({ name, label }) => groupOf({ name, label }, lines))
      .filter((group) => group.lines.length > 0),
    inflation: kind === 'today' ? both('inflation', 'Inflation', (one) => one.priceRises.today) : null,
    closing: both('closing', 'Net worth after', (one) => one.closing[kind]),
    balances: balances
      .map(({ name, label }) => both(name, label, (one) => balanceOf(one, name, kind)))
      .filter(({ name, shown, plan }) => name === 'loans' || shown !== 0 || (plan ?? 0) !== 0),
  };
}

/** What a year ends with of a kind, dollars: what is owed on loans above zero, tax to pay below it as in net worth. */
export function balanceOf({ balances: both }: PlanYearView, name: keyof PlanYearView['balances']['today'], kind: Kind) {
  const amount = both[kind][name];
  return name === 'taxDue' ? 0 - amount : amount;
}

/** Every line of some years by its name, each once, with its label. */
export function lineNames(years: readonly PlanYearView[]): ReadonlyMap<string, string> {
  return new Map(years.flatMap(({ lines }) => lines.map(({ id, label }) => [nameOf(id), label] as const)));
}

/** What a year has in a line, dollars; 0 where it has none. */
export function amountOf({ lines }: PlanYearView, name: string, kind: Kind): number {
  return lines.find(({ id }) => nameOf(id) === name)?.[kind] ?? 0;
}

function nameOf(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

function groupOf({ name, label }: Pick<StatementLine, 'name' | 'label'>, all: readonly StatementLine[]) {
  const order: readonly string[] = yearGroups.find((group) => group.name === name)?.lines ?? [];
  const lines = all
    .filter((line) => yearGroupOf(line.name) === name)
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  return {
    name,
    label,
    lines,
    shown: sumOf(lines.map(({ shown }) => shown)),
    plan: lines.some(({ plan }) => plan === null) ? null : sumOf(lines.map(({ plan }) => plan ?? 0)),
  };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/**
 * By how many whole dollars the lines as they are shown miss the closing as it is shown; 0 where they add up. Each
 * is rounded by itself.
 */
export function roundingOf({ opening, groups: shownGroups, inflation, closing }: Statement): number {
  const lines = shownGroups.flatMap((group) => group.lines.map(({ shown }) => Math.round(shown)));
  return sumOf([Math.round(opening.shown), ...lines, Math.round(inflation?.shown ?? 0)]) - Math.round(closing.shown);
}

/** What can be worked out of a statement, by the name of its line, as the id of the figure after its year. */
export function figureName({ name }: Pick<StatementLine, 'name'>): string | null {
  if (name === 'loans') return 'owed';
  if (name === 'closing') return 'netWorth';
  const isPlain = name === 'opening' || name === 'inflation' || balances.some((balance) => balance.name === name);
  return isPlain && name !== 'netWorth' ? null : name;
}

/** Lines of money that goes out: a lower amount is more paid. */
const paid: readonly string[] = [
  ...['taxes', 'tax', 'livingCosts', 'living', 'propertyCosts', 'landTax'],
  ...['loansPaid', 'loanInterest', 'superTax', 'dealCosts'],
];

/** How far the option is from the plan, with sign and word, in whole dollars as both are shown. */
export function differenceText({ name, shown, plan }: Pick<StatementLine, 'name' | 'shown' | 'plan'>): string {
  const difference = Math.round(shown) - Math.round(plan ?? shown);
  if (difference === 0) return 'same';
  const [up, down] = differenceWords(name);
  return difference > 0 ? `+${money(difference)} ${up}` : `${money(difference)} ${down}`;
}

function differenceWords(name: string): readonly [up: string, down: string] {
  if (name === 'inflation') return ['less lost', 'more lost'];
  return paid.includes(name) ? ['less paid', 'more paid'] : ['more', 'less'];
}

/** The statement as a table to copy and save: one amount a line, or the plan, the option and the difference. */
export function statementTable(statement: Statement, option: string | null) {
  const { leftOver, opening, groups: shownGroups, inflation, closing } = statement;
  const lines = [
    leftOver,
    opening,
    ...shownGroups.flatMap((group) => group.lines),
    ...(inflation === null ? [] : [inflation]),
    closing,
    ...statement.balances,
  ];
  const amounts: readonly Column[] =
    option === null
      ? [{ key: 'shown', label: 'Amount', kind: 'money' }]
      : [
          { key: 'plan', label: 'Your plan', kind: 'money' },
          { key: 'shown', label: option, kind: 'money' },
          { key: 'difference', label: 'Difference', kind: 'money' },
        ];
  const columns: readonly Column[] = [{ key: 'line', label: 'Line', kind: 'text' }, ...amounts];
  const rows: readonly Row[] = lines.map(({ label, shown, plan }) => {
    return { line: label, plan, shown, difference: plan === null ? null : shown - plan };
  });
  return { columns, rows };
}
