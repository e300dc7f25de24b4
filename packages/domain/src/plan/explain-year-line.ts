import {
  amountText,
  balanceOf,
  type FlowKind,
  landTaxTables,
  lastDayOf,
  lawOfYear,
  type MonthText,
  monthNumber,
  monthText,
  percentText,
  type StatementLine,
  statementFlows,
  studyLoanRepayments,
  superContributionsTax,
  superGuaranteeRates,
  type Timeline,
  type TimelineYear,
  type YearPosting,
  yearJournal,
} from '@freehold/finance';
import { dutyRows } from './explain-duty.ts';
import {
  balanceCents,
  balanceLabels,
  balanceRows,
  isBalance,
  monthsIn,
  monthsText,
  type Ran,
  type YearOfRun,
} from './explain-year-balances.ts';
import { taxBasis } from './explain-year-basis.ts';
import {
  type CentsRow,
  foundSource,
  type LineRow,
  type LineSource,
  recordOf,
  sourceOf,
  taxRows,
} from './explain-year-tax.ts';
import type { PlanToRun } from './plan-owners.ts';
import { type InBothDollars, isStatementLine, lineLabels, middleOf, todaysDollars, yearId } from './plan-years.ts';
import { rowName } from './year-line-names.ts';

/** How a year's line comes about: its rows add up to it to the cent. */
export interface YearLineWorking extends InBothDollars {
  readonly id: string;
  readonly label: string;
  /** When in the year the sum is put into today's dollars: what moved at the middle of its months, a balance at their end. */
  readonly todayAt: 'middle' | 'end';
  readonly rows: readonly LineRow[];
  /** What the rows rest on, which is not part of their sum: of tax, each person's taxable income in a whole year. */
  readonly basis: readonly LineRow[];
  /**
   * What moved in each month of the year, or what a balance was at its end, dollars of that year; none for tax, which is
   * worked out of the whole year.
   */
  readonly months: readonly { readonly month: MonthText; readonly amount: number }[];
}

/**
 * The working of a figure of a plan's year: of every line of `planYears` by its id (`fy2031/tax`), and of its `leftOver`,
 * `owed` and `netWorth`. Null for an id that names none. Lines of money run the household again to the year's end.
 */
export function explainYearLine(plan: PlanToRun, run: Ran, lineId: string): YearLineWorking | null {
  const [start = '', name = ''] = lineId.split('/');
  const year = run.timeline.years.find((each) => yearId(run.timeline, each) === start);
  if (year === undefined) return null;
  const at = { plan, run, year };
  if (isStatementLine(name)) {
    const basis = name === 'tax' ? taxBasis(plan, run.household, year) : [];
    const months = name === 'tax' ? [] : monthsOfLine(at, name);
    const rows = rowsOfLine(at, name);
    return workingOf(at, { id: lineId, label: lineLabels[name], rows, todayAt: 'middle', basis, months });
  }
  if (!isBalance(name)) return null;
  const months = monthsIn(year).map((month) => balanceCents(at, name, month));
  const todayAt = name === 'leftOver' ? 'middle' : 'end';
  return workingOf(at, { id: lineId, label: balanceLabels[name], rows: balanceRows(at, name), todayAt, months });
}

interface Rows {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly CentsRow[];
  readonly basis?: readonly CentsRow[];
  readonly todayAt: YearLineWorking['todayAt'];
  /** Whole cents, in order. */
  readonly months: readonly number[];
}

function workingOf({ run, year }: YearOfRun, { id, label, rows, todayAt, basis = [], months }: Rows): YearLineWorking {
  const ofYear = sumOf(rows) / 100;
  const month = todayAt === 'middle' ? middleOf(year) : year.last;
  const today = todaysDollars(ofYear, month, run.household.assume.pricesPct);
  const start = monthNumber(run.timeline.start) + year.first;
  return {
    ...{ id, label, ofYear, today, todayAt, rows: rows.map(inDollars), basis: basis.map(inDollars) },
    months: months.map((cents, place) => ({ month: monthText(start + place), amount: cents / 100 })),
  };
}

function inDollars({ cents, ...row }: CentsRow): LineRow {
  return { ...row, amount: cents / 100 };
}

function monthsOfLine({ run, year }: YearOfRun, line: StatementLine): readonly number[] {
  const kinds: readonly FlowKind[] = statementFlows[line];
  const moved = new Map<number, number>();
  for (const { kind, month, cents } of postingsOf(run, year)) {
    if (kinds.includes(kind)) moved.set(month, (moved.get(month) ?? 0) + cents);
  }
  return monthsIn(year).map((month) => moved.get(month) ?? 0);
}

function rowsOfLine(at: YearOfRun, line: StatementLine): readonly CentsRow[] {
  if (line === 'tax') return taxRows(at.plan, at.year);
  const { plan, run, year } = at;
  const kinds: readonly FlowKind[] = statementFlows[line];
  const all = postingsOf(run, year);
  const duties = kinds.includes('purchaseDuty') ? dutyRows(at, all) : [];
  const postings = all.filter(({ kind }) => kinds.includes(kind) && kind !== 'purchaseDuty');
  const groups = Map.groupBy(postings, ({ kind, subject }) => `${kind} ${subject}`);
  const rows = [...groups.values()].flatMap((group): readonly CentsRow[] => {
    const [first] = group;
    if (first === undefined) return [];
    const source = sourceOfRow(at, first);
    return [
      {
        label: rowName(plan, first),
        working: workingOfRow(at, group, first),
        cents: sumOf(group),
        of: recordOf(first.subject),
        ...(source !== null && { source }),
      },
    ];
  });
  return [...duties, ...rows];
}

interface Journal {
  readonly year: TimelineYear;
  readonly postings: readonly YearPosting[];
}

// Whoever opens one line of a year opens others of it: its postings are kept until another year is asked for.
const lastJournals = new WeakMap<Timeline, Journal>();

function postingsOf({ household, timeline }: Ran, year: TimelineYear): readonly YearPosting[] {
  const known = lastJournals.get(timeline);
  if (known?.year === year) return known.postings;
  const postings = yearJournal(household, timeline, year);
  lastJournals.set(timeline, { year, postings });
  return postings;
}

function workingOfRow({ run, year }: YearOfRun, group: readonly YearPosting[], { kind, subject }: YearPosting): string {
  const months = Map.groupBy(group, ({ month }) => month);
  const text = monthsText([...months.values()].map(sumOf));
  if (kind === 'loanInterest') {
    const owed = -balanceOf(run.timeline, { kind: 'loan', subject }, year.first - 1);
    return `${text}, on ${amountText(owed)} at the start`;
  }
  if (kind !== 'superTax') return text;
  const taxed: readonly FlowKind[] = ['superGuarantee', 'superBeforeTax'];
  const paidIn = postingsOf(run, year).filter((other) => taxed.includes(other.kind) && other.subject === subject);
  const left = year.people.find(({ person }) => person === subject)?.superNotDeducted ?? 0;
  const less = left === 0 ? '' : ` less ${amountText(left / 100)} not deducted`;
  return `${percentText(superContributionsTax.value.ratePct)} × ${amountText(sumOf(paidIn) / 100)} paid in${less}`;
}

function sumOf(rows: readonly { readonly cents: number }[]): number {
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/** The rule of the year that an amount goes by; null for what no law fixes. */
function sourceOfRow({ year }: YearOfRun, { kind, subject }: YearPosting): LineSource | null {
  const law = lawOfYear(year.financialYear);
  if (kind === 'superTax') return sourceOf(superContributionsTax, []);
  if (kind === 'landTaxAssessed') return landTaxSource(year, subject);
  if (kind === 'superGuarantee') return foundSource(law, law.find('super guarantee', superGuaranteeRates));
  if (kind === 'studyLoanRepaid') return foundSource(law, law.find('study loan repayment', studyLoanRepayments));
  return null;
}

/** The table of a place, which goes on after its year. */
function landTaxSource({ financialYear }: TimelineYear, place: string): LineSource | null {
  const rule = Object.entries(landTaxTables).find(([state]) => state === place)?.[1];
  if (rule === undefined) return null;
  return sourceOf(rule, rule.to !== null && rule.to < lastDayOf(financialYear) ? [rule.id] : []);
}
