import {
  balanceSheet,
  type FinancialYear,
  monthNumber,
  type StatementLine,
  type Timeline,
  type TimelineYear,
  yearStatement,
} from '@freehold/finance';
import { timelineLines } from '../figures/timeline-words.ts';
import type { PlanToRun } from './plan-owners.ts';

/** An amount in dollars of its year and in today's. */
export interface InBothDollars {
  readonly ofYear: number;
  readonly today: number;
}

/** A line of a year: money in is positive, money out negative. */
export interface PlanYearLine extends InBothDollars {
  /** Such as `fy2031/tax`: the year by its last calendar year. */
  readonly id: string;
  readonly label: string;
}

/** A financial year of a plan, whose lines lead from the net worth before it to the one after. */
export interface PlanYear {
  readonly financialYear: FinancialYear;
  readonly months: number;
  /** Ages in whole years at its last month, by the id of the person in the plan. */
  readonly ages: readonly { readonly who: string; readonly age: number }[];
  readonly opening: InBothDollars;
  readonly lines: readonly PlanYearLine[];
  /** What the net worth lost in today's dollars because prices rose: 0 in dollars of the year, and with the lines today's closing. */
  readonly priceRises: InBothDollars;
  readonly closing: InBothDollars;
  /** In cash, after tax, living costs, interest and principal; without what is bought, sold, renovated, received or paid once. */
  readonly leftOver: InBothDollars;
  /** On loans at its end; study loans apart. */
  readonly owed: InBothDollars;
}

/** What a year leaves in cash. Amounts that come once are not in it, but for the tax of a sale, which is paid as tax. */
export const leftOverLabel = 'Left over before one-off amounts';

/** Every line of a year once, in its order, with what it is called. */
export const lineLabels: Readonly<Record<StatementLine, string>> = {
  salaries: timelineLines.salaries,
  otherIncome: timelineLines.otherIncome,
  accountInterest: timelineLines.accountInterest,
  rent: timelineLines.rent,
  tax: 'Tax on income',
  landTax: timelineLines.landTax,
  living: timelineLines.living,
  propertyCosts: timelineLines.propertyCosts,
  loanInterest: timelineLines.loanInterest,
  dealCosts: 'Costs of buying, selling, refinancing and renovating',
  lumpSums: 'Received or paid once',
  superPaidIn: 'Paid into super by employers',
  superEarnings: 'Earnings of super',
  superTax: 'Tax of super funds',
  growth: 'Change of values',
  studyLoans: timelineLines.studyLoans,
};

/** Lines of a year that belong together, in the order of a year. What is in none of them is among the amounts that come once. */
export const yearGroups = [
  { name: 'cameIn', label: 'Came in', lines: ['salaries', 'otherIncome', 'accountInterest'] },
  { name: 'taxes', label: 'Tax', lines: ['tax'] },
  { name: 'livingCosts', label: 'Living', lines: ['living'] },
  { name: 'rentals', label: 'Property', lines: ['rent', 'propertyCosts', 'landTax'] },
  { name: 'loansPaid', label: 'Loans', lines: ['loanInterest', 'studyLoans'] },
  { name: 'supers', label: 'Super', lines: ['superPaidIn', 'superEarnings', 'superTax'] },
  { name: 'once', label: 'One-off amounts', lines: [] },
  { name: 'values', label: 'Change of values', lines: ['growth'] },
] as const satisfies readonly { name: string; label: string; lines: readonly StatementLine[] }[];

/** Which of `yearGroups` a line of a year is in, by its name or by its id. */
export function yearGroupOf(line: string): (typeof yearGroups)[number]['name'] {
  const name = line.slice(line.indexOf('/') + 1);
  return yearGroups.find(({ lines: own }) => own.some((other) => other === name))?.name ?? 'once';
}

const lines = Object.keys(lineLabels).filter((name) => isStatementLine(name));

/** Whether a line of a year is called so. */
export function isStatementLine(name: string): name is StatementLine {
  return Object.hasOwn(lineLabels, name);
}

/** What the ids of a year's lines start with: `fy2031` for 2030-31. */
export function yearId(timeline: Timeline, { last }: TimelineYear): string {
  const month = monthNumber(timeline.start) + last;
  return `fy${Math.floor(month / 12) + (month % 12 > 5 ? 1 : 0)}`;
}

/**
 * Today's dollars of an amount at the end of a month of a run, the start being today: divided by (1 + the assumed rise of
 * prices) to the power of the years since. Also where a plan expects prices to fall, which `presentValue` refuses.
 */
export function todaysDollars(amount: number, month: number, pricesPct: number): number {
  return amount / (1 + pricesPct / 100) ** ((month + 1) / 12);
}

/**
 * The month of a run at whose end today's dollars of what moved in a year are taken, in halves: the middle of its months,
 * as money moves through all of them (as the figure of 4.6 of the plan's design: $34,599 of 2030-31 are $31,280 from December 2026).
 */
export function middleOf({ first, last }: TimelineYear): number {
  return (first + last - 1) / 2;
}

/** The years of a run of a plan. What a year moved is in today's dollars as at its middle, balances as at its end. */
export function planYears(plan: PlanToRun, timeline: Timeline, pricesPct: number): readonly PlanYear[] {
  return timeline.years.map((year) => planYear(plan, timeline, { year, pricesPct }));
}

/** What a household keeps in a financial year of twelve months, dollars. */
export interface FirstFullYear {
  readonly financialYear: FinancialYear;
  /** Pay, interest, rent and other income before costs, less the tax assessed on it. */
  readonly afterTax: InBothDollars;
  readonly leftOver: InBothDollars;
}

const taxedLines: readonly StatementLine[] = ['salaries', 'otherIncome', 'accountInterest', 'rent', 'tax'];

/**
 * The first of a plan’s years that has twelve months: tax is assessed by the financial year, so that twelve months from
 * another month on would have a part of it alone. Null for a plan without one.
 */
export function firstFullYear(years: readonly PlanYear[]): FirstFullYear | null {
  const year = years.find(({ months }) => months === 12);
  if (year === undefined) return null;
  const { financialYear, lines: moved, leftOver } = year;
  const taxed = moved.filter(({ id }) => taxedLines.some((name) => id.endsWith(`/${name}`)));
  const sum = (kind: keyof InBothDollars) => taxed.reduce((total, line) => total + line[kind], 0);
  return { financialYear, afterTax: { ofYear: sum('ofYear'), today: sum('today') }, leftOver };
}

function planYear(
  plan: PlanToRun,
  timeline: Timeline,
  { year, pricesPct }: { readonly year: TimelineYear; readonly pricesPct: number },
): PlanYear {
  const statement = yearStatement(timeline, year);
  const { financialYear, months, opening, closing, leftOver } = statement;
  const at = (amount: number, month: number): InBothDollars => {
    return { ofYear: amount, today: todaysDollars(amount, month, pricesPct) };
  };
  const atEnd = (amount: number) => at(amount, year.last);
  const moved = (amount: number) => at(amount, middleOf(year));
  const last = monthNumber(timeline.start) + year.last;
  const before = at(opening, year.first - 1);
  return {
    financialYear,
    months,
    ages: Object.entries(plan.people ?? {}).map(([who, { born }]) => {
      return { who, age: Math.floor((last - monthNumber(born)) / 12) };
    }),
    opening: before,
    lines: lines
      .filter((name) => statement[name] !== 0)
      .map((name) => ({
        id: `${yearId(timeline, year)}/${name}`,
        label: lineLabels[name],
        ...moved(statement[name]),
      })),
    priceRises: { ofYear: 0, today: atEnd(closing).today - before.today - moved(closing - opening).today },
    closing: atEnd(closing),
    leftOver: moved(leftOver),
    owed: atEnd(balanceSheet(timeline, year.last).loans),
  };
}
